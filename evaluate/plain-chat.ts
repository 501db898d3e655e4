/**
 * What a celebrant would use instead: the couple's answers pasted into a general chat window, as they were given, with a
 * plain request. Its texts are the ones to beat.
 */
import { writtenDate } from '#core/calendar.ts'
import type { TextName } from '#core/ceremony/ceremony.ts'
import { baseLanguage, type CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { questionsInOrder } from '#core/ceremony/questions.ts'
import type { Language } from '#core/languages.ts'
import { questions as en } from '#core/messages/en/questions.ts'
import { questions as es } from '#core/messages/es/questions.ts'
import { questions as fr } from '#core/messages/fr/questions.ts'
import { questions as pt } from '#core/messages/pt/questions.ts'
import type { QuestionsMessages } from '#core/messages/shape/questions.ts'
import type { EvaluatedCouple } from './couples/couple.ts'
import { type NamedRequest, nameOf } from './recorded-service.ts'
import type { Recording } from './recordings.ts'
import type { WrittenCeremony } from './written-ceremony.ts'

const asked: Record<Language, QuestionsMessages> = { pt, en, fr, es }

interface PlainWords {
  and: string
  request: (whose: string, language: CeremonyLanguage) => string
  headings: Record<TextName, string>
}

const words: Record<Language, PlainWords> = {
  pt: {
    and: ' e ',
    request: (whose) =>
      `Sou celebrante de casamentos. Vou celebrar o casamento de ${whose}. Estas são as respostas do casal às minhas perguntas. Escreva em português do Brasil, para eu ler em voz alta na cerimônia: 1) as boas-vindas aos convidados, 2) a história do casal, 3) a mensagem final. Texto corrido, caloroso e pessoal, sem títulos além de "BOAS-VINDAS", "HISTÓRIA" e "MENSAGEM FINAL". Não invente nada e respeite o que pediram para não dizer.`,
    headings: { welcome: 'BOAS-VINDAS', ceremony: 'HISTÓRIA', finalMessage: 'MENSAGEM FINAL' },
  },
  en: {
    and: ' and ',
    request: (whose, language) =>
      `I am a wedding celebrant. I am going to marry ${whose}. These are the couple’s answers to my questions. Write in ${language === 'en-GB' ? 'British' : 'American'} English, for me to read aloud at the ceremony: 1) the welcome to the guests, 2) the couple’s story, 3) the closing message. Flowing, warm and personal, with no headings other than "WELCOME", "STORY" and "CLOSING". Invent nothing and respect what they asked not to be said.`,
    headings: { welcome: 'WELCOME', ceremony: 'STORY', finalMessage: 'CLOSING' },
  },
  fr: {
    and: ' et ',
    request: (whose) =>
      `Je suis officiante de cérémonies. Je vais célébrer le mariage de ${whose}. Voici les réponses du couple à mes questions. Écris en français, pour que je le lise à voix haute pendant la cérémonie : 1) l’accueil des invités, 2) l’histoire du couple, 3) le message final. Un texte suivi, chaleureux et personnel, sans autres titres que « ACCUEIL », « HISTOIRE » et « MESSAGE FINAL ». N’invente rien et respecte ce qu’ils ont demandé de taire.`,
    headings: { welcome: 'ACCUEIL', ceremony: 'HISTOIRE', finalMessage: 'MESSAGE FINAL' },
  },
  es: {
    and: ' y ',
    request: (whose, language) =>
      `Soy celebrante de bodas. Voy a celebrar la boda de ${whose}. Estas son las respuestas de la pareja a mis preguntas. Escribe en español (${language === 'es-ES' ? 'de España' : 'de América'}), para que yo lo lea en voz alta en la ceremonia: 1) la bienvenida a los invitados, 2) la historia de la pareja, 3) el mensaje final. Texto corrido, cálido y personal, sin más títulos que "BIENVENIDA", "HISTORIA" y "MENSAJE FINAL". No inventes nada y respeta lo que pidieron no decir.`,
    headings: { welcome: 'BIENVENIDA', ceremony: 'HISTORIA', finalMessage: 'MENSAJE FINAL' },
  },
}

/** The request, as a celebrant would type it. */
export function plainRequest({
  id,
  language,
  partners,
  place,
  date,
  answers,
}: EvaluatedCouple): NamedRequest {
  const base = baseLanguage(language)
  const { and, request } = words[base]
  const names = partners.map(({ name }) => name).join(and)
  const whose = [names, place, writtenDate(date, base)].filter((one) => one !== '').join(', ')
  const told = questionsInOrder(asked[base]).map(
    (question, at) => `${at + 1}. ${question}\n${answers[at]?.trim() || '—'}`,
  )
  const user = [request(whose, language), ...told].join('\n\n')
  return { name: nameOf(`plain-${id}`, { system: '', user }), request: { system: '', user } }
}

/** What the chat wrote, cut at its headings; undefined where it is not recorded. */
export function plainChat(
  couple: EvaluatedCouple,
  recordings: ReadonlyMap<string, Recording>,
): WrittenCeremony | undefined {
  const recording = recordings.get(plainRequest(couple).name)
  if (recording === undefined) return undefined
  const { headings } = words[baseLanguage(couple.language)]
  const texts: Partial<Record<TextName, string>> = {}
  let current: TextName | undefined
  for (const line of recording.completion.split('\n')) {
    const isRule = /^\s*(-{3,}|\*{3,})\s*$/.test(line)
    // What follows the last text is said to the celebrant, who would not read it aloud.
    if (isRule && current === 'finalMessage') break
    if (isRule) continue
    const bare = line.replace(/[^\p{L} -]/gu, '').trim()
    const heading = Object.entries(headings).find(([, title]) => title === bare)
    if (heading !== undefined) {
      current = heading[0] as TextName
      texts[current] = ''
    } else if (current !== undefined) texts[current] += `${line}\n`
  }
  return {
    couple,
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])),
  }
}
