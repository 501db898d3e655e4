/** Ceremonies of known length on a browser's shelf, for what is measured on the desk. */
import type { CDPSession, Page } from '@playwright/test'
import type { Ceremony } from '#core/ceremony/document.ts'
import { takeWritten } from '#core/ceremony/edits/body.ts'
import { changeDetails, changePartner } from '#core/ceremony/edits/details.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { headOf, largeMembers } from '../web/shelf/shelf-entry.ts'

/** A ceremony with this as its story, and as many former texts of it. */
export function coupleWith(number: number, story: string, versions = 0): Ceremony {
  const nowMs = Date.UTC(2026, 10, 1) + number
  let ceremony = newCeremony({ id: `bench-${number}`, nowMs, language: 'pt-BR' })
  ceremony = changePartner(ceremony, 'first', { name: `Thiago ${number}` }, nowMs)
  ceremony = changePartner(ceremony, 'second', { name: 'Luísa' }, nowMs)
  ceremony = changeDetails(ceremony, { place: `Lugar ${number}`, date: '2027-05-15' }, nowMs)
  for (let version = 0; version <= versions; version += 1) {
    ceremony = takeWritten(ceremony, 'ceremony', `${version}. ${story}`, nowMs)
  }
  return ceremony
}

/** How many words a script has in all. */
export function wordsOf(ceremony: Ceremony): number {
  const lines = scriptOf(ceremony, library).sections.flatMap((section) => section.lines)
  return lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
}

/** Puts ceremonies on the browser's shelf, the first of them to be opened. */
export async function stock(page: Page, shelf: readonly Ceremony[]): Promise<void> {
  const records = shelf.map((ceremony) => ({
    head: headOf(ceremony),
    // Nothing is stored where it has none.
    members: largeMembers.flatMap((name) =>
      ceremony[name] === undefined ? [] : [[name, ceremony[name]] as const],
    ),
  }))
  await page.evaluate(async (stored) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('enlace')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const tx = database.transaction(['ceremonies', 'members', 'device'], 'readwrite')
    for (const { head, members } of stored) {
      tx.objectStore('ceremonies').put({ head }, head.id)
      for (const [name, value] of members) tx.objectStore('members').put(value, [head.id, name])
    }
    tx.objectStore('device').put(stored[0]?.head.id, 'current')
    await new Promise((resolve, reject) => {
      tx.oncomplete = resolve
      tx.onerror = () => reject(tx.error)
    })
    database.close()
    for (const key of Object.keys(localStorage)) {
      if (/^(ceremony_(info|answers|texts)|enlace_entries)/.test(key)) localStorage.removeItem(key)
    }
    sessionStorage.clear()
  }, records)
}

/** The page's processor, this many times slower from now on. */
export async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}
