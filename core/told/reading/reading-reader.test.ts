import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReadingReader, type ReadingDecisions } from './reading-reader.ts'

const tellings = [
  { id: 'howTheyMet', text: 'Ele ficou doente em maio. Rimos muito.', by: 'unknown' },
  { id: 'success', text: 'O bolo caiu, e o cachorro comeu.', by: 'first' },
] as const

function read(answer: string, size = answer.length) {
  const usable: { at: number; decisions: ReadingDecisions }[] = []
  let fed = 0
  const reader = createReadingReader({
    tellings,
    onUsable: (decisions) => usable.push({ at: fed, decisions }),
  })
  for (let at = 0; at < answer.length; at += size) {
    fed = at + size
    reader.feed(answer.slice(at, at + size))
  }
  return { ...reader.end(), usable }
}

const held = (answer: string) =>
  read(answer).decisions?.found.map(({ telling, quote, why }) => [telling, quote, why])

const whole = {
  hold: [{ telling: 1, quote: 'Ele ficou doente em maio', why: 'hardship' }],
  limits: [{ telling: 2, quote: 'O bolo caiu', limit: 'em uma frase' }],
  tellers: [
    { telling: 1, by: 'second' },
    { telling: 2, by: 'second' },
  ],
  doubts: [{ telling: 2, quote: 'o cachorro', question: 'De quem é o cachorro?' }],
  questions: ['Quem segurou o bolo?', 'Quem segurou o bolo?', 'b?', 'c?', 'd?', 'e?', 'f?'],
}

test('what a service found is told of its tellings, and a known teller stays', () => {
  const { decisions, asked } = read(JSON.stringify(whole))
  expect(decisions).toEqual({
    found: [
      {
        telling: 'howTheyMet',
        quote: 'Ele ficou doente em maio',
        decision: 'hold',
        by: 'reading',
        why: 'hardship',
      },
      {
        telling: 'success',
        quote: 'O bolo caiu',
        decision: 'allow',
        by: 'reading',
        why: 'asked',
        limit: 'em uma frase',
      },
    ],
    tellers: [{ telling: 'howTheyMet', by: 'second' }],
  })
  expect(asked).toEqual({
    doubts: [{ telling: 'success', quote: 'o cachorro', question: 'De quem é o cachorro?' }],
    questions: ['Quem segurou o bolo?', 'b?', 'c?', 'd?', 'e?'],
  })
})

test('the writing may begin as soon as what it waits for has closed, and is told so once', () => {
  const answer = JSON.stringify(whole)
  const { usable, decisions } = read(answer, 1)
  expect(usable).toHaveLength(1)
  expect(usable[0]?.at).toBe(answer.indexOf('"doubts"') - 1)
  expect(usable[0]?.decisions).toEqual(decisions)
})

test('a member that is left out is not waited for', () => {
  const answer = '{"hold":[],"questions":["Quem?","Onde?"]}'
  expect(read(answer, 1).usable[0]?.at).toBeLessThan(answer.length)
  expect(read('{"hold":[]}').usable).toHaveLength(1)
})

test.each([
  [
    'in a fence, with courtesies',
    (json: string) => `Claro! Aqui está {o JSON}:\n\`\`\`json\n${json}\n\`\`\`\nAbraços.`,
  ],
  ['with spaces and line breaks', (json: string) => JSON.stringify(JSON.parse(json), null, 2)],
])('an answer may come %s', (_how, dressed) => {
  expect(read(dressed(JSON.stringify(whole))).decisions).toEqual(
    read(JSON.stringify(whole)).decisions,
  )
})

test.each([
  ['a wrong number', '{"hold":[{"telling":7,"quote":"Ele ficou doente","why":"asked"}]}'],
  ['another telling’s number', '{"hold":[{"telling":2,"quote":"Ele ficou doente","why":"asked"}]}'],
  [
    'a number in words',
    '{"hold":[{"telling":"telling_1","quote":"Ele ficou doente","why":"asked"}]}',
  ],
  ['no number', '{"hold":[{"quote":"Ele ficou doente","why":"asked"}]}'],
  ['bare words', '{"hold":["Ele ficou doente"]}'],
  ['an unknown why', '{"hold":[{"telling":1,"quote":"Ele ficou doente","why":"illness"}]}'],
])('%s does not lose what is to be held', (_what, answer) => {
  expect(held(answer)).toEqual([['howTheyMet', 'Ele ficou doente', 'asked']])
})

test('words in another order still hold the telling that is most alike', () => {
  expect(held('{"hold":[{"telling":9,"quote":"doente em maio ele"}]}')).toEqual([
    ['howTheyMet', 'doente em maio ele', 'asked'],
  ])
  expect(held('{"hold":[{"telling":9,"quote":"nobody said any of this"}]}')).toEqual([])
})

test.each([
  ['prose', 'Não há nada a segurar.'],
  ['nothing', ''],
  [
    'a list that broke off',
    '{"hold":[{"telling":1,"quote":"Ele ficou doente","why":"asked"},{"tell',
  ],
  ['no list', '{"hold":"nothing","limits":[],"tellers":[]}'],
  ['no such list', '{"limits":[],"tellers":[],"doubts":[],"questions":[]}'],
  [
    'an item that is no JSON',
    '{"hold":[{"telling":1,"quote":"ele disse "não" e riu"}],"limits":[],"tellers":[]}',
  ],
])('%s is not usable: nobody would know what is missing', (_what, answer) => {
  const { decisions, usable } = read(answer, 3)
  expect(decisions).toBeUndefined()
  expect(usable).toEqual([])
})

test('what broke off after the list of what to hold is used as far as it came', () => {
  const answer = JSON.stringify(whole)
  const { decisions } = read(answer.slice(0, answer.indexOf('"tellers"')))
  expect(decisions?.found).toHaveLength(2)
  expect(decisions?.tellers).toEqual([])
})

test('whatever comes, nothing is thrown, and all that is found is of a telling', () => {
  const ids = tellings.map(({ id }) => id as string)
  const answers = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .json()
      .map(
        (json) =>
          `{"hold":[${json}],"limits":[${json}],"tellers":${json},"doubts":[${json}],"questions":[${json}]}`,
      ),
  )
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 50 }), (answer, size) => {
      const { decisions, asked } = read(answer, size)
      for (const { telling } of [...(decisions?.found ?? []), ...asked.doubts])
        expect(ids).toContain(telling)
    }),
  )
})
