/** The terms of use in English. */
import type { LegalDocument } from '../../legal-document.ts'

export const terms: LegalDocument = {
  title: 'Terms of use',
  description:
    'What you buy, for how much and how long, how to withdraw from the purchase, and what you may do with the texts.',
  updatedOn: '2026-11-20',
  updated: (date) => `In force since ${date}.`,
  introduction: [
    'These terms apply between you and whoever offers Enlace at this address. We have tried to write them to be read.',
  ],
  sections: ({ price, accessDays, refundDays }) => [
    {
      heading: 'Who offers it',
      paragraphs: ['Enlace is offered and sold by:'],
      seller: true,
    },
    {
      heading: 'What it is',
      paragraphs: [
        'A tool for people who officiate weddings: from your answers, an artificial intelligence writes texts which, together with fixed parts, make up the script of a symbolic ceremony. The script can be edited and saved as a document (.docx).',
      ],
    },
    {
      heading: 'Price and duration',
      paragraphs: [
        `Access costs ${price}, paid once, taxes included. It lasts ${accessDays} days of 24 hours, counted from the moment the payment is confirmed and the PIN is made.`,
        'Nothing renews by itself. Buying again with the same email before the end adds the days to the same PIN; after the end it makes a new one.',
      ],
    },
    {
      heading: 'Payment and immediate access',
      paragraphs: [
        'You pay through Mercado Pago or PayPal, with the guarantees each of them gives buyers. As soon as the provider confirms the payment, access is open and the 6-digit PIN is on its way by email. Methods that take time to clear, such as bank slips, open access when the money arrives.',
        'The PIN is personal. Keep it as you would a password; if you lose it, ask for it again on the login page.',
      ],
    },
    {
      heading: 'Guarantee and right of withdrawal',
      paragraphs: [
        `You may withdraw from the purchase within ${refundDays} days of the payment’s approval without giving a reason (Brazilian Consumer Code, art.\u00a049). Use the withdrawal button in your account, or ask by email.`,
        'We return the full amount by the same means of payment, and the access you bought ends at once. When the money shows up depends on the provider and your bank.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'You may create as many ceremonies as you like. To protect the service from abuse there is a limit of 60 generations an hour and 4 at a time. Access is for you; reselling it or using it through automated programs is not allowed.',
      ],
    },
    {
      heading: 'Rights to the texts',
      paragraphs: [
        'While you are a subscriber you may use the generated texts without copyright problems: read them, change them, print them and give them to the couple, in paid ceremonies too. We claim no rights in them or in your answers. What you generated and saved during your access remains yours to use afterwards.',
        'Someone else may receive a similar passage, since similar texts can come from similar answers.',
      ],
    },
    {
      heading: 'What is up to you',
      paragraphs: [
        'An artificial intelligence can get names, distances and facts wrong. Read the whole script before the ceremony and correct what needs correcting. Write about the couple and their guests only what they have agreed to.',
        'Your answers and texts are not kept on our servers: save the document. We cannot recover what is deleted from your device.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'We work to keep the service running at all times, but it depends on third parties and may be interrupted. We answer for our services as the law provides; nothing in these terms limits the rights the law gives consumers.',
      ],
    },
    {
      heading: 'Support, changes and law',
      paragraphs: [
        'We answer messages within 5 days. If these terms change, the ones that stood here on the day of your purchase apply to it. Brazilian law applies, and you may turn to the courts where you live.',
      ],
    },
  ],
}
