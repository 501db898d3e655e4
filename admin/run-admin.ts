/** Parses and runs one of the operator's command lines. Output goes to `out` and `err`; the process is the caller's. */
import { parseArgs } from 'node:util'
import type { Command, CommandContext, CommandResult, Installation, Task } from './command.ts'
import { backup } from './commands/backup.ts'
import { changeEmail } from './commands/change-email.ts'
import { erase } from './commands/erase.ts'
import { exportPerson } from './commands/export.ts'
import { grant } from './commands/grant.ts'
import { letters } from './commands/letters.ts'
import { list } from './commands/list.ts'
import { reconcile } from './commands/reconcile.ts'
import { refund } from './commands/refund.ts'
import { resend } from './commands/resend.ts'
import { restore } from './commands/restore.ts'
import { revoke } from './commands/revoke.ts'
import { sales } from './commands/sales.ts'
import { show } from './commands/show.ts'
import { webhooks } from './commands/webhooks.ts'
import { printable, printableJson } from './table.ts'

const commands: Readonly<Record<string, Command>> = {
  grant,
  list,
  show,
  resend,
  'change-email': changeEmail,
  letters,
  revoke,
  export: exportPerson,
  erase,
  sales,
  refund,
  reconcile,
  webhooks,
  backup,
  restore,
}

/** 0: done. 1: refused or not found. 2: the command line was not understood. */
export type AdminExitCode = 0 | 1 | 2

export interface AdminTerminal {
  out: (text: string) => void
  err: (text: string) => void
  /** Opens what commands work with, once the command line has been parsed. */
  open: () => Promise<{ ok: true; context: CommandContext } | { ok: false; sentence: string }>
  /** The same for commands on the database as a whole; opens nothing. */
  installation: () => { ok: true; context: Installation } | { ok: false; sentence: string }
}

const generalOptions = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

export async function runAdmin(
  words: readonly string[],
  terminal: AdminTerminal,
): Promise<AdminExitCode> {
  const { out, err } = terminal
  const [name, ...rest] = words
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const usage = overview()
    if (name !== undefined) out(usage)
    else err(usage)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    err(`There is no command ${printable(name)}.\n\n${overview()}`)
    return 2
  }
  const parsed = parse(rest, command)
  if (parsed.ok && parsed.values['help']) {
    out(help(name, command))
    return 0
  }
  const prepared = parsed.ok ? command.prepare(parsed.values, parsed.positionals) : parsed
  if (!prepared.ok || !parsed.ok) {
    const problem = prepared.ok ? '' : prepared.problem
    err(`${printable(problem)}\nUsage: ${name} ${command.usage}`)
    return 2
  }
  const result = await perform(prepared.task, terminal)
  const asJson = parsed.values['json'] === true
  if (result.outcome === 'not-opened') {
    err(result.sentence)
    return 1
  }
  if (result.outcome === 'refused') {
    err(asJson ? printableJson({ refused: result.sentence }) : printable(result.sentence))
    return 1
  }
  out(asJson ? printableJson(result.json) : result.text)
  return 0
}

async function perform(
  task: Task,
  { open, installation }: AdminTerminal,
): Promise<CommandResult | { outcome: 'not-opened'; sentence: string }> {
  if (task.on === 'store') {
    const opening = await open()
    return opening.ok ? task.run(opening.context) : { ...opening, outcome: 'not-opened' }
  }
  const found = installation()
  return found.ok ? task.run(found.context) : { ...found, outcome: 'not-opened' }
}

type Parsed =
  | { ok: true; values: Record<string, unknown>; positionals: string[] }
  | { ok: false; problem: string }

function parse(args: string[], command: Command): Parsed {
  try {
    const options = { ...command.options, ...generalOptions }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { ok: true, values, positionals }
  } catch (error) {
    // Node's own message ("Unknown option '--x'"), without its advice about dashes.
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, problem: message.split('. ', 1)[0] ?? message }
  }
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  )
  return [
    'Usage: <command> [options]',
    '',
    ...lines,
    '',
    // Each way reads different settings: the wrong one opens another, empty database.
    'On a server after `enlace-admin`, in containers after `docker compose exec app node admin.ts`,',
    'in a folder with its own .env after `npm run admin --` (docs/operations.md).',
    'Each takes --json and --help. Exit codes: 0 done, 1 refused or not found, 2 not understood.',
  ].join('\n')
}

function help(name: string, { usage, summary, details }: Command): string {
  const lines = [`Usage: ${name} ${usage}`, `  ${summary}`, '']
  if (details !== '') lines.push(details)
  lines.push('--json  for machines')
  return lines.join('\n')
}
