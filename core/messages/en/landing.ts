/** The landing page in English. */
import type { LandingMessages } from '../pt/landing.ts'

export const landing: LandingMessages = {
  meta: {
    title: 'Enlace: personal wedding ceremony scripts',
    description:
      'Answer five questions about the couple and get a ceremony script written for them, ready to read aloud, make your own and save to Word. One month of access, 7-day guarantee.',
    imageDescription: 'A wedding arch with branches and two interlaced rings',
  },
  navigation: {
    label: 'Main navigation',
    skip: 'Skip to content',
    login: 'Log in',
  },
  hero: {
    headline: 'A ceremony that could only be theirs.',
    subtitle:
      'Tell the couple’s story in five answers. Enlace writes the whole script, from the processional to the kiss, and you give it the final touch.',
    start: 'Get started',
    read: 'Read a sample',
    terms: ({ price, accessDays, refundDays }) =>
      `${price} for ${accessDays} days, no automatic renewal, ${refundDays}-day guarantee.`,
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Answer questions about the couple',
        text: 'There are five, and one tap copies them all so you can send them to the couple. Then paste in what they say.',
      },
      {
        title: 'The AI writes the text',
        text: 'A welcome for those who came from far away, the couple’s story and the closing words appear within moments, inside a complete script.',
      },
      {
        title: 'You make it your own',
        text: 'Change anything you like, in your own voice, and save it to Word: ready to print and carry to the altar.',
      },
    ],
  },
  reputation: {
    text: 'Before you buy, see what people say about us.',
    link: 'Our page on the consumer-reputation site',
  },
  offer: {
    heading: '1 month of access',
    once: 'One payment. Nothing renews by itself.',
    included: ({ accessDays, refundDays }) => [
      `${accessDays} days of access, counted from the confirmed payment`,
      'As many ceremonies as you like, in four languages',
      'Your access PIN by email as soon as the payment is confirmed',
      `${refundDays}-day guarantee: change your mind and we refund everything`,
    ],
    seller: (business) => `Sold by ${business}`,
    agreement: 'By buying, you agree to the',
    termsLink: 'terms of use',
  },
  benefits: {
    heading: 'What changes for you',
    items: [
      {
        title: 'Your evenings back',
        text: 'Nights in front of a blank page become minutes of reading and adjusting. That leaves time for what nobody can do in your place: talking with the couple.',
      },
      {
        title: 'Personal from the first line to the last',
        text: 'Where the guests come from, the day they met, what they came through together: every text grows out of what the couple told you, not out of a template with blanks to fill.',
      },
      {
        title: 'A professional result',
        text: 'Processional order, rings, vows, sand ceremony, time capsule, even the reminder to step out of the kiss photo: a complete script, in the order it is read.',
      },
    ],
  },
  audience: {
    heading: 'For whoever will say the words',
    items: [
      {
        title: 'Professional celebrants',
        text: 'For those with several couples in one month who want none of them to hear somebody else’s ceremony.',
      },
      {
        title: 'Friends and family',
        text: 'For those who heard “will you marry us?”, said yes on the spot and are now wondering where to begin.',
      },
    ],
  },
  data: {
    heading: 'Their story stays with you',
    items: [
      {
        title: 'We do not keep what you write',
        text: 'Answers and texts pass through our server only while the text is being written. They end up in no database, no log and no backup.',
      },
      {
        title: 'It stays on your device',
        text: 'Every keystroke is kept in your browser, so you can carry on where you left off. Clear it whenever you like, and save the .docx to take it with you.',
      },
      {
        title: 'No trackers',
        text: 'No advertising, no third-party analytics, no cookies other than those that make the page work.',
      },
    ],
    link: 'Read the privacy policy',
  },
  questions: {
    heading: 'Frequently asked questions',
    items: [
      {
        question: 'Won’t it sound like a robot?',
        answer:
          'The text is as personal as the answers. One concrete detail, like the dish that burned on their first dinner date, is worth ten adjectives. And all of it can be changed: the script arrives finished, but the last word is yours.',
      },
      {
        question: 'How do I get access?',
        answer:
          'As soon as the provider confirms the payment we email you a 6-digit PIN. With a card, Pix or a wallet balance that usually takes moments; a Brazilian bank slip depends on the bank.',
      },
      {
        question: 'How many ceremonies can I write?',
        answer:
          'As many as you need. There is only a guard against abuse, 60 generations an hour and 4 at a time, which nobody reaches when writing for real people.',
      },
      {
        question: 'Will I be charged every month?',
        answer:
          'No. You pay once and the access ends by itself. To go on, you buy again; buy before the end with the same email and the days add up.',
      },
      {
        question: 'What if I don’t like it?',
        answer:
          'Within 7 days, ask for your money back in your account, with one button, or by email. You get the full amount back, the same way you paid, no questions asked.',
      },
      {
        question: 'May I charge for a ceremony Enlace helped me write?',
        answer:
          'Yes. While you are a subscriber you may use the generated texts without copyright problems, in paid ceremonies too.',
      },
      {
        question: 'Does it work on a phone? And at the venue, without internet?',
        answer:
          'Yes. It was designed for phones first and, after your first visit, opens without a connection as well: you can read, edit and save. Only writing new texts needs the network.',
      },
      {
        question: 'Is the marriage legally binding?',
        answer:
          'The script is for a symbolic ceremony, with a symbolic signing. The legal marriage is registered with the authorities, before or after.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }) =>
      `${refundDays}-day money-back guarantee, on request in your account or by email.`,
    immediate: 'Immediate access once the payment is confirmed.',
    rights:
      'While you are a subscriber you may use the generated texts without copyright problems.',
    providers: 'Purchase guaranteed by Mercado Pago or PayPal.',
    company: 'Company',
    contact: 'Contact us',
    message: 'Send a message',
    documents: 'Documents',
    privacy: 'Privacy',
    terms: 'Terms of use',
    languages: 'Languages',
  },
}
