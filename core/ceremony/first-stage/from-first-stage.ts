/** Converts a ceremony of format 1 to the document, complete, and reading as it did before. */
import type { Telling } from '../../told/telling.ts'
import {
  type Answers,
  type CeremonyInfo,
  type TextName,
  type Texts,
  textNames,
} from '../ceremony.ts'
import type { Ceremony, PlacedSection, Version } from '../document.ts'
import { type Beginning, newCeremony } from '../new-ceremony.ts'
import { questionIds } from '../question-ids.ts'
import type { FirstStage } from './stored-entries.ts'

/** Texts of format 1 name the couple in plain words and may have been edited, so they count as handwritten. */
function bodyOf(text: TextName, content: string): PlacedSection['body'] {
  return { kind: 'written', text, content, origin: 'hand' }
}

/**
 * In format 1 the final message was asked to declare the couple married, so the fixed declaration is added only if
 * there is no final message.
 */
function withText(section: PlacedSection, texts: Texts): PlacedSection {
  const { body } = section
  if (body.kind !== 'written' || texts[body.text].trim() === '') return section
  return { ...section, body: bodyOf(body.text, texts[body.text]) }
}

/** Each text's former contents, the oldest first, without repetitions, what stands now and what was empty. */
export function versionsOf(formerTexts: readonly Texts[], texts: Texts): Record<string, Version[]> {
  return Object.fromEntries(
    textNames
      .map((name): [string, Version[]] => {
        const former = formerTexts.map((one) => one[name])
        const distinct = former.filter(
          (content, position) =>
            content !== '' && content !== texts[name] && !former.includes(content, position + 1),
        )
        return [name, distinct.map((content) => ({ body: bodyOf(name, content) }))]
      })
      .filter(([, versions]) => versions.length > 0),
  )
}

function tellingsOf(answers: Answers): Ceremony['tellings'] {
  return questionIds
    .map((id, position): Telling => {
      const text = answers[position] ?? ''
      return { id, from: 'answer', question: id, by: 'unknown', text }
    })
    .filter(({ text }) => text !== '')
}

function coupleOf({ groomName, brideName }: CeremonyInfo, ceremony: Ceremony): Ceremony['couple'] {
  const [groom, bride] = ceremony.couple
  return [
    { ...groom, name: groomName },
    { ...bride, name: brideName },
  ]
}

/** The document of a format-1 ceremony: groom, then bride, the classic plan, texts, answers and versions. */
export function fromFirstStage(
  { info, answers, texts, formerTexts }: FirstStage,
  beginning: Omit<Beginning, 'plan'>,
): Ceremony {
  const ceremony = newCeremony(beginning)
  return {
    ...ceremony,
    couple: coupleOf(info, ceremony),
    place: info.location,
    date: info.date,
    time: info.time,
    tellings: tellingsOf(answers),
    plan: ceremony.plan.map((section) => withText(section, texts)),
    versions: versionsOf(formerTexts, texts),
  }
}
