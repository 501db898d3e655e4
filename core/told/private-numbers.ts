/**
 * Numbers that belong to somebody and are nobody else's business: telephones, documents, cards, postal codes, e-mail
 * addresses. Told in an answer they are kept from the writers, and read aloud they would be wrong at any wedding.
 */

export interface PrivateNumber {
  /** In the text, in UTF-16 code units. */
  start: number
  end: number
}

/** Words after which a row of digits is somebody's, whatever its form. */
const labels =
  'cpf|rg|cnh|pis|dni|nie|nif|nuip|curp|rut|ssn|iban|pix|passaporte|passport|passeport|pasaporte|carteira|identidade|tel|telefone|tel[ée]fono|t[ée]l[ée]phone|telephone|phone|fone|celular|cell|mobile|m[óo]vil|portable|whats ?app|whats|zap'

/** Each is anchored to whole rows of digits: no part of a longer number, no date, no thousands. */
const forms: readonly RegExp[] = [
  // E-mail addresses
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu,
  // Whatever somebody calls a telephone or a document: six digits at least
  new RegExp(
    `(?<!\\p{L})(?:${labels})(?!\\p{L})\\.?(?:\\s*(?:[:=#]|n[º°o]\\.?|n[úu]mero|number|num[ée]ro|is|[ée]|es|est|do|da|de|del|du|dela|dele))*\\s*(?<number>\\+?\\(?\\d(?:[ .()/-]{0,2}\\d){5,17}(?:-?[\\dA-Z])?)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // Telephones with a country or an area
  /(?<![\p{L}\p{N}])\+\d{1,3}(?:[ .()-]{0,2}\d){7,12}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}])\(\d{2,5}\) ?\d(?:[ .-]?\d){5,8}(?!\p{N})/gu,
  // Brazil and Mexico
  /(?<![\p{L}\p{N}.,-])(?:\d{2} )?(?:9 ?)?\d{4}-\d{4}(?![\p{N}-])/gu,
  /(?<![\p{L}\p{N}.,-])\d{2} 9? ?\d{4} \d{4}(?![\p{N}-])/gu,
  // North America
  /(?<![\p{L}\p{N}.,-])\d{3}([-. ])\d{3}\1\d{4}(?![\p{N}-])/gu,
  // France
  /(?<![\p{L}\p{N}.,-])0\d(?:[ .-]\d{2}){4}(?![\p{N}-])/gu,
  // Britain and Ireland
  /(?<![\p{L}\p{N}.,-])0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}(?![\p{N}-])/gu,
  // Spain and Portugal
  /(?<![\p{L}\p{N}.,-])[6-9]\d{2}([ -])\d{3}\1\d{3}(?![\p{N}-]| ?(?:000|\d{3}(?!\p{N})))/gu,
  /(?<![\p{L}\p{N}.,-])[6-9]\d{2}(?: \d{2}){3}(?![\p{N}-])/gu,
  // CPF, RG, CEP
  /(?<![\p{L}\p{N}.,-])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}.,-])\d{1,2}\.\d{3}\.\d{3}-[\dXx](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,-])\d{5}-\d{3}(?![\p{N}-])/gu,
  // DNI and NIE
  /(?<![\p{L}\p{N}.,-])(?:\d{8}|\d{2}\.\d{3}\.\d{3})[ -]?[A-Z](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[XYZ]-?\d{7}-?[A-Z](?![\p{L}\p{N}])/gu,
  // Social security: American, British, French
  /(?<![\p{L}\p{N}.,-])\d{3}-\d{2}-\d{4}(?![\p{N}-])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,-])[12] ?\d{2} ?\d{2} ?\d{2} ?\d{3} ?\d{3}(?: ?\d{2})?(?![\p{N}-])/gu,
  // Cards and accounts
  /(?<![\p{L}\p{N}.,-])\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}(?![\p{N}-])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\p{N}])/gu,
  // Too many digits in a row to be anything one counts
  /(?<![\p{L}\p{N}.,-])\d{8,19}(?![\p{L}\p{N}]|[.,]\p{N})/gu,
]

/** What is longer before a number, with its spaces, is no currency. */
const moneyCharacters = 40

const money =
  /(?:R\$|US\$|[$€£]|reais|euros?|d[óo]lar\p{L}{0,9}|dollars?|pesos?|libras?|pounds?)\s*$/iu
const unit =
  /^\s*(?:R\$|US\$|[$€£%]|reais|euros?|d[óo]lar\p{L}*|dollars?|pesos?|libras?|pounds?|livres|km|kil[óôo]m\p{L}*|quil[ôo]m\p{L}*|miles?|milhas|milles|millas|m[eè]t\p{L}*|metros?|passos|steps|pas|pasos|pessoas|people|personnes|personas|estrelas|stars|[ée]toiles|estrellas)(?!\p{L})/iu

function isYear(digits: string): boolean {
  return /^(?:1[6-9]|20)\d{2}$/.test(digits)
}

/** `2019-2023` and `12 2019 2023` have the form of a telephone. */
function areYears(text: string): boolean {
  const rows = (text.match(/\d+/g) ?? []).filter((digits) => digits.length === 4)
  return rows.length > 1 && rows.every(isYear)
}

/** `12000000` and `600 000 000` are amounts. */
function isRound(text: string): boolean {
  return !/[@+]/.test(text) && text.replaceAll(/\D/g, '').endsWith('000000')
}

/** A day written without a stroke: `18042027`, `20270418`. */
function isDate(text: string): boolean {
  return /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2}|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/.test(
    text,
  )
}

/** Where such numbers stand in a text, in their order and apart. Dates, years, distances, prices and house numbers are none. */
export function privateNumbersIn(text: string): PrivateNumber[] {
  const found = forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap((match) => {
      const words = match.groups?.['number'] ?? match[0]
      const start = match.index + match[0].lastIndexOf(words)
      const end = start + words.length
      const isCounted =
        money.test(text.slice(Math.max(0, start - moneyCharacters), start)) ||
        unit.test(text.slice(end))
      return isCounted || areYears(words) || isRound(words) || isDate(words) ? [] : [{ start, end }]
    }),
  )
  const apart: PrivateNumber[] = []
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1)
    if (last === undefined || one.start >= last.end) apart.push({ ...one })
    else last.end = Math.max(last.end, one.end)
  }
  return apart
}

/** The text with an ellipsis for each of them, so that nobody can repeat what nobody is to hear. */
export function withoutPrivateNumbers(text: string): string {
  let rest = ''
  let from = 0
  for (const { start, end } of privateNumbersIn(text)) {
    rest += `${text.slice(from, start)}…`
    from = end
  }
  return rest + text.slice(from)
}
