import { expect, test } from 'vitest'
import { readingOf } from './facts-prompt.ts'
import { asksByItself, matterNamed, namesAllItAsks, tellsOf } from './own-matter.ts'
import { silenceOf, unlabelledFacts } from './read-facts.ts'
import { writingRequest } from './testing/writing-request.ts'

test.each([
  ['NAO falar do ex noivo dela', ['ex']],
  ['Don’t mention her stepfather.', ['stepfather']],
  ['Ne parlez pas de son divorce.', ['divorce']],
  ['No habléis de la operación.', ['operacion']],
])('%j names what it means', (request, matter) => expect(matterNamed(request)).toEqual(matter))

test.each([
  'Não falem disso.',
  'Please don’t mention this.',
  'N’en parlez pas.',
  'No digan nada de eso.',
  'Não falem do que aconteceu quando ele bebeu.',
  'Não contem para ninguém na cerimônia.',
])('%j hangs on what stands around it', (request) => expect(matterNamed(request)).toEqual([]))

test('a matter is told of in other numbers and genders, and a short word only as it is', () => {
  expect(tellsOf('Ela se divorciou cedo', ['divorcio'])).toBe(true)
  expect(tellsOf('O ex dela apareceu', ['ex'])).toBe(true)
  expect(tellsOf('Um exame difícil', ['ex'])).toBe(false)
})

test('a name typed without its apostrophe is still a name', () => {
  expect(matterNamed('do not mention Mayas stepfather', ['Maya', 'Tess'])).toEqual(['stepfather'])
})

test('half a sentence asks nothing by itself, and neither does one that goes on', () => {
  const asks = (answer: string): boolean => {
    const at = answer.indexOf('não falem')
    const end = answer.indexOf('dela', at) + 4
    return asksByItself({ text: answer.slice(at, end), start: at, end }, answer, [])
  }
  expect(asks('Viajaram juntos\nnão falem do ex dela\nAdoram praia')).toBe(true)
  expect(asks('Ela chorou muito, mas não falem do ex dela')).toBe(false)
  expect(asks('não falem do ex dela\nnem do resto')).toBe(false)
})

function unclearOf(howTheyMet: string): readonly string[] {
  const request = writingRequest({ answers: [{ question: 'howTheyMet', text: howTheyMet }] })
  const reading = readingOf(request, request.answers)
  const wishes = reading.clauses
    .filter(({ text }) => /falar|falem/iu.test(text))
    .map(({ number }) => ({ clauses: [number], leaveOut: [], isClear: true }))
  expect(wishes).toHaveLength(1)
  return [...silenceOf(wishes, reading).unclear]
}

test('a request that names what nobody tells leaves its answer open', () => {
  expect(
    unclearOf('Eles se viram numa festa em 2016.\nNAO falar do ex noivo dela\nMoram juntos.'),
  ).toEqual([])
})

test('in doubt the whole answer is asked about', () => {
  const told = 'O ex dela estava na festa em 2016.\nNAO falar do ex noivo dela\nMoram juntos.'
  expect(unclearOf(told)).toEqual(['howTheyMet'])
  expect(unclearOf('Eles se viram numa festa.\nNão falem disso.\nMoram juntos.')).toEqual([
    'howTheyMet',
  ])
})

test('what tells of the matter is left out with it, wherever it stands, and the rest waits', () => {
  const answers = [
    {
      question: 'howTheyMet' as const,
      text: 'O ex dela estava na festa.\nNAO falar do ex noivo dela\nMoram juntos desde 2018.',
    },
    { question: 'success' as const, text: 'O ex dela dizia que era dinheiro.' },
  ]
  const reading = readingOf(writingRequest({ answers }), answers)
  const facts = unlabelledFacts(new Set(), silenceOf([], reading), reading)
  expect(facts.map(({ withheld }) => withheld)).toEqual(['asked', 'request', 'unclear', 'asked'])
})

test('the rest of an answer can be allowed at once only where every request says what it means', () => {
  expect(namesAllItAsks('Se viram em 2016.\nNAO falar do ex noivo dela', [])).toBe(true)
  expect(namesAllItAsks('O ex dela estava lá.\nNão falem disso, por favor.', [])).toBe(false)
  expect(namesAllItAsks('Não falem do ex dela.\nE não contem isso a ninguém.', [])).toBe(false)
  expect(namesAllItAsks('Se viram em 2016.', [])).toBe(false)
})
