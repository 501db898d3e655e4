/** What the product's own check finds in the written texts of a script (docs/design/ceremony.md section 5.1). */

import type { FindingKind } from '#core/check/finding.ts'
import { findingsOf } from '#core/check/findings-of.ts'
import type { Library } from '#core/library/piece.ts'
import { ceremonyWith, type WrittenCeremony } from '../written-ceremony.ts'

export interface CheckedTexts {
  /** Names and figures that stand in no answer: invented, as far as code can see. */
  unsourced: string[]
  /** The same in the welcome, where a city's landmark is allowed and marked for looking up. */
  toLookUp: string[]
  leftUnsaid: string[]
  agreement: string[]
  worn: string[]
}

const unsourcedKinds: readonly FindingKind[] = ['unsourcedName', 'unsourcedNumber', 'unsourcedDate']

/** The findings in the three texts; those in the rituals are not the writer's. */
export function checkTexts(written: WrittenCeremony, library: Library): CheckedTexts {
  const ceremony = ceremonyWith(written)
  const textKeys = new Set(
    ceremony.plan.filter(({ body }) => body.kind === 'written').map(({ key }) => key),
  )
  const given = written.couple.cities.flat()
  const findings = findingsOf(ceremony, library, { given }).filter(
    ({ place }) => place !== undefined && textKeys.has(place.sectionKey),
  )
  const welcomeKey = ceremony.plan.find(({ kind }) => kind === 'welcome')?.key
  const inWelcome = findings.filter(({ place }) => place?.sectionKey === welcomeKey)
  const elsewhere = findings.filter(({ place }) => place?.sectionKey !== welcomeKey)
  const said = (kinds: readonly FindingKind[], from = findings): string[] =>
    from
      .filter((finding) => kinds.includes(finding.kind))
      .filter((finding) => !('isUncertain' in finding && finding.isUncertain))
      .map(({ words, sentence }) => `${words} (${sentence})`)
  return {
    unsourced: said(unsourcedKinds, elsewhere),
    toLookUp: said(unsourcedKinds, inWelcome),
    leftUnsaid: said(['leftUnsaid']),
    agreement: said(['agreement']),
    worn: said(['wornPhrase']),
  }
}
