import { describe, expect, test } from 'vitest'
import { colonOf } from '../colon.ts'
import {
  beforeName,
  enumerated,
  joinedNames,
  labelled,
  withinSentence,
  wordsAndPeople,
} from './grammar.ts'

test.each([
  ['Anne', 'd’Anne'],
  ['Émile', 'd’Émile'],
  ['Éloïse', 'd’Éloïse'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Hélène', 'd’Hélène'],
  ['Henri', 'd’Henri'],
  ['Henry', 'd’Henry'],
  ['Paul', 'de Paul'],
  ['Yann', 'de Yann'],
  ['Ouassim', 'de Ouassim'],
  ['Hassan', 'de Hassan'],
  ['Heidi', 'de Heidi'],
  ['Hugolino', 'de Hugolino'],
  ['李娜', 'de 李娜'],
  ['[prénom du marié]', 'de [prénom du marié]'],
])('French de before %s elides only where the ear requires it', (name, expected) => {
  expect(beforeName('de ', name, 'fr') + name).toBe(expected)
})

describe('the words before a name', () => {
  test.each([
    ['On dirait que ', 'On dirait qu’'],
    ['De ', 'D’'],
    ['la main de ', 'la main d’'],
    ['lorsque ', 'lorsqu’'],
    ['un monde ', 'un monde '],
    ['à ', 'à '],
  ])('French %s before Anne is %s', (words, expected) => {
    expect(beforeName(words, 'Anne', 'fr')).toBe(expected)
  })

  test('stay as they are in a language without elision', () => {
    expect(beforeName('a mão de ', 'Ana', 'pt')).toBe('a mão de ')
    expect(beforeName('the hand of ', 'Anne', 'en')).toBe('the hand of ')
  })

  test('Spanish y becomes e before an i sound, and only as a word', () => {
    expect(beforeName('luego Ana y ', 'Inés', 'es')).toBe('luego Ana e ')
    expect(beforeName('muy ', 'Inés', 'es')).toBe('muy ')
    expect(beforeName('Ana y ', 'Yolanda', 'es')).toBe('Ana y ')
  })
})

test.each([
  ['Inés', 'Juan e Inés'],
  ['Íñigo', 'Juan e Íñigo'],
  ['Hilario', 'Juan e Hilario'],
  ['Hía', 'Juan e Hía'],
  ['Yvonne', 'Juan e Yvonne'],
  ['Ana', 'Juan y Ana'],
  ['Yolanda', 'Juan y Yolanda'],
  ['Hielo', 'Juan y Hielo'],
  ['Iago', 'Juan y Iago'],
  ['Ítalo', 'Juan e Ítalo'],
])('Spanish joins Juan and %s by sound', (name, expected) => {
  expect(joinedNames('Juan', name, 'es')).toBe(expected)
})

test('the other languages join two names with their one word', () => {
  expect(joinedNames('João', 'Ana', 'pt')).toBe('João e Ana')
  expect(joinedNames('John', 'Ann', 'en')).toBe('John and Ann')
  expect(joinedNames('Jean', 'Anne', 'fr')).toBe('Jean et Anne')
})

test.each([
  [[], 'pt', ''],
  [['Ana'], 'pt', 'Ana'],
  [['Ana', 'Rui'], 'pt', 'Ana e Rui'],
  [['Ana', 'Rui', 'Lu'], 'en', 'Ana, Rui and Lu'],
  [['Ana', 'Juan', 'Inés'], 'es', 'Ana, Juan e Inés'],
  [['Ana', 'Ana'], 'fr', 'Ana et Ana'],
] as const)('%j in %s are listed as "%s"', (names, language, expected) => {
  expect(enumerated(names, language)).toBe(expected)
})

test.each([
  ['Su mamá, doña Lety', 'es', 'su mamá, doña Lety'],
  ['La madrina', 'es', 'la madrina'],
  ['Mi Young', 'es', 'Mi Young'],
  ['Lety', 'es', 'Lety'],
  ['Os pais', 'pt', 'os pais'],
  ['O Davi', 'pt', 'o Davi'],
  ['Minha avó Lourdes', 'pt', 'minha avó Lourdes'],
  ['Oscar Lima', 'pt', 'Oscar Lima'],
  ['Her mother', 'en', 'her mother'],
  ['The Smiths', 'en', 'The Smiths'],
  ['A. Silva', 'en', 'A. Silva'],
  ['Le témoin', 'fr', 'le témoin'],
  ['L’oncle Luc', 'fr', 'l’oncle Luc'],
  ['Le Goff', 'fr', 'Le Goff'],
  ['Son père', 'fr', 'son père'],
  ['Son Tung', 'fr', 'Son Tung'],
] as const)('within a sentence %s is, in %s, %s', (phrase, language, expected) => {
  expect(withinSentence(phrase, language)).toBe(expected)
})

test.each([
  ['pt', ['Davi'], 'de Davi'],
  ['pt', ['Os pais'], 'dos pais'],
  ['pt', ['O pai', 'a mãe'], 'do pai e da mãe'],
  ['pt', ['Davi', 'Lara', 'Rui'], 'de Davi, Lara e Rui'],
  ['es', ['doña Cuca'], 'de doña Cuca'],
  ['es', ['El padrino'], 'del padrino'],
  ['es', ['Su mamá', 'el padrino'], 'de su mamá y del padrino'],
  ['es', ['Ana', 'Inés'], 'de Ana e Inés'],
  ['fr', ['Anne'], 'd’Anne'],
  ['fr', ['Paul', 'Anne'], 'de Paul et d’Anne'],
  ['fr', ['Paul', 'Luc'], 'de Paul et Luc'],
  ['fr', ['Le témoin'], 'du témoin'],
  ['fr', ['les parents'], 'des parents'],
  ['fr', ['L’oncle Luc'], 'de l’oncle Luc'],
  ['en', ['The bridesmaids'], 'de the bridesmaids'],
] as const)('in %s “de” before %j is: %s', (language, people, expected) => {
  expect(wordsAndPeople('a de ', people, language)).toBe(`a ${expected}`)
})

test('other words before people stay as they are', () => {
  expect(wordsAndPeople('from ', ['Her mother', 'Tom'], 'en')).toBe('from her mother and Tom')
  expect(wordsAndPeople('grande ', ['Os pais'], 'pt')).toBe('grande os pais')
})

test('a colon keeps its distance in French, and stands close elsewhere', () => {
  expect(colonOf('fr')).toBe('\u202f:')
  expect(labelled('Le marié', 'Jean', 'fr')).toBe('Le marié\u202f: Jean')
  for (const language of ['pt', 'en', 'es'] as const) {
    expect(colonOf(language)).toBe(':')
    expect(labelled('A', 'B', language)).toBe('A: B')
  }
})
