/** An invented seller, buyer and couple for all pictures. */
import type { CeremonyInfo } from '#core/ceremony/ceremony.ts'
import type { CoupleKind } from '#core/ceremony/couple-kind.ts'
import { dateFormOf } from '#core/date-form.ts'
import { example as enCouple } from '#core/examples/en.ts'
import { example as esCouple } from '#core/examples/es.ts'
import { example as frCouple } from '#core/examples/fr.ts'
import { example as ptCouple } from '#core/examples/pt.ts'
import { texts as enTexts } from '#core/examples/written/en.ts'
import { texts as esTexts } from '#core/examples/written/es.ts'
import { texts as frTexts } from '#core/examples/written/fr.ts'
import { texts as ptTexts } from '#core/examples/written/pt.ts'
import type { Language } from '#core/languages.ts'
import type { Letter, LetterSite } from '#core/letters/letter.ts'
import { library as enLibrary } from '#core/library/en-US/library.ts'
import { library as esLibrary } from '#core/library/es-ES/library.ts'
import { library as frLibrary } from '#core/library/fr-FR/library.ts'
import { library as ptLibrary } from '#core/library/pt-BR/library.ts'
import { sample as en } from '#core/messages/en/sample.ts'
import { sample as es } from '#core/messages/es/sample.ts'
import { sample as fr } from '#core/messages/fr/sample.ts'
import { sample as pt } from '#core/messages/pt/sample.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { withdrawalEndsAtMs } from '#core/selling/withdrawal-end.ts'
import type { SessionUser } from '#core/wire.ts'
import { type ExampleSection, exampleScript } from '../../web/example/example-script.ts'

const samples = { pt, en, fr, es }
const examples = {
  pt: { couple: ptCouple, texts: ptTexts, library: ptLibrary },
  en: { couple: enCouple, texts: enTexts, library: enLibrary },
  fr: { couple: frCouple, texts: frTexts, library: frLibrary },
  es: { couple: esCouple, texts: esTexts, library: esLibrary },
} as const

/** The current time in every picture. */
export const nowMs = Date.parse('2026-11-20T12:00:00-03:00')
const dayMs = 86_400_000

export const seller = {
  BUSINESS_NAME: 'Ateliê Enlace Ltda.',
  BUSINESS_ID: '12.345.678/0001-90',
  BUSINESS_ADDRESS: 'Rua das Laranjeiras, 100, Rio de Janeiro',
  CONTACT_PHONE: '+55 21 99999-0000',
  CONTACT_EMAIL: 'ola@enlace.example',
}

/** Far enough ahead to be valid whatever the machine's clock says. */
export const buyer: SessionUser = {
  email: 'celebrante@example.org',
  name: 'Ana Lima',
  pin: '482915',
  subscriptionEnd: '2099-12-20T15:00:00.000Z',
  special: false,
}

/** The example's couple, as a celebrant would type it in. */
export function coupleIn(language: Language): CeremonyInfo {
  const { couple } = examples[language]
  const [first, second] = couple.partners.map(({ name, calledAs }) => calledAs ?? name)
  return {
    groomName: first ?? '',
    brideName: second ?? '',
    location: couple.place,
    date: couple.date,
    time: couple.time,
  }
}

/** What kind of couple the example's is. */
export function coupleKindIn(language: Language): CoupleKind {
  const titles = examples[language].couple.partners.map(({ title }) => title)
  if (titles.every((title) => title === 'bride')) return 'twoBrides'
  return titles.every((title) => title === 'groom') ? 'twoGrooms' : 'brideAndGroom'
}

/** Names and a place as long as allowed, with words too long for a line. */
export const unwieldyCouple: CeremonyInfo = {
  brideName: 'Maria Antonieta Wolfeschlegelsteinhausenbergerdorffschmidt de Albuquerque',
  groomName: 'Pedroalcântaradafonsecaegonçalvesmonteiro'.repeat(2),
  location: `Fazenda ${'Santamariadasgraçasdorioacima'.repeat(3)}, São José do Vale do Rio Preto`,
  date: '2027-04-18',
  time: '16:30',
}

