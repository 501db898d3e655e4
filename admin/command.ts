/** What makes up an operator's command. Each has its own file in `commands/`. */
import type { ParseArgsOptionsConfig } from 'node:util'
import * as v from 'valibot'
import type { Access } from '#server/access/access.ts'
import type { Operator } from '#server/operator/operator.ts'
import type { Store } from '#server/ports/store.ts'
import type { Selling } from '#server/selling/selling.ts'
import type { StoreConfig } from '../config.ts'

/** What commands work with. */
export interface CommandContext {
  access: Access
  operator: Operator
  store: Store
  selling: Pick<Selling, 'refund' | 'reconcile'>
  /** Milliseconds since 1970. */
  now: () => number
  /** Waits; passed in so tests do not have to. */
  pause: (milliseconds: number) => Promise<void>
}

export type CommandResult =
  /** `text` for people, `json` for `--json`. */
  | { outcome: 'done'; text: string; json: unknown }
  /** Refused or not found: why, in a sentence. */
  | { outcome: 'refused'; sentence: string }

/** What commands on the database as a whole work with; it is not opened for them. */
export interface Installation {
  store: StoreConfig
  /** Whether the current secret key made the PINs of this key id; null if there is no key yet. */
  understands: (pinKeyId: string) => boolean | null
  /** Whether that key is a file in `DATA_DIR` rather than a setting. */
  keepsKeyInDataDir: boolean
  /** Milliseconds since 1970. */
  now: () => number
}

/** What a command does once its arguments are parsed, and what it needs for that. */
export type Task =
  | { on: 'store'; run: (context: CommandContext) => Promise<CommandResult> }
  | { on: 'installation'; run: (installation: Installation) => CommandResult }

export interface Command {
  /** The arguments after the command's name. */
  usage: string
  /** What it does, in one line. */
  summary: string
  /** Further help, line by line. */
  details: string
  options: ParseArgsOptionsConfig
  /** Validates what was typed; `problem` says what is wrong. */
  prepare(
    values: Record<string, unknown>,
    positionals: readonly string[],
  ): { ok: true; task: Task } | { ok: false; problem: string }
}

interface Definition<Input> {
  usage: string
  summary: string
  details?: string
  options?: ParseArgsOptionsConfig
  schema: v.GenericSchema<unknown, Input>
}

/** Makes a command whose arguments (options by name, the rest as `positionals`) a schema validates. */
export function defineCommand<Input>({
  run,
  ...definition
}: Definition<Input> & {
  run: (input: Input, context: CommandContext) => Promise<CommandResult>
}): Command {
  return define(definition, (input) => ({ on: 'store', run: (context) => run(input, context) }))
}

/** The same for a command that must not open the database as the server does. */
export function defineInstallationCommand<Input>({
  run,
  ...definition
}: Definition<Input> & {
  run: (input: Input, installation: Installation) => CommandResult
}): Command {
  return define(definition, (input) => ({
    on: 'installation',
    run: (installation) => run(input, installation),
  }))
}

function define<Input>(
  { schema, details = '', options = {}, ...rest }: Definition<Input>,
  taskOf: (input: Input) => Task,
): Command {
  return {
    ...rest,
    details,
    options,
    prepare: (values, positionals) => {
      const parsed = v.safeParse(schema, { ...values, positionals })
      if (parsed.success) return { ok: true, task: taskOf(parsed.output) }
      const [{ path, message }] = parsed.issues
      const key = path?.[0]?.key
      if (typeof key !== 'string' || key === 'positionals') return { ok: false, problem: message }
      const problem = values[key] === undefined ? 'is missing' : message
      return { ok: false, problem: `--${key}: ${problem}` }
    },
  }
}

/** The one thing a command is about. */
export function onePositional(what: string) {
  return v.pipe(
    v.array(v.string()),
    v.check((words) => words.length === 1 && words[0] !== '', `name ${what}, and nothing else`),
    v.transform(([word = '']) => word.trim()),
  )
}

/** For commands that take no positional argument. */
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
