/** What each answer to a login tells the user, and where (docs/design/pages.md section 4.1). */
import type { AccessMessages } from '#core/messages/shape/access.ts'
import type { ToastContent } from '../ui/toast.ts'
import type { SessionNews } from './session-client.ts'

/** `link` is the letter's link, which may be somebody's first visit; `renewal` the silent one with the stored PIN. */
export type LoginPlace = 'landing' | 'login' | 'link' | 'renewal'

/** The toast for an answer; undefined where the page itself asks for the next step. */
export function loginToast(
  place: LoginPlace,
  news: SessionNews,
  { toasts }: AccessMessages,
  refusals: { 'session-required': string; 'enrolment-invalid': string },
): ToastContent | undefined {
  switch (news.answer) {
    case 'open':
      if (news.user.special) return { kind: 'success', ...toasts.special }
      return { kind: 'success', ...authorized(place, toasts) }
    case 'failed':
      return { kind: 'failure', ...failed(place, toasts) }
    case 'ended-elsewhere':
      return { kind: 'failure', title: toasts.sessionEnded, text: refusals['session-required'] }
    case 'refused':
      break
  }
  switch (news.code) {
    case 'subscription-expired':
      return { kind: 'failure', ...toasts.expired }
    case 'too-many-attempts':
      return { kind: 'failure', title: toasts.tooMany, text: news.sentence }
    case 'pin-invalid':
      return { kind: 'failure', ...refused(place, toasts) }
    case 'enrolment-invalid':
      return { kind: 'failure', ...refused(place, toasts), detail: refusals['enrolment-invalid'] }
    case 'email-required':
    case 'link-sent':
      return undefined
    default:
      return { kind: 'failure', ...failed(place, toasts) }
  }
}

type Wording = Pick<ToastContent, 'title' | 'text'>

/** Whether no PIN is typed there. */
function isWithoutField(place: LoginPlace): boolean {
  return place === 'link' || place === 'renewal'
}

function authorized(place: LoginPlace, toasts: AccessMessages['toasts']): Wording {
  if (place === 'renewal') return toasts.welcomeBack
  return { title: place === 'landing' ? toasts.pinAccepted : toasts.welcome }
}

function refused(place: LoginPlace, toasts: AccessMessages['toasts']): Wording {
  if (isWithoutField(place)) return toasts.pinNotFound
  return place === 'landing' ? toasts.pinRefused : toasts.notAuthorized
}

function failed(place: LoginPlace, toasts: AccessMessages['toasts']): Wording {
  if (isWithoutField(place)) return toasts.loginFailed
  return place === 'landing' ? toasts.checkFailed : toasts.requestFailed
}
