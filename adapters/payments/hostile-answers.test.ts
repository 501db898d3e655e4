import { expect, test } from 'vitest'
import { startPaymentStandIns } from '#server/testing/test-shop.ts'
import { fuzzProviders } from '../../testing/fuzz-providers.ts'

test('whatever a provider answers is either read completely or a failure of the port', {
  timeout: 120_000,
}, async () => {
  const standIns = await startPaymentStandIns()
  try {
    // A short run; `npm run fuzz` takes any number of rounds.
    await expect(fuzzProviders(standIns, { runs: 100, seed: 20_261_120 })).resolves.toBeUndefined()
  } finally {
    await standIns.close()
  }
})
