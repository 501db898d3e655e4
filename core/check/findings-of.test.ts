import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ceremony, Person } from '../ceremony/document.ts'
import { changePartner } from '../ceremony/edits/details.ts'
import { readCeremony } from '../ceremony/migrations.ts'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import { anyCeremony } from '../ceremony/testing/any-ceremony.ts'
import { sampleCeremony, withBody } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibrary } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { acceptFinding } from './accept-finding.ts'
import type { CheckContext } from './check-context.ts'
import type { Finding } from './finding.ts'
import { findingSteps, findingsOf } from './findings-of.ts'
import { otherCouples } from './other-couples.ts'
import { writtenAs } from './testing/checked-couple.ts'
import { answered, found, inHand } from './testing/found-words.ts'
import { tellingOf } from './testing/told.ts'

function onlyRed(ceremony: Ceremony, context: CheckContext): Finding[] {
  const steps = findingSteps(ceremony, library, context, { onlyRed: true })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function person(changes: Partial<Person>): Person {
  return {
    id: 'zilda',
    name: 'Dona Zilda',
    saidAs: '',
    role: 'avó da noiva',
    isInMemory: false,
    brings: '',
    reads: '',
    isThanked: false,
    ...changes,
  }
}

const [sampleGroom, sampleBride] = sampleCeremony().couple

describe('names', () => {
  const others = otherCouples([
    writtenAs(
      {
        ...newCeremony({ id: 'other', nowMs: 1, language: 'pt-BR' }),
        couple: [
          { ...sampleGroom, name: 'Thiago', calledAs: '' },
          { ...sampleBride, name: 'Rosa Braga', calledAs: '' },
        ],
      },
      'Naquela cozinha apertada nasceu a receita que até hoje abre todas as festas.',
    ),
  ])

  test('of another couple of this device are red, also where a hand typed them', () => {
    const text = 'Foi então que Thiago sorriu.'
    expect(found('otherCouple', writtenAs(sampleCeremony(), text), { others })).toEqual(['Thiago'])
    expect(found('otherCouple', inHand(sampleCeremony(), text), { others })).toEqual(['Thiago'])
  })

  test('that are also words are not taken for another couple at the start of a sentence', () => {
    const text = 'A rosa abriu. Rosa era a cor da casa.'
    expect(found('otherCouple', writtenAs(sampleCeremony(), text), { others })).toEqual([])
  })

  test('with one letter wrong are red, from five letters on', () => {
    const marina = sampleCeremony({
      couple: [sampleGroom, { ...sampleBride, name: 'Marina Lopes', calledAs: '' }],
    })
    expect(found('almostName', inHand(marina, 'A noite em que Mariana riu.'))).toEqual(['Mariana'])
    expect(found('almostName', inHand(marina, 'A noite em que Marnia riu.'))).toEqual(['Marnia'])
    expect(found('almostName', inHand(marina, 'A noite em que Marina riu.'))).toEqual([])
    expect(found('almostName', inHand(sampleCeremony(), 'Perto da Anna.'))).toEqual([])
  })

  test('with two letters wrong are red, where the name is long and begins as it does', () => {
    const named = (name: string) =>
      sampleCeremony({ couple: [sampleGroom, { ...sampleBride, name, calledAs: '' }] })
    const almost = (name: string, text: string) => found('almostName', inHand(named(name), text))
    expect(almost('Letícia', 'Foi a Letissia, e a Leticya, e a Laetycia.')).toEqual([
      'Letissia',
      'Leticya',
      'Laetycia',
    ])
    expect(almost('Juliana', 'Foi a Luciana, prima dela.')).toEqual([])
    expect(almost('Letícia', 'Foi a Leti. Era terça, na Galícia.')).toEqual([])
    expect(almost('Oliveira', 'Vieram os Oliveiras.')).toEqual([])
    expect(almost('Setembrina', 'Foi em Setembro.')).toEqual([])
  })

  test('without their accent are red, except in capitals or where both are told of', () => {
    const leticia = sampleCeremony({
      couple: [sampleGroom, { ...sampleBride, name: 'Letícia', calledAs: '' }],
    })
    const almost = (text: string, ceremony = leticia) => found('almostName', inHand(ceremony, text))
    expect(almost('Aqui a Leticia riu, e Letícia também. LETICIA!')).toEqual(['Leticia'])
    expect(almost('Aqui a Leti\u0301cia riu.')).toEqual([])
    const guest = { ...leticia, people: [person({ name: 'Leticia Prado' })] }
    expect(almost('Aqui a Leticia riu.', guest)).toEqual([])
    const told = (text: string) => ({
      ...leticia,
      tellings: [tellingOf('howTheyMet', text)],
    })
    expect(almost('Aqui a Leticia riu.', told('A Leticia riu.'))).toEqual(['Leticia'])
    const both = told('A Letícia é prima da outra Leticia.')
    expect(almost('Aqui a Leticia riu.', both)).toEqual([])
  })

  test('that have got their accent since are found once, as the former ones', () => {
    const before = inHand(sampleCeremony(), 'A Ana Leticia riu.')
    const named = changePartner(before, 'second', { name: 'Leticia', calledAs: '' }, 2)
    const accented = changePartner(named, 'second', { name: 'Letícia' }, 3)
    expect(found('almostName', accented)).toEqual([])
    expect(found('formerDetail', accented)).toContain('Leticia')
  })

  test('that were told are nobody else’s', () => {
    const told = answered({ howTheyMet: 'O Thiago apresentou a gente.' })
    expect(
      found('otherCouple', writtenAs(told, 'Foi então que Thiago sorriu.'), { others }),
    ).toEqual([])
  })

  test('before they were changed are red, with date, place and time', () => {
    const former: Ceremony['former'] = [
      { kind: 'name', name: 'Beatriz Lima', calledAs: 'Bia' },
      { kind: 'place', was: 'Sítio das Flores' },
      { kind: 'date', was: '2026-10-10' },
      { kind: 'time', was: '11:00' },
    ]
    const text = 'Bia chega ao Sítio das Flores no dia 10 de outubro de 2026, às 11:00, com Ana.'
    expect(found('formerDetail', inHand(sampleCeremony({ former }), text))).toEqual([
      'Bia',
      'Sítio das Flores',
      '10 de outubro de 2026',
      '11:00',
    ])
  })

  test('that only the answers still say are red once a text is written from them', () => {
    const told = answered({ anythingElse: 'Thiago plantou uma jabuticabeira.' })
    const named = changePartner(told, 'first', { name: 'Thiago Reis', calledAs: 'Thiago' }, 1)
    const renamed = changePartner(named, 'first', { name: 'Tiago Reis', calledAs: 'Tiago' }, 2)
    const stored = readCeremony(JSON.parse(JSON.stringify(renamed)), {
      id: 'read',
      nowMs: 3,
      language: 'pt-BR',
    })
    if (stored.kind !== 'ceremony') throw new Error(stored.kind)
    const text = 'Thiago plantou uma jabuticabeira no quintal.'
    expect(found('formerDetail', writtenAs(stored.ceremony, text))).toEqual(['Thiago'])
    expect(found('formerDetail', writtenAs(named, text))).toEqual([])
  })

  test('five words written for another couple are marked, whatever the names', () => {
    const text = 'Foi ali: naquela cozinha apertada nasceu a receita dos bolos.'
    expect(found('repeatedElsewhere', writtenAs(sampleCeremony(), text), { others })).toEqual([
      'naquela cozinha apertada nasceu a receita',
    ])
  })
})

describe('people', () => {
  test('a secret is red in the lines of whoever must not know it', () => {
    const surprise = sampleCeremony({
      people: [person({ name: 'Heitor', reads: 'um poema', secretFor: 'second' })],
    })
    const spoken = (speaker: 'first' | 'second') =>
      withBody(surprise, 'personalVows', {
        kind: 'byHand',
        lines: [{ speaker, text: 'Depois de mim fala o Heitor.' }],
      })
    expect(found('secret', spoken('second'))).toEqual(['Heitor'])
    expect(found('secret', spoken('first'))).toEqual([])
  })

  test('somebody in memory neither enters nor is thanked for coming', () => {
    const remembered = person({ isInMemory: true, entersWith: '', isThanked: true })
    const ceremony = sampleCeremony({ people: [remembered] })
    expect(found('inMemory', ceremony)).toEqual(['', ''])
    const greeted = writtenAs(
      sampleCeremony({ people: [person({ isInMemory: true })] }),
      'Obrigado por ter vindo, Dona Zilda. A Zilda plantou aquela árvore.',
    )
    expect(found('inMemory', greeted)).toEqual(['Zilda'])
  })

  test.each([
    ['feminine', 'feminine', 'O noivo chegou. Vocês estão casados.', ['noivo', 'casados']],
    ['masculine', 'masculine', 'A noiva chegou. Vocês estão casadas.', ['noiva', 'casadas']],
    ['masculine', 'feminine', 'O noivo e a noiva estão casados.', []],
    ['masculine', 'feminine', 'Vocês estão casadas.', ['casadas']],
    ['neutral', 'feminine', 'Vocês estão casadas. A noiva e o noivo.', ['casadas', 'noivo']],
  ] as const)('%s and %s: %s', (first, second, text, wrong) => {
    const ceremony = sampleCeremony({
      couple: [
        { ...sampleGroom, agreement: first, title: { kind: 'none' } },
        { ...sampleBride, agreement: second, title: { kind: 'none' } },
      ],
    })
    expect(found('agreement', writtenAs(ceremony, text))).toEqual(wrong)
  })

  test('what is said of one agrees with that one', () => {
    const text = 'Ana chegou cansado. João chegou cansado. Ana viu João, cansado.'
    expect(found('agreement', writtenAs(sampleCeremony(), text))).toEqual(['cansado'])
  })
})

describe('style', () => {
  test('worn phrases are marked with the detail that is missing, to the end of the word', () => {
    const text = 'Era uma vez um amor incondicional.'
    const marked = findingsOf(writtenAs(sampleCeremony(), text), library).filter(
      ({ kind }) => kind === 'wornPhrase',
    )
    expect(marked).toMatchObject([
      { words: 'Era uma vez', asks: 'howItBegan' },
      { words: 'incondicional', asks: 'lastSeen' },
    ])
  })

  test('not where a hand typed them, somebody is quoted, or the couple said so', () => {
    expect(found('wornPhrase', inHand(sampleCeremony(), 'Era uma vez.'))).toEqual([])
    expect(found('wornPhrase', writtenAs(sampleCeremony(), 'Ela disse: “era uma vez”.'))).toEqual(
      [],
    )
    const told = answered({ howTheyMet: 'Gostamos de caminhada.' })
    expect(found('wornPhrase', writtenAs(told, 'Foi numa caminhada.'))).toEqual([])
  })

  test('weak ones only where two meet', () => {
    expect(found('wornPhrase', writtenAs(sampleCeremony(), 'Que jornada.'))).toEqual([])
    expect(found('wornPhrase', writtenAs(sampleCeremony(), 'Que jornada. Que silêncio.'))).toEqual([
      'jornada',
      'silêncio',
    ])
  })

  test('the same five words are marked the second time, and after the library', () => {
    const text =
      'A maquininha daquela padaria não passava. Riram quando a maquininha daquela padaria não passava mesmo. Levem este vaso para casa.'
    expect(found('repeatedHere', writtenAs(sampleCeremony(), text))).toEqual([
      'a maquininha daquela padaria não passava',
      'Levem este vaso para casa',
    ])
  })

  test('a sentence over 25 words and a breath over 8 are marked', () => {
    const long = `${Array.from({ length: 26 }, () => 'palavra').join(' ')}.`
    expect(found('longSentence', writtenAs(sampleCeremony(), `${long} Curta.`))).toEqual([long])
    const vows = withBody(sampleCeremony(), 'ringVows', {
      kind: 'library',
      piece: 'ringVows',
      wording: 'classic',
      edits: [
        {
          line: 3,
          lines: [
            {
              speaker: 'first',
              text: 'Quando for bom, eu te dou a minha palavra mais longa de todas.',
            },
          ],
        },
      ],
    })
    expect(found('longRepeat', vows)).toEqual(['eu te dou a minha palavra mais longa de todas'])
  })

  test('minutes are held against the wish', () => {
    const wishing = (minutes: number): Ceremony => {
      const { wishes } = sampleCeremony()
      return writtenAs(sampleCeremony({ wishes: { ...wishes, minutes } }), 'Um começo.')
    }
    expect(found('tooLong', wishing(5))).toHaveLength(1)
    expect(found('tooShort', wishing(90))).toHaveLength(1)
  })
})

describe('the law', () => {
  test('its words are red where the ceremony is symbolic, whoever typed them', () => {
    const text = 'Pelo poder que me foi conferido, eu os declaro casados.'
    expect(found('legalWords', inHand(sampleCeremony(), text))).toEqual([
      'Pelo poder que me foi conferido',
      'os declaro casados',
    ])
    expect(found('legalWords', inHand(sampleCeremony({ power: 'legal' }), text))).toEqual([])
  })

  test('its words are missed where it asks for them', () => {
    const legal = sampleCeremony({ power: 'legal', country: 'NZ', language: 'en-US' })
    expect(found('legalWordsMissing', legal)).toHaveLength(1)
    const said = inHand(legal, 'I take you, Ana, to be my legal wife.')
    expect(found('legalWordsMissing', said)).toEqual([])
    expect(found('legalWordsMissing', sampleCeremony({ power: 'legal', country: 'BR' }))).toEqual(
      [],
    )
  })
})

/** Nothing has to be brought for a text alone. */
function textsAlone(): Ceremony {
  const ceremony = sampleCeremony()
  return { ...ceremony, plan: ceremony.plan.filter(({ body }) => body.kind === 'written') }
}

test('what was accepted stays away while its sentence stays, and comes back with another', () => {
  const text = 'Era uma vez um sítio.'
  const ceremony = writtenAs(textsAlone(), text)
  const [finding] = findingsOf(ceremony, library)
  const accepted = acceptFinding(ceremony, finding?.id ?? '', 2_000)
  expect(findingsOf(accepted, library)).toEqual([])
  expect(findingsOf(writtenAs(accepted, `Boa tarde.\n${text}`), library)).toEqual([])
  expect(found('wornPhrase', writtenAs(accepted, 'Era uma vez uma casa.'))).toHaveLength(1)
})

test('a name once accepted is right in every sentence', () => {
  const ceremony = writtenAs(textsAlone(), 'Veio o primo Anselmo.')
  const [finding] = findingsOf(ceremony, library)
  const accepted = acceptFinding(ceremony, finding?.id ?? '', 2_000)
  expect(finding?.kind).toBe('unsourcedName')
  expect(findingsOf(writtenAs(accepted, 'Foi o primo Anselmo.'), library)).toEqual([])
})

test('a new ceremony of every language has nothing to check', async () => {
  for (const language of ['pt-BR', 'en-US', 'en-GB', 'es-ES', 'es-419', 'fr-FR'] as const) {
    const ceremony = newCeremony({ id: 'new', nowMs: 1, language })
    expect(findingsOf(ceremony, await loadLibrary(language))).toEqual([])
  }
})

test('any ceremony is checked without failing, and every finding says where its words are', () => {
  fc.assert(
    fc.property(anyCeremony, fc.array(anyCeremony, { maxLength: 2 }), (ceremony, others) => {
      const findings = findingsOf(ceremony, library, { others: otherCouples(others) })
      const reds = onlyRed(ceremony, { others: otherCouples(others) })
      expect(reds).toEqual(findings.filter(({ severity }) => severity === 'red'))
      for (const { place, words, sentence } of findings) {
        if (place === undefined) expect(words).toBe(sentence)
        else expect(words).toHaveLength(place.end - place.start)
      }
    }),
    { numRuns: 40 },
  )
})
