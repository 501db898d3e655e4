/** What counts as an e-mail address, wherever it comes from: a form, the operator, a payment provider. */
import * as v from 'valibot'

/** The longest that SMTP carries (RFC 5321, 4.5.3.1.3 with erratum 1690). */
const maxCharacters = 254

/**
 * An address without surrounding spaces. Asterisks are refused although they are legal: providers put them, or Xs
 * without a host, where they withhold the payer's address.
 */
export const emailAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxCharacters),
  v.rfcEmail(),
  v.regex(/^[^*]+\.[a-z][a-z\d-]+$/i),
)

/** The normalised address in a text, or null: the only form access is looked up by (two invalid texts never match). */
export function emailAddressOf(text: string | null | undefined): string | null {
  const parsed = v.safeParse(emailAddressSchema, text)
  return parsed.success ? parsed.output : null
}
