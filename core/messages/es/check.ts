/** What the check says of a script, in Spanish. */
import type { CheckMessages } from '../shape/check.ts'
import { quoted } from '../spanish-quotes.ts'

export const check: CheckMessages = {
  minutes: ({ number, form }) => `${number} ${form === 'one' ? 'minuto' : 'minutos'}.`,
  memories: ({ number, form }) =>
    `${number} ${form === 'one' ? 'recuerdo' : 'recuerdos'} de la pareja.`,
  noMemories: 'Aún sin recuerdos de la pareja.',
  sentences: ({ number, form }) => `${number} ${form === 'one' ? 'frase' : 'frases'} por revisar.`,
  longSentences: ({ number, form }) =>
    `${number} ${form === 'one' ? 'frase larga' : 'frases largas'}.`,
  nothing: 'No hay nada que revisar.',
  failed: 'La revisión se interrumpió y quizá no lo vio todo. Inténtalo de nuevo.',
  severity: { red: 'Importante', mark: 'Échale un vistazo', note: 'Tú decides' },
  whole: 'En toda la ceremonia',
  goTo: 'Ir allí',
  accept: 'Está bien así',
  accepted: 'Anotado: está bien así.',
  source: '¿De dónde sale?',
  toldIn: 'En tus notas sobre la pareja:',
  perhapsToldIn: 'Por las palabras, quizá venga de aquí:',
  noSource: 'En tus notas sobre la pareja no hay nada parecido.',
  nothingBehind: 'Nada de lo que se contó está detrás de esta frase.',
  reading: 'Releyendo frase por frase…',
  beforeSaving: ({ number, form }) =>
    form === 'one'
      ? 'Te queda un punto por mirar en «Revisar» antes de leer en voz alta.'
      : `Te quedan ${number} puntos por mirar en «Revisar» antes de leer en voz alta.`,
  unsourcedName: (words) => `Nadie habló de «${words}». ¿De dónde sale?`,
  perhapsName: (words) => `«${words}» quizá sea un nombre que nadie mencionó.`,
  unsourcedNumber: (words) => `Nadie dio este número: «${words}». ¿De dónde sale?`,
  unsourcedDate: (words) => `Nadie dio esta fecha: «${words}». ¿De dónde sale?`,
  unbackedClaim: 'Esto no está en tus notas sobre la pareja.',
  held: (told) =>
    told === undefined
      ? 'Dice, o deja adivinar, algo que queda fuera.'
      : `Dice, o deja adivinar, algo que queda fuera: ${quoted(told)}.`,
  wrongWho: (told) =>
    told === undefined
      ? 'Fue otra persona quien lo hizo o lo dijo.'
      : `Fue otra persona quien lo hizo o lo dijo: ${quoted(told)}.`,
  permission: 'Dice en voz alta un permiso o una duda que era solo para ti.',
  leftUnsaid: (wish) => `Pidieron no decirlo: ${quoted(wish)}.`,
  perhapsUnsaid: (wish) => `Quizá pidieron no decirlo: ${quoted(wish)}.`,
  privateData: (words) => `«${words}» es un dato personal: no conviene leerlo en voz alta.`,
  secret: (person, hiddenFrom) =>
    `Sorpresa para ${hiddenFrom || 'alguien de la pareja'}, que recibe estas líneas antes de la boda: ${person}.`,
  secretFact: (told, hiddenFrom) =>
    `${quoted(told)} es un secreto para ${hiddenFrom || 'alguien de la pareja'}, que recibe estas líneas antes de la boda.`,
  otherCouple: (words, couple) => `«${words}» es de otra de tus ceremonias: ${couple}.`,
  almostName: (words, meant) => `¿«${words}» o «${meant}»?`,
  inMemory: {
    enters: (person) => `En el orden de entrada figura alguien a quien se recuerda: ${person}.`,
    isThanked: (person) =>
      `El guion agradece su presencia a alguien a quien se recuerda: ${person}.`,
    takesPart: (person) =>
      `Entre quienes llevan o leen algo figura alguien a quien se recuerda: ${person}.`,
  },
  wornPhrase: (words) => `«${words}» se oye en todas las bodas.`,
  asks: {
    howItBegan: '¿Cómo empezó esta historia, y qué hacía cada cual un minuto antes?',
    aDecision: '¿Qué decisión o qué gesto fue, de quién, y cuándo?',
    anOrdinaryDay: '¿Qué pasa un martes cualquiera?',
    lastSeen: '¿Cuándo se vio por última vez, y quién hizo qué?',
    whichRoad: '¿Qué camino fue: de dónde a dónde?',
    theWorstDay: '¿Se puede contar? El peor día, ¿quién hizo qué?',
    whatWillBeDone: '¿Qué van a hacer, y cada cuánto?',
    whichGuest: '¿Quién, entre los invitados, hizo qué?',
    whatIsLost: '¿Qué hecho se perdería sin esta frase?',
    whoMaySayThis: '¿Quién puede decir esto, y con qué palabras?',
  },
  repeatedHere: (words) => `${quoted(words)} ya se dijo en este guion.`,
  repeatedElsewhere: (words, couple) =>
    `${quoted(words)} está también en otra de tus ceremonias${couple && `: ${couple}`}.`,
  longSentence: ({ number }, most) =>
    `${number} palabras en una sola frase. En voz alta, sin tomar aire, caben unas ${most.number}.`,
  longRepeat: ({ number }, most) =>
    `${number} palabras de una vez. Quien repite recuerda unas ${most.number}.`,
  tooLong: ({ number, form }, wished) =>
    `El guion dura alrededor de ${number} ${form === 'one' ? 'minuto' : 'minutos'}, más ${wished.form === 'one' ? 'del minuto deseado' : `de los ${wished.number} deseados`}.`,
  tooShort: ({ number, form }, wished) =>
    `El guion dura alrededor de ${number} ${form === 'one' ? 'minuto' : 'minutos'}, menos de los ${wished.number} deseados.`,
  nobodyBrings: ({ number, form }) =>
    form === 'one'
      ? `${number} cosa de la que aún no se encarga nadie:`
      : `${number} cosas de las que aún no se encarga nadie:`,
  open: 'Por acordar',
  leaveOpen: 'Decidirlo más tarde',
  leftBlank: (words) => `Falta por completar: ${words}.`.replace(/\.\]\.$/u, '].'),
  usualChildren: (names) => `El orden de entrada incluye ${names}. ¿Habrá niños en el cortejo?`,
  quoted,
  takeOut: 'Quitarlos de la entrada',
  legalWords: 'Esto solo lo dice quien casa por lo civil, y esta ceremonia es simbólica.',
  legalWordsMissing: (wording) =>
    `Faltan en el guion las palabras que pide la ley: ${quoted(wording)}`,
  disagreesWith: (person) => `No concuerda con ${person}.`,
  disagreesWithBoth: 'No concuerda con esta pareja.',
  former: {
    name: 'Este es el nombre de antes.',
    place: 'Este es el lugar de antes.',
    date: 'Esta es la fecha de antes.',
    time: 'Esta es la hora de antes.',
  },
  rename: (name, { number, form }) =>
    form === 'one' ? `Cambiar por «${name}»` : `Cambiar por «${name}» en los ${number} lugares`,
  renamed: ({ number, form }) =>
    form === 'one' ? 'Nombre cambiado.' : `Nombre cambiado en ${number} lugares.`,
  delicate: {
    heading: 'Delicado',
    maybe: 'Quizá:',
    permits: 'Lo que lo permite:',
    nothingPermits: 'Nada de lo que se contó permite esta frase.',
    stays: 'Se queda',
    takeOut: 'Quitar',
    warn: 'Avisar antes',
    takenOut: 'Frase quitada. Ctrl+Z la recupera.',
    warned: 'Está en la lista «Una semana antes», en «Imprimir o PDF».',
    seen: ({ number, form }) => (form === 'one' ? '1 ya vista' : `${number} ya vistas`),
    staysOut: ({ number, form }) =>
      form === 'one' ? 'Queda fuera 1 pasaje' : `Quedan fuera ${number} pasajes`,
  },
  leftOut: { heading: 'Quedó fuera', putIn: 'Incluirlo' },
  mend: {
    all: 'Arreglar lo que está marcado',
    position: (number, of) => `Párrafo ${number} de ${of}`,
    corrected: 'Corregiste este texto a mano: compara antes de aceptar.',
    next: 'Párrafo siguiente',
  },
  beforeDelicate: {
    title: 'Hay frases delicadas',
    text: 'El guion toca temas que pueden doler. ¿Quieres ver antes esas frases?',
    see: 'Ver las frases',
    goOn: 'Seguir sin verlas',
  },
}
