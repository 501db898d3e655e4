import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerText } from '../../told/answers.ts'
import { readCeremonyText } from '../migrations.ts'
import { classicPlan } from '../plans.ts'
import { questionIds } from '../question-ids.ts'
import { sectionOf } from '../testing/sample-ceremony.ts'
import { fromFirstStage } from './from-first-stage.ts'
import { readStoredEntries, type StoredEntries } from './stored-entries.ts'

const beginning = { id: 'imported', nowMs: 7, language: 'pt-BR' } as const

/** Entries as format 1 stored them on a celebrant's device. */
const info = {
  brideName: 'Luísa Prado',
  groomName: 'Thiago “Ti” O’Neill',
  location: 'Sítio da Vó Nena, Tiradentes',
  date: '2027-05-15',
  time: '16:30',
}
const answers = [
  'Recife, Belo Horizonte e Lisboa',
  'Num congresso de abelhas.\n\nJuntos há onze anos.',
  '',
  'Atravessaram o Jalapão de bicicleta 🚲',
  'Ter tempo.',
]
const texts = {
  welcome: 'Boa tarde, Recife!',
  ceremony: 'Um.\n\nDois “por bem”.',
  finalMessage: 'Thiago e Luísa, eu os declaro casados. Podem se beijar!',
}
const former = {
  version: 1,
  past: [
    { welcome: 'Primeira.', ceremony: 'Velha.', finalMessage: '' },
    { welcome: 'Segunda.', ceremony: 'Velha.', finalMessage: 'Fim.' },
  ],
  future: [{ welcome: 'Desfeita.', ceremony: 'Um.\n\nDois “por bem”.', finalMessage: 'Fim.' }],
}

function stored(changes: Partial<StoredEntries> = {}): StoredEntries {
  return {
    info: JSON.stringify(info),
    answers: JSON.stringify(answers),
    texts: JSON.stringify(texts),
    formerTexts: JSON.stringify(former),
    layoutVersion: '1',
    ...changes,
  }
}

function contentOf(entries: StoredEntries) {
  const reading = readStoredEntries(entries)
  if (reading.kind !== 'read') throw new Error(`was ${reading.kind}`)
  return reading
}

describe('what format 1 stored', () => {
  test('is taken over whole', () => {
    const { content, unread } = contentOf(stored())
    expect(unread).toEqual([])
    const ceremony = fromFirstStage(content, beginning)
    expect(ceremony.couple.map(({ name, title }) => [name, title.kind])).toEqual([
      [info.groomName, 'groom'],
      [info.brideName, 'bride'],
    ])
    expect(ceremony).toMatchObject({ place: info.location, date: info.date, time: info.time })
    expect(questionIds.map((id) => answerText(ceremony, id))).toEqual(answers)
    expect(ceremony.plan.map(({ kind }) => kind)).toEqual(classicPlan.map(({ kind }) => kind))
    for (const [key, content] of Object.entries(texts)) {
      expect(sectionOf(ceremony, key).body).toEqual({
        kind: 'written',
        text: key,
        content,
        origin: 'hand',
      })
    }
    const versions = Object.entries(ceremony.versions).map(([key, list]) => [
      key,
      list.map(({ body }) => (body.kind === 'written' ? body.content : body.kind)),
    ])
    expect(Object.fromEntries(versions)).toEqual({
      welcome: ['Primeira.', 'Segunda.', 'Desfeita.'],
      ceremony: ['Velha.'],
      finalMessage: ['Fim.'],
    })
  })

  test.each(['', ' \n'])(
    'without a final message (%j) ends with the declaration',
    (finalMessage) => {
      const without = stored({ texts: JSON.stringify({ ...texts, finalMessage }) })
      const { body } = sectionOf(
        fromFirstStage(contentOf(without).content, beginning),
        'finalMessage',
      )
      expect(body).toMatchObject({ content: '', ending: { piece: 'declaration' } })
    },
  )

  test.each<[string, Partial<StoredEntries>, readonly string[]]>([
    ['cut in the middle of an entry', { texts: '{"welcome":"Boa tar' }, ['texts']],
    ['of another shape', { info: '[]', answers: '{}' }, ['info', 'answers']],
    ['with a field of another type', { info: '{"brideName":5,"groomName":"Rui"}' }, ['info']],
    ['with four answers', { answers: '["a","b","c","d"]' }, ['answers']],
    ['with six answers', { answers: '["a","b","c","d","e","f"]' }, ['answers']],
    ['with a date no calendar has', { info: JSON.stringify({ ...info, date: 'maio' }) }, ['info']],
    ['with a history of another version', { formerTexts: '{"version":9}' }, ['formerTexts']],
  ])('%s names what could not be read, and gives the rest', (_, changes, unread) => {
    const reading = contentOf(stored(changes))
    expect(reading.unread).toEqual(unread)
    expect(reading.content.info.brideName + reading.content.texts.ceremony).not.toBe('')
  })

  test('half written is read as far as possible', () => {
    const half = stored({
      info: '{"groomName":"Rui"}',
      answers: null,
      texts: null,
      formerTexts: null,
    })
    const { content, unread } = contentOf(half)
    expect(unread).toEqual([])
    expect(fromFirstStage(content, beginning).couple[0].name).toBe('Rui')
  })

  test('by a later version is left alone', () => {
    expect(readStoredEntries(stored({ layoutVersion: '2' }))).toEqual({ kind: 'newer' })
  })

  test.each([
    ['nothing', { info: null, answers: null, texts: null, formerTexts: null, layoutVersion: null }],
    [
      'empty fields',
      {
        info: '{"brideName":"","groomName":"","location":"","date":"","time":""}',
        answers: '["","","","",""]',
        texts: '{}',
        formerTexts: null,
      },
    ],
  ])('that is %s has nothing to take over', (_, changes) => {
    expect(readStoredEntries(stored(changes))).toEqual({ kind: 'nothing' })
  })

  test('is read whatever it is', () => {
    const raw = fc.option(fc.oneof(fc.string(), fc.json()))
    fc.assert(
      fc.property(fc.tuple(raw, raw, raw, raw, raw), ([one, two, three, four, version]) => {
        const reading = readStoredEntries({
          info: one,
          answers: two,
          texts: three,
          formerTexts: four,
          layoutVersion: version,
        })
        if (reading.kind === 'read') fromFirstStage(reading.content, beginning)
      }),
    )
  })
})

describe('a file of version 1', () => {
  const file = { format: 'enlace-ceremony', version: 1, info, answers, texts }

  test('becomes a current ceremony', () => {
    const reading = readCeremonyText(JSON.stringify(file, null, 2), beginning)
    expect(reading).toEqual({
      kind: 'ceremony',
      ceremony: fromFirstStage(contentOf(stored({ formerTexts: null })).content, beginning),
    })
  })

  test.each([
    ['cut', JSON.stringify(file).slice(0, -9)],
    ['without texts', JSON.stringify({ ...file, texts: undefined })],
    ['with four answers', JSON.stringify({ ...file, answers: answers.slice(1) })],
  ])('that is %s is refused', (_, text) => {
    expect(readCeremonyText(text, beginning)).toEqual({ kind: 'not-a-ceremony' })
  })
})
