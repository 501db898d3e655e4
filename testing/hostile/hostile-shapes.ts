/** Texts as nobody writes them: long repetitions of what the rules of the product look for. */

/** What each text repeats, by what it is called in the figures. */
const repeated: Readonly<Record<string, string>> = {
  dots: '.',
  'dots and spaces': '. ',
  'dots and quotes': '.”',
  ellipses: '…',
  spaces: ' ',
  tabs: '\t',
  'line ends': '\n',
  'old line ends': '\r\n',
  'spaces and line ends': ' \n',
  'no-break spaces': '\u00a0',
  letters: 'a',
  'accented letters': 'é',
  capitals: 'A',
  words: 'a ',
  'capital words': 'Ana ',
  'joined names': 'Ana de ',
  kin: 'mãe da Ana, ',
  'words with commas': 'Lisboa, ',
  'one-word paragraphs': 'amor\n\n',
  'capital lines': 'Ana\n',
  'small words': 'não uma the des ',
  wishes: 'não fale de ',
  'half wishes': 'não ',
  'wishes without spaces': 'tirç',
  elisions: 'n’',
  apostrophes: "d'a",
  digits: '1',
  'digits and spaces': '1 ',
  decimals: '1.1',
  telephones: '11 99999-1234 ',
  money: 'R$ 1 ',
  currencies: 'dólar',
  numbers: '1) a\n',
  bullets: '- a\n',
  headings: '# a\n',
  emphasis: '*a',
  underscores: '_a ',
  quotes: '"',
  'opening quotes': '“',
  'quoted words': '“a” ',
  ampersands: '&',
  entities: '&#x1;',
  'half entities': '&#x',
  tags: '<a>',
  'half tags': '<a ',
  'opening angles': '<',
  thinking: '<think>',
  'ends of thinking': '</think>',
  brackets: '[a] ',
  'opening brackets': '[',
  'opening parentheses': '(',
  braces: '{a}',
  'opening braces': '{',
  'nested members': '{"a":',
  strings: '"a",',
  backslashes: '\\',
  commas: ',',
  'commas and spaces': ' ,',
  semicolons: ';',
  colons: 'a:',
  slashes: '/',
  hyphens: '-',
  'hyphened words': 'a-',
  dashes: ' –',
  equals: 'a=1,',
  cookies: 'a=1; ',
  'at signs': 'a@',
  addresses: 'a@b.',
  percents: '%41',
  pluses: '+1',
  'combining marks': '\u0301',
  'marked letters': 'e\u0301',
  emoji: '👨‍👩‍👧',
  surrogates: '\ud83d',
  joiners: 'a\u200d',
  ideographs: '愛',
  nulls: '\u0000',
  'line separators': '\u2028',
  'event lines': 'data: {}\n',
  'empty events': 'data:\n\n',
}

/** What is never the same twice, so that nothing is saved by remembering it. */
const numberedShapes: Readonly<Record<string, (number: number) => string>> = {
  'other words': (number) => `${lettersOf(number)} `,
  'other names': (number) => `Ana ${lettersOf(number).toUpperCase()}${lettersOf(number)}, `,
  'other lines': (number) => `Lisboa${lettersOf(number)}\n`,
  'other paragraphs': (number) => `${lettersOf(number)}\n\n`,
  'other sentences': (number) => `Ana ${lettersOf(number)} a.\n`,
  'other numbers': (number) => `${number} `,
  'other sentences in one line': (number) => `Ana foi ${lettersOf(number)} dia. `,
  'other relatives': (number) => `mãe da Ana: dona A${lettersOf(number)}, `,
}

function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}

/** The text of a shape, with so many UTF-16 code units or a few more. */
export function hostileText(shape: string, characters: number): string {
  if (shape === 'all kinds') {
    const round = Object.values(repeated).join('')
    return round.repeat(Math.ceil(characters / round.length))
  }
  const numbered = numberedShapes[shape]
  if (numbered !== undefined) {
    let text = ''
    for (let number = 0; text.length < characters; number += 1) text += numbered(number)
    return text
  }
  if (shape === 'one long word') return `${'a'.repeat(characters)}!`
  const unit = repeated[shape]
  if (unit === undefined) throw new Error(`no shape called ${shape}`)
  return unit.repeat(Math.ceil(characters / unit.length))
}

/** Those that showed the most before there were limits, and one of each other sort; the last holds all there are. */
export const worstShapes: readonly string[] = [
  ...['dots', 'dots and quotes', 'spaces', 'line ends', 'one-word paragraphs', 'capital lines'],
  ...['capital words', 'quoted words', 'opening quotes', 'wishes without spaces', 'elisions'],
  ...['addresses', 'ends of thinking', 'half entities', 'other paragraphs'],
  ...['other sentences in one line', 'nested members', 'quotes', 'ampersands', 'opening angles'],
  ...['opening brackets', 'digits', 'combining marks', 'spaces and line ends', 'commas and spaces'],
  ...['one long word', 'all kinds'],
]