/** The excerpts of a language's sample, each as a single text. */
function excerptTexts(language: Language): string[] {
  return samples[language].page.excerpts.map(({ sentences }) =>
    sentences.map(({ text }) => text).join(' '),
  )
}

/** The ceremony that `/exemplo` shows, as a celebrant would have it on the desk. */
export function exampleWritten(language: Language) {
  const { couple, texts } = examples[language]
  return {
    ceremony_info: coupleIn(language),
    ceremony_answers: couple.answers,
    ceremony_texts: texts,
  }
}

/** The section of `/exemplo` that tells the couple's story. */
export function exampleStory(language: Language): ExampleSection {
  const { couple, texts, library } = examples[language]
  const story = exampleScript(couple, texts, library).find(({ lines }) =>
    lines.some(({ sentences, text }) => sentences && texts.ceremony.startsWith(text)),
  )
  if (story === undefined) throw new Error(`the example in ${language} tells no story`)
  return story
}

/** About `characters` of running text in paragraphs: the couple's own, repeated. */
export function longText(language: Language, characters: number): string {
  const paragraphs = excerptTexts(language)
  let text = paragraphs.join('\n\n')
  while (text.length < characters) text += `\n\n${paragraphs.join('\n\n')}`
  return text.slice(0, characters)
}

export const letterSite: LetterSite = {
  publicUrl: 'https://enlace.example',
  businessName: seller.BUSINESS_NAME,
  businessId: seller.BUSINESS_ID,
  businessAddress: seller.BUSINESS_ADDRESS,
  contactEmail: seller.CONTACT_EMAIL,
  contactPhone: seller.CONTACT_PHONE,
  termsUrls: {
    pt: termsUrl('pt'),
    en: termsUrl('en'),
    fr: termsUrl('fr'),
    es: termsUrl('es'),
  },
}

const purchase = {
  orderId: '0192f0c1-7c1e-7a54-9d0e-5b1f6f0c2a77',
  provider: 'mercado-pago',
  priceCents: 9900,
  accessDays: 30,
  paidAtMs: nowMs,
} as const

const dateForm = dateFormOf('pt')

/** The same purchase while the buyer may still withdraw from it. */
export const withdrawable = {
  orderId: purchase.orderId,
  provider: 'mercado-pago',
  priceCents: purchase.priceCents,
  currency: 'BRL',
  approvedAt: new Date(purchase.paidAtMs).toISOString(),
  withdrawableUntil: new Date(withdrawalEndsAtMs(nowMs, dateForm.timeZone)).toISOString(),
  dateForm,
  status: 'open',
}

const access = {
  name: buyer.name,
  email: buyer.email,
  pin: buyer.pin,
  accessEndsAtMs: nowMs + 30 * dayMs,
  enrolmentKey: 'mJ4vQ0yT8sX2bN6cR1wK5g',
}

/** Every kind of letter, each in its longest form. */
export const letters: readonly { name: string; letter: Letter }[] = [
  { name: 'pin', letter: { kind: 'pin', ...access, accessDays: 30, purchase } },
  {
    name: 'renewed',
    letter: { kind: 'pin', ...access, accessDays: 30, renewed: true, purchase },
  },
  { name: 'reminder', letter: { kind: 'reminder', ...access } },
  {
    name: 'enrolment-link',
    letter: { kind: 'enrolment-link', name: access.name, enrolmentKey: access.enrolmentKey },
  },
  {
    name: 'ending-soon',
    letter: { kind: 'ending-soon', name: access.name, accessEndsAtMs: nowMs + 3 * dayMs },
  },
  {
    name: 'refunded',
    letter: {
      kind: 'refunded',
      name: access.name,
      receipt: {
        orderId: purchase.orderId,
        provider: 'paypal',
        amountCents: purchase.priceCents,
        refundedAtMs: nowMs,
        refundId: '1JU08902781691411',
      },
    },
  },
]

function termsUrl(language: Language): string {
  return `https://enlace.example${publicPagePath({ name: 'terms', language })}`
}
