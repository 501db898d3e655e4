/** The page that puts a ceremony on paper, in Spanish. */
import type { PaperMessages } from '../shape/paper.ts'

export const paper: PaperMessages = {
  title: 'Imprimir o PDF',
  loading: 'Abriendo el guion…',
  choose: '¿Qué ceremonia?',
  unnamed: 'Ceremonia aún sin nombres',
  nothing: 'Este dispositivo aún no tiene ninguna ceremonia que imprimir.',
  unreadable: 'No se ha podido leer esta ceremonia. No se ha cambiado nada en ella.',
  what: 'Qué imprimir',
  cards: 'Tarjetas',
  vowsOf: (name) => `Votos de ${name}`,
  team: 'Hojas del equipo',
  keepsake: 'Recuerdo para la pareja',
  size: 'Papel',
  sizes: {
    a5: 'A5, una tarjeta por hoja',
    a4: 'A4, letra grande',
    letter: 'Carta, letra grande',
    twoOnA4: 'A4 horizontal, dos tarjetas A5 para cortar',
    twoOnLetter: 'Carta horizontal, dos tarjetas de media carta para cortar',
  },
  type: 'Letra',
  points: (size) => `${size} puntos`,
  print: 'Imprimir',
  printHint: 'En la ventana de impresión elige «Guardar como PDF» si quieres un archivo.',
  ownMargins: 'Las hojas ya traen sus márgenes: elige márgenes «ninguno».',
  pdf: 'Archivo PDF',
  pdfMaking: 'Preparando el PDF…',
  pdfSave: 'Guardar el PDF',
  pdfFailed:
    'No se ha podido hacer el PDF en este dispositivo. Usa «Imprimir» y elige «Guardar como PDF».',
  pdfPictures: ({ number, form }) =>
    form === 'one'
      ? 'Una palabra lleva signos que el tipo de letra del archivo no tiene (un emoji, otro alfabeto). Va como imagen: se lee, pero no se copia.'
      : `${number} palabras llevan signos que el tipo de letra del archivo no tiene (emojis, otros alfabetos). Van como imagen: se leen, pero no se copian.`,
  count: ({ number, form }) => `${number} ${form === 'one' ? 'tarjeta' : 'tarjetas'}`,
  page: (number, total) => `${number} de ${total}`,
  version: (moment) => `versión del ${moment}`,
  changed: (numbers, { form }) =>
    form === 'one'
      ? `Hay que volver a imprimir la tarjeta ${numbers}.`
      : `Hay que volver a imprimir las tarjetas ${numbers}.`,
  unchanged: 'Lo impreso sigue valiendo: ninguna tarjeta ha cambiado desde la última impresión.',
  renumbered: 'También ha cambiado la numeración.',
  copy: 'Copiar texto',
  copied: '¡Copiado!',
  shareText: 'Compartir el texto',
  share: 'Compartir',
  noVows: 'En este guion esta persona no repite ni lee ningún voto.',
}
