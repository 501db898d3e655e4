import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sayableText } from '../../told/sayable.ts'
import type { ToldRange } from '../../told/told-range.ts'
import { fingerprint } from '../../writer/fingerprint.ts'
import type { Ceremony } from '../document.ts'
import { readCeremony } from '../migrations.ts'
import { questionIds } from '../question-ids.ts'
import { anyCeremony } from '../testing/any-ceremony.ts'
import { formerDocument, formerFormats } from './testing/former-documents.ts'

const beginning = { id: 'new', nowMs: 5, language: 'pt-BR' } as const

function migrated(document: unknown): Ceremony {
  const reading = readCeremony(document, beginning)
  if (reading.kind !== 'ceremony') throw new Error(reading.kind)
  return reading.ceremony
}

/** What may be said of each telling, by its id. */
function sayable({ tellings, ranges }: Ceremony): Record<string, string> {
  return Object.fromEntries(
    tellings.map(({ id, text }) => [
      id,
      sayableText(
        text,
        ranges.filter(({ telling }) => telling === id),
      ),
    ]),
  )
}

function rangeOf({ ranges }: Ceremony, quote: string): Omit<ToldRange, 'start' | 'end'> {
  const range = ranges.find((one) => one.quote === quote)
  if (range === undefined) throw new Error(`nothing was decided about ${quote}`)
  const { start: _start, end: _end, ...rest } = range
  return rest
}

const wishes = { register: 'warm', faith: { kind: 'open' }, leaveUnsaid: '' }

interface OldFact {
  words: string
  source: string
  mayBeUsed: boolean
  [more: string]: unknown
}

/** A document of format 4 with these answers and facts. */
function withFacts(
  answers: Readonly<Record<string, string>>,
  facts: readonly OldFact[],
  more: object = {},
): object {
  const { document } = formerDocument(4)
  return {
    ...document,
    answers: Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, { text }])),
    facts: facts.map((fact, position) => ({ id: `${position}`, ...fact })),
    answersRead: {},
    wishes,
    ...more,
  }
}

describe.each(formerFormats)('a document of format %i', (format) => {
  const { document } = formerDocument(format)
  const ceremony = migrated(document)

  test('tells its answers as they were told, and what the celebrant added or reworded', () => {
    expect(ceremony.tellings.slice(0, 5).map(({ id, by }) => [id, by])).toEqual(
      questionIds.map((id) => [id, id === 'howTheyMet' ? 'second' : 'unknown']),
    )
    expect(ceremony.tellings.slice(5).map(({ from, by, text }) => [from, by, text])).toEqual([
      ['notes', 'celebrant', 'Adotaram a cadela Farofa.'],
      ['notes', 'celebrant', 'A avó Dita fez o bolo.'],
      ['notes', 'celebrant', 'O tio Beto não vem.'],
    ])
  })

  test('holds what was held, for the same reason and by the same hand', () => {
    expect(rangeOf(ceremony, 'O ex dela estava na fila.')).toMatchObject({
      ...{ telling: 'howTheyMet', decision: 'hold', by: 'reading', why: 'asked' },
    })
    expect(rangeOf(ceremony, 'Não falem do ex, por favor.')).toMatchObject({ why: 'request' })
    expect(rangeOf(ceremony, 'Ele perdeu o pai em 2020.')).toMatchObject({ why: 'hardship' })
    expect(rangeOf(ceremony, 'Passamos seis meses longe.')).toMatchObject({
      ...{ decision: 'hold', by: 'reading', why: 'hardship' },
    })
    expect(rangeOf(ceremony, 'Ela teve síndrome do pânico.')).toMatchObject({
      ...{ decision: 'hold', by: 'hand', why: 'asked' },
    })
    expect(rangeOf(ceremony, 'O tio Beto não vem.')).toMatchObject({ decision: 'hold', by: 'hand' })
    const secret = rangeOf(
      ceremony,
      format === 2
        ? 'Fizemos o Caminho da Fé a pé. Adotamos a vira-lata Farofa. '
        : 'Vou pedir ela em casamento de novo no altar.',
    )
    expect(secret).toMatchObject(
      format === 2 ? { by: 'hand' } : { why: 'private', secretFor: 'second' },
    )
  })

  test('allows by hand what a hand released or added', () => {
    for (const quote of ['Eu fiquei desempregada um ano.', 'A avó Dita fez o bolo.']) {
      expect(rangeOf(ceremony, quote)).toMatchObject({ decision: 'allow', by: 'hand' })
    }
  })

  test('says what may be said, and nothing that was put right', () => {
    const said = sayable(ceremony)
    expect(said).toMatchObject({
      guestCities: 'Belo Horizonte, Salvador e Lisboa.',
      howTheyMet: 'Nos conhecemos numa fila de padaria. Ele pagou meu pão de queijo.',
      challenges: 'Eu fiquei desempregada um ano.',
      success: 'Sucesso é chegar em casa e ter quem espere.',
    })
    // Format 2 did not keep how a fact was told before a hand reworded it.
    expect(said['incredibleThings']).toBe(format === 2 ? '' : 'Fizemos o Caminho da Fé a pé.')
  })

  test('counts as read what was read, and no other answer', () => {
    const { guestCities, ...read } = Object.fromEntries(
      ceremony.tellings.map(({ id, text }) => [id, fingerprint(text)]),
    )
    expect(ceremony.tellingsRead).toEqual({
      ...Object.fromEntries(questionIds.slice(1).map((id) => [id, read[id]])),
      leaveUnsaid: fingerprint('a mãe dele'),
    })
    expect(ceremony.tellingsRead).not.toHaveProperty('guestCities', guestCities)
  })

  test('gives everybody an id, the same whenever it is read', () => {
    expect(ceremony.people.map(({ id, name }) => [id, name])).toEqual([
      ['person-1', 'Vó Dita'],
      ['person-2', 'Heitor'],
    ])
    expect(ceremony.children[0]?.id).toBe('child-1')
    expect(ceremony.pets[0]?.id).toBe('pet-1')
    expect(ceremony.entrances?.map(({ id }) => id)).toEqual([
      ...['entrance-1', 'entrance-2', 'entrance-3'],
    ])
    expect(migrated(structuredClone(document))).toEqual(ceremony)
  })

  test('brings along what it was, and is as good as new once it is stored', () => {
    expect(readCeremony(document, beginning)).toMatchObject({ former: document })
    const stored = JSON.parse(JSON.stringify(ceremony))
    expect(readCeremony(stored, beginning)).toEqual({ kind: 'ceremony', ceremony })
  })
})

