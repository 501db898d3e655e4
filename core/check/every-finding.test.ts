/** Every row of the check, in every language: as it is found in what was written, and what is red while one types. */
import { describe, expect, test } from 'vitest'
import type { Ceremony } from '../ceremony/document.ts'
import { languages } from '../languages.ts'
import { loadLibrary } from '../library/load-library.ts'
import type { CheckContext } from './check-context.ts'
import type { Finding, FindingKind } from './finding.ts'
import { findingSteps } from './findings-of.ts'
import { writtenAs } from './testing/checked-couple.ts'
import { rows } from './testing/finding-examples.ts'
import { blank, type InEveryLanguage } from './testing/finding-row.ts'
import { inHand } from './testing/found-words.ts'

/** Wrong at a wedding, and said while somebody types. */
const redKinds: readonly FindingKind[] = [
  'held',
  'wrongWho',
  'leftBlank',
  'leftUnsaid',
  'privateData',
  'secret',
  'secretFact',
  'otherCouple',
  'almostName',
  'inMemory',
  'legalWords',
  'legalWordsMissing',
  'agreement',
  'formerDetail',
]

async function check(
  ceremony: Ceremony,
  context: CheckContext,
  kind: FindingKind,
  options: { onlyRed: boolean },
): Promise<Finding[]> {
  const library = await loadLibrary(ceremony.language)
  const steps = findingSteps(ceremony, library, context, options)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value.filter((finding) => finding.kind === kind)
  }
}

const kinds = Object.keys(rows) as FindingKind[]
const all = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })))
const isSaid = ({ kind, language }: (typeof all)[number]): boolean =>
  rows[kind].examples[language].finds[0] !== ''
const wordsOf = (findings: readonly Finding[]): string[] => findings.map(({ words }) => words)

describe.each(all)('$kind in $language', ({ kind, language }) => {
  const { examples, about = blank, context = () => ({}), put } = rows[kind]
  const { says, finds } = examples[language]
  const after = (put ?? writtenAs)(about(language), says)
  const isRed = redKinds.includes(kind)

  test('is found in what was written, with its weight', async () => {
    const found = await check(after, context(language), kind, { onlyRed: false })
    expect(wordsOf(found)).toEqual(finds)
    for (const { severity } of found) expect(severity === 'red').toBe(isRed)
  })

  test('is said while one types only if it is red', async () => {
    const typed = put === undefined ? inHand(about(language), says) : after
    const found = await check(typed, context(language), kind, { onlyRed: true })
    expect(wordsOf(found)).toEqual(isRed ? finds : [])
  })
})

test.each(
  all.filter(({ kind }) => rows[kind].onlyWritten === true && rows[kind].put === undefined),
)('$kind in $language is not asked of what a hand typed', async ({ kind, language }) => {
  const { examples, about = blank, context = () => ({}) } = rows[kind]
  const typed = inHand(about(language), examples[language].says)
  expect(await check(typed, context(language), kind, { onlyRed: false })).toEqual([])
})

const calm: InEveryLanguage<string> = {
  pt: 'Boa tarde.',
  en: 'Hello.',
  fr: 'Bonjour.',
  es: 'Buenas tardes.',
}

test.each(all.filter(isSaid))(
  '$kind in $language is not found where nothing of the kind is said',
  async ({ kind, language }) => {
    const { about = blank, context = () => ({}), put = writtenAs } = rows[kind]
    const quiet = put(about(language), calm[language])
    expect(await check(quiet, context(language), kind, { onlyRed: false })).toEqual([])
  },
)
