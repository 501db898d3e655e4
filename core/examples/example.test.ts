import * as v from 'valibot'
import { expect, test } from 'vitest'
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import { ceremonySchema } from '../ceremony/document.ts'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { languages } from '../languages.ts'
import { examples } from './example.ts'
import { withExample } from './with-example.ts'

test.each(languages)('there is a couple to try in %s, whole and in that language', (language) => {
  const example = examples[language]
  const empty = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
  const ceremony = withExample(empty, example)
  expect(v.is(ceremonySchema, ceremony)).toBe(true)
  expect(baseLanguage(ceremony.language)).toBe(language)
  expect(ceremony.plan).toEqual(empty.plan)
  expect(ceremony.tellings.map(({ question }) => question)).toEqual(questionIds)
  expect(ceremony.tellings.every(({ text }) => text !== '')).toBe(true)
})

test('one of them are two brides', () => {
  const both = Object.values(examples).filter(({ partners }) =>
    partners.every(({ title }) => title === 'bride'),
  )
  expect(both).toHaveLength(1)
})