describe('what a fact held', () => {
  const long = 'o irmão dele foi preso'
  const elsewhere = {
    success: `Ter paz. No dia em que ${long} choveu.`,
    challenges: `Foi duro: ${long}. E ${long}, de novo.`,
  }
  const fact = { words: long, source: 'challenges', mayBeUsed: false, withheld: 'asked' }

  test('is held at every place where it is told, in whichever answer', () => {
    const ceremony = migrated(withFacts(elsewhere, [fact]))
    expect(ceremony.ranges.map(({ telling, quote }) => [telling, quote])).toEqual([
      ...[
        ['challenges', long],
        ['challenges', long],
        ['success', long],
      ],
    ])
  })

  test('holds its whole answer where it is not to be found', () => {
    const ceremony = migrated(withFacts(elsewhere, [{ ...fact, words: 'a prisão do irmão' }]))
    expect(sayable(ceremony)).toMatchObject({ challenges: '', success: elsewhere.success })
  })

  test('stays held though another fact with the same words was released', () => {
    const released = { ...fact, mayBeUsed: true, isCorrected: true, withheld: undefined }
    const ceremony = migrated(
      withFacts(elsewhere, [{ ...released, words: `Foi duro: ${long}` }, fact]),
    )
    expect(sayable(ceremony)['challenges']).not.toContain('preso')
    expect(ceremony.ranges[0]).toMatchObject({ decision: 'allow', quote: 'Foi duro: ' })
  })

  test('stays hidden where it is a secret whose answer is gone', () => {
    const secret = { ...fact, mayBeUsed: true, secretFor: 'first', withheld: undefined }
    const ceremony = migrated(withFacts({}, [secret]))
    expect(ceremony.tellings).toEqual([
      { id: 'fact-1', from: 'notes', by: 'celebrant', text: long },
    ])
    expect(ceremony.ranges).toMatchObject([{ quote: long, secretFor: 'first', why: 'private' }])
  })
})

test('of a file made to be slow nothing may be said until it is read', () => {
  const fact = { words: 'sobre isto nada', source: 'success', mayBeUsed: true, isCorrected: true }
  const answers = { success: 'Muito. '.repeat(10_000), challenges: 'Nada.' }
  const ceremony = migrated(
    withFacts(
      answers,
      Array.from({ length: 500 }, () => fact),
    ),
  )
  expect(Object.values(sayable(ceremony)).join('')).toBe('')
  expect(ceremony.tellings.map(({ text }) => text)).toEqual([answers.challenges, answers.success])
})

describe('the box that allowed the challenges', () => {
  const allowed = { wishes: { ...wishes, challengesMayBeTold: true } }
  const hardship = { words: 'Faltou dinheiro.', source: 'challenges', mayBeUsed: false }

  test('allows that answer by hand, around what is held of it', () => {
    const answers = { challenges: 'Moramos longe. Faltou dinheiro. Passou.' }
    const ceremony = migrated(withFacts(answers, [{ ...hardship, withheld: 'asked' }], allowed))
    expect(ceremony.ranges.map(({ decision, quote }) => [decision, quote])).toEqual([
      ['allow', 'Moramos longe. '],
      ['hold', 'Faltou dinheiro.'],
      ['allow', ' Passou.'],
    ])
    expect(ceremony.wishes).not.toHaveProperty('challengesMayBeTold')
  })

  test('allows nothing where the answer itself asks for silence', () => {
    const answers = { challenges: 'Faltou dinheiro. Não falem disso, por favor.' }
    expect(migrated(withFacts(answers, [], allowed)).ranges).toEqual([])
  })
})

