/**
 * Made-up couples to try the product with: a button fills a ceremony with one of them. They are also among those that
 * the writer is judged with (docs/evaluation.md), and the AI stand-in has recorded texts for them.
 */
import type { Answers } from '../ceremony/ceremony.ts'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Agreement, Ceremony } from '../ceremony/document.ts'

export interface ExamplePartner {
  name: string
  /** What the script calls the person, where that is not the whole name. */
  calledAs?: string
  title: 'bride' | 'groom' | 'none'
  agreement: Agreement
}

export interface ExampleCouple {
  language: CeremonyLanguage
  /** In the order in which they are named. */
  partners: readonly [ExamplePartner, ExamplePartner]
  place: string
  /** `YYYY-MM-DD`, or empty. */
  date: string
  /** `HH:MM`, or empty. */
  time: string
  /** In the order of the five questions. */
  answers: Answers
  wishes?: Partial<Ceremony['wishes']>
  power?: Ceremony['power']
  country?: string
  people?: readonly Partial<Omit<Ceremony['people'][number], 'id'>>[]
  children?: readonly Omit<Ceremony['children'][number], 'id'>[]
}
