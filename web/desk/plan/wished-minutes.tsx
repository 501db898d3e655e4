import { toldMinutes } from '#core/ceremony/plan-minutes.ts'
import { counted } from '#core/messages/counted.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'

/** A tenth more or less is not felt by guests: it is said, and nothing more. */
const toleratedShare = 0.1

/** How the length of the plan differs from the one that is wished; nothing while none is. */
export function WishedMinutes({ total }: { total: number }) {
  const { wishes } = useDesk().ceremony
  const { language } = useLanguage()
  const { plan: words } = useCreatorMessages()
  if (wishes.minutes === undefined) return null
  const difference = toldMinutes(total) - wishes.minutes
  if (difference === 0) return <span>{words.asWished}</span>
  const minutes = counted(Math.abs(difference), language)
  if (difference < 0) return <span>{words.shorter(minutes)}</span>
  const isFelt = difference > Math.max(1, wishes.minutes * toleratedShare)
  return <span className={isFelt ? 'plan-lacks' : undefined}>{words.longer(minutes)}</span>
}
