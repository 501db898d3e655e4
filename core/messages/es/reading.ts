/** What the page beside the desk says, in Spanish. */
import type { ReadingMessages } from '../shape/reading.ts'

export const reading: ReadingMessages = {
  title: 'Mis ceremonias',
  explanation:
    'Todo lo que está guardado en este dispositivo. Aquí puedes leerlo, imprimirlo, guardarlo en un archivo, llevarlo a otro dispositivo y corregirlo, incluso cuando tu acceso haya terminado.',
  toDesk: 'Abrir Enlace para escribir',
  empty: 'No hay ninguna ceremonia guardada en este dispositivo.',
  blocked:
    'Este navegador no deja leer lo que guarda. Sal del modo privado o permite las cookies y los datos de este sitio, y recarga la página.',
  unnamed: 'Ceremonia aún sin nombres',
  toList: 'Todas las ceremonias',
  altar: 'Leer en el altar',
  correct: 'Corregir',
  correctHint: 'Toca una línea y corrígela. Cada cambio se guarda al momento, en este dispositivo.',
  correctDone: 'Listo',
  line: (number, speaker) => (speaker === '' ? `Línea ${number}` : `Línea ${number}, ${speaker}`),
  saved: 'Guardado en este dispositivo.',
  notSaved:
    'No se ha podido guardar la corrección en este dispositivo. Cópiala o imprime la ceremonia antes de cerrar la página.',
  gone: 'Esta ceremonia ya no está en este dispositivo.',
  newer:
    'No se ha podido leer esta ceremonia. Si es de una versión más reciente de Enlace, recarga la página; no se ha modificado nada.',
  print: 'Imprimir',
  saveDocument: 'Guardar .docx',
  carry: 'Pasar a otro dispositivo',
  closed: {
    title: 'Cerrado en este dispositivo',
    text: 'Alguien cerró la sesión en este dispositivo, y aquí las ceremonias quedan cerradas hasta que alguien vuelva a entrar. No se ha perdido nada.',
    enter: 'Entrar',
  },
  held: {
    text: 'Hay ceremonias guardadas en este dispositivo. Puedes leerlas, imprimirlas y corregirlas en cualquier momento.',
    open: 'Abrir mis ceremonias',
    dismiss: 'Ahora no',
  },
}
