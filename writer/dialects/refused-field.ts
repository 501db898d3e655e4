import type { ProviderError } from '../failure-code.ts'

/**
 * The field that a service refused a request for, as its error names it by itself or in its sentence; empty where it names
 * none of `sent`. Where a limit has two names a refusal may mention the other: only one that was sent counts.
 */
export function refusedField<Field extends string>(
  { status, param, message = '' }: ProviderError,
  sent: readonly Field[],
): Field[] {
  if (status !== 400 && status !== 422) return []
  const field =
    sent.find((name) => param === name) ??
    sent.find((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'i').test(message))
  return field === undefined ? [] : [field]
}
