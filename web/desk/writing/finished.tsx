import { type ReactNode, useMemo, useState } from 'react'
import { summaryOf } from '#core/check/summary-of.ts'
import { altarAddress } from '../../altar/trial-run.ts'
import { checkWords } from '../../check/check-words.ts'
import { summarySentence } from '../../check/summary-sentence.ts'
import { useFindings } from '../../check/use-findings.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { Rings } from '../../ui/rings.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMedia } from '../../ui/use-media.ts'
import { CheckButton } from '../bar/check-button.tsx'
import { paperAddress } from '../bar/paper-address.ts'
import { ReadingLink } from '../bar/reading-link.tsx'
import { useOthers } from '../bar/use-others.ts'
import { HeldCount } from '../held/held-count.tsx'
import { useDesk } from '../use-desk.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { finishedWords } from './finished-words.ts'
import { useGivenDistances } from './given-distances.ts'
import { useCopyLabel } from './use-copy-label.ts'

/** Where the bar draws the menu instead of naming it; `bar.css` says the same. */
const narrow = '(max-width: 30rem)'

/**
 * The rings meet; how long the script is, how much of the couple is in it, what is left to look at; and what comes
 * next. Its room is there before its words are.
 */
export function Finished({ onDismiss }: { onDismiss: () => void }): ReactNode {
  const { ceremony, library } = useDesk()
  const { language } = useLanguage()
  const { bar } = useCreatorMessages().desk
  const copyLabel = useCopyLabel()
  const check = useLateWords(checkWords)
  const words = useLateWords(finishedWords)
  const others = useOthers(ceremony.id, 'texts')
  const given = useGivenDistances(true)
  const { findings, isWhole, phase } = useFindings(
    { ceremony, library, others, given },
    { onlyRed: false },
  )
  const [isCopying, setCopying] = useState(false)
  const isNarrow = useMedia(narrow)
  const summary = useMemo(
    () => (isWhole || phase !== 'working' ? summaryOf(ceremony, library, findings) : undefined),
    [ceremony, library, findings, isWhole, phase],
  )
  const areHere = typeof check !== 'string' && typeof words !== 'string'
  if (summary === undefined || !areHere) {
    return <div className="finished" />
  }
  const dismiss = (): void => {
    onDismiss()
    showToast({ kind: 'success', title: words.dismissed(isNarrow ? '↓' : bar.save) })
  }
  return (
    <div className="finished">
      <p className="finished-words">
        <Rings className="finished-rings" />
        {summarySentence(summary, findings.length !== 0, check, language)}
      </p>
      <HeldCount />
      <div className="flex flex-wrap gap-2">
        <ReadingLink className="button button-main" to={altarAddress(ceremony.id, 'rehearsal')}>
          {bar.rehearse}
        </ReadingLink>
        <ReadingLink className="button" to={paperAddress(ceremony.id)}>
          {bar.paper}
        </ReadingLink>
        <CheckButton />
        <Button onClick={() => setCopying(true)}>{copyLabel}</Button>
        <Button look="quiet" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </div>
      <CopyDialog open={isCopying} onClose={() => setCopying(false)} />
    </div>
  )
}
