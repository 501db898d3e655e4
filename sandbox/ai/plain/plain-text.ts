import type { ReadPrompt, TextTask } from '../read-prompt.ts'
import { type Phrases, phrasesByLocale } from './phrases.ts'
import { toldFor } from './told.ts'

/** The specification's story has six paragraphs. */
const storyParagraphs = 6

/** Longer ones are cut at a word: a quotation is read in one breath, or in a few. */
const quoteMaxCharacters = 320

/**
 * A text out of the couple's own words, quoted as they are, between sentences that claim nothing: all that can honestly
 * be written without a model. The same prompt gives the same text.
 */
export function plainText(text: TextTask, prompt: ReadPrompt): string {
  const phrases = phrasesByLocale[prompt.locale]
  const [first, second] = prompt.names
  const couple = phrases.and(first, second)
  const quotes = toldFor(text, prompt).map((words) => phrases.quote(quotable(words)))
  switch (text) {
    case 'welcome':
      return [
        phrases.welcome(couple, prompt.place),
        ...(quotes.length === 0 ? [] : [`${phrases.guests} ${quotes.join(' ')}`]),
        phrases.thanks,
      ].join('\n\n')
    case 'finalMessage':
      return [
        ...(quotes.length === 0 ? [] : [`${phrases.success(couple)} ${quotes.join(' ')}`]),
        phrases.wish(couple),
      ].join('\n\n')
    case 'ceremony':
      return story(quotes, couple, phrases).join('\n\n')
  }
}

function story(quotes: readonly string[], couple: string, phrases: Phrases): string[] {
  if (quotes.length === 0) return [phrases.noStory(couple), phrases.wish(couple)]
  const size = Math.ceil(quotes.length / storyParagraphs)
  const paragraphs: string[] = []
  for (let at = 0; at < quotes.length; at += size) {
    const lead =
      at === 0 ? phrases.story(couple) : (phrases.next[(at / size - 1) % phrases.next.length] ?? '')
    paragraphs.push(`${lead} ${quotes.slice(at, at + size).join(' ')}`)
  }
  return paragraphs
}

/** On one line, ready to stand between quotation marks, its own marks within becoming single ones. */
function quotable(words: string): string {
  const line = words
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\p{N}.,!?…])[«“”"]\s*|«\s*/gu, '‘')
    .replace(/\s*[»“”"]/gu, '’')
    .trim()
  if (line.length <= quoteMaxCharacters) return line
  const cut = line.slice(0, quoteMaxCharacters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
