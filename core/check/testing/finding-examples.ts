/** What the check finds, by the row of its table: one example in each language, and the ceremony it is said in. */
import type { Ceremony } from '../../ceremony/document.ts'
import { withBody } from '../../ceremony/testing/sample-ceremony.ts'
import type { Language } from '../../languages.ts'
import type { SentenceVerdict } from '../../told/second-reading.ts'
import { fingerprint } from '../../writer/fingerprint.ts'
import type { CheckContext } from '../check-context.ts'
import type { FindingKind } from '../finding.ts'
import { otherCouples } from '../other-couples.ts'
import { writtenAs } from './checked-couple.ts'
import { blank, type Example, type InEveryLanguage, person, type Row } from './finding-row.ts'
import { rangeOf, tellingOf } from './told.ts'

const wish: InEveryLanguage<string> = {
  pt: 'o cassino',
  en: 'the casino',
  fr: 'le casino',
  es: 'el casino',
}

const told: InEveryLanguage<string> = {
  pt: 'A canoa virou no rio Doce.',
  en: 'The canoe tipped over in the Hudson.',
  fr: 'Le canot a chaviré dans la Loire.',
  es: 'La canoa volcó en el Ebro.',
}

const toldIn = (language: Language) => tellingOf('howTheyMet', told[language])

const laughed: InEveryLanguage<Example> = {
  pt: { says: 'Eles riram muito.', finds: ['Eles riram muito.'] },
  en: { says: 'They laughed a lot.', finds: ['They laughed a lot.'] },
  fr: { says: 'Ils ont beaucoup ri.', finds: ['Ils ont beaucoup ri.'] },
  es: { says: 'Se rieron mucho.', finds: ['Se rieron mucho.'] },
}

/** The second reading judged that sentence, and nobody has changed it since. */
const readAs =
  (verdict: SentenceVerdict) =>
  (language: Language): Ceremony => {
    const sentence = { mark: fingerprint(laughed[language].says), verdict, rests: [] }
    return blank(language, { secondReading: { sentences: [sentence], leftOut: [] } })
  }

/** Said by one of the couple, so that it stands on a card. */
const onCard = (ceremony: Ceremony, text: string): Ceremony =>
  withBody(ceremony, 'personalVows', { kind: 'byHand', lines: [{ speaker: 'first', text }] })

const repeatedOnCard = (ceremony: Ceremony, text: string): Ceremony =>
  withBody(ceremony, 'ringVows', {
    kind: 'library',
    piece: 'ringVows',
    wording: 'classic',
    edits: [{ line: 3, lines: [{ speaker: 'first', text }] }],
  })

const elsewhere: InEveryLanguage<string> = {
  pt: 'Naquela cozinha apertada nasceu a receita dos bolos.',
  en: 'Inside that crowded kitchen somebody burnt both cakes.',
  fr: 'Leur cuisine minuscule sentait toujours fort le gingembre.',
  es: 'Aquella cocina diminuta olía siempre fuerte a jengibre.',
}

const others = (language: Language): CheckContext => {
  const other = { ...blank(language), id: 'other' }
  const [first, second] = other.couple
  const couple: Ceremony['couple'] = [
    { ...first, name: 'Thiago', calledAs: '' },
    { ...second, name: 'Petra', calledAs: '' },
  ]
  return { others: otherCouples([writtenAs({ ...other, couple }, elsewhere[language])]) }
}

const twentySix = (word: string): Example => {
  const says = `${Array.from({ length: 26 }, () => word).join(' ')}.`
  return { says, finds: [says] }
}

const timed = (minutes: number) => (language: Language) => {
  const ceremony = blank(language)
  return { ...ceremony, wishes: { ...ceremony.wishes, minutes } }
}

const anything: InEveryLanguage<Example> = {
  pt: { says: 'Um começo.', finds: [''] },
  en: { says: 'A beginning.', finds: [''] },
  fr: { says: 'Un début.', finds: [''] },
  es: { says: 'Un comienzo.', finds: [''] },
}

