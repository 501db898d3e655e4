import type { CoupleKind } from '../../ceremony/couple-kind.ts'
import type { LimitMessages, LimitSentences } from './limits.ts'
import type { OfferWording } from './offer.ts'
import type { TitledText } from './titled-text.ts'

/** The landing page. */
export interface LandingMessages {
  /** What search engines and link previews show. */
  meta: {
    title: string
    description: string
    /** Alternative text for the picture of a link preview. */
    imageDescription: string
  }
  navigation: {
    label: string
    /** The page's first link, for keyboard users. */
    skip: string
    login: string
  }
  hero: {
    /** Whom it is for: said before everything else, or a stranger takes it to be for the couple. */
    audience: string
    headline: string
    subtitle: string
    start: string
    read: string
    terms: (offer: OfferWording) => string
  }
  /** Where a visitor reads the classic script with two names of their own. */
  twoNames: {
    heading: string
    explanation: string
    first: string
    second: string
    couple: string
    couples: Record<CoupleKind, string>
    show: string
    loading: string
    failed: string
    /** Names the frame with the script. */
    script: string
  }
  steps: {
    heading: string
    items: readonly TitledText[]
  }
  /** Shown if a reputation site is configured. */
  reputation: {
    text: string
    link: string
  }
  /** The price card. */
  offer: {
    heading: string
    once: string
    /** The list of what the price includes. */
    included: (offer: OfferWording) => readonly string[]
    seller: (business: string) => string
    /** Continues into `termsLink`: together they form one sentence. */
    agreement: string
    termsLink: string
  }
  /** What changes for a celebrant: a sentence with its source, the altar, a printed card. */
  benefits: {
    heading: string
    /** `picture`: its alternative text. */
    items: readonly (TitledText & { picture: string })[]
  }
  /** Who the product is for. */
  audience: {
    heading: string
    items: readonly TitledText[]
  }
  /** What stays after the access, what happens to what the couple tells, and what the ceremony is in law. */
  data: {
    heading: string
    items: readonly TitledText[]
    link: string
  }
  /** Frequent questions; search engines read them too. */
  questions: {
    heading: string
    items: (limits: LimitSentences) => readonly {
      question: string
      answer: string
    }[]
  }
  /** Used by both the answers and the terms. */
  limits: LimitMessages
  footer: {
    guarantee: (offer: OfferWording) => string
    immediate: string
    rights: string
    providers: string
    company: string
    contact: string
    message: string
    documents: string
    /** Leads to the help. */
    help: string
    privacy: string
    terms: string
    languages: string
  }
}
