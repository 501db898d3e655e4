/** What is not to be said, in every line: what somebody asked for under "leave unsaid", and what is held back. */
import { type CheckedLine, type CheckedScript, findingAbout, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { type MatterFinder, matterFinder } from './given-away.ts'
import { bySentence, heldInTellings } from './held-words.ts'
import { type Matter, matterReader } from './matter.ts'
import { detailsOf } from './sources.ts'
import { wordsBetween, wordsOf } from './words-of.ts'

function mattersOf(script: CheckedScript): Matter[] {
  const { ceremony } = script
  const { held, sayable } = heldInTellings(ceremony)
  const reader = matterReader(
    script,
    sayable.map(({ text }) => text),
  )
  // What only one of the couple must not hear is looked for on cards.
  const forNobody = held.filter(({ secretFor = 'everyone' }) => secretFor === 'everyone')
  return [
    ...reader.ofWishes(ceremony.wishes.leaveUnsaid),
    ...bySentence(forNobody).map(reader.ofHeld),
  ]
}

interface Finders {
  all: MatterFinder
  explicit: MatterFinder
}

/** Likeness counts only in what is no one's but ours to change, and until the second reading has read the sentence. */
function inLine(line: CheckedLine, { all, explicit }: Finders, script: CheckedScript): Finding[] {
  const isOwn = line.origin !== 'library' && line.origin !== 'fields'
  return line.sentences.flatMap(({ text, start }) => {
    const words = wordsBetween(line.words, start, start + text.length)
    const isLikenessEnough = isOwn && script.readingOf(text) === undefined
    const found = isLikenessEnough
      ? all.perhaps(words, text)
      : (isOwn ? all : explicit).surely(words)
    if (found === undefined) return []
    const { isUncertain } = found
    const matter = { kind: 'leftUnsaid', wish: found.matter.wish, isUncertain } as const
    return [findingIn(line, found, isUncertain ? 'mark' : 'red', matter)]
  })
}

/** What the fields say stands on sheets for the team, whether or not the script says it. */
function inFields({ explicit }: Finders, { ceremony, lines }: CheckedScript): Finding[] {
  const spoken = lines.map(({ text }) => text).join('\n')
  const onSheets = [
    ...detailsOf(ceremony),
    ...(ceremony.entrances ?? []).flatMap((entrance) => [
      entrance.kind === 'others' ? entrance.name : '',
      entrance.with,
      entrance.song,
    ]),
  ]
  return [...new Set(onSheets)].flatMap((text) => {
    if (text === '' || spoken.includes(text)) return []
    const said = explicit.surely(wordsOf(text))?.matter
    if (said === undefined) return []
    const matter = { kind: 'leftUnsaid', wish: said.wish, isUncertain: false } as const
    return [{ ...findingAbout('red', matter, [said.wish, text]), words: text, sentence: text }]
  })
}

/** In what was written, edited, pasted and kept alike: the couple does not ask who wrote it. */
export function leftUnsaid(script: CheckedScript): Finding[] {
  const matters = mattersOf(script)
  if (matters.length === 0) return []
  const { commonWords } = script.language
  const finders = {
    all: matterFinder(matters, commonWords),
    explicit: matterFinder(
      matters.filter(({ isExplicit }) => isExplicit),
      commonWords,
    ),
  }
  return [
    ...inFields(finders, script),
    ...script.lines.flatMap((line) => inLine(line, finders, script)),
  ]
}
