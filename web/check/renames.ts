import { calledNames } from '#core/ceremony/called-names.ts'
import type { Ceremony, PartnerId } from '#core/ceremony/document.ts'
import { replaceFormerNames } from '#core/ceremony/former-names.ts'
import type { Finding } from '#core/check/finding.ts'
import { formerNamesLeft } from '#core/check/former-names-left.ts'
import type { Library } from '#core/library/piece.ts'

export interface Rename {
  partner: PartnerId
  /** What the partner is called now. */
  name: string
  /** In how many places the former name is left. */
  count: number
}

/** The findings beside which a former name can be replaced everywhere: the first for each partner. */
export function renamesIn(
  findings: readonly Finding[],
  ceremony: Ceremony,
  library: Library,
): Map<Finding, Rename> {
  const renames = new Map<Finding, Rename>()
  const isOfName = (finding: Finding): boolean =>
    finding.kind === 'formerDetail' && finding.detail === 'name'
  if (!findings.some(isOfName)) return renames
  const [first, second] = calledNames(ceremony.couple)
  for (const { partner, places } of formerNamesLeft(ceremony, library)) {
    const said = new Set(places.map(({ former }) => former))
    const beside = findings.find((one) => isOfName(one) && said.has(one.words))
    const name = partner === 'first' ? first : second
    if (beside !== undefined) renames.set(beside, { partner, name, count: places.length })
  }
  return renames
}

/** The ceremony with a partner's new name wherever the former one is left in it now. */
export function withNewName(
  ceremony: Ceremony,
  library: Library,
  partner: PartnerId,
  nowMs: number,
): Ceremony {
  const left = formerNamesLeft(ceremony, library)
  const places = left.find((one) => one.partner === partner)?.places ?? []
  return replaceFormerNames(ceremony, places, nowMs)
}