/** No word stands in two clauses. */
const clauseWords = 3
const anyClauses = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{6,9}$/), {
    minLength: 4 * clauseWords,
    maxLength: 9 * clauseWords,
  })
  .map((words) =>
    Array.from({ length: Math.floor(words.length / clauseWords) }, (_, at) => {
      return `${words.slice(at * clauseWords, (at + 1) * clauseWords).join(' ')}.`
    }),
  )

/** A document with answers made of clauses, and facts about some of them. */
const withAnyFacts = fc
  .record({
    clauses: anyClauses,
    facts: fc.array(
      fc.record(
        {
          which: fc.nat(8),
          isElsewhere: fc.boolean(),
          mayBeUsed: fc.boolean(),
          withheld: fc.constantFrom('asked', 'unclear', 'hardship', 'request'),
          secretFor: fc.constantFrom('first', 'everyone'),
          isCorrected: fc.boolean(),
          reworded: fc.constantFrom('Foi bonito assim.', 'Era outra coisa.'),
        },
        { requiredKeys: ['which', 'isElsewhere', 'mayBeUsed'] },
      ),
      { maxLength: 6 },
    ),
    isRead: fc.boolean(),
  })
  .map(({ clauses, facts, isRead }) => {
    const answers = {
      challenges: clauses.slice(0, 2).join(' '),
      success: clauses.slice(2, 4).join(' '),
      incredibleThings: clauses.slice(4).join(' '),
    }
    const sources = Object.keys(answers)
    const read = facts.map(({ which, isElsewhere, reworded, ...fact }): OldFact => {
      const at = which % clauses.length
      const told = clauses[at] ?? ''
      const source = sources[isElsewhere ? which % 3 : Math.min(2, Math.floor(at / 2))] ?? 'hand'
      return reworded === undefined
        ? { ...fact, words: told, source }
        : { ...fact, words: reworded, toldAs: told, source, isCorrected: true }
    })
    const prints = Object.entries(answers).map(([id, text]) => [id, fingerprint(text)])
    return { answers, facts: read, answersRead: isRead ? Object.fromEntries(prints) : {} }
  })

test('nothing that was held becomes free, and no range lies over another', () => {
  fc.assert(
    fc.property(withAnyFacts, ({ answers, facts, answersRead }) => {
      const ceremony = migrated(withFacts(answers, facts, { answersRead }))
      const said = Object.values(sayable(ceremony)).join('\n')
      for (const { words, toldAs = words, mayBeUsed, secretFor } of facts) {
        if (mayBeUsed && secretFor === undefined) continue
        expect(said).not.toContain(toldAs)
        for (const weighty of String(toldAs).match(/[a-z]{6,}/g) ?? []) {
          expect(said.split(/\P{L}+/u)).not.toContain(weighty)
        }
      }
      for (const { id, text } of ceremony.tellings) {
        const own = ceremony.ranges.filter(({ telling }) => telling === id)
        for (const [position, { start, end, quote }] of own.entries()) {
          expect(text.slice(start, end)).toBe(quote)
          expect(start).toBeGreaterThanOrEqual(own[position - 1]?.end ?? 0)
        }
      }
      const told = ceremony.tellings.map(({ id }) => id)
      expect(Object.keys(ceremony.tellingsRead ?? {})).toEqual(
        Object.keys(answersRead).filter((id) => told.includes(id)),
      )
    }),
  )
})

test('a document with whatever else it holds is read, whatever its answers are called', () => {
  const oldMembers = fc.record({
    answers: fc.dictionary(
      fc.oneof(fc.stringMatching(/^[a-z]{0,6}$/), fc.constantFrom(...questionIds, 'fact-1')),
      fc.record({ text: fc.string() }),
    ),
    facts: fc.array(
      fc.record({
        id: fc.string(),
        words: fc.string(),
        source: fc.oneof(fc.string(), fc.constantFrom(...questionIds, 'hand')),
        mayBeUsed: fc.boolean(),
        isCorrected: fc.boolean(),
      }),
    ),
  })
  fc.assert(
    fc.property(anyCeremony, oldMembers, fc.constantFrom(2, 3, 4), (present, members, format) => {
      const { tellings: _t, ranges: _r, tellingsRead: _p, delicate: _d, ...rest } = present
      const ceremony = migrated({ ...rest, ...members, format })
      expect(ceremony.plan).toEqual(present.plan)
      const told = Object.values(members.answers).filter(({ text }) => text !== '')
      expect(ceremony.tellings.length).toBeGreaterThanOrEqual(told.length)
    }),
  )
})
