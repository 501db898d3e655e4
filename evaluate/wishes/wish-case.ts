/** What people write when something must not be said, with the words that must not reach a writer and those that must. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { languages } from '#core/languages.ts'
import type { SentTelling, WritingRequest } from '#core/writer/writing-request.ts'

const words = {
  id: v.string(),
  language: v.picklist(languages),
  /** Letter by letter as told. */
  held: v.array(v.string()),
  kept: v.array(v.string()),
  why: v.picklist(['asked', 'hardshipNoConsent', 'thirdPersonSecret', 'falseFriend']),
}
const question = v.picklist(questionIds)

/** Those that were given tell one answer each. */
const givenSchema = v.object({ ...words, question, answer: v.string() })
const ownSchema = v.object({
  ...words,
  tellings: v.array(v.object({ question, text: v.string() })),
  leaveUnsaid: v.optional(v.string(), ''),
})

export type WishCase = v.InferOutput<typeof ownSchema> & { from: 'given' | 'own' }

function casesOf<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  const content: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
  return v.parse(v.array(schema), content)
}

/** All of them: those given first. */
export function wishCases(): WishCase[] {
  const given = casesOf('given.json', givenSchema).map(({ question, answer, ...rest }) => ({
    ...rest,
    ...{ from: 'given' as const, tellings: [{ question, text: answer }], leaveUnsaid: '' },
  }))
  const own = casesOf('own.json', ownSchema).map((one) => ({ ...one, from: 'own' as const }))
  return [...given, ...own]
}

const variants = { pt: 'pt-BR', en: 'en-US', fr: 'fr-FR', es: 'es-419' } as const

/** What the reading is asked with. Nobody is named: the cases are of forty couples. */
export function requestOf({
  language,
  tellings,
  leaveUnsaid,
}: WishCase): Pick<WritingRequest, 'language' | 'couple' | 'leaveUnsaid' | 'tellings'> {
  const nobody = { called: '', full: '', agreement: 'neutral' } as const
  return {
    language: variants[language],
    couple: [nobody, nobody],
    leaveUnsaid,
    tellings: tellings.map(
      ({ question, text }): SentTelling => ({
        ...{ id: question, question, by: 'unknown', text, ranges: [], isRead: false },
      }),
    ),
  }
}
