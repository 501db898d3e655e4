import type { CallTooLong } from '../shape/errors.ts'

export const callTooLong: CallTooLong = ({ limit, excess: { number, form }, matter }) =>
  `Es demasiado texto para enviarlo de una vez: la IA lee hasta ${limit} caracteres. Quita al menos ${number} ${form === 'one' ? 'carácter' : 'caracteres'}, mejor ${{ answers: 'de lo que contó la pareja', text: 'del texto' }[matter]}, e inténtalo de nuevo. No se ha perdido nada de lo que has escrito.`
