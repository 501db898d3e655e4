import { describe, expect, test } from 'vitest'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import { TestBrowser, testAccess } from '#adapters/store/testing/test-access.ts'
import { createOperator } from './operator.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@exemplo.com.br'
const bia = 'bia@exemplo.com.br'

forEachEngine((_engineName, newDatabase) => {
  async function open() {
    const setting = testAccess(await (await newDatabase()).open())
    const operator = createOperator({
      ...setting,
      settings: { messageIdHost: 'enlace.test' },
      now: () => setting.clock.nowMs,
    })
    return { ...setting, operator }
  }

  describe('a list', () => {
    test('holds everyone with access, past access or a matching name, newest first', async () => {
      const { store, grant, clock } = await open()
      await grant(ana, 1)
      clock.nowMs += dayMs
      await grant(bia)
      const list = async (state: 'active' | 'ended' | 'all', search = '') =>
        (await store.listSubscriptions({ now: clock.nowMs, state, search, limit: 10 })).map(
          ({ email }) => email,
        )
      expect(await list('all')).toEqual([bia, ana])
      expect(await list('active')).toEqual([bia])
      expect(await list('ended')).toEqual([ana])
      expect(await list('all', 'ANA@')).toEqual([ana])
      expect(await list('all', 'souza')).toEqual([bia, ana])
      expect(await list('all', '_')).toEqual([])
      expect(await store.listSubscriptions({ now: 0, state: 'all', search: '', limit: 1 })).toEqual(
        [expect.objectContaining({ email: bia, name: 'Ana Souza', source: 'granted' })],
      )
    })
  })

  describe('one subscription', () => {
    test('is found by its id and by its e-mail, which finds the latest of several', async () => {
      const { operator, grant, clock } = await open()
      const former = await grant(ana, 1)
      clock.nowMs += 2 * dayMs
      const current = await grant(ana)
      expect((await operator.find(' ANA@exemplo.com.br'))?.id).toBe(current.id)
      expect((await operator.find(former.id))?.id).toBe(former.id)
      expect(await operator.find(bia)).toBeNull()
      expect(await operator.find('nobody')).toBeNull()
    })

    test('is described with its sessions, devices and letters, and without any secret', async () => {
      const { operator, access, grant, clock } = await open()
      const { id, pin, enrolment } = await grant(ana)
      await new TestBrowser(access).logIn(pin)
      const details = await operator.describe(ana)
      expect(details).toMatchObject({
        id,
        email: ana,
        endsAt: clock.nowMs + 30 * dayMs,
        sessions: [{ createdAt: clock.nowMs }],
        devices: [{ createdAt: clock.nowMs, lastUsedAt: clock.nowMs }],
        letters: [{ kind: 'pin', recipient: ana, state: 'waiting' }],
      })
      expect(JSON.stringify(details)).not.toMatch(new RegExp(`${pin}|${enrolment}|sealed`))
    })
  })

  describe('a PIN sent again', () => {
    test('has the same PIN, a fresh link that opens, and what its letter said before', async () => {
      const { operator, access, grant, letters, engine } = await open()
      const { id, pin, enrolment } = await grant(ana)
      const params = JSON.stringify({ accessDays: 30, isExtension: false })
      await engine.db.updateTable('letters').set({ params }).execute()
      expect(await operator.resend(id)).toMatchObject({ answer: 'mailed', account: { id } })
      const again = (await letters()).find(({ secrets }) => secrets.enrolment !== enrolment)
      expect(again).toMatchObject({ kind: 'pin', recipient: ana, secrets: { pin } })
      expect(JSON.parse(again?.params ?? '')).toMatchObject({ accessDays: 30, name: 'Ana Souza' })
      expect(await new TestBrowser(access).enrol(again?.secrets.enrolment ?? '')).toBe('open')
      expect(await new TestBrowser(access).enrol(enrolment)).toBe('open')
    })

    test('is refused for access that has ended or never was', async () => {
      const { operator, grant, clock, letters } = await open()
      const { id } = await grant(ana, 1)
      clock.nowMs += dayMs
      expect(await operator.resend(id)).toEqual({ answer: 'ended' })
      expect(await operator.resend('nobody')).toEqual({ answer: 'not-found' })
      expect(await letters()).toHaveLength(1)
    })
  })

  describe('another e-mail', () => {
    test('gets the PIN letter; the one to the mistyped address is not sent and its link opens nothing', async () => {
      const { operator, access, grant, letters } = await open()
      const { id, pin, enrolment } = await grant('ana@exmplo.com.br')
      expect(await operator.changeEmail(id, ` ${ana} `, false)).toMatchObject({
        answer: 'changed',
        formerEmail: 'ana@exmplo.com.br',
        lettersGoneOut: 0,
        account: { id, email: ana },
      })
      const [letter, ...others] = await letters()
      expect(others).toEqual([])
      expect(letter).toMatchObject({ kind: 'pin', recipient: ana, secrets: { pin } })
      expect(await new TestBrowser(access).enrol(enrolment)).toBe('enrolment-invalid')
      expect(await new TestBrowser(access).logIn(pin, ana)).toBe('open')
      expect(await new TestBrowser(access).logIn(pin, 'ana@exmplo.com.br')).toBe('pin-invalid')
    })

    test('keeps open sessions, unless the PIN changes too', async () => {
      const { operator, access, grant } = await open()
      const { id, pin } = await grant(ana)
      const browser = new TestBrowser(access)
      await browser.logIn(pin)
      await operator.changeEmail(id, bia, false)
      expect(await browser.whoAmI()).toBe(bia)
      const changed = await operator.changeEmail(id, bia, true)
      if (changed.answer !== 'changed') throw new Error(changed.answer)
      expect(await browser.whoAmI()).toBeNull()
      expect(await browser.logIn(pin)).toBe('pin-invalid')
      expect(await browser.logIn(access.revealPin(changed.account))).toBe('open')
    })

    test('reports how many PIN letters had gone to the former address', async () => {
      const { operator, grant, store, clock } = await open()
      const { id } = await grant(ana)
      const [due] = await store.claimDueLetters(clock.nowMs, 1, 1)
      if (due) await store.markLetterSent(due, clock.nowMs)
      expect(await operator.changeEmail(id, bia, false)).toMatchObject({ lettersGoneOut: 1 })
    })

    test('is refused if it is somebody else’s, or the access has ended', async () => {
      const { operator, grant, clock, letters } = await open()
      const { id } = await grant(ana, 1)
      await grant(bia)
      expect(await operator.changeEmail(id, bia.toUpperCase(), false)).toEqual({
        answer: 'email-taken',
      })
      clock.nowMs += dayMs
      expect(await operator.changeEmail(id, 'c@exemplo.com.br', false)).toEqual({ answer: 'ended' })
      expect(await operator.changeEmail('nobody', bia, false)).toEqual({ answer: 'not-found' })
      expect((await letters()).map(({ recipient }) => recipient).sort()).toEqual([ana, bia])
    })

    test('given to two subscriptions at once goes to only one', async () => {
      const { operator, grant } = await open()
      const [one, other] = [await grant(ana), await grant(bia)]
      const answers = await Promise.all(
        [one, other].map(({ id }) => operator.changeEmail(id, 'c@exemplo.com.br', false)),
      )
      expect(answers.map(({ answer }) => answer).sort()).toEqual(['changed', 'email-taken'])
    })

    test('gives an address to a purchase without one, whose letter was waiting', async () => {
      const { operator, access, letters } = await open()
      const request = { email: null, name: '', language: 'pt', days: 30, source: 'bought' } as const
      const { account } = await access.grant(request)
      expect((await letters()).map(({ recipient }) => recipient)).toEqual([''])
      expect(await operator.changeEmail(account.id, ana, false)).toMatchObject({
        formerEmail: null,
      })
      expect((await letters()).map(({ recipient }) => recipient)).toEqual([ana])
    })
  })

  describe('a person’s data', () => {
    test('is everything under the e-mail, ended access and letters included', async () => {
      const { operator, grant, clock } = await open()
      const former = await grant(ana, 1)
      clock.nowMs += 2 * dayMs
      const current = await grant(ana)
      const other = await grant(bia)
      await operator.changeEmail(other.id, 'c@exemplo.com.br', false)
      const data = await operator.exportPerson(ana)
      expect(data.subscriptions.map(({ id }) => id)).toEqual([current.id, former.id])
      expect(data.subscriptions.map(({ letters }) => letters.length)).toEqual([1, 1])
      expect(await operator.exportPerson(bia)).toEqual({
        subscriptions: [],
        otherLetters: [],
        orders: [],
      })
    })

    test('once erased, is gone from every table, and nobody else’s is', async () => {
      const { operator, access, grant, engine } = await open()
      const { pin } = await grant(ana)
      await grant(bia)
      const browser = new TestBrowser(access)
      await browser.logIn(pin)
      await access.remind(ana, { address: '203.0.113.7' })
      expect(await operator.erasePerson(ana)).toEqual({ subscriptions: 1, letters: 2, orders: 0 })
      expect(await browser.whoAmI()).toBeNull()
      const tables = ['subscriptions', 'sessions', 'devices', 'enrolments', 'letters'] as const
      const rows = []
      for (const table of tables) {
        rows.push(...(await engine.db.selectFrom(table).selectAll().execute()))
      }
      expect(JSON.stringify(rows)).toContain(bia)
      expect(JSON.stringify(rows)).not.toContain(ana)
      expect(rows).toHaveLength(3)
      expect(await operator.erasePerson(ana)).toEqual({ subscriptions: 0, letters: 0, orders: 0 })
    })
  })
})
