/** What the desk says of what was told and of what is held back of it, in Spanish. */
import type { HeldMessages } from '../shape/held.ts'

export const held: HeldMessages = {
  why: {
    asked: 'Alguien pidió que esto quedara fuera.',
    hardship: 'Un momento difícil, y nadie ha dicho si se puede contar.',
    thirdPerson: 'Es asunto de otra persona.',
    request: 'Es la petición misma.',
    private: 'Solo para ti: no va a ninguna IA.',
  },
  heldByHand: 'Lo dejaste fuera.',
  allowedByHand: 'Lo permitiste.',
  limit: (limit) => `Solo así: ${limit}.`,
  mayBeSaid: 'Se puede decir',
  staysOut: 'Queda fuera',
  nowSaid: 'Se puede decir. Se usará la próxima vez que se generen los textos.',
  nowOut: 'Queda fuera de los textos.',
  allBut: 'Todo esto se puede decir, menos la petición',
  leaveOut: 'Dejar fuera',
  leaveOutHint:
    'Para dejar algo fuera de los textos, selecciona las palabras en una respuesta y toca «Dejar fuera».',
  secretFor: 'Secreto para',
  secretFrom: { nobody: 'nadie', both: 'la pareja', everyone: 'todos menos quien oficia' },
  isPrivate: 'Solo para quien oficia',
  privateNote:
    'Ninguna IA lee esto. Enlace busca estas mismas palabras en el guion, pero no capta las indirectas.',
  count: ({ number, form }) =>
    form === 'one'
      ? `${number} pasaje queda fuera de los textos.`
      : `${number} pasajes quedan fuera de los textos.`,
  see: 'Ver cuáles',
  reading: 'Leyendo las respuestas…',
  notRead:
    'La IA no supo decir qué debe quedar fuera. Enlace apartó las frases que quizá pidan silencio: míralas una por una.',
  writtenWithout: 'Lo demás se usó en los textos.',
  readAgain: 'Leer otra vez las respuestas',
  readNow: 'Ya se han leído las respuestas. Mira lo que quedó fuera.',
  stillNotRead:
    'Tampoco esta vez se han podido leer las respuestas. No ha cambiado nada; inténtalo más tarde.',
  shortened:
    'La IA elegida lee poco de una vez: una parte de lo que se contó no cupo y no está en los textos.',
  doubt: 'Pregunta',
  questions: 'Para preguntar a la pareja',
  copy: 'Copiar las preguntas',
  from: {
    answer: 'Otra respuesta',
    talk: 'Conversación',
    chat: 'Mensajes',
    notes: 'Notas',
    reply: 'Respuesta de la pareja',
  },
  byCelebrant: 'Contado por ti',
  more: '¿Qué más sabes?',
  addHint: 'Se usará la próxima vez que se generen los textos, nunca como palabras de la pareja.',
  addButton: 'Añadir',
  added: 'Añadido.',
  remove: 'Quitar',
  removed: 'Quitado. Ctrl+Z lo deshace.',
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
