/** The code of money and access that `npm run mutants` changes, and the tests that must notice (docs/mutants.md). */
export interface MutatedFile {
  file: string
  /** Globs of the tests to run against its mutants. */
  tests: readonly string[]
}

const signature = ['notification.test.ts', 'signature.test.ts']
const mercadoPago = signature.map((name) => `adapters/payments/mercado-pago/${name}`)
const payPal = signature.map((name) => `adapters/payments/paypal/${name}`)

export const mutatedFiles: readonly MutatedFile[] = [
  ...['access/pin', 'access/door', 'selling/offer', 'selling/money'].map((name) => ({
    file: `core/${name}.ts`,
    tests: [`core/${name}.test.ts`],
  })),
  ...['payment', 'order'].map((name) => ({
    file: `core/selling/${name}.ts`,
    tests: ['core/selling/order*.test.ts', 'core/selling/payment*.test.ts'],
  })),
  { file: 'adapters/payments/mercado-pago/notification.ts', tests: mercadoPago },
  { file: 'adapters/payments/paypal/notification.ts', tests: payPal },
  {
    file: 'adapters/payments/paypal/certificate.ts',
    tests: ['adapters/payments/paypal/certificate.test.ts'],
  },
  { file: 'adapters/secret-key/local-secret-key.ts', tests: ['adapters/secret-key/*.test.ts'] },
  ...[
    'email-key',
    'tokens',
    'address-block',
    'secrets',
    'pin-candidates',
    'fair-use',
    'rotate-secrets',
    'access-letters',
    'create-access',
  ].map((name) => ({
    file: `server/access/${name}.ts`,
    tests: [`server/access/${name}.test.ts`],
  })),
  ...[
    'look-schedule',
    'purchase-letters',
    'withdrawal',
    'reconcile',
    'refund',
    'follow-books',
    'collect',
    'claim',
    'checkout',
    'notifications',
    'due-work',
    'seller',
  ].map((name) => ({
    file: `server/selling/${name}.ts`,
    tests: [`server/selling/${name}.test.ts`],
  })),
  // Without the tests in `whole-shop/`, which are too slow to run for every mutant.
  { file: 'server/poll-loop.ts', tests: ['server/selling/due-work.test.ts'] },
  { file: 'server/selling/selling.ts', tests: ['server/selling/selling-parts.test.ts'] },
]
