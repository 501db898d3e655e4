import { expect, test } from 'vitest'
import { orderRecord } from '#server/testing/order-record.ts'
import { byPerson, samePerson } from './persons.ts'

function bought(id: string, browserHash: string, email: string | null, payer: string | null) {
  const looks = [{ payer: { email: payer, name: null } }]
  return orderRecord(looks, { id, browserHash, email })
}

const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)

test('who shares an e-mail, a payer or a browser is one person, also by way of a third order', () => {
  const a = bought('a', 'phone', 'ana@example.org', null)
  const b = bought('b', 'laptop', 'rui@example.org', 'Ana@Example.org')
  const c = bought('c', 'laptop', null, 'another@example.org')
  const d = bought('d', 'tablet', 'eva@example.org', 'eva@example.org')
  expect(byPerson([a, d, b, c]).map(ids)).toEqual([['a', 'b', 'c'], ['d']])
  // What joins them may come last.
  expect(byPerson([a, c, d, b]).map(ids)).toEqual([['a', 'c', 'b'], ['d']])
  expect(ids(samePerson(c, [a, b, d]))).toEqual(['a', 'b'])
  expect(samePerson(d, [a, b, c])).toEqual([])
})

test('buyers without any e-mail never meet', () => {
  const nobody = (id: string) => bought(id, id, null, null)
  expect(byPerson([nobody('a'), nobody('b')]).map(ids)).toEqual([['a'], ['b']])
})
