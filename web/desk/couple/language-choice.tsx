import {
  baseLanguage,
  type CeremonyLanguage,
  ceremonyLanguages,
  variantsOf,
} from '#core/ceremony/ceremony-language.ts'
import { changeLanguage } from '#core/ceremony/edits/language.ts'
import { chooseSecondLanguage } from '#core/ceremony/edits/second-language.ts'
import { secondLanguageOf } from '#core/ceremony/second-language.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import { useCreatorMessages, useScreens } from '../../language/use-language.ts'
import { showToast } from '../../ui/toast.ts'
import { useCeremonyDesk, useDesk } from '../use-desk.ts'
import { Choice } from './choice.tsx'

/** The ceremony's languages, apart from that of the screens: its own, and the one that some moments are read in too. */
export function LanguageChoice() {
  const { ceremony, isEditable, change } = useDesk()
  const { language: words } = useCreatorMessages().couple
  const others = ceremonyLanguages
    .filter((value) => baseLanguage(value) !== baseLanguage(ceremony.language))
    .map((value) => ({ value, label: words.languages[value] }))
  return (
    <>
      <OwnLanguage offered={ceremonyLanguages} hint={words.hint} />
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

/** Which variant of its language the ceremony speaks; nothing where there is one only. */
export function VariantChoice() {
  const { language } = useCeremonyDesk().ceremony
  const variants = variantsOf(language)
  return variants.length === 1 ? null : <OwnLanguage offered={variants} />
}

interface OwnLanguageProps {
  offered: readonly CeremonyLanguage[]
  hint?: string
}

function OwnLanguage({ offered, hint }: OwnLanguageProps) {
  const { ceremony, isEditable, change } = useCeremonyDesk()
  const { language: words } = useCreatorMessages().couple
  const { toast, failures } = useScreens()
  const choose = async (language: CeremonyLanguage): Promise<void> => {
    try {
      const former = await loadLibrary(ceremony.language)
      change((current, nowMs) => changeLanguage(current, language, former, nowMs))
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: failures.offline })
    }
  }
  return (
    <Choice
      label={words.label}
      {...(hint === undefined ? {} : { hint })}
      value={ceremony.language}
      options={offered.map((value) => ({ value, label: words.languages[value] }))}
      onChoose={(language) => void choose(language)}
      disabled={!isEditable}
    />
  )
}
