import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { TestBrowser, testAccess } from '#adapters/store/testing/test-access.ts'
import { createOperator } from '#server/operator/operator.ts'
import { noSelling } from '#server/testing/test-app.ts'
import { runAdmin } from './run-admin.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@exemplo.com.br'
const engines: Engine[] = []
const installation = () => ({ ok: false, sentence: 'there is none here' }) as const
const folders: string[] = []

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The commands over their own database; `meanwhile` runs whenever a command waits. */
async function operate(meanwhile: () => Promise<void> = async () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-admin-'))
  folders.push(folder)
  const engine = await openSqlite(join(folder, 'enlace.db'))
  engines.push(engine)
  await applyMigrations(engine, Date.now())
  const setting = testAccess(engine)
  const now = () => setting.clock.nowMs
  const operator = createOperator({ ...setting, settings: { messageIdHost: 'enlace.test' }, now })
  let pauses = 0
  const context = {
    ...setting,
    operator,
    selling: noSelling,
    now,
    pause: async () => {
      pauses += 1
      await meanwhile()
    },
  }
  async function run(...words: string[]) {
    const written = { out: '', err: '' }
    const code = await runAdmin(words, {
      out: (text) => {
        written.out += text
      },
      err: (text) => {
        written.err += text
      },
      open: async () => ({ ok: true, context }),
      installation,
    })
    return { code, ...written }
  }
  /** The JSON answer of a command that succeeds. */
  async function json(...words: string[]) {
    const { code, out, err } = await run(...words, '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return JSON.parse(out)
  }
  /** Sends due letters, as a running server does. */
  async function deliver(): Promise<void> {
    for (const due of await setting.store.claimDueLetters(now(), 1_000, 10)) {
      await setting.store.markLetterSent(due, now())
    }
  }
  return { ...setting, run, json, deliver, pauses: () => pauses }
}

const grantAna = ['grant', '--email', ana, '--name', 'Ana Souza', '--days', '30']

describe('a command line', () => {
  test('without a command, with an unknown one or a wrong option shows the usage, and exits with 2', async () => {
    const { run } = await operate()
    const wrong = [
      [],
      ['frobnicate'],
      ['constructor'],
      ['list', '--frobnicate'],
      ['list', 'ana'],
      ['show'],
      ['show', 'a', 'b'],
      ['grant', '--email', ana, '--name', 'Ana'],
      ['grant', '--email', ana, '--name', 'Ana', '--days', '0'],
      ['grant', '--email', ana, '--name', 'Ana', '--days', '1.5'],
      ['grant', '--email', 'ana', '--name', 'Ana', '--days', '1'],
      ['grant', '--email', ana, '--name', 'Ana', '--days', '1', '--language', 'de'],
      ['change-email', ana, '--to', 'nothing'],
      ['letters', 'throw-away', 'x'],
      ['export', 'ana'],
    ]
    for (const words of wrong) {
      const { code, out, err } = await run(...words)
      expect({ words, code, out }).toEqual({ words, code: 2, out: '' })
      expect(err).toContain('Usage: ')
    }
  })

  test('names the wrong option', async () => {
    const { run } = await operate()
    expect((await run('grant', '--name', 'Ana', '--days', '30')).err).toMatch(
      /^--email: is missing/,
    )
    expect((await run('list', '--limit', 'x')).err).toMatch(/^--limit: must be a whole number/)
  })

  test.each([['--help'], ['help'], ['grant', '--help'], ['erase', '-h']])(
    '%s %s shows help, opens nothing, and exits with 0',
    async (...words) => {
      let out = ''
      const code = await runAdmin(words.filter(Boolean), {
        out: (text) => {
          out += text
        },
        err: () => {},
        open: () => Promise.reject(new Error('opened')),
        installation,
      })
      expect(code).toBe(0)
      expect(out).toMatch(/^Usage: /)
    },
  )

  test('is refused with a sentence when the database cannot be opened', async () => {
    let err = ''
    const code = await runAdmin(['list'], {
      out: () => {},
      err: (text) => {
        err += text
      },
      open: async () => ({ ok: false, sentence: 'The database cannot be used.' }),
      installation,
    })
    expect({ code, err }).toEqual({ code: 1, err: 'The database cannot be used.' })
  })
})

describe('backup and restore', () => {
  const withPostgres = async (...words: string[]) => {
    const written = { out: '', err: '' }
    const code = await runAdmin(words, {
      out: (text) => {
        written.out += text
      },
      err: (text) => {
        written.err += text
      },
      open: () => Promise.reject(new Error('opened')),
      installation: () => ({
        ok: true,
        context: {
          store: {
            engine: 'postgres',
            databaseUrl: 'postgres://enlace:secret@db/enlace',
            statementTimeoutMs: 10_000,
          },
          understands: () => true,
          keepsKeyInDataDir: false,
          now: Date.now,
        },
      }),
    })
    return { code, ...written }
  }

  test.each([
    ['backup', '--to', 'pg_dump'],
    ['restore', '--from', 'pg_restore'],
  ])('%s names PostgreSQL’s own tools where that keeps the data', async (name, option, tool) => {
    const { code, out, err } = await withPostgres(name, option, 'x.db')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(tool)
    expect(err).not.toContain('secret')
    const asJson = await withPostgres(name, option, 'x.db', '--json')
    expect(JSON.parse(asJson.err)).toEqual({ refused: err })
  })

  test('need a file and no other word', async () => {
    for (const words of [['backup'], ['backup', 'x.db'], ['restore', '--from', '']]) {
      expect((await withPostgres(...words)).code).toBe(2)
    }
  })
})

describe('grant', () => {
  test('gives access, extends it, and shows the PIN only when asked to', async () => {
    const { run, json, access, clock } = await operate()
    const first = await run(...grantAna)
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain(`Given: ${ana} until 2026-07-01 12:00 UTC`)
    const again = await json(...grantAna, '--show-pin', '--language', 'fr')
    expect(again).toMatchObject({
      email: ana,
      isExtension: true,
      endsAt: new Date(clock.nowMs + 60 * dayMs).toISOString(),
    })
    expect(await new TestBrowser(access).logIn(again.pin)).toBe('open')
    const silent = [first, await run('list'), await run('show', ana), await run('letters')]
    expect(silent.map(({ out }) => out).join()).not.toContain(again.pin)
    expect((await run('show', ana, '--show-pin')).out).toContain(`PIN: ${again.pin}`)
  })

  test('says that the letter has gone out once a server has sent it', async () => {
    const operation = await operate(() => operation.deliver())
    expect((await operation.run(...grantAna)).out).toContain('The letter has gone out.')
  })

  test('says that the letter is waiting when no server sends it, and does not wait for it when told not to', async () => {
    const { run, pauses } = await operate()
    expect((await run(...grantAna)).out).toContain('it goes out once one runs')
    const waited = pauses()
    expect(waited).toBeGreaterThan(0)
    expect((await run(...grantAna, '--no-wait')).out).not.toContain('letter')
    expect(pauses()).toBe(waited)
  })

  test('says when the mail server refuses the letter, for now or for good', async () => {
    const operation = await operate(async () => {
      const [due] = await operation.store.claimDueLetters(operation.clock.nowMs, 1_000, 10)
      if (due) await operation.store.rescheduleLetter(due, Infinity, 'EENVELOPE 451')
    })
    expect((await operation.run(...grantAna)).out).toContain('did not take the letter yet')
    const parking = await operate(async () => {
      const [due] = await parking.store.claimDueLetters(parking.clock.nowMs, 1_000, 10)
      if (due) await parking.store.parkLetter(due, 'EENVELOPE 550')
    })
    expect((await parking.run(...grantAna)).out).toContain('the mail server refused it')
  })
})

describe('looking', () => {
  test('lists who has access and who had it, without PINs even in JSON', async () => {
    const { run, json, clock } = await operate()
    expect((await run('list')).out).toBe('Nobody.')
    await run(...grantAna, '--no-wait')
    expect(await json('list')).toEqual([
      {
        id: expect.any(String),
        email: ana,
        name: 'Ana Souza',
        language: 'pt',
        source: 'granted',
        createdAt: '2026-06-01T12:00:00.000Z',
        endsAt: '2026-07-01T12:00:00.000Z',
      },
    ])
    clock.nowMs += 30 * dayMs
    expect(await json('list')).toEqual([])
    expect(await json('list', '--ended')).toHaveLength(1)
    expect(await json('list', '--all', '--search', 'nobody')).toEqual([])
    expect((await run('show', ana)).out).toContain('Ended 2026-07-01 12:00 UTC')
  })

  test('shows control characters in a name harmlessly', async () => {
    const { run } = await operate()
    await run('grant', '--email', ana, '--name', 'Ana\u001b[2J', '--days', '1', '--no-wait')
    expect((await run('list')).out).toContain('Ana?[2J')
    expect((await run('show', ana)).out).not.toContain('\u001b')
  })

  test('refuses an unknown person, in JSON too', async () => {
    const { run } = await operate()
    for (const command of ['show', 'resend', 'revoke', 'export', 'erase']) {
      const { code, out, err } = await run(command, 'nobody@exemplo.com.br')
      expect({ command, code, out }).toEqual({ command, code: 1, out: '' })
      expect(err).toBe('Nobody is known as nobody@exemplo.com.br.')
    }
    const { code, err } = await run('show', 'x', '--json')
    expect({ code, ...JSON.parse(err) }).toEqual({ code: 1, refused: 'Nobody is known as x.' })
  })
})

describe('letters', () => {
  test('shows what has not gone out, including bounced letters and those without an address', async () => {
    const { run, json, access, store, clock } = await operate()
    const request = { name: '', language: 'pt', days: 30, source: 'bought' } as const
    await access.grant({ ...request, email: null })
    await access.grant({ ...request, email: 'bounced@exemplo.com.br' })
    for (const due of await store.claimDueLetters(clock.nowMs, 1_000, 10)) {
      await store.parkLetter(due, due.recipient === '' ? 'recipient-missing' : 'EENVELOPE 550')
    }
    await access.grant({ ...request, email: ana })
    expect((await json('letters')).counts).toEqual({ waiting: 1, parked: 2, sent: 0 })
    const { letters } = await json('letters', '--parked')
    expect(letters).toHaveLength(2)
    const { out } = await run('letters')
    expect(out).toMatch(/\(no address\) +parked.+recipient-missing/)
    expect(out).toMatch(/bounced@exemplo\.com\.br +parked.+EENVELOPE 550/)

    for (const { id } of letters) {
      await json('letters', 'retry', id, '--to', 'right@exemplo.com.br')
    }
    const due = await store.claimDueLetters(clock.nowMs, 1_000, 10)
    expect(due.map(({ recipient }) => recipient).sort()).toEqual([
      ana,
      'right@exemplo.com.br',
      'right@exemplo.com.br',
    ])
    expect((await run('letters', 'retry', 'nothing')).code).toBe(1)
  })
})

describe('changing', () => {
  test('a mistyped address is corrected, with a warning if the PIN had gone there', async () => {
    const { run, json, deliver, letters } = await operate()
    await run('grant', '--email', 'ana@exmplo.com.br', '--name', 'Ana', '--days', '30', '--no-wait')
    await deliver()
    const { code, out } = await run('change-email', 'ana@exmplo.com.br', '--to', ana, '--no-wait')
    expect(code).toBe(0)
    expect(out).toContain('--new-pin')
    const changed = await json('change-email', ana, '--to', ana, '--new-pin', '--no-wait')
    expect(changed).toMatchObject({ email: ana, formerEmail: ana, newPin: true })
    expect((await letters()).filter(({ recipient }) => recipient === ana)).toHaveLength(1)
    await run('grant', '--email', 'bia@exemplo.com.br', '--name', 'Bia', '--days', '1', '--no-wait')
    expect(await run('change-email', 'bia@exemplo.com.br', '--to', ana)).toMatchObject({
      code: 1,
      err: `${ana} has access of its own already (see "show").`,
    })
  })

  test('a revoked access is over, and cannot be revoked or mailed again', async () => {
    const { run, json, access } = await operate()
    const { pin } = await json(...grantAna, '--no-wait', '--show-pin')
    const browser = new TestBrowser(access)
    await browser.logIn(pin)
    expect(await json('resend', ana, '--no-wait')).toMatchObject({ email: ana })
    expect(await json('revoke', ana)).toMatchObject({ revoked: true })
    expect(await browser.whoAmI()).toBeNull()
    expect(await browser.logIn(pin)).toBe('subscription-expired')
    expect((await run('revoke', ana)).code).toBe(1)
    expect((await run('resend', ana)).code).toBe(1)
    expect((await run('change-email', ana, '--to', 'a@exemplo.com.br')).code).toBe(1)
  })

  test('a person’s data is exported without PIN, and erased only on confirmation', async () => {
    const { run, json } = await operate()
    const { pin, id } = await json(...grantAna, '--no-wait', '--show-pin')
    const exported = await json('export', ana)
    expect(exported).toMatchObject({ email: ana, subscriptions: [{ id, letters: [{}] }] })
    expect(JSON.stringify(exported)).not.toContain(pin)
    const asked = await run('erase', ana)
    expect(asked.code).toBe(1)
    expect(asked.err).toContain('access until 2026-07-01 12:00 UTC would end')
    expect(await json('export', ana)).toEqual(exported)
    expect(await json('erase', ana, '--yes')).toMatchObject({
      erased: { subscriptions: 1, letters: 1 },
    })
    expect((await run('export', ana)).code).toBe(1)
  })
})
