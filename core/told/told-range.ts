/** A stretch of a telling about which something was decided: whether it may be said, by whom, why. */
import * as v from 'valibot'

/**
 * Why it is held, or was before somebody allowed it. `asked`: somebody asks that it be left out. `hardship`: nobody said
 * whether it may be told. `thirdPerson`: somebody else's secret. `request`: it is the request itself, or an order to
 * whoever writes. `private`: nobody else's business, such as a telephone number, or a secret from somebody.
 */
export const heldReasons = ['asked', 'hardship', 'thirdPerson', 'request', 'private'] as const

export type HeldReason = (typeof heldReasons)[number]

/** Who must not hear it. A secret is in no call to any service. */
export const secretHearers = ['first', 'second', 'both', 'everyone'] as const

const position = v.pipe(v.number(), v.integer(), v.minValue(0))

export const toldRangeSchema = v.pipe(
  v.object({
    /** The id of its telling. */
    telling: v.string(),
    /** In the telling's text, in UTF-16 code units. */
    start: position,
    end: position,
    /** What stood there when it was decided, letter by letter. */
    quote: v.string(),
    decision: v.picklist(['hold', 'allow']),
    /** A hand's decision outlasts every reading. */
    by: v.picklist(['reading', 'code', 'hand']),
    why: v.picklist(heldReasons),
    secretFor: v.optional(v.picklist(secretHearers)),
    /** How far a permission goes, as the couple said it: `in one sentence`, `without the name`. */
    limit: v.optional(v.string()),
  }),
  v.check(({ start, end, quote }) => start < end && quote !== ''),
)

export type ToldRange = v.InferOutput<typeof toldRangeSchema>

/** The ranges of one telling. */
export function rangesOf(ranges: readonly ToldRange[], telling: string): ToldRange[] {
  return ranges.filter((range) => range.telling === telling)
}
