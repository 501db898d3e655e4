import type { CallTooLong } from '../shape/errors.ts'

export const callTooLong: CallTooLong = ({ limit, excess: { number, form }, matter }) =>
  `C’est trop de texte pour un seul envoi : l’IA lit jusqu’à ${limit} caractères. Retirez au moins ${number} ${form === 'one' ? 'caractère' : 'caractères'}, de préférence ${{ answers: 'dans ce que le couple a raconté', text: 'dans le texte' }[matter]}, puis réessayez. Rien de ce que vous avez saisi n’est perdu.`
