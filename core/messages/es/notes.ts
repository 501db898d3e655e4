/** Notes pasted into the answers, in Spanish. */
import type { NotesMessages } from '../shape/notes.ts'

export const notes: NotesMessages = {
  notes: 'Pega aquí lo que ha llegado después',
  hint: 'Va a las preguntas sin cambiar una palabra. Lo que ya está en las respuestas se queda como está.',
  sort: 'Repartir en las respuestas',
  sorting: 'Repartiendo…',
  stop: 'Detener',
  sorted: (answers) => `Repartido: ${answers}. Con Ctrl+Z vuelve a estar como antes.`,
  rest: 'Notas',
  nothingNew: 'Las respuestas ya dicen todo esto.',
  failed: 'No se ha podido repartir lo que pegaste. Nada ha cambiado, y sigue todo aquí.',
  whole: 'Guardar todo en «¿Qué más sabes?»',
}
