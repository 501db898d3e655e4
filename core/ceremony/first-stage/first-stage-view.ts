/** A document as the first stage's page shows and changes it: couple, place, date and time, five answers, three texts. */
import { render } from '../../library/notation.ts'
import { answerText } from '../../told/answers.ts'
import { calledNames } from '../called-names.ts'
import { type Answers, type CeremonyInfo, type Texts, textNames } from '../ceremony.ts'
import { baseLanguage } from '../ceremony-language.ts'
import type { Ceremony, Partner, PlacedSection } from '../document.ts'
import { answerChanged, type Told } from '../edits/tellings.ts'
import { onOneLine } from '../paragraphs.ts'
import { declaration } from '../plans.ts'
import { questionIds } from '../question-ids.ts'
import { versionsOf } from './from-first-stage.ts'
import type { FirstStage } from './stored-entries.ts'

/** What that page shows of a document; former texts stand together as they were replaced, the last ones last. */
export function firstStageOf(ceremony: Ceremony): FirstStage {
  const [groom, bride] = ceremony.couple
  return {
    info: {
      brideName: bride.name,
      groomName: groom.name,
      location: ceremony.place,
      date: ceremony.date,
      time: ceremony.time,
    },
    answers: answersOf(ceremony),
    texts: textsOf(ceremony),
    formerTexts: formerTextsOf(ceremony),
  }
}

function answersOf(ceremony: Ceremony): Answers {
  const [one, two, three, four, five] = questionIds
  const textOf = (id: string): string => answerText(ceremony, id)
  return [textOf(one), textOf(two), textOf(three), textOf(four), textOf(five)]
}

function textsOf(ceremony: Ceremony): Texts {
  const contentOf = (name: keyof Texts): string => {
    const body = ceremony.plan.map((section) => section.body).find((one) => isText(one, name))
    return body?.kind === 'written' ? readable(body, ceremony) : ''
  }
  return {
    welcome: contentOf('welcome'),
    ceremony: contentOf('ceremony'),
    finalMessage: contentOf('finalMessage'),
  }
}

/** A written text with the names in it: nobody but us knows what our tokens stand for. */
function readable(
  { content, origin }: Extract<PlacedSection['body'], { kind: 'written' }>,
  { couple, celebrant, language }: Ceremony,
): string {
  if (origin === 'hand') return content
  const named = (called: string, full: string, agreement: Partner['agreement']) => ({
    called: onOneLine(called) || onOneLine(full),
    full: onOneLine(full),
    agreement,
  })
  const [firstCalled, secondCalled] = calledNames(couple)
  const [first, second] = couple
  return render(content, {
    language: baseLanguage(language),
    first: named(firstCalled, first.name, first.agreement),
    second: named(secondCalled, second.name, second.agreement),
    celebrant: named('', celebrant.name, celebrant.agreement),
  })
}

function isText(body: PlacedSection['body'], name: keyof Texts): boolean {
  return body.kind === 'written' && body.text === name
}

/** Each text's versions end with the one replaced last; where one has fewer, what it says now fills the place. */
function formerTextsOf(ceremony: Ceremony): Texts[] {
  const texts = textsOf(ceremony)
  const former = textNames.map((name): [keyof Texts, string[]] => {
    const key = ceremony.plan.find(({ body }) => isText(body, name))?.key ?? name
    const bodies = (ceremony.versions[key] ?? []).map(({ body }) => body)
    return [name, bodies.map((body) => (body.kind === 'written' ? body.content : ''))]
  })
  const count = Math.max(...former.map(([, contents]) => contents.length))
  return Array.from({ length: count }, (_, position) => {
    const at = ([name, contents]: [keyof Texts, string[]]): [keyof Texts, string] => [
      name,
      contents[position - (count - contents.length)] ?? contents[0] ?? texts[name],
    ]
    return { ...texts, ...Object.fromEntries(former.map(at)) }
  })
}

/**
 * The document with what that page has changed; the same document when that is nothing, and the same members where
 * they say the same. Without `formerTexts` its versions stay as they are.
 */
export function withFirstStage(
  ceremony: Ceremony,
  { info, answers, texts, formerTexts }: Omit<FirstStage, 'formerTexts'> & Partial<FirstStage>,
  nowMs: number,
): Ceremony {
  const next: Ceremony = {
    ...ceremony,
    couple: withNames(ceremony.couple, info),
    place: info.location,
    date: info.date,
    time: info.time,
    ...withAnswers(ceremony, answers),
    plan: withTexts(ceremony, texts),
    versions:
      formerTexts === undefined
        ? ceremony.versions
        : withVersions(ceremony, versionsOf(formerTexts, texts)),
  }
  const members = Object.keys(next) as (keyof Ceremony)[]
  return members.every((member) => next[member] === ceremony[member])
    ? ceremony
    : { ...next, revision: ceremony.revision + 1, changedAtMs: nowMs }
}

function withNames(couple: Ceremony['couple'], info: CeremonyInfo): Ceremony['couple'] {
  const [groom, bride] = couple
  const named = (partner: Partner, name: string): Partner =>
    partner.name === name ? partner : { ...partner, name }
  return groom.name === info.groomName && bride.name === info.brideName
    ? couple
    : [named(groom, info.groomName), named(bride, info.brideName)]
}

/** Also what was decided about words that are changed there is followed, or forgotten. */
function withAnswers({ tellings, ranges, tellingsRead }: Ceremony, answers: Answers): Told {
  const former: Told = { tellings, ranges, ...(tellingsRead && { tellingsRead }) }
  let told = former
  for (const [position, id] of questionIds.entries()) {
    const text = answers[position] ?? ''
    if (text !== answerText(told, id)) told = { ...told, ...answerChanged(told, id, { text }) }
  }
  return told
}

/** Of two sections with the same text the first is the one that page shows. */
function withTexts(ceremony: Ceremony, texts: Texts): PlacedSection[] {
  const { plan } = ceremony
  const shown = new Set(
    textNames.map((name) => plan.find(({ body }) => isText(body, name))).filter(Boolean),
  )
  const next = plan.map((section): PlacedSection => {
    const { body } = section
    if (!shown.has(section) || body.kind !== 'written') return section
    const content = texts[body.text]
    return readable(body, ceremony) === content
      ? section
      : { ...section, body: withContent(body, content) }
  })
  return next.every((section, position) => section === plan[position]) ? plan : next
}

/**
 * Texts of that page name the couple by plain words, as a hand does. Its final message declares the couple married by
 * itself, so that the fixed declaration stands only where there is none.
 */
function withContent(
  { text, ending }: Extract<PlacedSection['body'], { kind: 'written' }>,
  content: string,
): PlacedSection['body'] {
  if (content !== '') return { kind: 'written', text, content, origin: 'hand' }
  const fixed = ending ?? (text === 'finalMessage' ? declaration : undefined)
  return { kind: 'written', text, content, origin: 'writer', ...(fixed && { ending: fixed }) }
}

function withVersions(
  { plan, versions }: Ceremony,
  byText: Ceremony['versions'],
): Ceremony['versions'] {
  const keys = textNames.map((name): [string, string] => [
    plan.find(({ body }) => isText(body, name))?.key ?? name,
    name,
  ])
  const others = Object.entries(versions).filter(([key]) => !keys.some(([text]) => text === key))
  const texts = keys.flatMap(([key, name]) => {
    const list = byText[name]
    return list === undefined ? [] : [[key, list] as const]
  })
  return Object.fromEntries([...others, ...texts])
}
