import { type TextName, type Texts, textNames } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { SentenceVerdict } from '#core/told/second-reading.ts'
import { readByHand } from './couples/ceremony-of.ts'
import type { EvaluatedCouple } from './couples/couple.ts'

/** Sentences by what a model says of them, and what it misses. */
export interface SecondRead {
  sentences: Readonly<Partial<Record<SentenceVerdict, readonly string[]>>>
  /** Words of the couple that may be said and stand nowhere. */
  leftOut: readonly string[]
}

/** What a service wrote for a couple; a text that failed is absent. */
export interface WrittenCeremony {
  couple: EvaluatedCouple
  texts: Readonly<Partial<Record<TextName, string>>>
  /** What a model found in them; absent where nobody has asked one. */
  secondRead?: SecondRead
}

/** The texts that are there, with their names. */
export function textsOf({ texts }: WrittenCeremony): { name: TextName; text: string }[] {
  return textNames.flatMap((name) => {
    const text = texts[name]
    return text === undefined ? [] : [{ name, text }]
  })
}

/** All three; undefined where one is missing. */
export function allTexts({
  texts: { welcome, ceremony, finalMessage },
}: WrittenCeremony): Texts | undefined {
  if (welcome === undefined || ceremony === undefined || finalMessage === undefined)
    return undefined
  return { welcome, ceremony, finalMessage }
}

/** The couple's ceremony with the texts in their places, and what is held back as whoever made the couple up says. */
export function ceremonyWith({ couple, texts }: WrittenCeremony): Ceremony {
  const ceremony = readByHand(couple)
  return {
    ...ceremony,
    plan: ceremony.plan.map((section) =>
      section.body.kind === 'written'
        ? { ...section, body: { ...section.body, content: texts[section.body.text] ?? '' } }
        : section,
    ),
  }
}
