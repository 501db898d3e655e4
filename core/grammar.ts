/**
 * The few rules by which a sentence agrees with a name it cannot know beforehand. Each language's texts use
 * their own; where two usages are correct the safer one is chosen.
 */

/** Lower case without diacritics, so that a rule can look at sounds rather than at spellings. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * French first names whose h is mute, so that `de` elides before them. Every other h is treated as aspirated:
 * `de Hugo` for a name missing here is accepted usage, `d’Hassan` would not be.
 */
const muteHNames =
  /^(hadrien|hector|helena|helene|helie|helier|heloise|henri|henriette|hercule|hermance|hermine|hermione|herve|hilaire|hippolyte|homere|honore|honorine|horace|hortense|hubert|hugo|hugues|hugolin|huguette|humbert|hyacinthe)(?![a-z])/

/** Whether a name begins, in French, with a sound before which `de` and `que` lose their vowel. */
function elides(name: string): boolean {
  const letters = plain(name)
  if (/^(y[aeiou]|ou[aeiouy])/.test(letters)) return false
  return /^[aeiouyœæ]/.test(letters) || muteHNames.test(letters)
}

/** French `de` before a name: `de Paul`, `d’Anne`, `d’Hélène`, `de Hassan`, `de Yann`. */
export function frenchDe(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`
}

/**
 * Two names joined in Spanish: `Juan y Ana`, but `Juan e Inés` before an i sound. A glide keeps the `y`
 * (`y Hielo`, `y Yolanda`), as the Academy's grammar has it.
 */
export function spanishAnd(first: string, second: string): string {
  const letters = plain(second)
  const vowelI = /^(h?i(?![aeiou])|y(?![aeiou]))/.test(letters)
  const stressedI = /^h?í/.test(second.normalize('NFC').toLowerCase())
  return `${first} ${vowelI || stressedI ? 'e' : 'y'} ${second}`
}

/** English possessive of a name, also after s: `Anne’s`, `James’s`. */
export function englishPossessive(name: string): string {
  return `${name}’s`
}
