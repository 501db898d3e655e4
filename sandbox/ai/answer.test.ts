import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { readingShape } from '#core/told/reading/reading-shape.ts'
import { notesShape, voiceShape } from '#core/writer/answer-shapes.ts'
import { cleanText, isStuck, strays } from '#core/writer/clean-text.ts'
import { answerTo } from './answer.ts'
import type { ChatRequest } from './chat-request.ts'
import { locales, readPrompt } from './read-prompt.ts'
import { recordedKey } from './recorded.ts'

function chatOf(user: string, locale = 'pt-BR'): ChatRequest {
  return {
    model: 'any',
    stream: false,
    messages: [
      { role: 'system', content: `(${locale})` },
      { role: 'user', content: user },
    ],
  }
}

function answer(user: string, locale?: string): string {
  const chat = chatOf(user, locale)
  return answerTo(readPrompt(chat.messages), chat, new Map())
}

const couple =
  '<couple>\nfirst: Otávio (Otávio Lemos) [masculine]\nsecond: Bia [feminine]\nlocation: Paraty\n</couple>'
const told = ['Tirei o anzol.', 'Ele voltou com um bolo de fubá.', 'Reformaram o barco “Teimoso”.']

/** The texts asked for, by what is said of them; `data` are blocks by name. */
function texts(
  asked: readonly string[],
  data: Record<string, string> = {},
  locale?: string,
): string {
  const blocks = Object.entries(data).map(
    ([name, said]) => `<told_${name}>\nA question?\n${said}\n</told_${name}>`,
  )
  const marks = asked.map((text) => `[code ${text.toUpperCase()}]`)
  const lines = [`<task>${asked.join('+')}</task>`, couple, ...blocks, ...marks]
  return answer(lines.join('\n\n'), locale)
}

describe.each(locales)('a text in %s', (locale) => {
  const write = (text: string, data: Record<string, string> = {}): string =>
    texts([text], data, locale)

  test('quotes the couple’s words, names both and the place, and says nothing else of them', () => {
    const story = write('ceremony', { howTheyMet: told.join(' ') })
    for (const said of ['Tirei o anzol', 'bolo de fubá', 'Teimoso', 'Otávio', 'Bia']) {
      expect(story).toContain(said)
    }
    const without = told.reduce((rest, one) => rest.replace(one.replace(/[“”]/g, '’'), ''), story)
    const other = write('ceremony', { howTheyMet: 'A. B. C.' })
    expect(without.replace(/[^\p{L}]+/gu, ' ').length).toBeLessThan(other.length + 60)
    expect(write('welcome', { guestCities: 'Pelotas e Maputo' })).toMatch(
      /Otávio.*Bia.*Paraty[\s\S]*Pelotas e Maputo/,
    )
    expect(write('finalMessage', { success: 'a mesa cheia' })).toContain('a mesa cheia')
  })

  test('is written without any words of theirs as well', () => {
    for (const text of ['welcome', 'ceremony', 'finalMessage']) {
      expect(write(text)).toContain('Bia')
      expect(write(text)).not.toContain('undefined')
    }
  })
})

test('the texts asked for come in one answer, each after its own mark', () => {
  const said = texts(['welcome', 'finalMessage'], { success: 'a mesa cheia' })
  expect(said).toMatch(/^\[code WELCOME\]\n[\s\S]+\n\n\[code FINALMESSAGE\]\n[\s\S]*a mesa cheia/)
})

test('what is said to the reader alone is not read to the guests', () => {
  const story = texts(['ceremony'], {
    howTheyMet: 'Oi Ana! Nos conhecemos na fila. Beijos, Bia',
    incredibleThings: 'Olá, tudo bem? Subimos o pico. Obrigada!',
  })
  expect(story).toContain('Nos conhecemos na fila.')
  expect(story).toContain('Subimos o pico.')
  expect(story).not.toMatch(/Oi|Ana|Olá|tudo bem|Beijos|Obrigada/)
  const kept = texts(['ceremony'], {
    howTheyMet: 'Bom dia foi a primeira coisa que ele disse',
    incredibleThings: 'Beijos na chuva',
  })
  expect(kept).toMatch(/“Bom dia foi[\s\S]*“Beijos na chuva”/)
})

