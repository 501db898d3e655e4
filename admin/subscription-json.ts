/** How the operator's commands print subscriptions and letters as JSON; times are ISO 8601. */
import type { SubscriptionDetails, SubscriptionSummary } from '#server/ports/operator-store.ts'
import type { LetterSummary } from '#server/ports/outbox-store.ts'

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

export function subscriptionJson(subscription: SubscriptionSummary) {
  const { id, email, name, language, source, createdAt, endsAt } = subscription
  return { id, email, name, language, source, createdAt: iso(createdAt), endsAt: iso(endsAt) }
}

export function detailsJson(details: SubscriptionDetails) {
  return {
    ...subscriptionJson(details),
    sessions: details.sessions.map(({ createdAt }) => ({ createdAt: iso(createdAt) })),
    devices: details.devices.map(({ createdAt, lastUsedAt }) => ({
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
    })),
    letters: details.letters.map(letterJson),
  }
}

export function letterJson(letter: LetterSummary) {
  const { createdAt, nextAttemptAt, sentAt, ...rest } = letter
  return {
    ...rest,
    createdAt: iso(createdAt),
    nextAttemptAt: letter.state === 'waiting' ? iso(nextAttemptAt) : null,
    sentAt: sentAt === null ? null : iso(sentAt),
  }
}
