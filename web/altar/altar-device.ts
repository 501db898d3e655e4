/** The altar's parts of this browser; nothing is opened before it is used. */
import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import { connectDeviceShelf } from '../shelf/device-connection.ts'
import { createShelf } from '../shelf/shelf.ts'
import { openShelfNews } from '../shelf/shelf-news.ts'
import { type AltarCeremonies, createAltarCeremonies } from './altar-ceremonies.ts'
import { type AltarMemory, createAltarMemory } from './altar-memory.ts'

/** As long as the desk of another tab takes to store what was just typed. */
const letGoMs = 300

export const altarMemory: AltarMemory = createAltarMemory()

const newId = (): string => crypto.randomUUID()

/** The day it is here, `YYYY-MM-DD`. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format()
}

export const altarCeremonies: AltarCeremonies = createAltarCeremonies({
  shelf: createShelf({ connection: connectDeviceShelf(), newId, now: Date.now }),
  memory: altarMemory,
  news: openShelfNews(),
  beginning: () => ({
    id: newId(),
    nowMs: Date.now(),
    language: ceremonyLanguages.find((one) => one === document.documentElement.lang) ?? 'pt-BR',
  }),
  today,
  pause: () => new Promise((resolve) => setTimeout(resolve, letGoMs)),
})
