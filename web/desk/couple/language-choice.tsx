import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import { changeLanguage } from '#core/ceremony/edits/language.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'
import { Choice } from './choice.tsx'

/** The ceremony's language, apart from that of the screens. */
export function LanguageChoice() {
  const { ceremony, library, isEditable, change } = useDesk()
  const { language: words } = useCreatorMessages().couple
  return (
    <Choice
      label={words.label}
      hint={words.hint}
      value={ceremony.language}
      options={ceremonyLanguages.map((value) => ({ value, label: words.languages[value] }))}
      onChoose={(language) =>
        change((current, nowMs) => changeLanguage(current, language, library, nowMs))
      }
      disabled={!isEditable}
    />
  )
}
