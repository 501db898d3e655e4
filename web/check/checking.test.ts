import { expect, test } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { editText } from '#core/ceremony/edits/body.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { acceptFinding } from '#core/check/accept-finding.ts'
import { findingSteps, findingsOf } from '#core/check/findings-of.ts'
import type { Library } from '#core/library/piece.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { type Checked, type CheckState, createChecking, type LastCheck } from './checking.ts'

/** A page whose turns are taken by the test, one by one, and whose every look at the clock is a moment later. */
function page() {
  const turns: { atMs: number; work: () => void }[] = []
  const bugs: unknown[] = []
  let nowMs = 0
  return {
    bugs,
    after: (pauseMs: number, work: () => void) => {
      const turn = { atMs: nowMs + pauseMs, work }
      turns.push(turn)
      return () => void (turns.includes(turn) && turns.splice(turns.indexOf(turn), 1))
    },
    nowMs: () => (nowMs += 5),
    report: (error: unknown) => void bugs.push(error),
    /** Takes the next turn; false where there is none. */
    turn: (): boolean => {
      const next = turns.toSorted((one, other) => one.atMs - other.atMs)[0]
      if (next === undefined) return false
      turns.splice(turns.indexOf(next), 1)
      nowMs = Math.max(nowMs, next.atMs)
      next.work()
      return true
    },
  }
}

function opened(memory: LastCheck = {}) {
  const at = page()
  const checking = createChecking(at, memory, { onlyRed: false })
  const states: CheckState[] = []
  checking.subscribe(() => states.push(checking.state()))
  return { at, checking, states, memory }
}

const told = 'Boa tarde. A Zuleica veio de Quixadá em 1987.'
const first = editText({ ...sampleCeremony(), id: 'first' }, 'welcome', told, 1)
const second = editText({ ...sampleCeremony(), id: 'second' }, 'welcome', 'Olá, Genoveva.', 1)

function typed(ceremony: Ceremony, count: number): Ceremony {
  return editText(ceremony, 'ceremony', `Foi numa fila, pela ${count}ª vez.`, count)
}

function of(ceremony: Ceremony, rest: Partial<Checked> = {}): Checked {
  return { ceremony, library, others: [], ...rest }
}

/** Takes turns until there are none, which must be so at some time. */
function settle({ at }: Pick<ReturnType<typeof opened>, 'at'>): void {
  for (let count = 0; at.turn(); count += 1) expect(count).toBeLessThan(2_000)
}

const words = (state: CheckState): string[] => state.findings.map((one) => one.words)

test('fifty openings over two ceremonies come to an end each, while the script changes at every turn', () => {
  const memory: LastCheck = {}
  for (let opening = 0; opening < 50; opening += 1) {
    const desk = opened(memory)
    const ceremony = opening % 2 === 0 ? first : second
    const other = opening % 2 === 0 ? 'Genoveva' : 'Zuleica'
    let changed = typed(ceremony, opening)
    desk.checking.want(of(changed))
    expect(desk.checking.state().phase).toBe('working')
    let turns = 0
    for (; desk.states.every(({ phase }) => phase !== 'done'); turns += 1) {
      expect(turns).toBeLessThan(2_000)
      changed = typed(ceremony, opening * 10_000 + turns)
      // What is compared with comes late, and the same again as another object.
      desk.checking.want(of(changed, turns < 9 ? {} : { given: ['São 1.987 km'] }))
      desk.at.turn()
    }
    settle(desk)
    expect(desk.checking.state()).toMatchObject({ phase: 'done', isWhole: true })
    expect(desk.checking.state().findings).toEqual(
      findingsOf(changed, library, { given: ['São 1.987 km'] }),
    )
    expect(desk.states.flatMap(words).join(' ')).not.toContain(other)
    desk.checking.stop()
  }
})

test('the same content is looked at once, whoever hands it over', () => {
  const desk = opened()
  desk.checking.want(of(first))
  settle(desk)
  const { findings } = desk.checking.state()
  const again = opened(desk.memory)
  for (let time = 0; time < 3; time += 1) {
    again.checking.want(of(structuredClone({ ...first, revision: time, changedAtMs: time })))
  }
  settle(again)
  expect(again.states.every(({ phase }) => phase === 'done')).toBe(true)
  expect(again.checking.state().findings).toBe(findings)
})

test('what is accepted needs no other look', () => {
  const desk = opened()
  desk.checking.want(of(first))
  settle(desk)
  const [found] = desk.checking.state().findings
  desk.states.length = 0
  desk.checking.want(of(acceptFinding(first, found?.id ?? '', 5)))
  settle(desk)
  expect(desk.states.map(({ phase }) => phase)).toEqual(['done'])
})

test('shows what it has found while it is at work, and then what the look before had found', () => {
  const desk = opened()
  desk.checking.want(of(first))
  settle(desk)
  const partly = desk.states.filter(({ phase }) => phase === 'working')
  expect(partly.some(({ findings, isWhole }) => findings.length > 0 && !isWhole)).toBe(true)
  const whole = words(desk.checking.state())
  expect(whole).toContain('Zuleica')
  desk.states.length = 0
  desk.checking.want(of(typed(first, 3)))
  settle(desk)
  expect(desk.states.map(({ phase }) => phase)).toEqual(['working', 'done'])
  expect(desk.states[0]).toMatchObject({ isWhole: true })
  expect(words(desk.states[0] as CheckState)).toEqual(whole)
})

test('a part that fails ends it, says so, and is done anew when somebody asks', () => {
  let isBroken = true
  const breaking: Library = {
    ...library,
    get frame() {
      if (isBroken) throw new Error('broken')
      return library.frame
    },
  }
  const desk = opened()
  desk.checking.want(of(first, { library: breaking }))
  settle(desk)
  expect(desk.checking.state()).toMatchObject({ phase: 'failed', isWhole: false })
  expect(desk.at.bugs).toHaveLength(1)
  desk.checking.want(of(structuredClone(first), { library: breaking }))
  settle(desk)
  expect(desk.at.bugs).toHaveLength(1)
  isBroken = false
  desk.checking.again()
  settle(desk)
  expect(desk.checking.state()).toMatchObject({ phase: 'done', isWhole: true })
})

test('what is red is found before all else', () => {
  const red = editText(first, 'finalMessage', 'Cliente: maria@example.com, [nome].', 2)
  const kinds: string[] = []
  const steps = findingSteps(red, library, {})
  for (let step = steps.next(); step.done !== true; step = steps.next()) {
    const severities = step.value().map(({ severity }) => severity)
    if (severities.length > 0 && kinds.length === 0) kinds.push(...severities)
  }
  expect(new Set(kinds)).toEqual(new Set(['red']))
})

test('nothing is looked at any more once it has been stopped, until something is wanted', () => {
  const desk = opened()
  desk.checking.want(of(first))
  desk.at.turn()
  desk.checking.stop()
  expect(desk.at.turn()).toBe(false)
  desk.checking.want(of(first))
  settle(desk)
  expect(desk.checking.state().phase).toBe('done')
})
