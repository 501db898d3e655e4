import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { errorSentence } from '../messages/error-sentences.ts'
import { callExcess, callMatters, callMaxCharacters, charactersIn } from './call-size.ts'
import { claimsWireSchema } from './claims-prompt.ts'
import { clausesOf } from './clauses.ts'
import { fingerprint } from './fingerprint.ts'
import { notesMaxCharacters, notesRequestSchema } from './notes-request.ts'
import { partRequestSchema } from './part-request.ts'
import { type FactLabels, factOf, silenceOf } from './read-facts.ts'
import { fact, writingRequest } from './testing/writing-request.ts'
import { voiceScriptMaxCharacters, voiceScriptsMost } from './voice-card.ts'
import { voiceRequestSchema } from './voice-request.ts'
import { factsMost, writingRequestSchema } from './writing-request.ts'

const language = 'pt-BR'
const long = (characters: number): string => 'x'.repeat(characters)
const facts = (count: number, characters: number) =>
  Array.from({ length: count }, (_, at) => fact(long(characters), { id: `${at}` }))

function issuesOf(schema: v.GenericSchema, request: unknown): string[] {
  return v.safeParse(schema, request).issues?.map(({ message }) => message) ?? []
}

describe('the characters of a call', () => {
  test('are those of every string in it', () => {
    expect(charactersIn({ a: 'ab', b: [{ c: 'cde' }, 7, null, true, undefined], d: '' })).toBe(5)
    expect(charactersIn('abc')).toBe(3)
  })

  test.each([
    ['/api/writing', writingRequestSchema, writingRequest({ facts: facts(20, 6_000) })],
    [
      '/api/writing/part',
      partRequestSchema,
      {
        ...{ ...writingRequest(), part: 'x', before: '', after: '', instruction: '' },
        facts: facts(20, 6_000),
      },
    ],
    [
      '/api/writing/claims',
      claimsWireSchema,
      { language, facts: [], sentences: Array(16).fill(long(8_000)) },
    ],
  ])('are limited together, though each field keeps to its own limit: %s', (_, schema, request) => {
    expect(issuesOf(schema, request)).toEqual(['call-too-long'])
  })

  test('are all that a talk of two hours or three former scripts may have', () => {
    const names = [long(200), long(200)]
    expect(
      issuesOf(notesRequestSchema, { language, notes: long(notesMaxCharacters), names }),
    ).toEqual([])
    const scripts = Array(voiceScriptsMost).fill(long(voiceScriptMaxCharacters))
    expect(issuesOf(voiceRequestSchema, { language, scripts })).toEqual([])
  })

  test('have room for five full answers that have all been read, a voice, wishes and cities', () => {
    const sentence =
      'Nos conhecemos em 2017 numa fila de padaria em BH, ele pagou o meu pão de queijo. '
    const answers = writingRequest().answers.map((answer) => ({
      ...answer,
      text: sentence.repeat(100).slice(0, 8_000),
    }))
    const reading = {
      clauses: clausesOf(answers.map(({ question, text }) => ({ source: question, text }))),
      answers: Object.fromEntries(answers.map(({ question, text }) => [question, text])),
      leaveUnsaid: '',
      names: [],
    }
    const labels: Omit<FactLabels, 'clauses' | 'texts'> = {
      ...{ who: 'both', when: '', sensitive: false },
      ...{ hardship: undefined, manner: 'none', doubt: '' },
    } as const
    const read = reading.clauses
      .map(({ number }) =>
        factOf(
          { ...labels, texts: ['welcome', 'ceremony'], clauses: [number] },
          silenceOf([], reading),
          reading,
        ),
      )
      .filter((one) => one !== undefined)
    const line = long(400)
    const phrases = Array(12).fill(long(60))
    const request = writingRequest({
      answers,
      facts: read.slice(0, factsMost),
      answersRead: Object.fromEntries(
        answers.map(({ question, text }) => [question, fingerprint(text)]),
      ),
      leaveUnsaid: long(1_000),
      voice: {
        ...{ rhythm: line, humour: line, address: line },
        ...{ openings: phrases, closings: phrases, neverSays: phrases },
      },
      cities: Array.from({ length: 20 }, () => ({ name: 'Belo Horizonte', line: long(100) })),
    })
    expect(charactersIn(request)).toBeGreaterThan(80_000)
    expect(issuesOf(writingRequestSchema, request)).toEqual([])
  })
})

describe('each field of a call', () => {
  test.each([
    [
      'a name beside notes',
      notesRequestSchema,
      { language, notes: 'x', names: [long(201), ''] },
      'name-too-long',
    ],
    [
      'the words of a fact',
      writingRequestSchema,
      writingRequest({ facts: facts(1, 8_001) }),
      'text-too-long',
    ],
    [
      'a sentence',
      claimsWireSchema,
      { language, facts: [], sentences: [long(8_001)] },
      'text-too-long',
    ],
  ])('has a limit of its own: %s', (_, schema, request, code) => {
    expect(issuesOf(schema, request)).toEqual([code])
  })

  test.each([
    ['the id of a fact', { facts: [fact('x', { id: long(101) })] }],
    ['its source', { facts: [fact('x', { source: long(101) })] }],
    ['its doubt', { facts: [fact('x', { doubt: long(401) })] }],
    ['a fingerprint', { answersRead: { success: long(41) } }],
    ['the question of a fingerprint', { answersRead: { [long(41)]: 'x' } }],
    [
      'the fingerprints',
      { answersRead: Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`q${at}`, 'x'])) },
    ],
  ])('that nobody types is refused too: %s', (_, changes) => {
    expect(issuesOf(writingRequestSchema, { ...writingRequest(), ...changes })).toHaveLength(1)
  })
})

describe('a call that is too long', () => {
  test('says what most of it is and how much of it must go', () => {
    const request = writingRequest({ facts: facts(20, 6_000) })
    const excess = charactersIn(request) - callMaxCharacters
    expect(callExcess(request)).toEqual({ matter: 'facts', excessCharacters: excess })
    expect(callExcess({ before: long(70_000), part: long(50_001) })).toEqual({
      ...{ matter: 'text', excessCharacters: 1 },
    })
    expect(callExcess({ notes: long(callMaxCharacters) })).toBeUndefined()
  })

  test.each(languages)('says so in %s, one character as well as many', (language) => {
    for (const matter of callMatters) {
      const sentence = (excessCharacters: number) =>
        errorSentence({ code: 'call-too-long', matter, excessCharacters }, language)
      expect(sentence(1)).toMatch(/120\D000.*\b1 (caractere|character|caractère|carácter)[, ]/)
      expect(sentence(3_412)).toMatch(/3\D?412/)
    }
  })
})
