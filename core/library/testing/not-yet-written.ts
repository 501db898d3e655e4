/**
 * Pieces that a language does not have yet, or not in all the wordings that piece-ids.ts asks for. Whoever writes one
 * deletes its line here; `pieces.test.ts` says when a line is out of date.
 */
import type { CeremonyLanguage } from '../../ceremony/ceremony-language.ts'
import type { PieceId } from '../piece-ids.ts'

const portuguese: readonly PieceId[] = []

const english: readonly PieceId[] = []

const french: readonly PieceId[] = []

const spanish: readonly PieceId[] = []

export const notYetWritten: Readonly<Record<CeremonyLanguage, readonly PieceId[]>> = {
  'pt-BR': portuguese,
  'en-US': english,
  'en-GB': english,
  'fr-FR': french,
  'es-ES': spanish,
  'es-419': spanish,
}
