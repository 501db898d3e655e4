import { emptyAnswers, emptyInfo } from '#core/ceremony.ts'
import { answerFieldId, infoFieldId } from '../creator/field-id.ts'
import { answersKey, infoKey, pinKey, userKey } from '../storage/keys.ts'
import type { FillPlan } from './fill-kept.ts'

/** Which field shows what of the entries that this device keeps. A function, so that no script of a page carries it. */
export function fillKeptPlan(): FillPlan {
  const infoNames = Object.keys(emptyInfo)
  return {
    userKey,
    pinKey,
    fields: {
      [infoKey]: Object.fromEntries(infoNames.map((name) => [name, infoFieldId(name)])),
      [answersKey]: Object.fromEntries(
        emptyAnswers.map((_, position) => [position, answerFieldId(position + 1)]),
      ),
    },
  }
}
