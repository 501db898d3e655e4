import { expect, test } from 'vitest'
import { type Language, languages } from '../languages.ts'
import { cleanText, isStuck, languageOfText, strays } from './clean-text.ts'

test.each([
  ['# Título\n\nTexto.', 'Texto.'],
  ['```markdown\nTexto.\n```', 'Texto.'],
  ['**Ana** e _Rui_, *enfim*.', 'Ana e Rui, enfim.'],
  ['Um.\n\n---\n\nDois.', 'Um.\n\nDois.'],
  ['- Um.\n- Dois.', 'Um. Dois.'],
  ['Um.\r\n\r\n\r\nDois,\nainda dois.', 'Um.\n\nDois, ainda dois.'],
  ['Here is the welcome:\n\nGood afternoon.', 'Good afternoon.'],
  ['Voici le texte :\n\nBonjour.', 'Bonjour.'],
  ['<text>welcome</text>\nBom dia.</facts>', 'Bom dia.'],
  ['Bom dia.\n\nbom dia!\n\nTchau.', 'Bom dia.\n\nTchau.'],
  ['Amo você <3 e 2 * 3 * 4.', 'Amo você <3 e 2 * 3 * 4.'],
  ['snake_case_word stays', 'snake_case_word stays'],
  ['Em 2017. Depois, nada.', 'Em 2017. Depois, nada.'],
  ['<think></think>', ''],
])('%j reads aloud as %j', (raw, clean) => expect(cleanText(raw)).toBe(clean))

const texts = {
  pt: 'Vocês não vieram de longe só para ver uma festa. Vieram para estar com eles, e isso é muito mais do que uma viagem. Obrigado pela presença, pelos abraços e também pelo tempo de vocês.',
  en: 'You have not come all this way only to see a party. You came to be with the two of them, and that is more than a trip. Thank you for your time, and for the hands that you bring.',
  fr: 'Vous n’êtes pas venus de si loin pour une simple fête. Vous êtes là pour les deux, et cette présence est plus qu’un voyage. Merci pour les bras que vous ouvrez et pour le temps que vous donnez avec eux.',
  es: 'Ustedes no vinieron de tan lejos solo para ver una fiesta. Vinieron para estar con los dos, y eso es mucho más que un viaje. Gracias por las manos, por el tiempo y por los abrazos del camino.',
} as const

test.each(Object.entries(texts))('a text in %s is heard as such', (language, text) => {
  expect(languageOfText(text)).toBe(language)
})

test('too few words are of no language', () => {
  expect(languageOfText('Que bom.')).toBeUndefined()
})

test('one sentence again and again is no style, a refrain is', () => {
  const refrain = 'E ele esperou por ela no portão. '
  expect(isStuck(`${refrain}Choveu. ${refrain}Nevou. ${refrain}`)).toBe(false)
  expect(isStuck(refrain.repeat(8))).toBe(true)
})

test('a few words again and again without a full stop are no text', () => {
  const begun =
    'Era uma vez uma fila de padaria, e nela os dois, e o pão de queijo, e a maquininha, '
  expect(isStuck(begun)).toBe(false)
  expect(isStuck(begun + 'e o amor '.repeat(40))).toBe(true)
  expect(isStuck(begun + '.'.repeat(300))).toBe(true)
})

const pairs = languages.flatMap((language) =>
  languages
    .filter((other) => other !== language)
    .map((other): [Language, Language] => [language, other]),
)

test.each(pairs)('a text in %s that goes on in %s, or began in it, has strayed', (own, other) => {
  const named = 'Marina, Rafael.'
  expect(strays(`${texts[own]}\n\n${named}`, own)).toBe(false)
  expect(strays(texts[other], own)).toBe(true)
  expect(strays(`${texts[own]}\n\n${named}\n\n${texts[other]}`, own)).toBe(true)
  expect(strays(`${texts[other]}\n\n${texts[own]}`, own)).toBe(true)
})

test('words quoted in another language are no straying', () => {
  expect(strays(`O casal contou assim: “${texts.en}”`, 'pt')).toBe(false)
  expect(strays(`${texts.pt}\n\nE também: «${texts.fr}»`, 'pt')).toBe(false)
})

test('a song in another language in the middle is no straying', () => {
  expect(strays([texts.pt, texts.en, texts.pt].join('\n\n'), 'pt')).toBe(false)
})
