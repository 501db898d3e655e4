import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { errorSentence } from '../messages/error-sentences.ts'
import { callExcess, callMatters, callMaxCharacters, charactersIn } from './call-size.ts'
import { notesMaxCharacters, notesRequestSchema } from './notes-request.ts'
import { partRequestSchema } from './part-request.ts'
import { answer, tellingsOfTest, writingRequest } from './testing/writing-request.ts'
import { voiceScriptMaxCharacters, voiceScriptsMost } from './voice-card.ts'
import { voiceRequestSchema } from './voice-request.ts'
import { writingRequestSchema } from './writing-request.ts'

const language = 'pt-BR'
const long = (characters: number): string => 'x'.repeat(characters)
const tellings = (count: number, characters: number) =>
  Array.from({ length: count }, (_, at) => answer('success', long(characters), { id: `${at}` }))

const held = (start: number, end: number) =>
  ({ start, end, decision: 'hold', by: 'reading', why: 'asked' }) as const

function issuesOf(schema: v.GenericSchema, request: unknown): string[] {
  return v.safeParse(schema, request).issues?.map(({ message }) => message) ?? []
}

describe('the characters of a call', () => {
  test('are those of every string in it', () => {
    expect(charactersIn({ a: 'ab', b: [{ c: 'cde' }, 7, null, true, undefined], d: '' })).toBe(5)
    expect(charactersIn('abc')).toBe(3)
  })

  test.each([
    ['/api/writing', writingRequestSchema, writingRequest({ tellings: tellings(20, 6_000) })],
    [
      '/api/writing/part',
      partRequestSchema,
      {
        ...{ ...writingRequest(), part: 'x', before: '', after: '', instruction: '' },
        told: { tellings: tellings(20, 6_000), limits: [] },
        standing: [],
      },
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

  test('have room for five full answers of each partner, with all that is held in them', () => {
    const sentence =
      'Nos conhecemos em 2017 numa fila de padaria em BH, ele pagou o meu pão de queijo. '
    const tellings = [0, 1].flatMap((at) =>
      tellingsOfTest.map((telling) => ({
        ...telling,
        id: `${telling.id}-${at}`,
        text: sentence.repeat(100).slice(0, 8_000),
        ranges: Array.from({ length: 40 }, (_, position) => ({
          ...{ start: position * 100, end: position * 100 + 50 },
          ...({ decision: 'hold', by: 'reading', why: 'asked' } as const),
        })),
      })),
    )
    const line = long(400)
    const phrases = Array(12).fill(long(60))
    const request = writingRequest({
      tellings,
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
      'a text that stands',
      writingRequestSchema,
      writingRequest({ standing: { ceremony: long(8_001) } }),
      'text-too-long',
    ],
  ])('has a limit of its own: %s', (_, schema, request, code) => {
    expect(issuesOf(schema, request)).toEqual([code])
  })

  test.each([
    ['the id of a telling', { tellings: [answer('success', 'x', { id: long(101) })] }],
    ['an id twice', { tellings: [answer('success', 'x'), answer('success', 'y')] }],
    [
      'ranges that overlap',
      { tellings: [answer('success', 'xyz', { ranges: [held(0, 2), held(1, 3)] })] },
    ],
    ['a range beyond its text', { tellings: [answer('success', 'xyz', { ranges: [held(2, 4)] })] }],
    [
      'a limit',
      { tellings: [answer('success', 'xyz', { ranges: [{ ...held(0, 1), limit: long(401) }] })] },
    ],
    ['the tellings', { tellings: tellings(61, 1) }],
  ])('that nobody types is refused too: %s', (_, changes) => {
    expect(issuesOf(writingRequestSchema, { ...writingRequest(), ...changes })).toHaveLength(1)
  })
})

describe('a call that is too long', () => {
  test('says what most of it is and how much of it must go', () => {
    const request = writingRequest({ tellings: tellings(20, 6_000) })
    const excess = charactersIn(request) - callMaxCharacters
    expect(callExcess(request)).toEqual({ matter: 'answers', excessCharacters: excess })
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
