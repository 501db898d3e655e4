import { languageDetails } from '#core/languages.ts'
import { counted } from '#core/messages/counted.ts'
import { useLanguage } from '../../language/use-language.ts'

/** The sentence about a value beyond its limit, in characters; undefined while it fits. Nothing is ever cut. */
export function useTooLong(): (value: string, limit: number) => string | undefined {
  const { language, messages } = useLanguage()
  return (value, limit) =>
    value.length > limit
      ? messages.screens.info.tooLong(
          counted(value.length - limit, language),
          new Intl.NumberFormat(languageDetails[language].locale).format(limit),
        )
      : undefined
}
