import './finished.css'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { summaryOf } from '#core/check/summary-of.ts'
import { altarAddress } from '../../altar/trial-run.ts'
import { useCheckWords } from '../../check/check-words.ts'
import { summarySentence } from '../../check/summary-sentence.ts'
import { useFindings } from '../../check/use-findings.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { BackupPanel } from '../../shelf/backup/backup-panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Rings } from '../../ui/rings.tsx'
import { CheckButton } from '../bar/check-button.tsx'
import { paperAddress } from '../bar/paper-address.ts'
import { useOthers } from '../bar/use-others.ts'
import { useDesk } from '../use-desk.ts'
import { useGivenDistances } from './given-distances.ts'

const loaders = {
  pt: () => import('#core/messages/pt/finished.ts').then(({ finished }) => finished),
  en: () => import('#core/messages/en/finished.ts').then(({ finished }) => finished),
  fr: () => import('#core/messages/fr/finished.ts').then(({ finished }) => finished),
  es: () => import('#core/messages/es/finished.ts').then(({ finished }) => finished),
}

/**
 * The rings meet; how long the script is, how much of the couple is in it, what is left to look at; and what comes
 * next.
 */
export function Finished({ onDismiss }: { onDismiss: () => void }) {
  const { ceremony, library } = useDesk()
  const { language } = useLanguage()
  const check = useCheckWords()
  const words = useLateWords(loaders)
  const others = useOthers(ceremony.id, 'texts')
  const given = useGivenDistances(true)
  const findings = useFindings({ ceremony, library, others, given }, { onlyRed: false })
  const [isCopying, setCopying] = useState(false)
  const summary = useMemo(
    () => findings && summaryOf(ceremony, library, findings),
    [ceremony, library, findings],
  )
  if (summary === undefined || typeof check === 'string' || typeof words === 'string') return null
  return (
    <div className="notice finished">
      <p className="finished-words">
        <Rings className="finished-rings" />
        {summarySentence(summary, findings?.length !== 0, check, language)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link className="button button-main" to={altarAddress(ceremony.id, 'rehearsal')}>
          {words.rehearse}
        </Link>
        <Link className="button" to={paperAddress(ceremony.id)}>
          {words.print}
        </Link>
        {findings?.length === 0 ? null : <CheckButton />}
        <Button onClick={() => setCopying(true)}>{words.sendCopy}</Button>
        <Button look="quiet" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      </div>
      <Dialog open={isCopying} onClose={() => setCopying(false)} title={words.sendCopy}>
        <BackupPanel />
      </Dialog>
    </div>
  )
}
