/** What the stand-in can tell from a prompt: the product's own shape, marked blocks in one user message. */
export interface CouplePrompt {
  text: DemonstrationText
  locale: Locale
  brideName: string
  groomName: string
  location: string
  /** As the prompt has it, `YYYY-MM-DD` or written out; empty when absent. */
  date: string
  time: string
  /** Answers by question, the first at 0; empty where the prompt carries none. */
  answers: readonly [string, string, string, string, string]
}

export const demonstrationTexts = ['welcome', 'ceremony', 'finalMessage'] as const

export type DemonstrationText = (typeof demonstrationTexts)[number]

export const locales = ['pt-BR', 'en-US', 'fr-FR', 'es-ES'] as const

export type Locale = (typeof locales)[number]

export interface ChatMessage {
  role: string
  content: string
}

/** Reads a prompt of the product's shape, or undefined for any other. */
export function readCouplePrompt(messages: readonly ChatMessage[]): CouplePrompt | undefined {
  const system = contentOf(messages, (role) => role === 'system' || role === 'developer')
  const user = contentOf(messages, (role) => role === 'user')
  const text = demonstrationTexts.find((name) =>
    user.trimStart().startsWith(`<text>${name}</text>`),
  )
  if (!text) return undefined

  const couple = block(user, 'couple')
  const line = (name: string) =>
    new RegExp(`^[ \\t]*${name}:[ \\t]*(.*)$`, 'm').exec(couple)?.[1]?.trim() ?? ''
  return {
    text,
    locale: locales.find((locale) => system.includes(`(${locale})`)) ?? 'pt-BR',
    brideName: line('brideName'),
    groomName: line('groomName'),
    location: line('location'),
    date: line('date'),
    time: line('time'),
    answers: [
      block(user, 'answer_1'),
      block(user, 'answer_2'),
      block(user, 'answer_3'),
      block(user, 'answer_4'),
      block(user, 'answer_5'),
    ],
  }
}

function contentOf(messages: readonly ChatMessage[], speaks: (role: string) => boolean): string {
  return messages
    .filter((message) => speaks(message.role))
    .map((message) => message.content)
    .join('\n')
}

/**
 * The inside of the marked block `<name>`. A tag that occurs in an answer is lengthened (`<name_x>`) until it does
 * not, so of several the longest is the real one.
 */
function block(text: string, name: string): string {
  const blocks = text.matchAll(
    new RegExp(`^<${name}((?:_x)*)>\\n([\\s\\S]*?)\\n</${name}\\1>$`, 'gm'),
  )
  const real = [...blocks].sort((a, b) => (b[1] ?? '').length - (a[1] ?? '').length)[0]
  return real?.[2]?.trim() ?? ''
}
