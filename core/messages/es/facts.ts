/** What the desk says of what the couple told, in Spanish. */
import type { FactsMessages } from '../shape/facts.ts'

export const facts: FactsMessages = {
  reading: 'Leyendo las respuestas…',
  notRead: 'Esta vez no se han podido leer las respuestas recuerdo por recuerdo.',
  writtenFromAnswers:
    'Los textos se han escrito con las respuestas tal como están, menos aquellas en las que alguien pide callar algo.',
  readAgain: 'Leer otra vez las respuestas',
  readNow:
    'Ya se han leído las respuestas. Los recuerdos se tendrán en cuenta la próxima vez que se generen los textos.',
  stillNotRead:
    'Tampoco esta vez se han podido leer las respuestas. No ha cambiado nada; inténtalo más tarde.',
  leftOut: (question) =>
    `La respuesta ${question} quedó fuera de los textos: en ella se pide callar algo.`,
  withheld: (question) =>
    `La respuesta ${question} todavía no está en los textos: en ella se pide callar algo y no queda claro qué.`,
  hardshipWithheld: (question) =>
    `La respuesta ${question} habla de algo difícil y quedó fuera de los textos: nadie dijo que se pudiera contar.`,
  decide: 'Elegir qué se puede contar',
  decideEach: 'Marca abajo, uno por uno, los recuerdos que se pueden contar.',
  allow: 'Todo esto se puede contar, menos lo que pidieron callar',
  allowed: 'Anotado. Se tendrá en cuenta la próxima vez que se generen los textos.',
  challengesWithheld: (question) =>
    `La respuesta ${question} quedó fuera de los textos: habla de lo que fue difícil, y nadie ha marcado que se pueda contar.`,
  challengesMayBeTold: (question) => `La respuesta ${question} se puede contar`,
  empty: 'Los recuerdos aparecen aquí cuando se generan los textos.',
  missing: 'Todavía nadie ha contado:',
  matters: {
    howTheyMet: 'cómo empezó todo',
    howLongTogether: 'cuánto tiempo lleva junta la pareja',
    guestCities: 'de dónde vienen los invitados',
    success: 'qué es el éxito para la pareja',
  },
  fromAnswer: (question) => `De la respuesta ${question}`,
  byHand: 'Añadido por ti',
  mayBeUsed: 'Se puede contar',
  why: {
    asked: 'Alguien pidió que esto quedara fuera.',
    hardship: 'Un momento difícil: se queda aparte hasta que alguien diga que se puede contar.',
    request: 'Es una petición, no un recuerdo.',
  },
  sensitive: 'Tema delicado',
  touched: {
    corrected: 'Corregido por ti',
    released: 'Permitido por ti',
    keptOut: 'Apartado por ti',
  },
  secretFor: 'Secreto para',
  secretFrom: { nobody: 'nadie', both: 'la pareja', everyone: 'todos menos quien oficia' },
  words: 'Tal como se contó',
  correct: 'Corregir',
  done: 'Listo',
  remove: 'Quitar',
  removed: 'Recuerdo quitado.',
  add: '¿Qué más sabes?',
  addHint:
    'Vale como si lo hubiera contado la pareja, y se usará la próxima vez que se generen los textos.',
  addButton: 'Añadir',
  added: 'Recuerdo añadido.',
  people: {
    heading: 'Personas mencionadas',
    explanation: 'Toca «Añadir» para llevar un nombre a «Personas».',
    added: (name) => `Ya en «Personas»: ${name}.`,
    reads: 'hace una lectura',
    brings: (thing) => `lleva ${thing}`,
    inMemory: 'ya falleció',
  },
  whichCity: (name) => `¿De qué «${name}» se trata?`,
  whichCityHint: 'Hay más de una. Hasta que elijas, no se dice la distancia.',
  noneOfThese: 'Ninguna de estas',
}
