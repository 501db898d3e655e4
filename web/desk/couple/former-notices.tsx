import { useEffect, useRef, useState } from 'react'
import { formerNames } from '#core/ceremony/former-names.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import { spokenSentence } from '#core/ceremony/spoken-sentence.ts'
import { touchedSentences } from '#core/ceremony/touched-sentences.ts'
import { counted } from '#core/messages/counted.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'
import type { FormerDetail } from './former-details.ts'
import { useFormerDetails } from './remembers-details.tsx'
import { RenameDialog } from './rename-dialog.tsx'

type GoTo = (sectionKey: string) => void

/** Where the script may still say what the details no longer do: names are replaced here, the rest is only shown. */
export function FormerNotices({ onGoTo }: { onGoTo: GoTo }) {
  const { changed } = useFormerDetails()
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {changed.map((detail) =>
        detail.kind === 'name' ? (
          <RenamedNotice key={`name ${detail.partner} ${detail.former.name}`} detail={detail} />
        ) : (
          <TouchedNotice key={`${detail.kind} ${detail.former}`} detail={detail} onGoTo={onGoTo} />
        ),
      )}
    </div>
  )
}

function RenamedNotice({ detail }: { detail: Extract<FormerDetail, { kind: 'name' }> }) {
  const { ceremony } = useDesk()
  const { language } = useLanguage()
  const { renamed: words } = useCreatorMessages().couple
  const { settle } = useFormerDetails()
  const [isReviewing, setReviewing] = useState(false)
  const next = ceremony.couple[detail.partner === 'first' ? 0 : 1]
  const places = formerNames(ceremony, detail.former, next)
  const notice = useRef<HTMLDivElement>(null)
  const isShown = places.length > 0
  // Above the fields, which may be scrolled past it: the wrong name must not stay in the script unseen.
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={notice} className="notice scroll-mt-16">
      <p>{words.notice(detail.former.name, counted(places.length, language))}</p>
      <Button onClick={() => setReviewing(true)}>{words.review}</Button>
      <RenameDialog
        open={isReviewing}
        places={places}
        onClose={() => setReviewing(false)}
        onSettled={() => {
          setReviewing(false)
          settle(detail)
        }}
      />
    </div>
  )
}

function TouchedNotice(props: { detail: Exclude<FormerDetail, { kind: 'name' }>; onGoTo: GoTo }) {
  const { detail, onGoTo } = props
  const { ceremony, library } = useDesk()
  const { language } = useLanguage()
  const { touched: words } = useCreatorMessages().couple
  const colon = useColon()
  const { settle } = useFormerDetails()
  const sentences = touchedSentences(
    ceremony,
    detail.kind === 'agreement' ? { kind: 'agreement' } : detail,
  )
  const [first] = sentences
  if (first === undefined) return null
  const people = namedPeople(ceremony, library.frame)
  return (
    <div className="notice">
      <div>
        <p>{words.notice[detail.kind](counted(sentences.length, language))}</p>
        <ul className="text-ink-soft text-sm">
          {sentences.slice(0, 5).map((one) => (
            <li key={`${one.key} ${one.start}`}>
              <button type="button" className="link text-start" onClick={() => onGoTo(one.key)}>
                <span className="sr-only">
                  {words.goTo}
                  {colon}{' '}
                </span>
                {spokenSentence(one, ceremony, people)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Button look="quiet" onClick={() => settle(detail)}>
        {words.dismiss}
      </Button>
    </div>
  )
}
