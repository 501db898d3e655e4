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
  // The browser takes a phone's tenth of a second to make the first: not before there are names to join.
  const areSeveral = names.length > 1
  const list = useMemo(
    () => (areSeveral ? new Intl.ListFormat(locale, { type: 'conjunction' }) : undefined),
    [locale, areSeveral],
  )
  return list?.format(names) ?? names[0] ?? shelf.unnamed
}
