/** Notes pasted into the answers, in Portuguese. */
import type { NotesMessages } from '../shape/notes.ts'

export const notes: NotesMessages = {
  notes: 'Cole aqui o que chegou depois',
  hint: 'Vai para as perguntas sem mudar uma palavra. O que já está nas respostas fica.',
  sort: 'Distribuir nas respostas',
  sorting: 'Distribuindo…',
  stop: 'Parar',
  sorted: (answers) => `Respostas que mudaram: ${answers}. Ctrl+Z desfaz.`,
  rest: 'Anotações',
  nothingNew: 'As respostas já dizem tudo isso.',
  failed: 'Não deu para distribuir o que você colou. Nada mudou, e está tudo aqui.',
  whole: 'Guardar tudo em “O que mais você sabe?”',
}
