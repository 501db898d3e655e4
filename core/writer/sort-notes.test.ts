import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notesMaxCharacters } from './notes-request.ts'
import { linesOfNotes, notesPrompt, sortedNotes } from './sort-notes.ts'

const chat = `[12/03/2027, 18:02:11] Marina: A gente se conheceu na fila da padaria
[12/03/2027, 18:02:40] Rafael: em 2017!!
12/03/27 18:03 - Marina: vem gente de Lisboa
Rafael: não fala da doença do meu pai, tá?
kkk combinado, sábado às 10`
const lines = linesOfNotes(chat)

test('messages keep their speakers and lose their dates', () => {
  expect(lines).toEqual([
    'Marina: A gente se conheceu na fila da padaria',
    'Rafael: em 2017!!',
    'Marina: vem gente de Lisboa',
    'Rafael: não fala da doença do meu pai, tá?',
    'kkk combinado, sábado às 10',
  ])
})

test('answers get their lines verbatim, and what belongs nowhere is not lost', () => {
  const answer = JSON.stringify({
    guestCities: [{ from: 3, to: 3 }],
    howTheyMet: [{ from: 1, to: 2 }],
    challenges: [{ from: 4, to: 4 }],
    incredibleThings: [],
    success: [{ from: 40, to: 90 }, 'nonsense'],
    leaveUnsaid: [{ from: 4, to: 4 }],
  })
  expect(sortedNotes(`Aqui está:\n${answer}`, lines)).toEqual({
    answers: [
      { question: 'guestCities', text: 'Marina: vem gente de Lisboa' },
      {
        question: 'howTheyMet',
        text: 'Marina: A gente se conheceu na fila da padaria\nRafael: em 2017!!',
      },
      { question: 'challenges', text: 'Rafael: não fala da doença do meu pai, tá?' },
    ],
    rest: 'kkk combinado, sábado às 10',
    leaveUnsaid: 'Rafael: não fala da doença do meu pai, tá?',
  })
})

test('a request is a line of its own; it stands for the whole ceremony, and stays in its answer', () => {
  const own = linesOfNotes('Na fila do café. NAO falar do ex noivo dela. Em 2016\nmax 30 min')
  expect(own).toEqual(['Na fila do café.', 'NAO falar do ex noivo dela.', 'Em 2016', 'max 30 min'])
  const answer = { howTheyMet: [{ from: 1, to: 3 }], leaveUnsaid: [{ from: 2, to: 2 }] }
  expect(sortedNotes(JSON.stringify(answer), own)).toEqual({
    answers: [{ question: 'howTheyMet', text: own.slice(0, 3).join('\n') }],
    rest: 'max 30 min',
    leaveUnsaid: 'NAO falar do ex noivo dela.',
  })
})

test.each(['', 'não', '{}', '{"howTheyMet":"1-2"}', '{"howTheyMet":[{"from":9,"to":2}]}'])(
  '%j sorts nothing',
  (answer) => expect(sortedNotes(answer, lines)).toBeUndefined(),
)

test('a chat of the largest length is a request that a service can answer', () => {
  const long = Array.from({ length: 3_000 }, (_, at) => `Ana: mensagem número ${at} aqui`)
    .join('\n')
    .slice(0, notesMaxCharacters)
  const many = linesOfNotes(long)
  expect(many.length).toBeLessThanOrEqual(900)
  const request = { language: 'pt-BR', notes: long, names: ['Ana', ''] } as const
  const prompt = notesPrompt({ ...request, names: ['Ana', ''] }, many)
  expect(prompt.messages[1]?.content.length).toBeLessThan(notesMaxCharacters * 1.2)
})

test('a paragraph is cut at its sentences, and no letter is lost', () => {
  const letters = (text: string) => text.match(/\p{L}/gu)?.join('') ?? ''
  const prose = fc
    .array(
      fc.constantFrom(
        'a',
        'Vem',
        ' ',
        ' ',
        '.',
        '!',
        '!!',
        '?',
        '…',
        ')',
        '(',
        '”',
        '»',
        '\n',
        'env. 85',
        '’',
      ),
    )
    .map((pieces) => pieces.join(''))
  const notes = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 2_000 }), prose)
  fc.assert(
    fc.property(notes, (text) => {
      // Long enough to be cut.
      const long = `. ${'Era uma vez um casal. '.repeat(20)}${text}`
      expect(letters(linesOfNotes(long).join('\n'))).toBe(letters(long))
    }),
  )
})

test('a sentence that ends within a bracket stays whole', () => {
  const long = `${'Ils ont un chat qui dort. '.repeat(12)}Elle a raté le train (avoué 3 ans après !!). Fin.`
  expect(linesOfNotes(long)).toContain('Elle a raté le train (avoué 3 ans après !!).')
})

test('no word of a chat of 120,000 characters is lost, and its lines are few enough to be pointed at', () => {
  const message = (at: number): string =>
    `[12/03/2027, 18:02:${String(at % 60).padStart(2, '0')}] Marina: e na vez ${at} a gente riu muito, não fala disso!`
  const notes: string[] = []
  for (let length = 0; length < 120_000; length += message(notes.length).length) {
    notes.push(message(notes.length))
  }
  const found = linesOfNotes(notes.join('\n'))
  expect(found.length).toBeLessThanOrEqual(900)
  expect(found.join('\n').match(/na vez \d+/g)).toEqual(notes.map((_, at) => `na vez ${at}`))
})
