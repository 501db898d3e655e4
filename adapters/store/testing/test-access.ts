/** Access over a test's database, with a clock and secrets that the test controls. */
import { defaultDoorLimits } from '#core/access/door.ts'
import type {
  Access,
  AccessSettings,
  LoginAnswer,
  OpenDoor,
  Visitor,
} from '#server/access/access.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createSecrets, type Secrets } from '#server/access/secrets.ts'
import type { LetterSecrets } from '#server/ports/letter.ts'
import type { Store } from '#server/ports/store.ts'
import type { Engine } from '../dialects/engine.ts'
import { kyselyStore } from '../kysely-store.ts'

export const testSecretKey = 'a secret key for tests, of forty-odd characters'

interface TestClock {
  /** Milliseconds since 1970. */
  nowMs: number
}

interface SentLetter {
  id: string
  kind: string
  recipient: string
  params: string
  secrets: LetterSecrets
}

export interface TestAccess {
  access: Access
  store: Store
  engine: Engine
  clock: TestClock
  secrets: Secrets
  /** Grants 30 days and returns the PIN, the link key from its letter, and the subscription's id. */
  grant(email: string, days?: number): Promise<{ id: string; pin: string; enrolment: string }>
  /** Every letter in the outbox, oldest first, with its secrets unsealed. */
  letters(): Promise<SentLetter[]>
}

export interface TestAccessOptions extends Partial<AccessSettings> {
  clock?: TestClock
  secrets?: Secrets
}

/** Wires access as main does. */
export function testAccess(engine: Engine, options: TestAccessOptions = {}): TestAccess {
  const {
    clock = { nowMs: Date.UTC(2026, 5, 1, 12) },
    secrets = createSecrets(testSecretKey),
    ...settings
  } = options
  const store = kyselyStore(engine)
  const access = createAccess({
    store,
    secrets,
    settings: { doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test', ...settings },
    now: () => clock.nowMs,
  })

  async function letters(): Promise<SentLetter[]> {
    const rows = await engine.db.selectFrom('letters').selectAll().orderBy('created_at').execute()
    return rows.map(({ id, kind, recipient, params, sealed }) => ({
      id,
      kind,
      recipient,
      params,
      secrets: sealed === null ? {} : JSON.parse(secrets.open(sealed, 'letter')),
    }))
  }

  return {
    access,
    store,
    engine,
    clock,
    secrets,
    letters,
    grant: async (email, days = 30) => {
      const former = new Set((await letters()).map(({ id }) => id))
      const { account } = await access.grant({
        email,
        name: 'Ana Souza',
        language: 'pt',
        days,
        source: 'granted',
      })
      const letter = (await letters()).find(
        ({ id, recipient }) => recipient === email && !former.has(id),
      )
      return {
        id: account.id,
        pin: access.revealPin(account),
        enrolment: letter?.secrets.enrolment ?? 'no letter',
      }
    },
  }
}

/** A browser: an address, and a device cookie once the door has opened. */
export class TestBrowser implements Visitor {
  deviceToken: string | undefined
  sessionToken: string | undefined
  address: string
  readonly #access: Access

  constructor(access: Access, address = '203.0.113.7') {
    this.#access = access
    this.address = address
  }

  /** Tries the door and returns `open` or the refusal. */
  async logIn(pin: string, email?: string): Promise<LoginAnswer['answer']> {
    return this.#keep(await this.#access.logIn({ pin, email }, this))
  }

  /** Presses the button of a mailed link. */
  async enrol(key: string): Promise<string> {
    return this.#keep(await this.#access.enrol(key, this))
  }

  /** The e-mail of whoever is logged in. */
  async whoAmI(): Promise<string | null> {
    const session = await this.#access.checkSession(this.sessionToken)
    return session.state === 'active' ? session.user.email : null
  }

  #keep<Answer extends string>(result: OpenDoor | { answer: Answer }): Answer | 'open' {
    if ('sessionToken' in result) {
      this.sessionToken = result.sessionToken
      this.deviceToken = result.deviceToken ?? this.deviceToken
    }
    return result.answer
  }
}

/** Yields PINs that are not in `taken`, each one different. */
export function* otherPins(...taken: string[]): Generator<string, never> {
  for (let pin = 100_000; ; pin = pin === 999_999 ? 100_000 : pin + 1) {
    if (!taken.includes(String(pin))) yield String(pin)
  }
}
