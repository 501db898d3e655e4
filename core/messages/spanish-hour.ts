/** A clock's time after its Spanish preposition: `a la 1:05`, `a las 13:05`. */
export function atHour(time: string): string {
  return `a ${/^0?1\D/.test(time) ? 'la' : 'las'} ${time}`
}
