/** Asks a service for data rather than prose, in the strictest way it knows. */

import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Prompt } from '#core/writer/prompt.ts'
import { wordingFor } from '#core/writer/wording-for.ts'
import { type AskOptions, askForText, type Spending, type TextService } from './ask-for-text.ts'
import { type DataFormat, dataFormats } from './dialects/dialect.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import type { Failure } from './failure.ts'
import { promptCharacters } from './prompt-size.ts'

/** Reads one answer while it comes. A new one is begun for each attempt. */
export interface AnswerReader<Value> {
  feed(delta: string): void
  /** What the whole answer says; undefined if that is nothing. */
  end(answer: string): Value | undefined
}

export type DataOutcome<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'stopped' }

export interface DataOptions<Value> extends Omit<AskOptions, 'onDelta' | 'responseFormat'> {
  language: CeremonyLanguage
  reader: () => AnswerReader<Value>
  /** Called with what each answer cost, whether it could be read or not. */
  spent?: (spending: Spending) => void
}

/** A way of asking: a format of the service's own, or the prompt alone. */
type Rung = DataFormat | 'prompt'

function formatOf(rung: Rung, { shape }: Prompt): DataFormat | undefined {
  return shape === undefined || rung === 'prompt' ? undefined : rung
}

/** The schema in the prompt's own words, for every rung that does not carry it by itself. */
function promptAt(rung: Rung, prompt: Prompt, language: CeremonyLanguage): Prompt {
  if (prompt.shape === undefined || rung === 'json_schema') return prompt
  const said = `${wordingFor(language).onlyJson}\n${JSON.stringify(prompt.shape.schema)}`
  return {
    ...prompt,
    messages: prompt.messages.map(({ role, content }) =>
      role === 'system' ? { role, content: `${content}\n\n${said}` } : { role, content },
    ),
  }
}

/** What a service is sent to read at most by one request for this, whichever way it is asked. */
export function largestRequest(prompt: Prompt, language: CeremonyLanguage): number {
  const rungs: readonly Rung[] = [...dataFormats, 'prompt']
  const sizes = rungs.map((rung) =>
    promptCharacters(promptAt(rung, prompt, language), formatOf(rung, prompt)),
  )
  return Math.max(...sizes)
}

/** Whether a failure may be about the format that was asked for. */
function isAboutFormat({ code, status }: Failure): boolean {
  return (
    (status === 400 || status === 422 || status === 500 || status === 501) &&
    (code === 'unexpected' || code === 'overloaded')
  )
}

/**
 * Asks with a JSON schema, then for JSON with the schema in the prompt, then with the prompt alone, as far as its dialect
 * knows these ways; one that a service refuses is not tried there again. An answer that cannot be read is asked for once more, the next way; twice
 * is enough, since somebody waits. Never throws for a failure.
 */
export async function askForData<Value>(
  service: TextService,
  prompt: Prompt,
  { language, reader, spent, ...options }: DataOptions<Value>,
  signal: AbortSignal,
): Promise<DataOutcome<Value>> {
  let unread = 0
  let failure: Failure = { code: 'unexpected' }
  const { formats } = dialectOf(service)
  const ways: readonly Rung[] = [
    ...formats.filter((format) => !options.memory.refuses(service, format)),
    'prompt',
  ]
  for (const rung of ways) {
    const reading = reader()
    const format = formatOf(rung, prompt)
    const outcome = await askForText(
      service,
      promptAt(rung, prompt, language),
      {
        ...options,
        onDelta: (delta) => reading.feed(delta),
        ...(format && { responseFormat: format }),
      },
      signal,
    )
    if (outcome.kind === 'stopped') return outcome
    if (outcome.kind === 'written') {
      spent?.(outcome.spending)
      const value = reading.end(outcome.content)
      if (value !== undefined) return { kind: 'answered', value }
      failure = { code: 'unexpected' }
      unread += 1
      if (unread > 1) break
      continue
    }
    failure = outcome.failure
    if (!isAboutFormat(failure)) break
    if (rung !== 'prompt') options.memory.refused(service, rung)
  }
  return { kind: 'failed', failure }
}
