import { expect, test } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { changeAnswer } from '#core/ceremony/edits/tellings.ts'
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
    secondReading: nothing,
  }
  return { source, asked }
}

const answered = (question: string, text: string): Ceremony =>
  changeAnswer(ceremony, question, { text }, 0)

/** By question; what stands beside the answers is `notes`. */
const toldIn = ({ tellings }: Ceremony): Record<string, string> =>
  Object.fromEntries(tellings.map(({ question, from, text }) => [question ?? from, text]))

test('what an answer holds already is not added again, and what it says stays as it is', async () => {
  const former = answered('guestCities', 'Recife, e mais.')
  const { after } = await sort('1. Recife\n2. Na fila.', unreachable, former)
  expect(toldIn(after)).toEqual({ guestCities: 'Recife, e mais.', howTheyMet: 'Na fila.' })
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
  const { kind, edit } = await sortNotesIn(notes, former, questions, source, signal)
  const after = edit(former, 1)
  return { kind, asked, after, told: toldIn(after) }
}

test('a numbered reply is split by its numbers, and no service is asked', async () => {
  const { kind, asked, told } = await sort('Oi!\n1. Recife\n2) Na fila.\n5 - Paz.', unreachable)
  expect(kind).toBe('sorted')
  expect(asked).toEqual([])
  expect(told).toEqual({ guestCities: 'Recife', howTheyMet: 'Na fila.', success: 'Paz.' })
})

test('other notes go where the service sorts them, after what was there; the rest stands beside them', async () => {
  const former = answered('success', 'Paz.')
  const value: SortedNotes = {
    answers: [{ question: 'success', text: 'Mesa cheia.' }],
    rest: 'Ligar amanhã.',
    leaveUnsaid: 'Não fale do pai.',
  }
  const { after, told } = await sort('notas', { kind: 'answered', value }, former)
  expect(told).toEqual({ success: 'Paz.\n\nMesa cheia.', notes: 'Ligar amanhã.' })
  expect(after.wishes.leaveUnsaid).toBe('Não fale do pai.')
})

test.each([
  [unreachable],
  [{ kind: 'failed', code: 'overloaded' } as const],
  [{ kind: 'stopped' } as const],
])('notes that nobody could sort stand whole beside the answers: %o', async (answer) => {
  const { kind, told } = await sort('Foi na fila.\nEla riu.', answer)
  expect(kind).toBe('whole')
  expect(told).toEqual({ notes: 'Foi na fila.\nEla riu.' })
})

test('a conversation too long to be sent is kept whole and not sent', async () => {
  const { asked, told } = await sort('a'.repeat(60_001), unreachable)
  expect(asked).toEqual([])
  expect(told['notes']).toHaveLength(60_001)
})

test('of a chat each answer takes whole lines as far as it has room, and every other line stands beside them', async () => {
  const lines = (word: string, count: number): string =>
    Array.from({ length: count }, (_, at) => `Ana: ${word} ${at}, e mais.`).join('\n')
  const value: SortedNotes = {
    answers: [{ question: 'howTheyMet', text: lines('na fila', 900) }],
    rest: lines('kkk', 900),
    leaveUnsaid: '',
  }
  const former = answered('howTheyMet', 'No cinema.')
  const { told } = await sort('notas', { kind: 'answered', value }, former)
  const { howTheyMet = '', notes = '' } = told
  expect(howTheyMet).toMatch(/^No cinema\.\n\nAna: na fila 0, e mais\.\n/)
  expect(howTheyMet.length).toBeGreaterThan(7_900)
  expect(howTheyMet.length).toBeLessThanOrEqual(8_000)
  const kept = [...howTheyMet.split('\n').slice(2), ...notes.split('\n')]
  const given = [...lines('na fila', 900).split('\n'), ...lines('kkk', 900).split('\n')]
  expect(kept.filter((line) => line !== '').toSorted()).toEqual(given.toSorted())
})

test('a refusal is told with its sentence, and the notes stay whole', async () => {
  const { source } = sourceThat({ end: 'rejected', sentence: 'Tente em 5 minutos.' })
  const { signal } = new AbortController()
  const sorted = await sortNotesIn('Foi na fila.', ceremony, questions, source, signal)
  expect(sorted).toMatchObject({ kind: 'whole', why: 'Tente em 5 minutos.' })
  expect(toldIn(sorted.edit(ceremony, 1))).toEqual({ notes: 'Foi na fila.' })
})
