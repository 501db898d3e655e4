/**
 * Access for a journey: with the special PIN if it only needs to be logged in, or granted through the server's own
 * store.
 */

import type { Page } from '@playwright/test'
import { localSecretKey } from '#adapters/secret-key/local-secret-key.ts'
import { openStore } from '#adapters/store/kysely-store.ts'
import { defaultDoorLimits } from '#core/access/door.ts'
import type { Language } from '#core/languages.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createSecrets } from '#server/access/secrets.ts'
import type { NewLetter } from '#server/ports/letter.ts'
import { specialPin } from '../scripts/special-session.ts'
import type { ServerProcess } from './server-process.ts'

/**
 * Logs the page's browser in with the special PIN, without a screen: the next page it opens finds the cookie. For
 * journeys about something else.
 */
export async function enter(page: Page, baseUrl = ''): Promise<void> {
  const answer = await page.request.post(`${baseUrl}/api/session`, { data: { pin: specialPin } })
  if (!answer.ok()) throw new Error(`the special PIN was refused: ${await answer.text()}`)
}

export interface GivenAccess {
  /** '' for somebody who gave none. */
  email: string
  pin: string
  /** The key in the link of the PIN letter; '' where there is no address to send it to. */
  enrolment: string
  /** Ends it now, with its sessions. */
  revoke: () => Promise<void>
}

/** Grants access at a running server, as its operator would. `days` may be a fraction, for access that ends soon. */
export async function giveAccess(
  server: Pick<ServerProcess, 'dataDir'>,
  options: { email?: string | null; days?: number; language?: Language } = {},
): Promise<GivenAccess> {
  const { email = 'ana@example.org', days = 30, language = 'pt' } = options
  const secrets = createSecrets(localSecretKey(server.dataDir))
  const withStore = async <Result>(
    use: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
  ): Promise<Result> => {
    const store = await openStore({ dataDir: server.dataDir, now: Date.now() })
    try {
      return await use(store)
    } finally {
      await store.close()
    }
  }
  const { account, pin, letter } = await withStore(async (store) => {
    const access = createAccess({
      store,
      secrets,
      settings: { doorLimits: defaultDoorLimits, messageIdHost: 'localhost', specialPin },
      now: Date.now,
    })
    const grant = access.prepareGrant({
      email,
      name: 'Ana Souza',
      language,
      days,
      source: 'granted',
    })
    let letter: NewLetter | null = null
    const granted = await store.grantAccess({
      ...grant,
      writeLetter: (...whose) => {
        letter = grant.writeLetter(...whose)
        return letter
      },
    })
    return {
      account: granted.account,
      pin: access.revealPin(granted.account),
      letter,
    }
  })
  return {
    email: email ?? '',
    pin,
    enrolment: email === null ? '' : enrolmentIn(secrets.open(sealedOf(letter), 'letter')),
    revoke: async () => {
      await withStore((store) => store.revokeAccess(account.id, Date.now()))
    },
  }
}

function enrolmentIn(letter: string): string {
  return (JSON.parse(letter) as { enrolment: string }).enrolment
}

function sealedOf(letter: NewLetter | null): string {
  if (letter?.sealed == null) throw new Error('access was given without a letter')
  return letter.sealed
}
