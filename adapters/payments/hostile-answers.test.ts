import { expect, test } from 'vitest'
import { startPaymentStandIns } from '#server/testing/test-shop.ts'
import { fuzzProviders } from '../../testing/fuzz-providers.ts'

test('whatever a provider answers is read whole or is a failure of the port, never half of either', {
  timeout: 120_000,
}, async () => {
  const standIns = await startPaymentStandIns()
  try {
    // A short round; `npm run fuzz` makes as many as one likes.
    await expect(fuzzProviders(standIns, { runs: 100, seed: 20_261_120 })).resolves.toBeUndefined()
  } finally {
    await standIns.close()
  }
})
