/** The privacy policy in English. */
import type { LegalDocument } from '../../legal-document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  description:
    'Which data Enlace handles, what for, with whom it is shared, how long it is kept and how you exercise your rights.',
  updatedOn: '2026-11-20',
  updated: (date) => `In force since ${date}.`,
  introduction: [
    'In short: we keep neither the couple’s story nor the texts you create. We keep only what it takes to sell access, deliver it and protect it.',
  ],
  sections: () => [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'The controller is whoever offers Enlace at this address. For any question about privacy, use the contacts below; they are also the channel for the people whose data this is.',
      ],
      seller: true,
    },
    {
      heading: 'What you write about the couple',
      paragraphs: [
        'Answers, names, place and the texts of the ceremony are kept in your browser, on your device. When you ask for a text they pass through our server on their way to the AI service that writes it. We record them in no database, log, backup or error report.',
        'If you would rather use your own key for an AI service, your browser talks to it directly and none of this passes through our server. Your agreement with that service then applies.',
        'This is other people’s data, sometimes sensitive, such as religion or health. Write only what the couple has agreed to and what the ceremony needs.',
      ],
    },
    {
      heading: 'What we process, why, and on what legal basis',
      paragraphs: ['The articles are those of Brazil’s data protection law, the LGPD.'],
      items: [
        'Email and name given by you or by the payment provider, order, amount and payment status: to sell access, deliver it and refund it (performance of a contract, art.\u00a07, V) and to meet tax and consumer-law duties (art.\u00a07, II). Card details stay with the provider; we never receive them.',
        'Access PIN, protected by encryption, and the end of your access: so that you can log in and ask for the PIN again (art.\u00a07, V).',
        'Messages we send you, with the PIN or about your access: to perform the contract (art.\u00a07, V).',
        'Network address and number of login attempts: to keep anyone from guessing a PIN (legitimate interest in security, art.\u00a07, IX).',
        'Answers and texts, only while writing: to provide the service you asked for (art.\u00a07, V).',
      ],
    },
    {
      heading: 'Whom we share it with',
      paragraphs: [
        'We do not sell data and we carry no advertising. These receive what they need, and no more:',
      ],
      items: [
        'Mercado Pago and PayPal, for the payment you choose to make with them.',
        'The AI service that writes the texts, to write them. It may retain requests for a limited time, under its own rules, to prevent abuse.',
        'The email service that delivers our messages.',
        'The hosting service that Enlace runs on.',
        'Authorities, where the law requires it.',
      ],
    },
    {
      heading: 'International transfer',
      paragraphs: [
        'The AI service, PayPal and the email service may process data outside Brazil, in particular in the United States and the European Union. The transfer serves only the purposes above and follows art.\u00a033 of the LGPD, with standard contractual clauses where required.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [],
      items: [
        'Answers and texts: not at all on our servers; on your device, until you clear them.',
        'Purchases: as long as tax and consumer law require, as a rule five years.',
        'Sessions: they end when you log out or your access ends. Of an ended PIN only an irreversible mark remains, so that we can say it has expired.',
        'Login attempts: those of the last 24 hours count.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'We use necessary cookies only: one for the session, one that recognizes the device you have logged in on, and one that ties a purchase to the browser it was made in. Your browser also keeps the language, your access, the ceremony and, if you use one, your own key. There are no advertising or analytics cookies, and therefore no banner to accept.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'The connection is encrypted, the PIN is stored encrypted, and technical logs do not contain what you write. If an incident may cause relevant risk or harm, we will tell you and Brazil’s data protection authority, the ANPD, within the time the law sets.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['At any time and free of charge you may ask, through the contacts above, for:'],
      items: [
        'confirmation that we process your data, and access to it;',
        'correction, or the anonymization, blocking or deletion of what is not needed;',
        'portability, and information on whom we share it with;',
        'an end to a kind of processing you object to, or the withdrawal of a consent you gave.',
      ],
    },
    {
      heading: 'Complaints and changes',
      paragraphs: [
        'If our answer is not enough, you may turn to the ANPD or to a consumer-protection body. If this policy changes, the new date appears at the top of this page.',
      ],
    },
  ],
}
