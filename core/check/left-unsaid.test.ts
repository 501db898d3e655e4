import { describe, expect, test } from 'vitest'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibrary } from '../library/load-library.ts'
import { findingsOf } from './findings-of.ts'
import { writtenAs } from './testing/checked-couple.ts'
import { answered, found, inHand } from './testing/found-words.ts'

async function redIn(language: CeremonyLanguage, answer: string, text: string): Promise<string[]> {
  const ceremony = {
    ...newCeremony({ id: 'a', nowMs: 1, language }),
    answers: { challenges: { text: answer } },
  }
  return findingsOf(writtenAs(ceremony, text), await loadLibrary(language))
    .filter(({ kind }) => kind === 'leftUnsaid')
    .map(({ words }) => words)
}

const dog =
  'Cantamos no coral e temos um fusca azul. E não falem do meu primeiro noivado, nem de brincadeira.'
const baby =
  'Tentamos ter um filho e perdemos uma gravidez no ano passado. Isso é só nosso, não entra.'
const shop =
  'A loja fechou em 2021 e ficou uma dívida. Isso eu conto só para vocês, não quero que apareça na cerimônia. O que pode: as mudanças, em 2022.'
const ex = 'Caminamos hasta Burgos. Que no salga nada de mi exmarido ni del pleito de la casa.'
const family = 'Mi familia no viene por decisión suya. No lo mencionéis.'
const ill = 'Un voyage à Venise sans photo. Ne parlez surtout pas de la maladie de Bruno.'
const father = 'Grace’s father died two years ago, so please do not bring him up at all.'

describe('a wish hidden in an answer', () => {
  test.each([
    ['pt-BR', dog, 'Depois de um noivado antigo, veio você.'],
    ['pt-BR', baby, 'Vocês sabem o que é esperar um bebê.'],
    ['pt-BR', baby, 'Houve também a perda.'],
    ['en-US', 'Please do not mention Marie.', 'Like Marie before you, you dance.'],
    ['pt-BR', 'Não falem do prêmio.', 'Depois do prêmio, veio a festa.'],
    ['pt-BR', 'Não falar do primeiro casamento dela.', 'O primeiro casamento durou pouco.'],
    ['pt-BR', shop, 'Vocês pagaram cada centavo, livres do aperto.'],
    ['pt-BR', shop, 'A loja ensinou muito.'],
    ['es-ES', ex, 'Después de un divorcio se camina mejor.'],
    ['es-ES', ex, 'El pleito quedó atrás.'],
    ['es-ES', family, 'La familia que falta también está.'],
    ['fr-FR', ill, 'Bruno a guéri, et vous voilà.'],
    ['en-US', father, 'Her dad would be proud.'],
    ['en-US', father, 'Somebody is smiling and no longer with us.'],
  ] as const)('%s: %s -> %s', async (language, answer, text) => {
    expect(await redIn(language, answer, text)).not.toEqual([])
  })

  test.each([
    ['pt-BR', dog, 'Vocês cantaram no coral e entraram no fusca azul.'],
    ['pt-BR', shop, 'Em 2022 vieram as mudanças, e elas fizeram bem.'],
    ['pt-BR', 'A minha família é de Juiz de Fora.', 'A família veio de Juiz de Fora.'],
    ['pt-BR', 'Eu não lembrava dessa página do diário.', 'A página do diário ficou.'],
    ['es-ES', ex, 'Caminasteis hasta Burgos, sin prisa.'],
    ['pt-BR', 'NÃO FALAR do primeiro casamento dela.', 'Hoje Ana e João se casam.'],
    ['es-ES', 'OJO, no mencionéis a su ex.', 'Abrid los ojos, que ya amanece.'],
    ['en-US', 'Do not mention her first marriage.', 'Your marriage begins today.'],
    ['fr-FR', ill, 'Vous êtes partis à Venise, sans une photo.'],
    [
      'en-US',
      'His visa was refused twice; yes mention it lightly.',
      'The visa was refused. Twice.',
    ],
  ] as const)('leaves the rest alone, %s: %s -> %s', async (language, answer, text) => {
    expect(await redIn(language, answer, text)).toEqual([])
  })
})

describe('what is not to be said', () => {
  const withheld = answered({
    challenges:
      'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano. Por favor deixem isso FORA da cerimônia, é doído.',
    success: 'Viajar uma vez por ano com a avó Dita.',
  })

  test.each([
    'O desemprego não separou vocês.',
    'Seu pai olha por vocês.',
    'Quem partiu também está aqui.',
    'Desde 2020 vocês sabem o que é esperar.',
  ])('is red where nobody has sorted the answers: %s', (text) => {
    expect(found('leftUnsaid', writtenAs(withheld, text))).toHaveLength(1)
    expect(found('leftUnsaid', inHand(withheld, text))).toHaveLength(1)
  })

  test('marks the word that gives it away', () => {
    const text = 'Falou-se do desemprego, e ninguém falou de dinheiro.'
    expect(found('leftUnsaid', writtenAs(withheld, text))).toEqual(['desemprego'])
    expect(found('leftUnsaid', writtenAs(withheld, 'Quem partiu também está aqui.'))).toEqual([
      'partiu',
    ])
  })

  test('lets the rest of what they told be said', () => {
    const text = 'Todo ano vocês viajam com a avó Dita. Que nunca falte quem espere em casa.'
    expect(found('leftUnsaid', writtenAs(withheld, text))).toEqual([])
  })

  test('follows the wish in "Não dizer"', () => {
    const wish = sampleCeremony({
      wishes: {
        register: 'warm',
        faith: { kind: 'open' },
        leaveUnsaid: 'o ex-marido dela, a doença da mãe',
      },
    })
    expect(found('leftUnsaid', writtenAs(wish, 'Ana esperou no hospital.'))).toHaveLength(1)
    expect(found('leftUnsaid', writtenAs(wish, 'Depois do divórcio veio a paz.'))).toHaveLength(1)
    expect(found('leftUnsaid', writtenAs(wish, 'Ana e João abriram um café.'))).toEqual([])
  })

  test('follows facts that may not be used, once there are facts', () => {
    const facts = sampleCeremony({
      answers: { challenges: { text: 'O visto foi negado. O tio Nestor brigou com todos.' } },
      facts: [
        { id: '1', words: 'O visto foi negado.', source: 'challenges', mayBeUsed: true },
        {
          id: '2',
          words: 'O tio Nestor brigou com todos.',
          source: 'challenges',
          mayBeUsed: false,
        },
      ],
    })
    expect(found('leftUnsaid', writtenAs(facts, 'Até Nestor aplaudiu.'))).toEqual(['Nestor'])
    expect(found('leftUnsaid', writtenAs(facts, 'O visto foi negado, e vocês riram.'))).toEqual([])
  })
})
