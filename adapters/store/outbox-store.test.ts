import { expect, test } from 'vitest'
import { createOutboxStore } from './outbox-store.ts'
import { forEachEngine } from './testing/engines.ts'
import { addLetter, addSubscription } from './testing/outbox-fixture.ts'

const dayMs = 24 * 60 * 60 * 1000
const leaseMs = 1000

forEachEngine((_engineName, newDatabase) => {
  async function newOutbox() {
    const database = await newDatabase()
    const engine = await database.open()
    return { engine, outbox: createOutboxStore(engine), database }
  }

  test('a due letter is handed out with its subscription as it is now', async () => {
    const { engine, outbox } = await newOutbox()
    const subscriptionId = await addSubscription(engine, { endsAt: 77 })
    const letter = await addLetter(engine, {
      subscriptionId,
      params: { accessDays: 30 },
      createdAt: 10,
    })
    expect(await outbox.claimDueLetters(9, leaseMs, 10)).toEqual([])
    const [due, ...others] = await outbox.claimDueLetters(10, leaseMs, 10)
    expect(others).toEqual([])
    expect(due).toEqual({
      id: letter.id,
      kind: 'pin',
      language: 'pt',
      recipient: 'marina@exemplo.com.br',
      params: { accessDays: 30 },
      sealed: letter.sealed,
      messageId: letter.messageId,
      createdAt: 10,
      attempts: 1,
      subscription: {
        id: subscriptionId,
        email: 'marina@exemplo.com.br',
        name: 'Marina Souza',
        dateForm: { timeZone: 'America/Sao_Paulo', locale: 'pt-BR' },
        pinSealed: 'sealed 482913',
        pinKeyId: 'k1',
        endsAt: 77,
      },
    })
  })

  test('a claimed letter is handed to nobody else until its lease expires', async () => {
    const { engine, outbox } = await newOutbox()
    await addLetter(engine, {})
    expect(await outbox.claimDueLetters(10, leaseMs, 10)).toHaveLength(1)
    expect(await outbox.claimDueLetters(10 + leaseMs - 1, leaseMs, 10)).toEqual([])
    const [again] = await outbox.claimDueLetters(10 + leaseMs, leaseMs, 10)
    expect(again?.attempts).toBe(2)
  })

  test('the oldest are taken first, and no more than requested', async () => {
    const { engine, outbox } = await newOutbox()
    for (const createdAt of [3, 1, 2]) await addLetter(engine, { createdAt })
    const first = await outbox.claimDueLetters(10, leaseMs, 2)
    expect(first.map((letter) => letter.createdAt)).toEqual([1, 2])
    const rest = await outbox.claimDueLetters(10, leaseMs, 2)
    expect(rest.map((letter) => letter.createdAt)).toEqual([3])
  })

  test('instances that claim simultaneously never get the same letter', async () => {
    const { engine, outbox, database } = await newOutbox()
    const other = createOutboxStore(await database.open())
    for (let count = 0; count < 30; count += 1) await addLetter(engine, {})
    const taken = new Map<string, number>()
    for (let round = 0; round < 30; round += 1) {
      const batches = await Promise.all(
        [outbox, other, outbox, other].map((store) => store.claimDueLetters(10, leaseMs, 3)),
      )
      for (const { id } of batches.flat()) taken.set(id, (taken.get(id) ?? 0) + 1)
      if (taken.size === 30) break
    }
    expect(taken.size).toBe(30)
    expect([...taken.values()].every((times) => times === 1)).toBe(true)
  })

  test('a sent letter has lost its secrets and is never handed out again', async () => {
    const { engine, outbox } = await newOutbox()
    const letter = await addLetter(engine, {})
    const [due] = await outbox.claimDueLetters(10, leaseMs, 1)
    if (due === undefined) throw new Error('nothing was due')
    await outbox.markLetterSent(due, 11)
    expect(await outbox.claimDueLetters(10 + 2 * leaseMs, leaseMs, 1)).toEqual([])
    const row = await engine.db
      .selectFrom('letters')
      .selectAll()
      .where('id', '=', letter.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sealed: null, state: 'sent', sent_at: 11, lease_until: null })
  })

  test('a rescheduled letter comes back when due, with what the server said', async () => {
    const { engine, outbox } = await newOutbox()
    await addLetter(engine, {})
    const [due] = await outbox.claimDueLetters(10, leaseMs, 1)
    if (due === undefined) throw new Error('nothing was due')
    await outbox.rescheduleLetter(due, 500, '451 later')
    expect(await outbox.claimDueLetters(499, leaseMs, 1)).toEqual([])
    expect(await outbox.listLetters(['waiting'], 10)).toMatchObject([
      { id: due.id, lastError: '451 later', attempts: 1, nextAttemptAt: 500 },
    ])
    expect(await outbox.claimDueLetters(500, leaseMs, 1)).toHaveLength(1)
  })

  test('a worker that lost its lease to another can only record that the letter was sent', async () => {
    const { engine, outbox } = await newOutbox()
    await addLetter(engine, {})
    const [stale] = await outbox.claimDueLetters(10, leaseMs, 1)
    const [current] = await outbox.claimDueLetters(10 + leaseMs, leaseMs, 1)
    if (stale === undefined || current === undefined) throw new Error('nothing was due')
    await outbox.parkLetter(stale, 'late')
    await outbox.rescheduleLetter(stale, 1, 'late')
    await outbox.readdressLetter(stale, 'x@y.example', 1, 'late')
    await outbox.discardLetter(stale)
    expect(await outbox.claimDueLetters(20, leaseMs, 1)).toEqual([])
    expect(await outbox.listLetters(['waiting'], 10)).toMatchObject([
      { recipient: 'marina@exemplo.com.br', lastError: null },
    ])
    await outbox.markLetterSent(stale, 30)
    await outbox.rescheduleLetter(current, 1, 'late')
    expect(await outbox.countLetters()).toEqual({ waiting: 0, sent: 1, parked: 0 })
  })

  test('a parked letter waits for the operator, who may send it elsewhere', async () => {
    const { engine, outbox } = await newOutbox()
    await addLetter(engine, {})
    const [due] = await outbox.claimDueLetters(10, leaseMs, 1)
    if (due === undefined) throw new Error('nothing was due')
    await outbox.parkLetter(due, '550 unknown')
    expect(await outbox.claimDueLetters(10 + 2 * leaseMs, leaseMs, 1)).toEqual([])
    expect(await outbox.listLetters(['parked'], 10)).toMatchObject([{ lastError: '550 unknown' }])
    expect(await outbox.retryLetter(due.id, 20, 'nova@exemplo.com.br')).toBe(true)
    const [again] = await outbox.claimDueLetters(20, leaseMs, 1)
    expect(again).toMatchObject({ recipient: 'nova@exemplo.com.br', sealed: due.sealed })
    expect(await outbox.retryLetter('nobody', 20)).toBe(false)
  })

  test('a readdressed letter is due at once, a discarded one is gone', async () => {
    const { engine, outbox } = await newOutbox()
    await addLetter(engine, {})
    const [due] = await outbox.claimDueLetters(10, leaseMs, 1)
    if (due === undefined) throw new Error('nothing was due')
    await outbox.readdressLetter(due, 'pagador@exemplo.com.br', 11, '550')
    const [again] = await outbox.claimDueLetters(11, leaseMs, 1)
    if (again === undefined) throw new Error('nothing was due')
    expect(again.recipient).toBe('pagador@exemplo.com.br')
    await outbox.discardLetter(again)
    expect(await outbox.countLetters()).toEqual({ waiting: 0, sent: 0, parked: 0 })
  })

  test('a letter of a kind known only to a newer version is left to that version', async () => {
    const { engine, outbox } = await newOutbox()
    const letter = await addLetter(engine, {})
    await engine.db.updateTable('letters').set({ kind: 'anniversary' }).execute()
    expect(await outbox.claimDueLetters(10, leaseMs, 1)).toEqual([])
    const row = await engine.db.selectFrom('letters').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id: letter.id, attempts: 0, state: 'waiting' })
  })

  test('each approaching end is announced once, however many instances check', async () => {
    const { engine, outbox, database } = await newOutbox()
    const other = createOutboxStore(await database.open())
    const now = 100 * dayMs
    const request = { now, noticeMs: 3 * dayMs, messageIdHost: 'enlace.example', limit: 100 }
    const near = await addSubscription(engine, { endsAt: now + 2 * dayMs })
    await addSubscription(engine, { endsAt: now + 3 * dayMs + 1 })
    await addSubscription(engine, { endsAt: now })
    await addSubscription(engine, { endsAt: now + dayMs, email: null })
    await addSubscription(engine, { endsAt: now + 2 * dayMs, createdAt: now })
    const counts = await Promise.all(
      [outbox, other, outbox, other].map((store) => store.enqueueEndingSoonLetters(request)),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await outbox.listLetters(['waiting'], 10)).toMatchObject([
      {
        kind: 'ending-soon',
        subscriptionId: near,
        recipient: 'marina@exemplo.com.br',
        messageId: `<ending-soon.${near}.${now + 2 * dayMs}@enlace.example>`,
      },
    ])

    const setEnd = (endsAt: number) =>
      engine.db
        .updateTable('subscriptions')
        .set({ ends_at: endsAt })
        .where('id', '=', near)
        .execute()
    await setEnd(now + 32 * dayMs)
    expect(await outbox.enqueueEndingSoonLetters(request)).toBe(0)
    expect(await outbox.enqueueEndingSoonLetters({ ...request, now: now + 30 * dayMs })).toBe(1)
    await setEnd(now + 2 * dayMs)
    expect(await outbox.enqueueEndingSoonLetters(request)).toBe(0)
  })
})
