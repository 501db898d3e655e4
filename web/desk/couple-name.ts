import { useMemo } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { languageDetails } from '#core/languages.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'

/** The couple's names together, or what a ceremony is called until they are known. */
export function useCoupleName({ couple }: Pick<Ceremony, 'couple'>): string {
  const { language } = useLanguage()
  const { shelf } = useCreatorMessages()
  const names = couple.map(({ name }) => name.trim()).filter((name) => name !== '')
  const { locale } = languageDetails[language]
  const list = useMemo(() => new Intl.ListFormat(locale, { type: 'conjunction' }), [locale])
  return names.length === 0 ? shelf.unnamed : list.format(names)
}
