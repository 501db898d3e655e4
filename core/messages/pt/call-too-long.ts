/** What is said of a call that holds more than the service reads at once. */
import type { CallTooLong } from '../shape/errors.ts'

export const callTooLong: CallTooLong = ({ limit, excess: { number, form }, matter }) =>
  `É texto demais para uma vez só: a IA lê até ${limit} caracteres. Tire pelo menos ${number} ${form === 'one' ? 'caractere' : 'caracteres'}, de preferência ${{ answers: 'do que o casal contou', text: 'do texto' }[matter]}, e tente novamente. Nada do que você digitou se perdeu.`
