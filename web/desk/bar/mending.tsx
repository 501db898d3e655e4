import { useState } from 'react'
import type { Mend } from '#core/check/mending.ts'
import { checkWords } from '../../check/check-words.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { Rewriting } from '../rewriting/rewriting.tsx'

interface MendingProps {
  mends: readonly Mend[]
  onDone: () => void
}

/** What is marked, written again part by part; each stands beside what it was until somebody takes it or lets it be. */
export function Mending({ mends, onDone }: MendingProps) {
  const words = useLateWords(checkWords)
  const { language } = useLanguage()
  const [position, setPosition] = useState(0)
  const mend = mends[position]
  if (typeof words === 'string' || mend === undefined) return null
  const next = (): void => {
    if (position + 1 < mends.length) setPosition(position + 1)
    else onDone()
  }
  const number = (count: number): string => count.toLocaleString(language)
  return (
    <div className="grid gap-3">
      {mends.length < 2 ? null : (
        <p role="status">{words.mend.position(number(position + 1), number(mends.length))}</p>
      )}
      {mend.isCorrected ? <p className="notice">{words.mend.corrected}</p> : null}
      <Rewriting key={position} sectionKey={mend.sectionKey} mend={mend} onDone={next} />
      {position + 1 === mends.length ? null : (
        <div>
          <Button look="quiet" onClick={next}>
            {words.mend.next}
          </Button>
        </div>
      )}
    </div>
  )
}
