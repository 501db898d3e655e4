import { altarPath, trialParameter } from '#core/pages/service-worker-file.ts'

/** Whether this is the address of the altar's page on trial, which has to do without a network. */
export function isTrial(address: string): boolean {
  // A request without a referrer.
  if (address === '') return false
  const { pathname, searchParams } = new URL(address)
  return pathname.replace(/(.)\/$/, '$1') === altarPath && searchParams.has(trialParameter)
}