test('an answer that asks for silence is not told, and permission is not read aloud', () => {
  const story = texts(['ceremony'], {
    howTheyMet: 'Na fila. Onze anos.',
    challenges: 'Ele perdeu o pai. Por favor deixem isso fora da cerimônia.',
    incredibleThings: 'Subimos o pico. Pode contar.',
  })
  expect(story).toContain('Na fila')
  expect(story).toContain('Subimos o pico')
  expect(story).not.toMatch(/pai|fora|contar/)
})

const ajv = new Ajv()
const tellings = [
  ['Pergunta 1: De onde vêm?', 'Pelotas e Maputo'],
  ['Pergunta 2: Como se conheceram?', 'No plantão. Não falem do primeiro noivado.'],
  ['Pergunta 3: Quais desafios?', 'A mãe morreu em março. A casa pegou fogo.'],
  [
    'Pergunta 4: O que viveram?',
    'Ele esteve no hospital. Por favor deixem isso fora da cerimônia.',
  ],
  ['Pergunta 5: O que é sucesso?', 'O pai morreu em casa. Podem contar.'],
].map(([asked, said], at) => `<telling_${at + 1}>\n[${asked}]\n${said}\n</telling_${at + 1}>`)

test('a reading keeps to its schema, and holds what words alone can show', () => {
  const read = JSON.parse(
    answer(['<task>reading</task>', couple, ...tellings, 'Fim.'].join('\n\n')),
  )
  expect(ajv.validate(readingShape.schema, read)).toBe(true)
  expect(read.hold).toEqual([
    { telling: 2, quote: 'Não falem do primeiro noivado.', why: 'asked' },
    { telling: 3, quote: 'A mãe morreu em março.', why: 'hardship' },
    {
      telling: 4,
      quote: 'Ele esteve no hospital. Por favor deixem isso fora da cerimônia.',
      why: 'asked',
    },
  ])
})

test('notes are sorted by lines, and each keeps to the schema', () => {
  const lines =
    '<lines>\n1 Os convidados vêm de Recife\n2 e de Olinda\n3 Ana: a gente se conheceu no coral\n4 Não falem do ex\n5 Sucesso é ter tempo\n</lines>'
  const sorted = JSON.parse(answer(`<task>notes</task>\nx\n\n${lines}`))
  expect(ajv.validate(notesShape.schema, sorted)).toBe(true)
  expect(sorted).toMatchObject({
    guestCities: [{ from: 1, to: 2 }],
    howTheyMet: [{ from: 3, to: 4 }],
    success: [{ from: 5, to: 5 }],
    leaveUnsaid: [{ from: 4, to: 4 }],
  })
})

test('a voice is what can be counted and copied', () => {
  const script = '<script_1>\nBoa tarde, gente. Que festa. Vivam!\n</script_1>'
  const card = JSON.parse(answer(`<task>voice</task>\nx\n\n${script}`))
  expect(ajv.validate(voiceShape.schema, card)).toBe(true)
  expect(card).toMatchObject({ openings: ['Boa tarde, gente.'], closings: ['Vivam!'] })
})

test('a part comes back shorter, with something they told', () => {
  const part = 'Um é assim. Dois também. Três fica de fora.'
  const again = answer(
    `<task>part</task>\nx\n\n<part>\n${part}\n</part>\n\n<told_howTheyMet>\nComo?\nna fila do pão\n</told_howTheyMet>`,
  )
  expect(again).toBe('Um é assim. Dois também. “na fila do pão”')
})

