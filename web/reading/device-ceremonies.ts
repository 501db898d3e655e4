/** What is held in this browser. */
import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import { deviceShelf, deviceTransfers } from '../shelf/device-shelf.ts'
import { keptDevice } from '../shelf/shared/device-clearing.ts'
import { heldCeremonies } from './held-ceremonies.ts'

export const deviceCeremonies = heldCeremonies({
  shelf: deviceShelf,
  transfers: deviceTransfers,
  device: keptDevice,
  beginning: () => ({
    id: crypto.randomUUID(),
    nowMs: Date.now(),
    // The screens' languages are among those of ceremonies.
    language: ceremonyLanguages.find((one) => one === document.documentElement.lang) ?? 'pt-BR',
  }),
  today: () => new Intl.DateTimeFormat('sv-SE').format(),
})
