/** What `npm run mutants` changes, and the tests that must notice (docs/mutants.md): the code of money and access. */
export interface MutatedFile {
  file: string
  /** Globs of the tests that are run against its mutants. */
  tests: readonly string[]
}

const signature = ['notification.test.ts', 'signature.test.ts']
const mercadoPago = signature.map((name) => `adapters/payments/mercado-pago/${name}`)
const payPal = signature.map((name) => `adapters/payments/paypal/${name}`)

export const mutatedFiles: readonly MutatedFile[] = [
  ...['pin', 'offer', 'money', 'door'].map((name) => ({
    file: `core/${name}.ts`,
    tests: [`core/${name}.test.ts`],
  })),
  ...['payment', 'order'].map((name) => ({
    file: `core/${name}.ts`,
    tests: ['core/order*.test.ts', 'core/payment*.test.ts'],
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
    'advance',
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
  // `selling.test.ts` plays whole shops, which takes its time for each change.
  { file: 'server/selling/selling.ts', tests: ['server/selling/selling-parts.test.ts'] },
]
