import { describe, expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

/** A stroke stands between two sentences. */
const texts: Record<string, readonly string[]> = {
  English: [
    'At 2 a.m. they were still dancing.',
    'They left at 2 a.m. | Nobody slept.',
    'From 9 p.m., when the band came, to 2 a.m. (or 3 a.m.) nobody sat down.',
    'Mr. and Mrs. Hale met Dr. Ruiz on St. Mary’s Road.',
    'Prof. Lin, Rev. Okoye and Fr. Dan were there.',
    'They live at no. 4, in Washington, D.C. and in the U.S. they feel at home.',
    'He asked and she said no. | Three years later she said yes.',
    'They moved to Washington, D.C. | Then came the dog.',
    'They read C. S. Lewis and J.K. Rowling to each other.',
    'It was just you and I. | Then came the rain.',
    'It cost 4.50 at enlace.com, e.g. for the stamps, approx. 3 miles away.',
    'Cats, dogs, etc. came along.',
    '“Go!” | “Yes.” | They went… | And came back?',
  ],
  Portuguese: [
    'O Sr. Antônio e a Sra. Dita moram na R. Augusta, n.º 4.',
    'Casaram-se na igreja de S. João, com o Pe. Zeca e D. Maria.',
    'O Dr. Paulo, a Dra. Lia, o Prof. Téo e a Profa. Bia dançaram.',
    'A festa de Sto. Antônio foi na Av. Paulista.',
    'Às 2 a.m. eles ainda dançavam.',
    'Foram 4.000 quilômetros. | Ninguém reclamou.',
    'Levaram pão, queijo, etc. e voltaram.',
    'Mudaram para os E.U.A. | Depois voltaram.',
    'Ele disse não. | Ela riu.',
  ],
  French: [
    'M. et Mme Roux, M. Dupont et Mlle. Léa sont venus.',
    'M.\u00a0Dupont a dansé avec le Dr.\u00a0Blanc.',
    'Ils ont lu J.-M. G. Le Clézio à St. Malo, env. 3 heures.',
    'Des livres, des chats, etc. et un chien.',
    'Il a dit «\u202fOui.\u202f» | Elle a ri. | « Encore ! » | Et ce fut tout.',
    'Elle a dit oui. | Il a pleuré\u202f! | Et puis\u202f?',
  ],
  Spanish: [
    'A las 2 a. m. seguían bailando.',
    'Se fueron a las 2 a. m. | Nadie durmió.',
    'El Sr. Ruiz, la Sra. Paz, la Srta. Sol y D. Juan llegaron a las 9 p.m. con flores.',
    'Viven en la Av. Mayor, núm. 4, cerca de Sta. Ana.',
    'Volvieron de EE. UU. con un perro, p. ej. en 2014.',
    'Él dijo que no. | Ella se rió.',
  ],
}

describe.each(Object.entries(texts))('sentences in %s', (_language, lines) => {
  test.each(lines)('%s', (line) => {
    const parts = line.split(' | ')
    const text = parts.join(' ')
    const sentences = sentencesOf(text)
    expect(sentences.map((one) => one.text)).toEqual(parts)
    for (const { text: said, start } of sentences) expect(text.startsWith(said, start)).toBe(true)
  })
})

test('what closes a bracket and the full stop after it belong to their sentence', () => {
  const told = 'Elle a raté exprès le train (avoué 3 ans après !!). Il en rit (« vraiment ? »).'
  expect(sentencesOf(told).map(({ text }) => text)).toEqual([
    'Elle a raté exprès le train (avoué 3 ans après !!).',
    'Il en rit (« vraiment ? »).',
  ])
})

test('a line ends a sentence, and a long text is split in no time', () => {
  expect(sentencesOf('One\nTwo').map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(sentencesOf('a.'.repeat(50_000))).toHaveLength(1)
})
