/**
 * What everyone who helps needs to know, from the one script: who enters with whom, when music begins, what is brought,
 * what is read. No sheet holds a vow, the couple's story, or anybody whose part is a secret.
 */

import { bodyLines } from '../ceremony/body-lines.ts'
import type { Ceremony, Entrance } from '../ceremony/document.ts'
import { sectionMinutes } from '../ceremony/minutes.ts'
import { neededThings } from '../ceremony/needed-things.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { type Script, type ScriptSection, scriptOf } from '../ceremony/script.ts'
import { withUnbrokenMarks } from '../ceremony/unbroken-marks.ts'
import { isVerse } from '../ceremony/verses.ts'
import type { Library, Piece } from '../library/piece.ts'
import { pieceOf } from '../library/piece.ts'
import type { TeamMessages } from '../messages/shape/team.ts'
import { bringerName } from './bringer-name.ts'
import { namesSecret } from './secrets.ts'

export interface TeamSheet {
  /** Who it is for; tells the sheets of a ceremony apart. */
  id: string
  title: string
  /** Whose ceremony it is, where and when: helpers have one every Saturday. */
  about: string
  groups: readonly SheetGroup[]
}

interface SheetGroup {
  heading?: string
  lines: readonly string[]
}

/** What a sheet says besides whose ceremony it is for. */
type SheetContent = Omit<TeamSheet, 'about'>

/** What all sheets are made from. */
interface Team {
  ceremony: Ceremony
  library: Library
  script: Script
  words: TeamMessages
  /** The text, or the word for a surprise if it names somebody with a secret part. */
  open: (text: string) => string
  isSecret: (text: string) => boolean
}

const forReader = 'reader '

/** Whether a sheet holds what somebody reads aloud. */
export function isForReader({ id }: Pick<TeamSheet, 'id'>): boolean {
  return id.startsWith(forReader)
}

/** How much of what was said before a cue its listener needs. */
const cueWords = 10

/** The sheets of a ceremony, with nothing on them that is not in its script; one for each reader. */
export function teamSheets(ceremony: Ceremony, library: Library, words: TeamMessages): TeamSheet[] {
  const isSecret = namesSecret(ceremony)
  const team: Team = {
    ceremony,
    library,
    script: withUnbrokenMarks(scriptOf(ceremony, library)),
    words,
    open: (text) => (isSecret(text) ? words.surprise : text),
    isSecret,
  }
  const about = aboutOf(team)
  return [
    coordinatorSheet(team),
    musiciansSheet(team),
    photographerSheet(team),
    propsSheet(team),
    ...readerSheets(team),
  ]
    .filter(({ groups }) => groups.some(({ lines }) => lines.length > 0))
    .map((sheet) => ({ ...sheet, about }))
}

/** A sheet as a message: title and ceremony, then groups with a blank line between them, and between stanzas. */
export function sheetText({ title, about, groups }: TeamSheet): string {
  const blocks = groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) =>
      [
        ...(heading === undefined ? [] : [heading]),
        lines.join(lines.some(isVerse) ? '\n\n' : '\n'),
      ].join('\n'),
    )
  return [[title, about].join('\n'), ...blocks].join('\n\n')
}

function aboutOf({ script, open }: Team): string {
  const details = script.sections
    .flatMap(({ lines }) => lines)
    .filter(({ speaker }) => speaker === 'detail')
    .map(({ text }) => text)
  return [script.title, ...details].map(open).join(' · ')
}

function coordinatorSheet(team: Team): SheetContent {
  const { words } = team
  return {
    id: 'coordinator',
    title: words.sheets.coordinator,
    groups: [
      { heading: words.entrances, lines: entranceOrder(team) },
      { heading: words.moments, lines: moments(team) },
      { heading: words.things, lines: [...new Set(things(team).flatMap(({ lines }) => lines))] },
    ],
  }
}

function photographerSheet(team: Team): SheetContent {
  const { words, script, open } = team
  const standing = script.sections
    .filter(({ kind }) => kind === 'finalKissNote')
    .flatMap(({ lines }) => lines.filter(({ speaker }) => speaker === 'direction'))
  return {
    id: 'photographer',
    title: words.sheets.photographer,
    groups: [
      { heading: words.entrances, lines: entranceOrder(team) },
      {
        heading: words.moments,
        lines: [...moments(team), ...standing.map(({ text }) => open(text))],
      },
    ],
  }
}

