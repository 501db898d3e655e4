/** What was told, and what stands already, as data of a prompt. */
import { baseLanguage, type CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import type { Language } from '../languages.ts'
import { questions as en } from '../messages/en/questions.ts'
import { questions as es } from '../messages/es/questions.ts'
import { questions as fr } from '../messages/fr/questions.ts'
import { questions as pt } from '../messages/pt/questions.ts'
import type { QuestionsMessages } from '../messages/shape/questions.ts'
import type { Block } from './marked-blocks.ts'
import { instructionsFor } from './three-texts/instructions-for.ts'
import type { SayableTelling, Told } from './told.ts'
import type { WrittenPartner } from './writing-request.ts'

const questionsIn: Record<Language, QuestionsMessages> = { pt, en, fr, es }

type Couple = readonly [WrittenPartner, WrittenPartner]

function tellingBlock(
  { question, by, text }: SayableTelling,
  [first, second]: Couple,
  language: CeremonyLanguage,
): Block {
  const { data } = instructionsFor(language)
  // What the celebrant adds is nothing that the couple said.
  if (by === 'celebrant') return { tag: 'added', content: `${data.added}\n${text}` }
  const teller = by === 'first' ? first : by === 'second' ? second : undefined
  const heading =
    question === undefined ? data.told : questionsIn[baseLanguage(language)].questions[question]
  const saidBy = teller === undefined ? '' : ` (${data.saidBy(teller.called)})`
  return {
    tag: question === undefined ? 'told' : `told_${question}`,
    content: `${heading}${saidBy}\n${text}`,
  }
}

/** Each telling whole, under its question or as what it was, with who tells it; then how far permissions go. */
export function toldBlocks(
  { tellings, limits }: Told,
  couple: Couple,
  language: CeremonyLanguage,
): Block[] {
  const { data } = instructionsFor(language)
  const lines = limits.map(({ quote, limit }) => `- “${onOneLine(quote)}”: ${onOneLine(limit)}`)
  return [
    ...tellings.map((telling) => tellingBlock(telling, couple, language)),
    { tag: 'limits', content: lines.length === 0 ? '' : [data.limits, ...lines].join('\n') },
  ]
}

/** A text that stands, under words that say what that means. */
export function standingBlock(tag: string, text: string, language: CeremonyLanguage): Block {
  return { tag, content: `${instructionsFor(language).data.standing}\n${text}` }
}
