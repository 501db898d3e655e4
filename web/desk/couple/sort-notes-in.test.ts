import { expect, test } from 'vitest'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import type { SortedNotes } from '#core/writer/notes-request.ts'
import type { SourceEnd } from '../../generation/source-end.ts'
import type { Answered, WritingSource } from '../../generation/writing-source.ts'
import { sortNotesIn } from './sort-notes-in.ts'

const ceremony = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
const questions = ['De onde?', 'Como?', 'Desafios?', 'Incrível?', 'Sucesso?']
const unreachable: SourceEnd = { end: 'unreachable' }

async function* nothing(): AsyncGenerator<never, SourceEnd> {
  yield* []
  return unreachable
}

function sourceThat(answers: Answered<SortedNotes>) {
  const asked: string[] = []
  const never = () => Promise.resolve({ kind: 'stopped' as const })
  const source: WritingSource = {
    press: nothing,
    rewrite: nothing,
    sortNotes: async ({ notes }) => {
      asked.push(notes)
      return answers
    },
    voiceCard: never,
    claims: never,
  }
  return { source, asked }
}

test('what an answer holds already is not added again, and what it says stays as it is', async () => {
  const former = { ...ceremony, answers: { guestCities: { text: 'Recife, e mais.' } } }
  const { after } = await sort('1. Recife\n2. Na fila.', unreachable, former)
  expect(after.answers).toEqual({
    guestCities: { text: 'Recife, e mais.' },
    howTheyMet: { text: 'Na fila.' },
  })
})

test('notes of one couple go into no other couple’s answers', async () => {
  const { source } = sourceThat(unreachable)
  const other = newCeremony({ id: 'other', nowMs: 0, language: 'pt-BR' })
  for (const notes of ['1. Recife\n2. Na fila.', 'Foi na fila.']) {
    const { signal } = new AbortController()
    const { edit } = await sortNotesIn(notes, ceremony, questions, source, signal)
    expect(edit(other, 1)).toBe(other)
  }
})

async function sort(notes: string, answers: Answered<SortedNotes>, former = ceremony) {
  const { source, asked } = sourceThat(answers)
  const { signal } = new AbortController()
  const { kind, edit, leftOf } = await sortNotesIn(notes, former, questions, source, signal)
  const left = leftOf(former)
  const after = edit(former, 1)
  return { kind, asked, left, after, texts: Object.values(after.answers).map(({ text }) => text) }
}

test('a numbered reply is split by its numbers, and no service is asked', async () => {
  const { kind, asked, after } = await sort('Oi!\n1. Recife\n2) Na fila.\n5 - Paz.', unreachable)
  expect(kind).toBe('sorted')
  expect(asked).toEqual([])
  expect(after.answers).toEqual({
    guestCities: { text: 'Recife' },
    howTheyMet: { text: 'Na fila.' },
    success: { text: 'Paz.' },
  })
})

test('other notes go where the service sorts them, after what was there; wishes go to the wishes', async () => {
  const former = { ...ceremony, answers: { success: { text: 'Paz.' } } }
  const value: SortedNotes = {
    answers: [{ question: 'success', text: 'Mesa cheia.' }],
    rest: 'Ligar amanhã.',
    leaveUnsaid: 'Não fale do pai.',
  }
  const { after } = await sort('notas', { kind: 'answered', value }, former)
  expect(after.answers['success']?.text).toBe('Paz.\n\nMesa cheia.')
  expect(after.answers['howTheyMet']?.text).toBe('Ligar amanhã.')
  expect(after.wishes.leaveUnsaid).toBe('Não fale do pai.')
})

test.each([
  [unreachable],
  [{ kind: 'failed', code: 'overloaded' } as const],
  [{ kind: 'stopped' } as const],
])('notes that nobody could sort go whole to one question: %o', async (answer) => {
  const { kind, texts } = await sort('Foi na fila.\nEla riu.', answer)
  expect(kind).toBe('whole')
  expect(texts).toEqual(['Foi na fila.\nEla riu.'])
})

test('a conversation too long to be sent is kept whole and not sent', async () => {
  const { asked, texts } = await sort('a'.repeat(60_001), unreachable)
  expect(asked).toEqual([])
  expect(texts[0]).toHaveLength(60_001)
})

test('of a chat each answer takes whole lines as far as it has room, and every other line is left', async () => {
  const lines = (word: string, count: number): string =>
    Array.from({ length: count }, (_, at) => `Ana: ${word} ${at}, e mais.`).join('\n')
  const value: SortedNotes = {
    answers: [{ question: 'howTheyMet', text: lines('na fila', 900) }],
    rest: lines('kkk', 900),
    leaveUnsaid: '',
  }
  const former = { ...ceremony, answers: { howTheyMet: { text: 'No cinema.' } } }
  const { texts, left } = await sort('notas', { kind: 'answered', value }, former)
  expect(texts[0]).toMatch(/^No cinema\.\n\nAna: na fila 0, e mais\.\n/)
  expect(texts[0]?.length).toBeGreaterThan(7_900)
  expect(texts[0]?.length).toBeLessThanOrEqual(8_000)
  const told = [...(texts[0] ?? '').split('\n').slice(2), ...left.split('\n')]
  const given = [...lines('na fila', 900).split('\n'), ...lines('kkk', 900).split('\n')]
  expect(told.filter((line) => line !== '').toSorted()).toEqual(given.toSorted())
})

test('a refusal is told with its sentence, and the notes stay whole', async () => {
  const { source } = sourceThat({ end: 'rejected', sentence: 'Tente em 5 minutos.' })
  const { signal } = new AbortController()
  const sorted = await sortNotesIn('Foi na fila.', ceremony, questions, source, signal)
  expect(sorted).toMatchObject({ kind: 'whole', why: 'Tente em 5 minutos.' })
  expect(sorted.edit(ceremony, 1).answers['howTheyMet']?.text).toBe('Foi na fila.')
})
