/** Lines of the operator's log that the specification words (seed section 8); Portuguese whatever the user's language. */
import type { TextName } from '../../ceremony.ts'

/** Logged when a text could not be written; the final message falls back in silence. */
export const writerLog: Record<Exclude<TextName, 'finalMessage'>, string> = {
  welcome: 'Erro ao gerar mensagem de boas-vindas:',
  ceremony: 'Erro ao gerar texto da cerimônia:',
}
