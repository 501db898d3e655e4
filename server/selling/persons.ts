/**
 * Which orders belong to one person, as far as we can know: they share an e-mail (the buyer's or a payer's), a payer by
 * the provider's id, or the browser they were made in (docs/design/access-and-money.md section 8).
 */
import type { OrderRecord } from '#server/ports/order-store.ts'
import { emailKey } from '../access/email-key.ts'

/** Those of `others` that belong to the same person as this order, whether directly or through another order. */
export function samePerson(
  order: OrderRecord,
  others: readonly OrderRecord[],
): readonly OrderRecord[] {
  const [theirs = []] = byPerson([order, ...others])
  return theirs.slice(1)
}

/** Groups orders by person; each group keeps the given order. */
export function byPerson(orders: readonly OrderRecord[]): readonly (readonly OrderRecord[])[] {
  const marksByMark = new Map<string, Set<string>>()
  for (const order of orders) {
    const person = new Set(marksOf(order))
    for (const mark of [...person]) {
      for (const known of marksByMark.get(mark) ?? []) person.add(known)
    }
    for (const mark of person) marksByMark.set(mark, person)
  }
  const persons = new Map<Set<string> | undefined, OrderRecord[]>()
  for (const order of orders) {
    const person = marksByMark.get(browserMark(order))
    persons.set(person, [...(persons.get(person) ?? []), order])
  }
  return [...persons.values()]
}

/** The buyer's and payers' e-mails of an order, in lower case, without duplicates. */
export function emailsOf({ email, state }: OrderRecord): string[] {
  const all = [email, ...state.payments.map(({ payer }) => payer.email)]
  return [...new Set(all.flatMap((one) => (one === null ? [] : emailKey(one))))]
}

function marksOf(order: OrderRecord): string[] {
  return [...emailsOf(order), ...payerMarks(order), browserMark(order)]
}

/** Payers by their ids, each provider's its own; the e-mail may be hidden. Without duplicates. */
export function payerMarks({ state }: Pick<OrderRecord, 'state'>): string[] {
  const marks = state.payments.flatMap(({ provider, payer }) =>
    payer.id === undefined ? [] : `${provider} ${payer.id}`,
  )
  return [...new Set(marks)]
}

function browserMark({ browserHash }: OrderRecord): string {
  return `browser ${browserHash}`
}
