import { expect, test } from 'vitest'
import { holdWithoutReading } from './hold-without-reading.ts'

type Texts = Parameters<typeof holdWithoutReading>[0]

const held = (tellings: Texts, leaveUnsaid = '') =>
  holdWithoutReading(tellings, { leaveUnsaid, names: ['Ana', 'Bruno'] }).map(({ quote }) => quote)

const one = (text: string, question = 'howTheyMet') => held([{ id: question, question, text }])

test('a request that names what it means holds it wherever it is told, and no neighbour', () => {
  const tellings = [
    { id: 'b', text: 'Rimos muito. O divórcio dos meus pais foi em maio. O bolo caiu.' },
    { id: 'c', text: 'Somos felizes. Não falem do divórcio. Temos um cachorro.' },
  ]
  expect(held(tellings)).toEqual([
    'O divórcio dos meus pais foi em maio.',
    'Não falem do divórcio.',
  ])
})

test('a request that points at what stands beside it holds its neighbour', () => {
  expect(
    one('Rimos muito. Ele brigou feio com o irmão. Isso fica entre nós. O bolo caiu.'),
  ).toEqual(['Ele brigou feio com o irmão.', 'Isso fica entre nós.'])
  expect(one('This next bit is not for the guests: we eloped in March. The cake fell.')).toEqual([
    'This next bit is not for the guests: we eloped in March.',
  ])
})

test('a condition holds itself and the name it is about, and not what it permits', () => {
  const text =
    'O sócio, o Rodrigo Peçanha, levou o caixa da padaria. Pode contar sim, mas sem o nome do cara. Hoje são 3 lojas.'
  expect(one(text)).toEqual(['o Rodrigo Peçanha', 'mas sem o nome do cara.'])
})

test('the answer about challenges is held whole unless something in it may plainly be told', () => {
  const text = 'Ele esteve longe por dois anos. A gente se escrevia.'
  expect(one(text, 'challenges')).toEqual([text])
  expect(one(`${text} Queremos que seja mencionado, sim.`, 'challenges')).toEqual([])
  expect(one(`${text} Pode falar sim, sem problema!`, 'challenges')).toEqual([])
})

test('hardships and secrets that nobody allowed are held, pride frees them', () => {
  expect(one('My brother went to prison. She learned to crochet.')).toEqual([
    'My brother went to prison.',
  ])
  expect(one('Mi prima espera un bebé y nadie lo sabe todavía. Trae un rocoto.')).toEqual([
    'Mi prima espera un bebé y nadie lo sabe todavía.',
  ])
  expect(one('Paramos com o álcool juntos e temos orgulho disso. Brindamos com caju.')).toEqual([])
})

test('a telling that a wish elsewhere means by its number is held', () => {
  const tellings = [
    { id: 'howTheyMet', question: 'howTheyMet', text: 'Foi no Tinder, numa noite de chuva.' },
    { id: 'success', question: 'success', text: 'Rir. Ah, esqueçam o que falei na resposta 2.' },
  ]
  expect(held(tellings)).toEqual([
    'Foi no Tinder, numa noite de chuva.',
    'Ah, esqueçam o que falei na resposta 2.',
  ])
})

test('of what was read before only what is asked for now is held', () => {
  const readBefore = [
    {
      id: 'challenges',
      question: 'challenges',
      text: 'Ele perdeu o emprego. Minha avó morreu em maio.',
    },
  ]
  const tellings = [{ id: 'success', text: 'Rir. Esqueçam o que falei do emprego dele.' }]
  const ranges = holdWithoutReading(tellings, { leaveUnsaid: '', names: [], readBefore })
  expect(ranges.map(({ telling, quote }) => `${telling}: ${quote}`)).toEqual([
    'success: Esqueçam o que falei do emprego dele.',
    'challenges: Ele perdeu o emprego.',
  ])
})

test('what is written under “leave unsaid” is held', () => {
  const text = 'Nos conhecemos numa fila. Ele perdia tudo no jogo. Rimos.'
  expect(held([{ id: 'a', text }], 'Nada sobre o jogo, por favor.')).toEqual([
    'Ele perdia tudo no jogo.',
  ])
})

test('what only sounds like a request holds nothing', () => {
  expect(one('Não deixem de falar da vó Dirce! Ela trouxe um fogão de presente.')).toEqual([])
  expect(one("Please don't leave out Biscuit. She ate the ring.")).toEqual([])
  expect(one("Entre nous c'est simple, on rit. Tant qu'il y a du comté.")).toEqual([])
})
