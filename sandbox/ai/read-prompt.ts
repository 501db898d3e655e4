/** What the stand-in reads from one of the product's own prompts: a task, a language and marked blocks of data. */

/** The three texts, which are asked for together. */
const textTasks = ['welcome', 'ceremony', 'finalMessage'] as const

export type TextTask = (typeof textTasks)[number]

export const tasks = [
  ...textTasks,
  'texts',
  'reading',
  'part',
  'translation',
  'notes',
  'voice',
  'second-reading',
] as const

export type Task = (typeof tasks)[number]

export const locales = ['pt-BR', 'en-US', 'en-GB', 'fr-FR', 'es-ES', 'es-419'] as const

export type Locale = (typeof locales)[number]

export interface ReadPrompt {
  task: Task
  /** Those asked for, where `task` is `texts`, each with the mark that goes before it. */
  texts: readonly { text: TextTask; mark: string }[]
  locale: Locale
  /** As the texts call the couple; a name may be empty. */
  names: readonly [string, string]
  /** As written in the prompt; empty if absent. */
  place: string
  /** The data by tag, as it was typed. */
  blocks: ReadonlyMap<string, string>
}

export interface ChatMessage {
  role: string
  content: string
}

/** Reads one of the product's prompts; undefined for any other. */
export function readPrompt(messages: readonly ChatMessage[]): ReadPrompt | undefined {
  const system = contentOf(messages, (role) => role === 'system' || role === 'developer')
  const user = contentOf(messages, (role) => role === 'user')
  const task = taskOf(user)
  if (!task) return undefined
  const blocks = blocksOf(user)
  const couple = blocks.get('couple') ?? ''
  const line = (name: string): string =>
    new RegExp(`^[ \\t]*${name}:[ \\t]*(.*)$`, 'm').exec(couple)?.[1]?.trim() ?? ''
  return {
    task,
    texts: textsOf(user),
    locale: locales.find((locale) => system.includes(`(${locale})`)) ?? 'pt-BR',
    names: [called(line('first')), called(line('second'))],
    place: line('location'),
    blocks,
  }
}

function contentOf(messages: readonly ChatMessage[], speaks: (role: string) => boolean): string {
  return messages
    .filter((message) => speaks(message.role))
    .map((message) => message.content)
    .join('\n')
}

/** The first line says it. */
function taskOf(user: string): Task | undefined {
  const named = /^\s*<task>([\w+-]+)<\/task>/.exec(user)?.[1]
  if (textsOf(user).length > 0) return 'texts'
  return tasks.find((task) => task === named)
}

/** The first line names the texts, and the lines after the data their marks, in the same order. */
function textsOf(user: string): ReadPrompt['texts'] {
  const names = /^\s*<task>([\w+]+)<\/task>/.exec(user)?.[1]?.split('+') ?? []
  const asked = names.flatMap((name) => textTasks.find((text) => text === name) ?? [])
  const marks = (user.match(/^\[[^\]\n]+\]$/gm) ?? []).slice(-asked.length)
  return asked.map((text, position) => ({ text, mark: marks[position] ?? '' }))
}

/** `Bia (Beatriz Nunes) [feminine]` is called Bia. */
function called(name: string): string {
  return name.replace(/\s*[([].*$/, '')
}

/**
 * The contents of all marked blocks. The product lengthens a tag that occurs in the data (`<told_x>`) until it is unique, so
 * of several the longest is the real one; what stands under one tag twice was told twice.
 */
function blocksOf(user: string): Map<string, string> {
  const blocks = new Map<string, string>()
  const lengths = new Map<string, number>()
  for (const match of user.matchAll(
    /^<([a-z]+(?:_[a-wyz0-9]\w*?)*?)((?:_x)*)>\n([\s\S]*?)\n<\/\1\2>$/gm,
  )) {
    const [, tag = '', suffix = '', content = ''] = match
    const known = lengths.get(tag) ?? -1
    if (suffix.length < known) continue
    lengths.set(tag, suffix.length)
    const former = suffix.length === known ? `${blocks.get(tag)}\n` : ''
    blocks.set(tag, `${former}${content.trim()}`)
  }
  return blocks
}
