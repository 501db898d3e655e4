import { describe, expect, test } from 'vitest'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibrary } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import type { SentenceVerdict } from '../told/second-reading.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import type { Finding } from './finding.ts'
import { findingSteps, findingsOf } from './findings-of.ts'
import { writtenAs } from './testing/checked-couple.ts'
import { person } from './testing/finding-row.ts'
import { answered, found, inHand } from './testing/found-words.ts'
import { rangeOf, tellingOf } from './testing/told.ts'

async function redIn(language: CeremonyLanguage, answer: string, text: string): Promise<string[]> {
  const ceremony = {
    ...newCeremony({ id: 'a', nowMs: 1, language }),
    tellings: [tellingOf('success', answer)],
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

  test('follows what is held, and lets be said what is allowed beside it', () => {
    const telling = tellingOf('challenges', 'O visto foi negado. O tio Nestor brigou com todos.')
    const held = sampleCeremony({
      tellings: [telling],
      ranges: [rangeOf(telling, 'O tio Nestor brigou com todos.', 'hardship')],
    })
    expect(reds(writtenAs(held, 'Até Nestor aplaudiu.'))).toEqual(['Nestor'])
    expect(found('leftUnsaid', writtenAs(held, 'O visto foi negado, e vocês riram.'))).toEqual([])
    const allowed = {
      ...held,
      ranges: held.ranges.map((one) => ({ ...one, decision: 'allow' as const })),
    }
    expect(found('leftUnsaid', writtenAs(allowed, 'Até Nestor aplaudiu.'))).toEqual([])
  })

  test('a telling for whoever celebrates alone is looked for sentence by sentence', () => {
    const text = 'O anel foi da bisavó Odete. A moto custou caro. Ele chorou vendo novela.'
    const telling = tellingOf('t1', text, { isPrivate: true })
    const secret = sampleCeremony({ tellings: [telling] })
    expect(reds(writtenAs(secret, 'Odete sorri de longe.'))).toEqual(['Odete'])
    expect(found('leftUnsaid', writtenAs(secret, 'A moto parou, e ele chorou de rir.'))).toEqual([])
  })
})

function reds(ceremony: Ceremony): string[] {
  return findingsOf(ceremony, library)
    .filter(({ kind, severity }) => kind === 'leftUnsaid' && severity === 'red')
    .map(({ words }) => words)
}

const wishing = (leaveUnsaid: string, changes: Partial<Ceremony> = {}): Ceremony =>
  sampleCeremony({
    wishes: { register: 'warm', faith: { kind: 'open' }, leaveUnsaid },
    ...changes,
  })

describe('an explicit wish', () => {
  const telling = tellingOf(
    'challenges',
    'O avô dela morreu de covid em 2020. Pode falar do avô, SEM falar covid.',
  )

  test('holds for words that they told themselves, also where these were allowed', () => {
    const range = rangeOf(telling, telling.text, 'asked', { decision: 'allow', by: 'hand' })
    const ceremony = wishing('covid', { tellings: [telling], ranges: [range] })
    expect(reds(writtenAs(ceremony, 'A covid levou o avô.'))).toEqual(['covid'])
    expect(reds(inHand(ceremony, 'Foi na covid que tudo mudou.'))).toEqual(['covid'])
  })

  test('is red where the second reading found nothing', () => {
    const text = 'A covid levou o avô.'
    const read = { mark: fingerprint(text), verdict: 'general' as const, rests: [] }
    const ceremony = wishing('covid', { secondReading: { sentences: [read], leftOut: [] } })
    expect(reds(writtenAs(ceremony, text))).toEqual(['covid'])
  })

  test('is red in the library’s own words, and in what stands on sheets alone', () => {
    expect(reds(wishing('as alianças'))).toContain('alianças')
    const carrier = person({ name: 'Heitor', brings: 'a foto do cassino' })
    expect(reds(wishing('o cassino', { people: [carrier] }))).toEqual(['a foto do cassino'])
  })
})

describe('what is no secret', () => {
  const pasted = tellingOf(
    'notes',
    'Casamento 12/12/2026, 16h, Ouro Preto, dezembro, noivos João e Ana, madrinha Zilda. A Marta foi internada.',
  )
  const held = sampleCeremony({
    tellings: [pasted],
    ranges: [rangeOf(pasted, pasted.text, 'hardship')],
    people: [person({ name: 'Zilda' })],
  })

  test.each([
    'Aqui em Ouro Preto, em dezembro, tudo começa.',
    'Zilda, obrigado.',
    'Hoje, 12 de dezembro de 2026, às 16 horas, João e Ana se casam.',
  ])('the ceremony’s own place, date and names are never red: %s', (text) => {
    expect(found('leftUnsaid', writtenAs(held, text))).toEqual([])
  })

  test('and the rest of the same line still is', () => {
    expect(reds(writtenAs(held, 'E a Marta voltou.'))).toEqual(['Marta'])
  })
})

describe('likeness of words', () => {
  const telling = tellingOf('challenges', 'Fiquei desempregada um ano inteiro.')
  const held = sampleCeremony({
    tellings: [telling],
    ranges: [rangeOf(telling, telling.text, 'asked')],
  })
  const text = 'O desemprego não separou vocês.'

  test('is a mark that says perhaps, and does not show while somebody types', () => {
    expect(findingsOf(writtenAs(held, text), library).filter(isLeftUnsaid)).toMatchObject([
      { severity: 'mark', isUncertain: true, words: 'desemprego' },
    ])
    const steps = findingSteps(writtenAs(held, text), library, {}, { onlyRed: true })
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    expect(step.value.filter(isLeftUnsaid)).toEqual([])
  })

  test('goes once the second reading has read the sentence, whatever it found', () => {
    const as = (verdict: SentenceVerdict): Finding[] => {
      const read = { mark: fingerprint(text), verdict, rests: [] }
      const secondReading = { sentences: [read], leftOut: [] }
      return findingsOf({ ...writtenAs(held, text), secondReading }, library)
    }
    expect(as('general').filter(isLeftUnsaid)).toEqual([])
    expect(as('held').filter(isLeftUnsaid)).toEqual([])
    expect(as('held')[0]).toMatchObject({ kind: 'held', severity: 'red' })
  })
})

function isLeftUnsaid({ kind }: Finding): boolean {
  return kind === 'leftUnsaid'
}
