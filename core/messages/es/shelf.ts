/** What the creator says of the shelf, in Spanish. */
import type { ShelfMessages } from '../shape/shelf.ts'
import { atHour } from '../spanish-hour.ts'

export const shelf: ShelfMessages = {
  title: 'Mis ceremonias',
  savedAt: (time) => `Guardado en este dispositivo ${atHour(time)}`,
  elsewhere: 'Esta ceremonia está abierta en otra pestaña. Aquí solo se puede leer.',
  takeOver: 'Editar aquí',
  lost: 'El navegador ha cortado el acceso a los datos guardados. Recarga la página para seguir; si no funciona, guarda la ceremonia en un archivo.',
  begin: 'Nueva ceremonia',
  search: 'Buscar por nombre, lugar o fecha',
  sort: 'Ordenar por',
  byChange: 'Último cambio',
  byDate: 'Fecha de la ceremonia',
  unnamed: 'Ceremonia aún sin nombres',
  changed: (moment) => `Modificada el ${moment}`,
  isOpen: 'Abierta ahora',
  state: {
    waiting: (since) => `Esperando las respuestas desde el ${since}`,
    answered: 'Respuestas recibidas, falta escribir',
    begun: (written, of) => `${written} de ${of} textos escritos`,
    written: 'Escrita',
    checked: 'Revisada',
    printed: 'Impresa',
  },
  minutes: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
  brought: (moment) => `Llegó en un archivo el ${moment}`,
  keepScript: {
    act: 'Borrar respuestas, conservar el guion',
    question: (couple) =>
      `${couple}: ¿borrar para siempre las respuestas y lo que se contó? El guion se queda como está.`,
    confirm: 'Borrar las respuestas',
    cancel: 'Cancelar',
    done: 'Respuestas borradas; el guion sigue aquí.',
  },
  backUp: 'El navegador puede borrar lo que guarda. Haz una copia de seguridad.',
  open: 'Abrir',
  readAtAltar: 'Leer en el altar',
  likeThis: 'Nueva con el mismo orden',
  archive: 'Archivar',
  unarchive: 'Desarchivar',
  archived: 'Archivadas',
  delete: 'Eliminar',
  bin: 'Eliminadas',
  binExplanation: 'Cada una se queda aquí treinta días y después se borra definitivamente.',
  bringBack: 'Recuperar',
  deleted: (couple) => `${couple}: ceremonia eliminada.`,
  undo: 'Deshacer',
  nothingFound: 'No se ha encontrado ninguna ceremonia.',
  empty: 'Todavía no hay ninguna ceremonia aquí. La primera aparece en cuanto escribas algo.',
  noShelf:
    'Este navegador solo permite guardar una ceremonia: la que está abierta. Guárdala en un archivo antes de empezar otra.',
  refused: {
    unsaved:
      'La ceremonia abierta todavía no se ha podido guardar y por eso sigue aquí. Guárdala en un archivo e inténtalo de nuevo.',
    missing: 'Esta ceremonia ya no está en este dispositivo.',
    newer:
      'Esta ceremonia es de una versión más reciente de Enlace y no se ha tocado. Recarga la página para abrirla.',
    unreadable: 'No se ha podido leer esta ceremonia. No se ha modificado nada.',
  },
}
