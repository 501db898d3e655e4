import type * as v from 'valibot'
import type { ErrorCode } from '#core/errors.ts'
import type { Refusal } from '#core/messages/error-sentences.ts'
import { callExcess } from '#core/writer/call-size.ts'

/** Codes that the schemas of bodies use as their issues' messages. */
const bodyCodes = [
  'names-missing',
  'name-too-long',
  'location-too-long',
  'text-too-long',
  'call-too-long',
] as const satisfies readonly ErrorCode[]

function isBodyCode(message: string): message is (typeof bodyCodes)[number] {
  return bodyCodes.some((code) => code === message)
}

/** What pages sent in the place of `tellings` and `told` before they were reloaded. */
const formerFields = ['answers', 'facts']

/** Whether a request has a page behind it that was loaded before the service last changed. */
function isFormer(body: unknown): boolean {
  return typeof body === 'object' && body !== null && formerFields.some((field) => field in body)
}

/**
 * Why a body is refused: the first issue that names a code decides; any other is `body-invalid`. A page that asks as it
 * did before is told to load itself again, whatever else is wrong with what it sends.
 */
export function refusalOf(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  if (issues.some(({ path }) => isFormer(path?.[0]?.input))) return { code: 'page-outdated' }
  for (const issue of issues) {
    const { message: code } = issue
    if (!isBodyCode(code)) continue
    if (code !== 'call-too-long') return { code }
    // The input of this issue is the whole request, as the rule read it.
    const excess =
      typeof issue.input === 'object' && issue.input !== null && callExcess(issue.input)
    if (excess) return { code, ...excess }
  }
  return { code: 'body-invalid' }
}
