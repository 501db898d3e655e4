/** The terms of use in English. */
import type { LegalDocument } from '../shape/legal.ts'

export const terms: LegalDocument = {
  title: 'Terms of use',
  description:
    'What you buy, for how much and how long, how to cancel the purchase, and what you may do with the texts.',
  updatedOn: '2026-11-23',
  updated: (date) => `Effective ${date}.`,
  introduction: [
    'These terms apply between you and whoever offers Enlace at this address. We have tried to keep them readable.',
  ],
  sections: ({ price, accessDays, refundDays, withdrawalDays, fairUseTerms, withdrawalTerms }) => [
    {
      heading: 'Who offers it',
      paragraphs: ['Enlace is offered and sold by:'],
      seller: true,
    },
    {
      heading: 'What it is',
      paragraphs: [
        'A tool for people who officiate weddings: from your answers, AI writes texts that, together with fixed parts, make up the script of a ceremony. The script can be edited and saved as a document (.docx).',
        'The script has no legal effect in itself. The ceremony is symbolic unless whoever officiates is authorized to marry couples and the words and papers the law requires are in place.',
      ],
    },
    {
      heading: 'Price and duration',
      paragraphs: [
        `Access costs ${price}, paid once, taxes included. It lasts ${accessDays} days of 24 hours each, counted from the moment the payment is confirmed and the PIN is issued.`,
        'There is no automatic renewal. If you buy again with the same email before your access ends, the new days are added and the PIN stays the same; if you buy after it ends, you get a new PIN.',
      ],
    },
    {
      heading: 'Payment and immediate access',
      paragraphs: [
        'You pay through Mercado Pago or PayPal, with the guarantees each of them gives buyers. As soon as the provider confirms the payment, access is open and the 6-digit PIN is on its way by email. Methods that take time to clear, such as bank slips, give access once the money arrives.',
        'The PIN is personal. Keep it as you would a password; if you lose it, ask for it again on the login page.',
      ],
    },
    {
      heading: 'Guarantee and right of withdrawal',
      paragraphs: [
        `You may cancel the purchase (withdraw from it) within ${refundDays} days of the payment’s approval, or longer if your local law gives you more time, without giving a reason (in Brazil, Consumer Code, art.\u00a049). So that nobody has to look up a deadline, the “Cancel and get a refund” button in your account works for ${withdrawalDays} days, until the end of the last one, which is the date in the email about your purchase. After that, or if you prefer, write to us.${withdrawalTerms}`,
        'We return the full amount through the payment method you used, and the access you bought ends at once. When the money shows up depends on the provider and your bank.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        `You may create as many ceremonies as you like.${fairUseTerms} Access is for you; reselling it or using it through automated programs is not allowed.`,
      ],
    },
    {
      heading: 'Rights to the texts',
      paragraphs: [
        'You may use the texts generated during your access and the fixed parts of the script without copyright restrictions, during your access and afterward: read them, change them, print them and give them to the couple, including in paid ceremonies. We claim no rights in them or in your answers. What you generated and saved during your access remains yours to use afterward.',
        'The fixed parts are the same for every user; someone else may also receive a similar generated passage, since similar answers can produce similar texts.',
        'Places and distances: data © GeoNames (geonames.org), licensed under CC BY 4.0, abridged and adapted.',
      ],
    },
    {
      heading: 'What is up to you',
      paragraphs: [
        'AI can get names, distances and facts wrong. Read the whole script before the ceremony and correct what needs correcting. Write about the couple and their guests only what they have agreed to.',
        'Your answers and texts are not kept on our servers: save the document. We cannot recover what is deleted from your device.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'We work to keep the service running at all times, but it depends on third parties and may be interrupted. We are liable for our services as the law provides; nothing in these terms limits the rights the law gives consumers.',
      ],
    },
    {
      heading: 'Support, changes and law',
      paragraphs: [
        'We answer messages within 5 days. If these terms change, the version published here on the day of your purchase applies to it. Brazilian law applies, and you may bring a claim in the courts where you live.',
      ],
    },
  ],
}
