import { useEffect, useState } from 'react'
import { momentWriter } from '#core/calendar.ts'
import type { Ceremony, PlacedSection } from '#core/ceremony/document.ts'
import { planLike } from '#core/ceremony/plans.ts'
import { type WordingUse, wordingUses } from '#core/library/choosing.ts'
import type { Library } from '#core/library/piece.ts'
import { dateLocale } from '../../language/date-locale.ts'
import { useLanguage } from '../../language/use-language.ts'
import { deviceShelf } from '../../shelf/device-shelf.ts'
import { coupleOf } from '../../shelf/shelf-order.ts'

/** Another ceremony of this device, whose order can be taken. */
export interface EarlierCeremony {
  id: string
  couple: string
  /** Tells apart couples of the same names. */
  occasion: string
}

/** The ceremonies of this device except one, the last changed first; undefined while the shelf is being read. */
export function useEarlierCeremonies(exceptId: string): readonly EarlierCeremony[] | undefined {
  const { language } = useLanguage()
  const [found, setFound] = useState<readonly EarlierCeremony[]>()
  useEffect(() => {
    let isWanted = true
    const locale = dateLocale(language)
    const names = new Intl.ListFormat(locale, { type: 'conjunction' })
    const day = momentWriter(language, { dateStyle: 'long', timeZone: 'UTC' }, locale)
    void deviceShelf.list().then((list) => {
      if (!isWanted) return
      const entries = list.kind === 'done' ? list.value : []
      const others = entries
        .filter(({ head, deletedAtMs }) => head.id !== exceptId && deletedAtMs === undefined)
        .toSorted((one, other) => other.head.changedAtMs - one.head.changedAtMs)
        .map((entry) => {
          const { id, date, place } = entry.head
          const when = date === '' ? '' : day(Date.parse(date))
          return {
            id,
            couple: coupleOf(entry, (list) => names.format(list)),
            occasion: [when, place].filter((part) => part !== '').join(', '),
          }
        })
      setFound(others.filter(({ couple }) => couple !== ''))
    })
    return () => {
      isWanted = false
    }
  }, [exceptId, language])
  return found
}

/** Guests remember the weddings of a year or two, not those of ten. */
const rememberedCeremonies = 60

async function readEarlier(id: string): Promise<Ceremony | undefined> {
  const outcome = await deviceShelf.read(id)
  return outcome.kind === 'done' && outcome.value.kind === 'ceremony'
    ? outcome.value.ceremony
    : undefined
}

/** The order of another ceremony, without anything of its couple; undefined if it cannot be read. */
export async function orderOf(id: string): Promise<PlacedSection[] | undefined> {
  const ceremony = await readEarlier(id)
  return ceremony === undefined ? undefined : planLike(ceremony.plan)
}

/** Which wordings the other ceremonies read, the latest changed of them; none where nothing can be read. */
export async function wordingUsesElsewhere(
  exceptId: string,
  library: Library,
): Promise<WordingUse[]> {
  const list = await deviceShelf.list()
  const others = list.kind === 'done' ? list.value : []
  const ceremonies = await Promise.all(
    others
      .filter(({ head, deletedAtMs }) => head.id !== exceptId && deletedAtMs === undefined)
      .toSorted((one, other) => other.head.changedAtMs - one.head.changedAtMs)
      .slice(0, rememberedCeremonies)
      .map(({ head }) => readEarlier(head.id)),
  )
  return ceremonies.flatMap((one) => (one === undefined ? [] : wordingUses(one, library)))
}
