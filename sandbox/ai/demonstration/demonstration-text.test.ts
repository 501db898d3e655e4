import { expect, test } from 'vitest'
import { type CouplePrompt, locales } from '../couple-prompt.ts'
import { cityNames } from './city-names.ts'
import { demonstrationText } from './demonstration-text.ts'

const prompt: CouplePrompt = {
  text: 'welcome',
  locale: 'pt-BR',
  brideName: 'Ana Clara',
  groomName: 'João',
  location: 'Fazenda Santa Rita, Curitiba',
  date: 'sábado, 12 de dezembro de 2026',
  time: '16:00',
  answers: [
    'São Paulo, Nova Petrópolis e Lisboa',
    'Nós nos conhecemos na fila do pão, em 2015. Estamos juntos há onze anos.',
    'A distância, quando Ana foi estudar fora. Pode incluir sim.',
    'Subimos o Pico Paraná!',
    'Jantar junto todo dia.',
  ],
}

test.for([
  ['São Paulo, Rio de Janeiro e Lisboa', ['São Paulo', 'Rio de Janeiro', 'Lisboa']],
  ['São Paulo; Campinas\nSantos', ['São Paulo', 'Campinas', 'Santos']],
  ['Paris et Lyon', ['Paris', 'Lyon']],
  ['New York and Boston.', ['New York', 'Boston']],
  ['Madrid y Sevilla', ['Madrid', 'Sevilla']],
  ['Nossos convidados vêm de São Paulo e do Rio de Janeiro', ['São Paulo', 'Rio de Janeiro']],
  ['Curitiba, PR; curitiba', ['Curitiba']],
  ['- porto alegre\n- recife', ['porto alegre', 'recife']],
  ['', []],
] as const)('finds the places in %j', ([answer, names]) => {
  expect(cityNames(answer)).toEqual(names)
})

test.for(locales)('names every city, both names, the place and the date in %s', (locale) => {
  const text = demonstrationText({ ...prompt, locale })
  for (const said of [
    'São Paulo',
    'Nova Petrópolis',
    'Lisboa',
    'Ana Clara',
    'João',
    'Fazenda Santa Rita',
    '12 de dezembro',
  ]) {
    expect(text).toContain(said)
  }
})

test('names every city of a long list, each once', () => {
  const cities = Array.from({ length: 30 }, (_, index) => `Cidade${index}a`)
  const text = demonstrationText({ ...prompt, answers: [cities.join(', '), '', '', '', ''] })
  for (const city of cities) expect(text.split(city)).toHaveLength(2)
})

test('tells a distance only when both cities are known', () => {
  expect(demonstrationText(prompt)).toContain('340 de São Paulo')
  expect(demonstrationText({ ...prompt, location: 'Fazenda Santa Rita' })).not.toContain(
    'em quilômetros',
  )
})

test.for(locales)(
  'tells the story in six paragraphs that quote answers 2, 3 and 4 in %s',
  (locale) => {
    const text = demonstrationText({ ...prompt, text: 'ceremony', locale })
    expect(text.split('\n\n')).toHaveLength(6)
    expect(text).toContain('na fila do pão')
    expect(text).toContain('quando Ana foi estudar fora')
    expect(text).toContain('Subimos o Pico Paraná')
  },
)

test.for([
  ['pt-BR', 'A doença da mãe dele. Preferimos que não apareça na cerimônia.'],
  ['en-US', 'A doença; please leave it out.'],
  ['fr-FR', 'A doença, mais nous préférons ne pas en parler.'],
  ['es-ES', 'A doença, pero no queremos mencionarlo.'],
] as const)('leaves the challenges out when answer 3 asks for it in %s', ([locale, challenges]) => {
  const answers = ['', '', challenges, '', ''] as const
  const text = demonstrationText({ ...prompt, text: 'ceremony', locale, answers })
  expect(text).not.toContain('doença')
  expect(text.split('\n\n')).toHaveLength(6)
})

test.for(locales)('writes all three texts from the names alone in %s', (locale) => {
  for (const text of ['welcome', 'ceremony', 'finalMessage'] as const) {
    const written = demonstrationText({
      text,
      locale,
      brideName: 'Ana',
      groomName: 'João',
      location: '',
      date: '',
      time: '',
      answers: ['', '', '', '', ''],
    })
    expect(written).toContain('Ana')
    expect(written).not.toMatch(/undefined|“”|«»|« »|,,| {2}|\(\)| ,/)
  }
})

test('quotes the beginning of a very long answer and keeps its own quotation marks apart', () => {
  const long = `Ele disse "oi". ${'E foi lindo, muito lindo. '.repeat(200)}`
  const text = demonstrationText({
    ...prompt,
    text: 'finalMessage',
    answers: ['', '', '', '', long],
  })
  expect(text).toContain('“Ele disse ’oi’.')
  expect(text.length).toBeLessThan(900)
})

test('answers a foreign prompt with a short general text', () => {
  expect(demonstrationText(undefined)).toContain('demonstration')
})