function musiciansSheet(team: Team): SheetContent {
  const { words, ceremony, script, open, isSecret } = team
  const walking = (ceremony.entrances ?? [])
    .filter(({ song }) => onOneLine(song) !== '')
    .map(
      (entrance) =>
        `${open(whoWalks(entrance, team))} · ${words.song(open(onOneLine(entrance.song)))}`,
    )
  const cues = script.sections.flatMap((section, index): string[] => {
    const music = pieceIn(section, team)?.music
    if (music === undefined) return []
    const before = lastWordsBefore(script.sections, index)
    const cue =
      before === undefined || isSecret(before)
        ? index === 0
          ? words.atBeginning
          : words.onSign
        : words.after(before)
    return [`${open(section.heading ?? section.kind)} · ${cue} · ${music}`]
  })
  return {
    id: 'musicians',
    title: words.sheets.musicians,
    groups: [
      { heading: words.entrances, lines: walking },
      { heading: words.cues, lines: cues },
    ],
  }
}

function propsSheet(team: Team): SheetContent {
  return { id: 'props', title: team.words.sheets.props, groups: things(team) }
}

function readerSheets({ script, words, isSecret }: Team): SheetContent[] {
  const lines = script.sections.flatMap((section) =>
    section.lines
      .filter(({ speaker }) => speaker === 'other')
      .map(({ text, spokenBy = words.guest }) => ({ text, reader: spokenBy, section })),
  )
  const readers = [...new Set(lines.map(({ reader }) => reader))].filter(
    (reader) => !isSecret(reader),
  )
  return readers.map((reader) => {
    const own = lines.filter((line) => line.reader === reader && !isSecret(line.text))
    const sections = [...new Set(own.map(({ section }) => section))]
    return {
      id: `${forReader}${reader}`,
      title: words.sheets.reader(reader),
      groups: sections.map(({ key, heading }) => ({
        ...(heading === undefined || isSecret(heading) ? {} : { heading }),
        lines: own.filter(({ section }) => section.key === key).map(({ text }) => text),
      })),
    }
  })
}

function pieceIn({ key, kind }: ScriptSection, { ceremony, library }: Team): Piece | undefined {
  const body = ceremony.plan.find((section) => section.key === key)?.body
  return pieceOf(library, body?.kind === 'library' ? body.piece : kind)
}

/** The procession, as the script draws it and nothing that was written into it by hand. */
function entranceOrder({ ceremony, library, script, open }: Team): string[] {
  const isOn = script.sections.some(({ kind }) => kind === 'entrances')
  if (!isOn) return []
  return bodyLines({ kind: 'fields', fields: 'entrances' }, ceremony, library)
    .filter(({ speaker }) => speaker === 'item')
    .map(({ text }) => open(text))
}

function whoWalks(entrance: Entrance, { ceremony, library }: Team): string {
  const alone = { ...ceremony, entrances: [{ ...entrance, song: '' }] }
  const [line] = bodyLines({ kind: 'fields', fields: 'entrances' }, alone, library)
  return line?.speaker === 'item' ? line.text.replace(/^1\. /, '') : ''
}

/** Every moment that has a name, with the minute it begins at and who has something to do in it. */
function moments(team: Team): string[] {
  const { script, words, open } = team
  let minutes = 0
  return script.sections.flatMap((section) => {
    const startsAt = minutes
    minutes += sectionMinutes(section)
    if (section.heading === undefined) return []
    const acts = pieceIn(section, team)?.acts ?? []
    const others = acts.filter((actor) => actor !== 'celebrant').map((actor) => words.actors[actor])
    const who = others.length === 0 ? '' : ` (${others.join(', ')})`
    return [`${words.startsAt(Math.round(startsAt))} · ${open(section.heading)}${who}`]
  })
}

function things(team: Team): { heading?: string; lines: string[] }[] {
  const { ceremony, library, script, words, open, isSecret } = team
  return script.sections.flatMap((section) => {
    const placed = ceremony.plan.find(({ key }) => key === section.key)
    const props = placed === undefined ? [] : neededThings(placed, library)
    if (props.length === 0) return []
    const lines = props.map((prop) => {
      const name = bringerName(ceremony, prop, library, words)
      const who = name === '' || isSecret(name) ? words.toBeAgreed(words.bringers[prop.from]) : name
      return words.brings(prop.what, who)
    })
    return [{ ...(section.heading === undefined ? {} : { heading: open(section.heading) }), lines }]
  })
}

/** What is heard last before a section; undefined after a vow, which nobody is to read beforehand, or after nothing. */
function lastWordsBefore(sections: readonly ScriptSection[], index: number): string | undefined {
  const spoken = sections
    .slice(0, index)
    .flatMap(({ lines, kind }) => lines.map((line) => ({ ...line, kind })))
    .findLast(({ speaker }) => ['celebrant', 'first', 'second', 'both', 'other'].includes(speaker))
  if (spoken?.speaker !== 'celebrant' || spoken.kind === 'personalVows') return undefined
  // The space before a French mark is no end of a word, and stays the one it is.
  return spoken.text
    .split(/[^\S\u00a0\u202f]+/u)
    .slice(-cueWords)
    .join(' ')
}
