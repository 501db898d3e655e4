import { expect, test } from 'vitest'
import type { Language } from '#core/languages.ts'
import { access as enAccess } from './en/access.ts'
import { altar as enAltar } from './en/altar.ts'
import { desk as enDesk } from './en/desk.ts'
import { reading as enReading } from './en/reading.ts'
import { shelf as enShelf } from './en/shelf.ts'
import { access as esAccess } from './es/access.ts'
import { altar as esAltar } from './es/altar.ts'
import { desk as esDesk } from './es/desk.ts'
import { reading as esReading } from './es/reading.ts'
import { shelf as esShelf } from './es/shelf.ts'
import { access as frAccess } from './fr/access.ts'
import { altar as frAltar } from './fr/altar.ts'
import { desk as frDesk } from './fr/desk.ts'
import { reading as frReading } from './fr/reading.ts'
import { shelf as frShelf } from './fr/shelf.ts'
import { access as ptAccess } from './pt/access.ts'
import { altar as ptAltar } from './pt/altar.ts'
import { desk as ptDesk } from './pt/desk.ts'
import { reading as ptReading } from './pt/reading.ts'
import { shelf as ptShelf } from './pt/shelf.ts'

/** The altar's own name, and what the ways to it are called: of entrances, reading page, desk and list. */
const names: Record<Language, readonly [own: string, ...ways: string[]]> = {
  pt: [ptAltar.title, ptAccess.login.altar, ptReading.altar, ptDesk.bar.altar, ptShelf.readAtAltar],
  en: [enAltar.title, enAccess.login.altar, enReading.altar, enDesk.bar.altar, enShelf.readAtAltar],
  fr: [frAltar.title, frAccess.login.altar, frReading.altar, frDesk.bar.altar, frShelf.readAtAltar],
  es: [esAltar.title, esAccess.login.altar, esReading.altar, esDesk.bar.altar, esShelf.readAtAltar],
}

test.each(Object.entries(names))('every way to the altar is called as it is, in %s', (_, all) => {
  expect(new Set(all).size).toBe(1)
})
