/** The landing page in English. */
import type { LandingMessages } from '../shape/landing.ts'
import { limits } from './limits.ts'

export const landing: LandingMessages = {
  meta: {
    title: 'Enlace: personal wedding ceremony scripts',
    description:
      'Answer five questions about the couple and get a ceremony script written for them, ready to read aloud, make your own and save to Word. One month of access, 7-day guarantee.',
    imageDescription:
      'A wedding arch with branches; in it, a couple’s answer becomes the line that is spoken',
  },
  navigation: {
    label: 'Main navigation',
    skip: 'Skip to content',
    login: 'Log in',
  },
  hero: {
    audience: 'For whoever officiates: a professional, a friend, a relative',
    headline: 'A ceremony that could only be this couple’s.',
    subtitle:
      'Tell the couple’s story in five answers. Enlace turns them into the whole script, from the processional to the kiss, and you add the finishing touches.',
    start: 'Get started',
    read: 'Read a sample',
    terms: ({ price, accessDays, refundDays }) =>
      `${price} (Brazilian reais) for ${accessDays} days, no automatic renewal, ${refundDays}-day guarantee.`,
  },
  twoNames: {
    heading: 'Type two names',
    explanation:
      'And read the classic script with your couple’s names, right here. Nothing is sent.',
    first: 'One name',
    second: 'The other name',
    couple: 'The couple',
    couples: {
      brideAndGroom: 'Bride and groom',
      twoBrides: 'Two brides',
      twoGrooms: 'Two grooms',
      other: 'Other',
    },
    show: 'Show the script',
    loading: 'Setting up the script…',
    failed: 'The script couldn’t be loaded. Check your connection and try again.',
    script: 'Script with the names you typed',
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
        text: 'Change anything you like, in your own voice, and save it as a Word file: ready to print and carry to the altar.',
      },
    ],
  },
  reputation: {
    text: 'Before you buy, see what people say about us.',
    link: 'Our page on an independent review site',
  },
  offer: {
    heading: '1 month of access',
    once: 'One payment. No automatic renewal.',
    included: ({ accessDays, refundDays }) => [
      `${accessDays} days of access, starting when your payment is confirmed`,
      'As many ceremonies as you like, in four languages',
      'Your PIN by email as soon as the payment is confirmed',
      `${refundDays}-day guarantee (longer if your local law gives you more time): change your mind and we’ll refund you in full`,
    ],
    seller: (business) => `Sold by ${business}`,
    agreement: 'By buying, you agree to the',
    termsLink: 'terms of use',
  },
  benefits: {
    heading: 'What changes for you',
    items: [
      {
        title: 'Personal from the first line to the last',
        text: 'The welcome, the story and the closing words grow out of what the couple told you. Tap a sentence to see where it came from.',
        picture: 'A highlighted sentence in a script and, below it, what the couple said',
      },
      {
        title: 'Your evenings back',
        text: 'Nights in front of a blank page become minutes of reading and adjusting. On the day, read from your phone in large type.',
        picture: 'A script in large type on a phone, ready to be read at the ceremony',
      },
      {
        title: 'A professional result',
        text: 'A complete script in the order it is read, as a Word file or on cards to print.',
        picture: 'A printed card with the couple’s story',
      },
    ],
  },
  audience: {
    heading: 'Who it’s for',
    items: [
      {
        title: 'Friends and family of the couple',
        text: 'Somebody asked, “Will you marry us?” and you said yes. Start with two names and what you already know: the script comes complete, with what to do at every moment, and then you make it yours.',
      },
      {
        title: 'Professional officiants',
        text: 'Several couples a month, each with a story of their own: a list of your ceremonies, your usual order, a choice of wordings for the rituals, cue cards to print, and a script to read from your screen on the day.',
      },
    ],
  },
  data: {
    heading: 'What stays with you',
    items: [
      {
        title: 'After the 30 days',
        text: 'What you wrote stays on your device: open it, correct it by hand, read it on the day and print it without paying again. You only need access again to write new texts.',
      },
      {
        title: 'The story stays yours',
        text: 'Answers and texts pass through our server only while the text is being written, and never end up in any database, log or backup. No ads and no trackers.',
      },
      {
        title: 'Where the law comes in',
        text: 'The script has no legal effect in itself. Where celebrants can be authorized to perform marriages (most of the US, Australia, Scotland), add the words and papers the law requires; elsewhere the couple also needs a civil ceremony.',
      },
    ],
    link: 'Read the privacy policy',
  },
  limits,
  questions: {
    heading: 'Frequently asked questions',
    items: ({ fairUseAnswer }) => [
      {
        question: 'Won’t it sound like a robot?',
        answer:
          'The text is as personal as the answers. One concrete detail, like the dish that burned on their first dinner date, is worth ten adjectives. And all of it can be changed: the script arrives finished, but the last word is yours.',
      },
      {
        question: 'How do I get access?',
        answer:
          'As soon as the payment provider confirms the payment, we email you a 6-digit PIN. With a card, Pix or your account balance, that usually takes only a moment; with a Brazilian bank slip, it depends on the bank.',
      },
      {
        question: 'How many ceremonies can I write?',
        answer: `As many as you need.${fairUseAnswer}`,
      },
      {
        question: 'What if I don’t like it?',
        answer:
          'The guarantee is for 7 days, or longer if your local law gives you more time, and the refund button in your account works for 14; you can also ask by email. You get the full amount back through the payment method you used, no questions asked.',
      },
      {
        question: 'Does it work on a phone? And at the venue, without internet?',
        answer:
          'Yes. It was designed for phones first and, after your first visit, opens without a connection as well: you can read, edit and save. Only writing new texts needs a connection.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }) =>
      `${refundDays}-day money-back guarantee (longer if your local law gives you more time), on request in your account or by email.`,
    immediate: 'Immediate access once the payment is confirmed.',
    rights:
      'The texts you generate are yours to use, free of copyright restrictions, during your access and afterward, paid ceremonies included.',
    providers: 'Purchase protection from Mercado Pago or PayPal.',
    company: 'Company',
    contact: 'Contact us',
    message: 'Send a message',
    documents: 'Documents',
    help: 'Help',
    privacy: 'Privacy',
    terms: 'Terms of use',
    languages: 'Languages',
  },
}
