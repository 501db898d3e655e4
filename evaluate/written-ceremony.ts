import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { ceremonyOf } from './couples/ceremony-of.ts'
import type { EvaluatedCouple } from './couples/couple.ts'

/** What a service wrote for a couple; a text that failed is absent. */
export interface WrittenCeremony {
  couple: EvaluatedCouple
  texts: Readonly<Partial<Record<TextName, string>>>
  /** What was read from the answers; none where the texts were written from the answers themselves. */
  facts?: Ceremony['facts']
  /** Sentences that a model found without a source in what the couple told; absent where nobody has asked one. */
  unbacked?: readonly string[]
}

/** The texts that are there, with their names. */
export function textsOf({ texts }: WrittenCeremony): { name: TextName; text: string }[] {
  return textNames.flatMap((name) => {
    const text = texts[name]
    return text === undefined ? [] : [{ name, text }]
  })
}

/** The couple's ceremony with the texts in their places. */
export function ceremonyWith({ couple, texts, facts = [] }: WrittenCeremony): Ceremony {
  const ceremony = ceremonyOf(couple)
  return {
    ...ceremony,
    facts,
    plan: ceremony.plan.map((section) =>
      section.body.kind === 'written'
        ? { ...section, body: { ...section.body, content: texts[section.body.text] ?? '' } }
        : section,
    ),
  }
}
