/** What a command of the operator's is made of. One file in `commands/` for each. */
import type { ParseArgsOptionsConfig } from 'node:util'
import * as v from 'valibot'
import type { Access } from '#server/access/access.ts'
import type { Operator } from '#server/operator/operator.ts'
import type { Store } from '#server/ports/store.ts'
import type { Selling } from '#server/selling/selling.ts'

/** What commands work with. */
export interface CommandContext {
  access: Access
  operator: Operator
  store: Store
  selling: Pick<Selling, 'refund' | 'reconcile'>
  /** Milliseconds since 1970. */
  now: () => number
  /** Waits; a parameter so that tests need not. */
  pause: (milliseconds: number) => Promise<void>
}

export type CommandResult =
  /** `text` for people, `json` for `--json`. */
  | { outcome: 'done'; text: string; json: unknown }
  /** Refused or not found: why, in a sentence. */
  | { outcome: 'refused'; sentence: string }

type Runner = (context: CommandContext) => Promise<CommandResult>

export interface Command {
  /** What follows the command's name. */
  usage: string
  /** What it does, in a line. */
  summary: string
  /** More to know, in lines. */
  details: string
  options: ParseArgsOptionsConfig
  /** Checks what was typed; `problem` names what is wrong. */
  prepare(
    values: Record<string, unknown>,
    positionals: readonly string[],
  ): { ok: true; run: Runner } | { ok: false; problem: string }
}

/** Makes a command whose arguments (options by name, the rest as `positionals`) are read by a schema. */
export function defineCommand<Input>(definition: {
  usage: string
  summary: string
  details?: string
  options?: ParseArgsOptionsConfig
  schema: v.GenericSchema<unknown, Input>
  run: (input: Input, context: CommandContext) => Promise<CommandResult>
}): Command {
  const { schema, run, details = '', options = {}, ...rest } = definition
  return {
    ...rest,
    details,
    options,
    prepare: (values, positionals) => {
      const parsed = v.safeParse(schema, { ...values, positionals })
      if (parsed.success) return { ok: true, run: (context) => run(parsed.output, context) }
      const [{ path, message }] = parsed.issues
      const key = path?.[0]?.key
      if (typeof key !== 'string' || key === 'positionals') return { ok: false, problem: message }
      const problem = values[key] === undefined ? 'is missing' : message
      return { ok: false, problem: `--${key}: ${problem}` }
    },
  }
}

/** The one thing that a command is about. */
export function onePositional(what: string) {
  return v.pipe(
    v.array(v.string()),
    v.check((words) => words.length === 1 && words[0] !== '', `name ${what}, and nothing else`),
    v.transform(([word = '']) => word.trim()),
  )
}

/** For commands that are about nothing in particular. */
export const noPositionals = v.pipe(
  v.array(v.string()),
  v.check((words) => words.length === 0, 'there is a word too many'),
)

export const emailOption = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'is too long'),
  v.email('must be an e-mail address'),
)

export function notFound(who: string): CommandResult {
  return { outcome: 'refused', sentence: `Nobody is known as ${who}.` }
}
