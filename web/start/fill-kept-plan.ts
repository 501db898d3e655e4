import { answerFieldId, infoFieldId } from '../creator/field-id.ts'
import { answersFormat, infoFormat } from '../storage/entry-format.ts'
import { pinKey, userKey } from '../storage/keys.ts'
import type { FillPlan } from './fill-kept.ts'

function idsBy(names: readonly string[], id: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, id(name)]))
}

/** Which field shows what of the entries that this device keeps. */
export const fillKeptPlan: FillPlan = {
  userKey,
  pinKey,
  fields: {
    [infoFormat.key]: idsBy(infoFormat.names, infoFieldId),
    [answersFormat.key]: idsBy(answersFormat.names, (position) =>
      answerFieldId(Number(position) + 1),
    ),
  },
}
