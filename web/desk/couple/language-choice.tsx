import { baseLanguage, ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import { changeLanguage } from '#core/ceremony/edits/language.ts'
import { chooseSecondLanguage } from '#core/ceremony/edits/second-language.ts'
import { secondLanguageOf } from '#core/ceremony/second-language.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'
import { Choice } from './choice.tsx'

/** The ceremony's languages, apart from that of the screens: its own, and the one that some moments are read in too. */
export function LanguageChoice() {
  const { ceremony, library, isEditable, change } = useDesk()
  const { language: words } = useCreatorMessages().couple
  const named = ceremonyLanguages.map((value) => ({ value, label: words.languages[value] }))
  const others = named.filter(
    ({ value }) => baseLanguage(value) !== baseLanguage(ceremony.language),
  )
  return (
    <>
      <Choice
        label={words.label}
        hint={words.hint}
        value={ceremony.language}
        options={named}
        onChoose={(language) =>
          change((current, nowMs) => changeLanguage(current, language, library, nowMs))
        }
        disabled={!isEditable}
      />
      <Choice
        label={words.second.label}
        hint={words.second.hint}
        value={secondLanguageOf(ceremony) ?? ''}
        options={[{ value: '', label: words.second.none }, ...others]}
        onChoose={(language) =>
          change((current, nowMs) =>
            chooseSecondLanguage(current, language === '' ? undefined : language, nowMs),
          )
        }
        disabled={!isEditable}
      />
    </>
  )
}
