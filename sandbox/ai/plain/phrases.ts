import type { Locale } from '../read-prompt.ts'

/**
 * The few words that the stand-in puts around the couple's own. They claim nothing about anybody, guess nobody's gender
 * and hold in every ceremony.
 */
export interface Phrases {
  and(first: string, second: string): string
  quote(words: string): string
  welcome(couple: string, place: string): string
  /** Before what was said about those who came. */
  guests: string
  thanks: string
  /** Before the first thing the couple told, and between the others. */
  story(couple: string): string
  next: readonly string[]
  noStory(couple: string): string
  success(couple: string): string
  wish(couple: string): string
  /** In the place of a paragraph, counted from 1, that a program without a model cannot say in this language. */
  untranslated(paragraph: number): string
}

const pt: Phrases = {
  and: (first, second) => `${first} e ${second}`,
  quote: (words) => `“${words}”`,
  welcome: (couple, place) =>
    `Que bom ter vocês aqui. ${couple} se casam${place === '' ? '' : `, neste lugar: ${place}`}.`,
  guests: 'Sobre quem veio, o casal escreveu:',
  thanks: 'De longe ou de perto, vocês vieram. O casal agradece a cada pessoa que está aqui.',
  story: (couple) => `Esta é a história de ${couple}, nas palavras do próprio casal.`,
  next: ['E mais:', 'O casal também contou:', 'E ainda:'],
  noStory: (couple) => `A história de ${couple} ainda está por contar.`,
  success: (couple) => `Para ${couple}, sucesso é isto:`,
  wish: (couple) => `${couple}, que a vida de vocês seja boa.`,
  untranslated: (paragraph) =>
    `[Demonstração] Aqui entra o parágrafo ${paragraph} em português, quando houver quem o traduza.`,
}

const en: Phrases = {
  and: (first, second) => `${first} and ${second}`,
  quote: (words) => `“${words}”`,
  welcome: (couple, place) =>
    `It is good to have you here. ${couple} are getting married${place === '' ? '' : `, in this place: ${place}`}.`,
  guests: 'Of those who came, the couple wrote:',
  thanks: 'From far away or from around the corner, you came. Thank you, on their behalf.',
  story: (couple) => `This is the story of ${couple}, in their own words.`,
  next: ['And there is more:', 'They also said:', 'And this:'],
  noStory: (couple) => `The story of ${couple} is still to be told.`,
  success: (couple) => `This is what success means to ${couple}:`,
  wish: (couple) => `${couple}, may your life together be a good one.`,
  untranslated: (paragraph) =>
    `[Demonstration] Paragraph ${paragraph} goes here in English, once there is a service that translates it.`,
}

const fr: Phrases = {
  and: (first, second) => `${first} et ${second}`,
  quote: (words) => `«\u00a0${words}\u00a0»`,
  welcome: (couple, place) =>
    `Quel plaisir de vous voir ici. ${couple} se marient${place === '' ? '' : `, en ce lieu : ${place}`}.`,
  guests: 'Au sujet des invités, le couple a écrit :',
  thanks: 'De loin ou d’à côté, vous avez fait le chemin. Merci à vous, de leur part.',
  story: (couple) => `${couple} ont une histoire. La voici, avec leurs propres mots.`,
  next: ['Et encore :', 'Le couple a dit aussi :', 'Et puis :'],
  noStory: (couple) => `${couple} : une histoire qui reste à raconter.`,
  success: (couple) => `Réussir sa vie, pour ${couple}, c’est ceci :`,
  wish: (couple) => `${couple}, que votre vie soit belle.`,
  untranslated: (paragraph) =>
    `[Démonstration] Le paragraphe ${paragraph} viendra ici en français, dès qu’un service pourra le traduire.`,
}

const es: Phrases = {
  and: (first, second) => `${first} ${/^h?i(?![eaou])/iu.test(second) ? 'e' : 'y'} ${second}`,
  quote: (words) => `«${words}»`,
  welcome: (couple, place) =>
    `Qué alegría que hayan venido. ${couple} se casan${place === '' ? '' : `, en este lugar: ${place}`}.`,
  guests: 'Sobre quienes han venido, la pareja escribió:',
  thanks: 'De lejos o de cerca, aquí están. Gracias, de parte de la pareja.',
  story: (couple) => `Esta es la historia de ${couple}, con sus propias palabras.`,
  next: ['Y algo más:', 'La pareja contó también:', 'Y esto:'],
  noStory: (couple) => `La historia de ${couple} está por contar.`,
  success: (couple) => `Para ${couple}, el éxito es esto:`,
  wish: (couple) => `${couple}, que su vida sea buena.`,
  untranslated: (paragraph) =>
    `[Demostración] Aquí irá el párrafo ${paragraph} en español, cuando haya un servicio que lo traduzca.`,
}

/** In Spain guests and couple are `vosotros`. */
const spain: Phrases = {
  ...es,
  welcome: (couple, place) =>
    `Qué alegría que hayáis venido. ${couple} se casan${place === '' ? '' : `, en este lugar: ${place}`}.`,
  thanks: 'De lejos o de cerca, aquí estáis. Gracias, de parte de la pareja.',
  wish: (couple) => `${couple}, que vuestra vida sea buena.`,
}

export const phrasesByLocale: Record<Locale, Phrases> = {
  'pt-BR': pt,
  'en-US': en,
  'en-GB': en,
  'fr-FR': fr,
  'es-ES': spain,
  'es-419': es,
}
