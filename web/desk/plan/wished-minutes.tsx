import { counted } from '#core/messages/counted.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'

/** A tenth more or less is not felt by guests. */
const toleratedShare = 0.1

/** How the length of the plan differs from the one that is wished; nothing while none is. */
export function WishedMinutes({ total }: { total: number }) {
  const { wishes } = useDesk().ceremony
  const { language } = useLanguage()
  const { plan: words } = useCreatorMessages()
  if (wishes.minutes === undefined) return null
  const difference = Math.round(total - wishes.minutes)
  const isAsWished = Math.abs(difference) <= Math.max(1, wishes.minutes * toleratedShare)
  const minutes = counted(Math.abs(difference), language)
  if (isAsWished) return <span>{words.asWished}</span>
  return difference > 0 ? (
    <span className="plan-lacks">{words.longer(minutes)}</span>
  ) : (
    <span>{words.shorter(minutes)}</span>
  )
}
