/** Changes to what is known about the couple and the day. */
import type { Ceremony, FormerDetail, Partner, PartnerId } from '../document.ts'
import { rememberFormer } from '../former-words.ts'
import { changed } from './change.ts'
import { switchSection } from './plan.ts'

/**
 * Changes one partner's details. Tokens follow at once; `formerNames` finds the rest, and the former name is remembered
 * while something still says it.
 */
export function changePartner(
  ceremony: Ceremony,
  partner: PartnerId,
  details: Partial<Partner>,
  nowMs: number,
): Ceremony {
  const [first, second] = ceremony.couple
  const couple: Ceremony['couple'] =
    partner === 'first' ? [{ ...first, ...details }, second] : [first, { ...second, ...details }]
  const { name, calledAs } = partner === 'first' ? first : second
  const isRenamed = (details.name ?? name) !== name || (details.calledAs ?? calledAs) !== calledAs
  const after = changed(ceremony, { couple }, nowMs)
  return isRenamed
    ? rememberFormer(ceremony, after, [{ kind: 'name', name, calledAs, of: partner }])
    : after
}

/**
 * Place, date and time; `touchedSentences` finds what they may have made untrue, and what they were is remembered while
 * something still says it.
 */
export function changeDetails(
  ceremony: Ceremony,
  details: Partial<
    Pick<Ceremony, 'place' | 'date' | 'time' | 'celebrant' | 'power' | 'country' | 'secondLanguage'>
  >,
  nowMs: number,
): Ceremony {
  const after = changed(ceremony, details, nowMs)
  const former = (['place', 'date', 'time'] as const).flatMap((kind): FormerDetail[] =>
    after[kind] === ceremony[kind] ? [] : [{ kind, was: ceremony[kind] }],
  )
  return former.length === 0 ? after : rememberFormer(ceremony, after, former)
}

/**
 * Whether a moment is wanted, as it is asked before anything else: a prayer that is not leaves no religion, and one that is
 * takes that back.
 */
export function chooseMoment(
  ceremony: Ceremony,
  key: string,
  isWanted: boolean,
  nowMs: number,
): Ceremony {
  const after = switchSection(ceremony, key, isWanted, nowMs)
  const isPrayer = ceremony.plan.some((section) => section.key === key && section.kind === 'prayer')
  const { kind } = ceremony.wishes.faith
  if (!isPrayer || (kind === 'none') !== isWanted) return after
  return changeWishes(after, { faith: { kind: isWanted ? 'open' : 'none' } }, nowMs)
}

/** How the couple wants it. Wanting no religion switches the prayers off; they may be switched on again. */
export function changeWishes(
  ceremony: Ceremony,
  wishes: Partial<Ceremony['wishes']>,
  nowMs: number,
): Ceremony {
  const becomesSecular =
    wishes.faith?.kind === 'none' && ceremony.wishes.faith.kind !== wishes.faith.kind
  const plan = becomesSecular
    ? ceremony.plan.map((section) =>
        section.kind === 'prayer' ? { ...section, isOn: false } : section,
      )
    : ceremony.plan
  return changed(ceremony, { wishes: { ...ceremony.wishes, ...wishes }, plan }, nowMs)
}
