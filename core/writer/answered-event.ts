/** How the calls that answer once say it, in an event stream like the others: a long answer needs its heartbeat. */
import * as v from 'valibot'
import { writerFailureCodes } from '../errors.ts'

export const failedEventSchema = v.object({
  event: v.literal('failed'),
  code: v.picklist(writerFailureCodes),
})

export type AnsweredEvent<Value> =
  | { event: 'answered'; value: Value }
  | v.InferOutput<typeof failedEventSchema>
