import { expect, test } from 'vitest'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { partPrompt } from './part-prompt.ts'
import { type PartRequest, rewritingWays } from './part-request.ts'
import { writingRequest } from './testing/writing-request.ts'
import { wordingFor } from './wording-for.ts'

const request = (changes: Partial<PartRequest> = {}): PartRequest => ({
  ...{ language: 'pt-BR', couple: writingRequest().couple, register: 'warm' },
  ...{ part: 'As areias se misturam.', before: 'Antes.', after: '', instruction: '' },
  told: {
    tellings: [
      { question: 'howTheyMet', by: 'second', text: 'a fila' },
      { by: 'celebrant', text: 'a dança' },
    ],
    limits: [{ quote: 'a fila', limit: 'em uma frase' }],
  },
  standing: ['Era uma vez.'],
  ...changes,
})

test('the part, its neighbours, what may be told, what stands around it and the request are data', () => {
  const user = partPrompt(request({ instruction: 'fale do mar', way: 'withTheirStory' }))
    .messages[1]?.content
  expect(user).toMatch(/^<task>part<\/task>\n/)
  expect(user).toContain('<part>\nAs areias se misturam.\n</part>')
  expect(user).toContain('<before>\nAntes.\n</before>')
  expect(user).not.toMatch(/^<after>$/m)
  expect(user).toContain('<instruction>\nfale do mar\n</instruction>')
  expect(user).toMatch(/<told_howTheyMet>\n[^\n]+\([^\n]*Marina\)\na fila\n<\/told_howTheyMet>/)
  expect(user).toMatch(/<added>\n[^\n]+\na dança\n<\/added>/)
  expect(user).toMatch(/<limits>\n[^\n]+\n- “a fila”: em uma frase\n<\/limits>/)
  expect(user).toMatch(/<standing>\n[^\n]+\nEra uma vez\.\n<\/standing>/)
  expect(user).toContain('Com a história do casal')
})

test.each(ceremonyLanguages)('every button is an instruction of its own in %s', (language) => {
  const prompts = rewritingWays.map(
    (way) => partPrompt(request({ language, way })).messages[1]?.content,
  )
  expect(new Set(prompts).size).toBe(rewritingWays.length)
})

test.each(ceremonyLanguages)(
  'what others speak between is asked for in %s paragraph by paragraph, and nothing else is',
  (language) => {
    const { keepsParagraphs } = wordingFor(language).part
    const user = (asked: Partial<PartRequest>) =>
      partPrompt(request({ language, ...asked })).messages[1]?.content
    expect(user({ keepsParagraphs: true })).toContain(keepsParagraphs)
    expect(user({})).not.toContain(keepsParagraphs)
  },
)

test.each(ceremonyLanguages)('a part is said in %s from its own words alone', (language) => {
  const [system, user] = partPrompt(request({ language, from: 'pt-BR' })).messages
  expect(system?.content).toContain(`(${language})`)
  expect(user?.content).toMatch(/^<task>translation<\/task>\n/)
  expect(user?.content).toContain('<part>\nAs areias se misturam.\n</part>')
  for (const told of ['a fila', 'a dança', 'Era uma vez', 'Antes.', '<told']) {
    expect(user?.content).not.toContain(told)
  }
})

test.each(ceremonyLanguages)(
  'a part in %s speaks to the two alone where nobody is invited',
  (language) => {
    const wording = wordingFor(language)
    const [system, user] = partPrompt(request({ language, isAlone: true })).messages
    expect(system?.content).toContain(wording.address.alone)
    expect(user?.content).toContain(wording.alone)
    expect(partPrompt(request({ language })).messages[0]?.content).toContain(
      wording.address.everyone,
    )
  },
)
