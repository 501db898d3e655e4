/** Lists for the days before a ceremony, in Spanish. */
import type { DayKitMessages } from '../shape/day-kit.ts'

export const dayKit: DayKitMessages = {
  title: 'Para el gran día',
  weekBefore: 'Una semana antes',
  dayBefore: 'La víspera',
  hourBefore: 'Una hora antes',
  mustBeSaid: 'Lo que la ley manda decir',
  saidBy: { authority: 'Autoridad', celebrant: 'Quien oficia', couple: 'Pareja' },
  noCountry:
    'Indica en qué país es la ceremonia, en la página donde la escribes: aquí aparecerá lo que vale ante la ley.',
  unreadLaw:
    'No hemos leído la ley de este país. Pregunta en su registro civil qué tiene validez y qué es simbólico.',
  inLaw: 'En el país de la ceremonia',
  names: 'Nombres para ensayar',
  sendSheets: 'Enviar las hojas a la organización, a los músicos y a quien lee.',
  papers: 'Confirmar en el registro civil los papeles, los testigos y quién firma.',
  print: 'Imprimir las tarjetas y guardar una copia en el bolsillo.',
  charge: 'Cargar el dispositivo y llevar el cargador.',
  trial: 'Abrir el guion en «Leer en el altar» y hacer la prueba sin internet.',
  flightMode: 'Activar el modo avión y abrir el guion.',
  microphone: 'Probar el micrófono con dos frases del guion.',
  calendar: 'Añadir al calendario',
  lawRead: (date) => `Leído el ${date}. No es asesoramiento jurídico.`,
  rehearseAloud: (minutes) => {
    const task = 'Ensayar en voz alta y de pie'
    if (minutes === '0') return `${task}.`
    return `${task}: lleva alrededor de ${minutes === '1' ? 'un minuto' : `${minutes} minutos`}.`
  },
  warn: (sentence) => `Avisar antes a quien pueda conmover esto: «${sentence}»`,
  agreeThing: (thing, usually) =>
    `${thing}: acordar quién se encarga (por lo general, ${usually}).`,
  thingWith: (thing, who) => `${thing}. A cargo de: ${who}.`,
  thingThere: (thing) => `${thing}: ya en el lugar.`,
  rehearsal: (couple) => `Ensayo: ${couple}`,
  addTo: (heading) => `Añadir a «${heading}»`,
  add: 'Añadir',
  remove: (line) => `Quitar de la lista: ${line}`,
  keptForNext:
    'Lo que añadas saldrá también en las próximas ceremonias y se guardará en la copia de seguridad.',
  notKept: 'Ahora mismo este navegador no guarda nada; la línea se perderá al cerrar esta página.',
  full: 'Esta lista ya tiene muchas líneas tuyas. Quita una para añadir otra.',
}
