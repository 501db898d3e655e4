import type { CallTooLong } from '../shape/errors.ts'

export const callTooLong: CallTooLong = ({ limit, excess: { number, form }, matter }) =>
  `That is too much text to send at once: the AI reads up to ${limit} characters. Cut at least ${number} ${form === 'one' ? 'character' : 'characters'}, ideally from ${{ answers: 'what the couple told you', text: 'the text' }[matter]}, and try again. Nothing you typed is lost.`
