import type { Locale, ReadPrompt } from '../read-prompt.ts'

const sentence = /[^.!?…\n]+[.!?…]+/gu

const phrasesMost = 4

const rhythmOf: Record<'pt' | 'en' | 'fr' | 'es', (words: number) => string> = {
  pt: (words) => `frases de ${words} palavras em média`,
  en: (words) => `sentences of ${words} words on average`,
  fr: (words) => `des phrases de ${words} mots en moyenne`,
  es: (words) => `frases de ${words} palabras de media`,
}

/** What can be counted and copied of a manner of writing: the length of sentences, how scripts begin and end. */
export function voiceAnswer({ blocks, locale }: ReadPrompt): object {
  const scripts = [...blocks].filter(([tag]) => tag.startsWith('script')).map(([, text]) => text)
  const sentences = scripts.map((script) => (script.match(sentence) ?? []).map((one) => one.trim()))
  const all = sentences.flat()
  const words = all.reduce((sum, one) => sum + one.split(/\s+/).length, 0)
  const ends = (position: 0 | -1): string[] =>
    sentences.flatMap((one) => one.at(position) ?? []).slice(0, phrasesMost)
  return {
    rhythm: all.length === 0 ? '' : rhythmOf[language(locale)](Math.round(words / all.length)),
    humour: '',
    address: '',
    openings: ends(0),
    closings: ends(-1),
    neverSays: [],
  }
}

function language(locale: Locale): 'pt' | 'en' | 'fr' | 'es' {
  if (locale.startsWith('en')) return 'en'
  if (locale.startsWith('es')) return 'es'
  return locale === 'fr-FR' ? 'fr' : 'pt'
}