export const rows: Record<FindingKind, Row> = {
  unsourcedName: {
    onlyWritten: true,
    examples: {
      pt: { says: 'Foi a tia Zuleica quem viu.', finds: ['Zuleica'] },
      en: { says: 'It was their friend Zuleica who saw it.', finds: ['Zuleica'] },
      fr: { says: 'C’est leur amie Zuleica qui l’a vu.', finds: ['Zuleica'] },
      es: { says: 'Fue su amiga Zuleica quien lo vio.', finds: ['Zuleica'] },
    },
  },
  unsourcedNumber: {
    onlyWritten: true,
    examples: {
      pt: { says: 'Depois vieram quinze gatos.', finds: ['quinze'] },
      en: { says: 'Then came fifteen cats.', finds: ['fifteen'] },
      fr: { says: 'Puis il y a eu quinze chats.', finds: ['quinze'] },
      es: { says: 'Después hubo quince gatos.', finds: ['quince'] },
    },
  },
  unsourcedDate: {
    onlyWritten: true,
    examples: {
      pt: { says: 'Foi numa tarde de junho.', finds: ['junho'] },
      en: { says: 'It was an afternoon in June.', finds: ['June'] },
      fr: { says: 'C’était un soir de juin.', finds: ['juin'] },
      es: { says: 'Fue una tarde de junio.', finds: ['junio'] },
    },
  },
  unbackedClaim: { about: readAs('unbacked'), examples: laughed },
  held: { about: readAs('held'), examples: laughed },
  wrongWho: { about: readAs('wrongWho'), examples: laughed },
  permission: { about: readAs('permission'), examples: laughed },
  leftBlank: {
    examples: {
      pt: { says: 'Com a palavra, [nome de quem lê].', finds: ['[nome de quem lê]'] },
      en: { says: 'Please welcome [reader’s name].', finds: ['[reader’s name]'] },
      fr: {
        says: 'Nous écoutons [nom de la personne qui lit].',
        finds: ['[nom de la personne qui lit]'],
      },
      es: { says: 'Escuchemos a [nombre de quien lee].', finds: ['[nombre de quien lee]'] },
    },
  },
  usualChildren: { examples: anything },
  leftUnsaid: {
    about: (language) => {
      const ceremony = blank(language)
      return { ...ceremony, wishes: { ...ceremony.wishes, leaveUnsaid: wish[language] } }
    },
    examples: {
      pt: { says: 'E o cassino fechou cedo.', finds: ['cassino'] },
      en: { says: 'And the casino closed early.', finds: ['casino'] },
      fr: { says: 'Et le casino a fermé.', finds: ['casino'] },
      es: { says: 'Y el casino cerró pronto.', finds: ['casino'] },
    },
  },
  privateData: {
    examples: {
      pt: { says: 'O número é (31) 99876-5432.', finds: ['(31) 99876-5432'] },
      en: { says: 'The number is (415) 555-2671.', finds: ['(415) 555-2671'] },
      fr: { says: 'Le numéro est le 06 12 34 56 78.', finds: ['06 12 34 56 78'] },
      es: { says: 'El número es el 612 345 678.', finds: ['612 345 678'] },
    },
  },
  secret: {
    about: (language) => blank(language, { people: [person({ secretFor: 'first' })] }),
    put: onCard,
    examples: {
      pt: { says: 'Depois de mim fala o Heitor.', finds: ['Heitor'] },
      en: { says: 'After me it is Heitor who speaks.', finds: ['Heitor'] },
      fr: { says: 'Après moi, la parole est à Heitor.', finds: ['Heitor'] },
      es: { says: 'Después de mí habla Heitor.', finds: ['Heitor'] },
    },
  },
  secretFact: {
    about: (language) => {
      const telling = toldIn(language)
      const range = rangeOf(telling, telling.text, 'private', { by: 'hand', secretFor: 'first' })
      return blank(language, { tellings: [telling], ranges: [range] })
    },
    put: onCard,
    examples: {
      pt: { says: 'Lembro da canoa no rio.', finds: ['canoa no rio'] },
      en: { says: 'I remember the canoe that tipped over.', finds: ['canoe that tipped'] },
      fr: { says: 'Je revois le canot qui a chaviré.', finds: ['canot qui a chaviré'] },
      es: { says: 'Recuerdo la canoa que volcó.', finds: ['canoa que volcó'] },
    },
  },
  otherCouple: {
    context: others,
    examples: {
      pt: { says: 'Foi então que Thiago sorriu.', finds: ['Thiago'] },
      en: { says: 'That is when Thiago smiled.', finds: ['Thiago'] },
      fr: { says: 'C’est là que Thiago a souri.', finds: ['Thiago'] },
      es: { says: 'Fue entonces cuando Thiago sonrió.', finds: ['Thiago'] },
    },
  },
  almostName: {
    examples: {
      pt: { says: 'Foi então que Brunno e Márchal sorriram.', finds: ['Brunno', 'Márchal'] },
      en: { says: 'That is when Brunno and Márchal smiled.', finds: ['Brunno', 'Márchal'] },
      fr: { says: 'C’est là que Brunno et Márchal ont souri.', finds: ['Brunno', 'Márchal'] },
      es: { says: 'Fue entonces cuando Brunno y Márchal sonrieron.', finds: ['Brunno', 'Márchal'] },
    },
  },
  inMemory: {
    about: (language) => blank(language, { people: [person({ isInMemory: true })] }),
    examples: {
      pt: { says: 'Obrigado por ter vindo, Heitor.', finds: ['Heitor'] },
      en: { says: 'Thank you for coming, Heitor.', finds: ['Heitor'] },
      fr: { says: 'Merci d’être venu, Heitor.', finds: ['Heitor'] },
      es: { says: 'Gracias por venir, Heitor.', finds: ['Heitor'] },
    },
  },
  wornPhrase: {
    onlyWritten: true,
    examples: {
      pt: { says: 'Era uma vez um café.', finds: ['Era uma vez'] },
      en: { says: 'Once upon a time there was a café.', finds: ['Once upon a time'] },
      fr: { says: 'Il était une fois un café.', finds: ['Il était une fois'] },
      es: { says: 'Érase una vez un café.', finds: ['Érase una vez'] },
    },
  },
  repeatedHere: {
    onlyWritten: true,
    examples: {
      pt: {
        says: 'Aquela maquininha teimosa nunca passava cartão. E aquela maquininha teimosa nunca passava cartão.',
        finds: ['aquela maquininha teimosa nunca passava cartão'],
      },
      en: {
        says: 'Their stubborn card reader refused again. Later their stubborn card reader refused again.',
        finds: ['their stubborn card reader refused again'],
      },
      fr: {
        says: 'Cette vieille machine refusait chaque carte. Plus tard, cette vieille machine refusait chaque carte.',
        finds: ['cette vieille machine refusait chaque carte'],
      },
      es: {
        says: 'Aquella vieja máquina rechazaba cada tarjeta. Luego aquella vieja máquina rechazaba cada tarjeta.',
        finds: ['aquella vieja máquina rechazaba cada tarjeta'],
      },
    },
  },
  repeatedElsewhere: {
    onlyWritten: true,
    context: others,
    examples: {
      pt: { says: elsewhere.pt, finds: [elsewhere.pt.slice(0, -1)] },
      en: { says: elsewhere.en, finds: [elsewhere.en.slice(0, -1)] },
      fr: { says: elsewhere.fr, finds: [elsewhere.fr.slice(0, -1)] },
      es: { says: elsewhere.es, finds: [elsewhere.es.slice(0, -1)] },
    },
  },
  longSentence: {
    examples: {
      pt: twentySix('palavra'),
      en: twentySix('word'),
      fr: twentySix('mot'),
      es: twentySix('palabra'),
    },
  },
  longRepeat: {
    put: repeatedOnCard,
    examples: {
      pt: {
        says: 'Eu te dou a minha palavra mais longa de todas.',
        finds: ['Eu te dou a minha palavra mais longa de todas'],
      },
      en: {
        says: 'I give you the very longest word of all mine.',
        finds: ['I give you the very longest word of all mine'],
      },
      fr: {
        says: 'Je te donne ma parole la plus longue de toutes.',
        finds: ['Je te donne ma parole la plus longue de toutes'],
      },
      es: {
        says: 'Te doy mi palabra más larga de todas las mías.',
        finds: ['Te doy mi palabra más larga de todas las mías'],
      },
    },
  },
  tooLong: { about: timed(5), examples: anything },
  tooShort: { about: timed(90), examples: anything },
  nobodyBrings: { onlyWritten: true, examples: anything },
  legalWords: {
    examples: {
      pt: { says: 'Em nome da lei, boa tarde.', finds: ['Em nome da lei'] },
      en: {
        says: 'By the power vested in me, good afternoon.',
        finds: ['By the power vested in me'],
      },
      fr: { says: 'Au nom de la loi, bonjour.', finds: ['Au nom de la loi'] },
      es: { says: 'En nombre de la ley, buenas tardes.', finds: ['En nombre de la ley'] },
    },
  },
  legalWordsMissing: {
    about: (language) => {
      const country = { pt: 'PT', en: 'NZ', fr: 'FR', es: 'ES' }[language]
      return blank(language, { power: 'legal', country })
    },
    examples: anything,
  },
  agreement: {
    about: (language) => {
      const ceremony = blank(language)
      const [first, second] = ceremony.couple
      const groom = { ...second, agreement: 'masculine', title: { kind: 'groom' } } as const
      return { ...ceremony, couple: [first, groom] }
    },
    examples: {
      pt: { says: 'E a noiva chegou.', finds: ['noiva'] },
      en: { says: 'And the bride arrived.', finds: ['bride'] },
      fr: { says: 'Et la mariée est arrivée.', finds: ['mariée'] },
      es: { says: 'Y la novia llegó.', finds: ['novia'] },
    },
  },
  formerDetail: {
    about: (language) =>
      blank(language, {
        former: [
          { kind: 'name', name: 'Sílvio', calledAs: '' },
          { kind: 'place', was: 'Sintra' },
          { kind: 'date', was: '2026-10-10' },
          { kind: 'time', was: '11:00' },
        ],
      }),
    examples: {
      pt: {
        says: 'Sílvio chega a Sintra em 10 de outubro, às 11:00.',
        finds: ['Sílvio', 'Sintra', '10 de outubro', '11:00'],
      },
      en: {
        says: 'Sílvio comes to Sintra on October 10, at 11:00.',
        finds: ['Sílvio', 'Sintra', 'October 10', '11:00'],
      },
      fr: {
        says: 'Sílvio arrive à Sintra le 10 octobre, à 11:00.',
        finds: ['Sílvio', 'Sintra', '10 octobre', '11:00'],
      },
      es: {
        says: 'Sílvio llega a Sintra el 10 de octubre, a las 11:00.',
        finds: ['Sílvio', 'Sintra', '10 de octubre', '11:00'],
      },
    },
  },
}
