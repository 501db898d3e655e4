/** The clearings of this browser, as this document learns of them. */
import { browserDevice, type Device } from '../../storage/device.ts'
import { openShelfNews } from '../shelf-news.ts'
import { createClearing, withinClearing } from './clearing.ts'

export const deviceClearing = createClearing(browserDevice, () => crypto.randomUUID())

openShelfNews().listen((item) => {
  if (item.kind === 'cleared') deviceClearing.hear(item.name ?? '')
})

/** Local storage for what belongs to ceremonies and to one person: written no more once another tab has cleared it. */
export const keptDevice: Device = withinClearing(browserDevice, deviceClearing)
