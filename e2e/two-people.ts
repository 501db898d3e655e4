/** Two people who use one browser: what the first leaves there, and everything that the second could see of it. */
import { expect, type Page, type Request } from '@playwright/test'
import { accessPage } from './access-page.ts'
import { pressInMenu } from './creator-page.ts'
import { type GivenAccess, giveAccess } from './give-access.ts'
import { sampleInfo, sampleVisit } from './sample-ceremony.ts'
import type { ServerProcess } from './server-process.ts'

export const ownKeyOfFirst = 'sk-of-the-first'

/** How whoever came first writes. */
const voice = {
  rhythm: 'Frases curtas.',
  humour: '',
  address: 'Chama os convidados de gente querida.',
  openings: [],
  closings: [],
  neverSays: [],
}

export const voiceOfFirst = JSON.stringify(voice)

/** What nobody but the first may meet: words, names, key, voice, and who they are. */
export function secretsOf({ email, pin }: Pick<GivenAccess, 'email' | 'pin'>): string[] {
  const words = [sampleInfo.location, sampleInfo.brideName, 'Boa tarde, Recife', voice.address]
  return [...words, ownKeyOfFirst, pin, ...(email === '' ? [] : [email])]
}

let people = 0

/** Somebody with access of their own, with an e-mail or without. */
export function somebody(server: ServerProcess, hasEmail: boolean): Promise<GivenAccess> {
  people += 1
  const email = hasEmail ? `person-${process.pid}-${people}@example.org` : null
  return giveAccess(server, { email })
}

/** Logs in at the screen, as people do. */
export async function comesIn(page: Page, { pin }: Pick<GivenAccess, 'pin'>): Promise<void> {
  const door = accessPage(page)
  await page.goto('/login')
  await door.logIn(pin)
  await expect(page).toHaveURL('/app')
}

/** The first logs in and leaves a written ceremony, a voice and a key of their own on the desk. */
export async function settlesIn(page: Page, first: GivenAccess, origin: string): Promise<void> {
  await page.goto('/termos')
  await page.evaluate(
    ({ info, answers, texts }) => {
      localStorage.setItem('preferred_language', 'pt')
      localStorage.setItem('enlace_start_card_left', 'yes')
      localStorage.setItem('ceremony_info', JSON.stringify(info))
      localStorage.setItem('ceremony_answers', JSON.stringify(answers))
      localStorage.setItem('ceremony_texts', JSON.stringify(texts))
    },
    { ...sampleVisit },
  )
  await comesIn(page, first)
  await expect(page.locator('#info-location')).toHaveValue(sampleInfo.location)
  // Who the session is has been said by the server.
  await expect.poll(() => stored(page, 'ceremony_pin')).toBe(first.pin)
  await page.evaluate(
    ({ key, voice, choice }) => {
      localStorage.setItem('openai_api_key', key)
      localStorage.setItem('enlace_writer', choice)
      localStorage.setItem('enlace_voice', voice)
    },
    {
      key: ownKeyOfFirst,
      voice: voiceOfFirst,
      choice: JSON.stringify({ version: 1, writer: 'own-key', origin }),
    },
  )
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

export async function leaves(
  page: Page,
  options: { clears?: boolean; offline?: boolean } = {},
): Promise<void> {
  const { access } = accessPage(page).words
  await pressInMenu(page, access.leave)
  const dialog = page.getByRole('dialog')
  if (options.clears) await page.getByRole('checkbox', { name: access.logout.clearDevice }).check()
  const here = dialog.getByRole('button', { name: access.logout.here, exact: true })
  await expect(here).toBeVisible()
  // Without a worker the pages on the way are fetched: only what is said to the server is lost.
  if (options.offline) await page.route('**/api/session*', (route) => route.abort())
  await here.click()
  await expect(page).toHaveURL('/')
  await page.unroute('**/api/session*')
}

/** All that a page shows, in its fields too. */
export async function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not scripts and hidden copies
    return [document.title, document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })
}

/** All that a page sends, its headers too, from now on. */
export function sentBy(page: Page): () => Promise<string> {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  return async () => {
    const parts = requests.map(async (request) => [
      request.url(),
      request.postData() ?? '',
      JSON.stringify(await request.allHeaders().catch(() => ({}))),
    ])
    return (await Promise.all(parts)).flat().join('\n')
  }
}

/** Everything that this browser keeps of the site, as text; what a page has begun to write comes first. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      const names = [...database.objectStoreNames]
      if (names.length > 0) {
        const tx = database.transaction(names)
        for (const store of names) {
          found.push(await done(tx.objectStore(store).getAllKeys()))
          const values = await done(tx.objectStore(store).getAll())
          found.push(values.map((one) => (one instanceof Map ? [...one] : one)))
        }
      }
      database.close()
    }
    return JSON.stringify(found)
  })
}