test('a part takes up what its instruction quotes of what was told', () => {
  const told = 'Como?\nNa fila do pão. Subimos o pico. Abrimos a loja.'
  const prompt = (instruction: string) =>
    `<task>part</task>\nx\n\n<part>\nUm.\n</part>\n\n<told_howTheyMet>\n${told}\n</told_howTheyMet>\n\n<instruction>\n${instruction}\n</instruction>`
  expect(answer(prompt('Conte também isto: “Subimos o pico”.'))).toContain('Subimos o pico')
  expect(answer(prompt('Raconter aussi ceci : « Abrimos a loja ».'))).toContain('Abrimos a loja')
  expect(answer(prompt('Conte também isto: “Casaram na lua”.'))).not.toContain('lua')
})

test('a part of several paragraphs comes back with as many', () => {
  const part = 'Um é assim. Dois fica. Três sai.\n\nAceita?\n\nTodos ouvimos.'
  expect(answer(`<task>part</task>\nx\n\n<part>\n${part}\n</part>`)).toBe(
    'Um é assim. Dois fica.\n\nAceita?\n\nTodos ouvimos.',
  )
})

test('a sentence rests on the clauses it shares words with, and none is called invented', () => {
  const told = '<told>\n1. Tirei o anzol do dedo\n2. O barco afundou. [HELD: private]\n</told>'
  const said =
    '<sentences>\n1. O anzol saiu.\n2. Amar é ficar.\n3. O barco morreu afundado.\n</sentences>'
  expect(answer(`<task>second-reading</task>\n\n${told}\n\n${said}\n\nFim.`)).toBe(
    '1 | 1 | backed\n2 | - | general\n3 | - | general | delicate\nleft out | -',
  )
})

test('a request that is not the product’s gets the smallest answer of its schema', () => {
  const chat = chatOf('Hello')
  const schema = {
    type: 'object',
    properties: { a: { type: 'array' }, b: { type: 'string', enum: ['x', 'y'] } },
    required: ['a', 'b'],
  }
  const asked: ChatRequest = {
    ...chat,
    response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
  }
  expect(JSON.parse(answerTo(undefined, asked, new Map()))).toEqual({ a: [], b: 'x' })
})

test('a recording answers while the couple’s words are the same, whatever the instructions and the marks', () => {
  const prompt = (said: string, code: string, asked = 'welcome+ceremony+finalMessage') =>
    readPrompt(
      chatOf(
        [
          `<task>${asked}</task>`,
          couple,
          `<told_howTheyMet>\nComo?\n${said}\n</told_howTheyMet>`,
          ...asked.split('+').map((text) => `[${code} ${text.toUpperCase()}]`),
        ].join('\n\n'),
      ).messages,
    )
  const [first, again, story, changed] = [
    prompt('na fila', 'kxvt'),
    prompt('na fila', 'bcdf'),
    prompt('na fila', 'bcdf', 'ceremony'),
    prompt('no trem', 'bcdf'),
  ]
  if (!first || !again || !story || !changed) throw new Error('not read')
  const completion = '[kxvt WELCOME]\nOi.\n\n[kxvt CEREMONY]\nOnze.\n\n[kxvt FINALMESSAGE]\nVai.'
  const recorded = new Map([[recordedKey(first), completion]])
  expect(answerTo(again, chatOf(''), recorded)).toBe(completion.replaceAll('kxvt', 'bcdf'))
  expect(answerTo(story, chatOf(''), recorded)).toBe('[bcdf CEREMONY]\nOnze.')
  expect(answerTo(changed, chatOf(''), recorded)).toContain('no trem')
})

test.each(locales)(
  'a text is said in %s by as many sentences as it has paragraphs, which the writer takes',
  (language) => {
    const paragraphs = Array.from(
      { length: 12 },
      (_, at) => `Parágrafo ${at}: não foi você com ela?`,
    )
    const said = answer(
      `<task>translation</task>\nx\n\n${couple}\n\n<part>\n${paragraphs.join('\n\n')}\n</part>`,
      language,
    )
    expect(said.split('\n\n')).toHaveLength(12)
    expect(cleanText(said)).toBe(said)
    expect(isStuck(said)).toBe(false)
    expect(strays(said, baseLanguage(language))).toBe(false)
  },
)
