import { languageDetails } from '#core/languages.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { rewritingWords } from '../rewriting/rewriting-words.ts'
import type { Writing } from './use-writing.ts'

type OverHandProps = Pick<Writing, 'answer'> & {
  asksAbout: NonNullable<Writing['asksAbout']>
}

/** Asks before texts that somebody has corrected are written again. */
export function OverHand({ asksAbout, answer }: OverHandProps) {
  const words = useLateWords(rewritingWords)
  const { language, messages } = useLanguage()
  const { rewrite } = useCreatorMessages().desk.sheet
  const { texts: names } = messages.screens
  if (words === 'loading') return <p className="text-ink-soft">{messages.access.loading}</p>
  if (words === 'missing') return <p role="alert">{messages.screens.failures.offline}</p>
  const { texts, corrected } = asksAbout
  const others = texts.filter((text) => !corrected.includes(text))
  const list = new Intl.ListFormat(languageDetails[language].locale)
  return (
    <>
      <p>{words.overHand.corrected(list.format(corrected.map((text) => names[text])))}</p>
      <p>{words.overHand.compare(rewrite)}</p>
      <div className="flex flex-wrap gap-3">
        {others.length === 0 ? null : (
          <Button look="main" onClick={() => answer(others)}>
            {words.overHand.others}
          </Button>
        )}
        <Button onClick={() => answer(texts)}>{words.overHand.all}</Button>
        <Button look="quiet" onClick={() => answer([])}>
          {words.refuse}
        </Button>
      </div>
    </>
  )
}
