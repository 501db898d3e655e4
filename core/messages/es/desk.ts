/** What the desk says, in Spanish. */
import type { DeskMessages } from '../shape/desk.ts'
import { atHour } from '../spanish-hour.ts'
import { quoted } from '../spanish-quotes.ts'

export const desk: DeskMessages = {
  bar: {
    list: (couple) => `${couple}: mis ceremonias`,
    savedOn: (date, time) => `Guardado en este dispositivo el ${date} ${atHour(time)}`,
    savedShortly: '✓ En este dispositivo',
    save: 'Guardar',
    check: 'Revisar',
    checking: 'Revisando…',
    checkMissing: 'La revisión no se ha cargado. Comprueba la conexión e inténtalo de nuevo.',
    altar: 'Leer en el altar',
    rehearse: 'Ensayar',
    paper: 'Imprimir o PDF',
    sendCopy: 'Enviarme una copia',
    downloadCopy: 'Descargar una copia',
    account: 'Cuenta',
    accessUntil: (end) => `Acceso hasta el ${end}.`,
    keptAfter: ({ number, form }) =>
      form === 'one'
        ? 'Después, tu ceremonia sigue en este dispositivo: podrás abrirla, corregirla a mano, leerla e imprimirla.'
        : `Después, tus ${number} ceremonias siguen en este dispositivo: podrás abrirlas, corregirlas a mano, leerlas e imprimirlas.`,
    voice: 'Mi estilo',
    overHand: 'Has corregido estos textos',
  },
  pinNoted: 'Ya he guardado mi PIN',
  areas: {
    plan: 'Momentos',
    couple: 'Pareja y respuestas',
    hideCouple: 'Ocultar pareja y respuestas',
    showCouple: 'Mostrar pareja y respuestas',
  },
  sheet: {
    line: (section, line) => `${section}, línea ${line}`,
    spokenLine: (speaker, line) => `${speaker}: ${line}`,
    original: 'Texto original',
    options: (section) => `Opciones de ${quoted(section)}`,
    toFields: 'Cambiarlo en los datos de la pareja',
    byHand: 'Escribirlo a mi manera',
    rewrite: 'Reescribir esta parte',
    source: 'De dónde sale la frase',
    sourceKey: 'Alt+Intro',
    allOriginal: 'Volver al texto original',
    leaveOut: 'Dejar fuera este momento',
    leftOut: (section) => `${section}: queda fuera.`,
    leftOutBack: (order) => `Para recuperarlo, deshaz el cambio (↶) o actívalo en «${order}».`,
    versions: 'Versiones anteriores',
    undated: 'Sin fecha',
    bringBack: 'Recuperar',
    broughtBack: (section) => `${section}: la versión anterior está de vuelta.`,
    split: 'Línea nueva.',
    removed: 'Línea eliminada.',
    empty: 'Escribe aquí',
  },
  history: {
    undo: 'Deshacer el último cambio',
    redo: 'Rehacer',
    undone: 'Deshecho.',
    redone: 'Rehecho.',
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
  },
  find: {
    open: 'Buscar y reemplazar',
    find: 'Buscar',
    replaceBy: 'Reemplazar por',
    previous: 'Anterior',
    next: 'Siguiente',
    replace: 'Reemplazar',
    replaceAll: 'Reemplazar todo',
    found: (position, total) => `${position} de ${total}`,
    nothing: 'No se ha encontrado nada.',
    replaced: ({ number, form }) =>
      form === 'one' ? `Reemplazado en ${number} lugar.` : `Reemplazado en ${number} lugares.`,
    close: 'Cerrar la búsqueda',
  },
  rewritten: (versions) => `Los textos de antes siguen en el menú «⋯», en «${versions}».`,
  nothingToWrite:
    'Este orden no tiene ningún texto que escribir: añade la bienvenida, la historia o el mensaje final.',
}
