import { languageDetails } from '#core/languages.ts'
import { counted } from '#core/messages/counted.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'

/** The sentence about a value beyond its limit, in characters; undefined while it fits. Nothing is ever cut. */
export function useTooLong(): (value: string, limit: number) => string | undefined {
  const { language } = useLanguage()
  const { info } = useCreatorMessages().creator
  return (value, limit) =>
    value.length > limit
      ? info.tooLong(
          counted(value.length - limit, language),
          new Intl.NumberFormat(languageDetails[language].locale).format(limit),
        )
      : undefined
}
