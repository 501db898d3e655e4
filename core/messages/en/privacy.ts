/** The privacy policy in English. */
import type { LegalDocument } from '../shape/legal.ts'

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  description:
    'What data Enlace handles and why, who it is shared with, how long it is kept and how to exercise your rights.',
  updatedOn: '2026-11-23',
  updated: (date) => `Effective ${date}.`,
  introduction: [
    'In short: we keep neither the couple’s story nor the texts you create. We keep only what it takes to sell access, deliver it and protect it.',
  ],
  sections: () => [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'The data controller is whoever offers Enlace at this address. For any question about privacy, use the contacts below; they are also the point of contact for anyone whose data we handle.',
      ],
      seller: true,
    },
    {
      heading: 'What you write about the couple',
      paragraphs: [
        'Answers, names, place and the texts of the ceremony are kept in your browser, on your device. When you ask for a text they pass through our server on their way to the AI service that writes it. We do not record them in any database, log, backup or error report.',
        'If you would rather use your own key for an AI service, your browser talks to it directly and none of this passes through our server. Your agreement with that service then applies.',
        'This is other people’s data, and some of it may be sensitive, such as religion or health. Write only what the couple has agreed to and what the ceremony needs.',
      ],
    },
    {
      heading: 'What we process, why, and on what legal basis',
      paragraphs: ['The articles are those of Brazil’s data protection law, the LGPD.'],
      items: [
        'Email and name given by you or by the payment provider, the number it knows the payer by, order, amount and payment status: to sell access, deliver it and refund it (performance of a contract, art.\u00a07, V) and to meet tax and consumer-law duties (art.\u00a07, II). Card details stay with the provider; we never receive them.',
        'Time zone and regional language of the browser you buy in: so that the dates in our messages are yours (art.\u00a07, V).',
        'PIN, protected by encryption, and the date your access ends: so that you can log in and ask for the PIN again (art.\u00a07, V).',
        'Messages we send you, with the PIN or about your access: to perform the contract (art.\u00a07, V).',
        'IP address and number of login attempts: to keep anyone from guessing a PIN (legitimate interest in security, art.\u00a07, IX).',
        'Counts of requests by IP address, and of generations and cancellations by email, payer, device and browser: to protect the service from abuse (legitimate interest, art.\u00a07, IX).',
        'Answers and texts, only while writing: to provide the service you asked for (art.\u00a07, V).',
      ],
    },
    {
      heading: 'Who we share it with',
      paragraphs: [
        'We do not sell data, and we carry no advertising. Each of these receives what it needs and no more:',
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
      heading: 'How long we keep it',
      paragraphs: [],
      items: [
        'Answers and texts: not at all on our servers; on your device, until you clear them.',
        'Purchases: as long as tax and consumer law require, generally five years.',
        'Sessions: they end when you log out or your access ends. Once a PIN has expired, all that remains of it is an irreversible fingerprint (hash), so that we can tell you it has expired.',
        'Login attempts and usage counts: 24 hours at most; cancellations, for as long as the purchase.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'We use only strictly necessary cookies: one for the session, one that recognizes the device you have logged in on, and one that ties a purchase to the browser it was made in. There are no advertising or analytics cookies, and therefore no banner to accept.',
        'Your browser also keeps, on your device:',
      ],
      items: [
        'the language and your access: name, email, PIN and how long it is valid, plus a mark that tells apart the people who have worked here, without revealing their email, and another that recalls that the device was cleared;',
        'the ceremonies, with their answers and texts, and the last one you opened from a file to read on the day;',
        'what you keep for your next couples: your own parts, the lines you added to the lists for the days before, and the card describing how you write;',
        'the page you have open at the altar, the pace of your rehearsal, the light and the type size, and which cue cards you have printed;',
        'the key to your backups and the date of the last one;',
        'the pages of Enlace, so that they open offline, and the notices you have closed;',
        'until you close the tab, the email for a purchase and the names you tried on the home page;',
        'your own key for an AI service, if you use one.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'The connection is encrypted, the PIN is stored encrypted, and technical logs do not contain what you write. If an incident may cause significant risk or harm, we will tell you and Brazil’s data protection authority, the ANPD, within the time the law sets.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['At any time and free of charge you may ask, through the contacts above, for:'],
      items: [
        'confirmation that we process your data, and access to it;',
        'correction, or the anonymization, blocking or deletion of what is not needed;',
        'portability, and information on who we share it with;',
        'an end to any processing you object to; you may also withdraw your consent.',
      ],
    },
    {
      heading: 'Complaints and changes',
      paragraphs: [
        'If you are not satisfied with our answer, you may contact the ANPD or a consumer-protection body. If this policy changes, the new date appears at the top of this page.',
      ],
    },
  ],
}
