import type { ScreenMessages } from '../shape/screens.ts'

export const screens: ScreenMessages = {
  product: {
    name: 'Enlace',
  },
  notFound: {
    title: 'Page not found',
    explanation: 'There is no page at this address. Nothing you wrote has been lost.',
    home: 'Back to the home page',
    creator: 'Go to the ceremony creator',
  },
  crash: {
    explanation: 'Something unexpected happened and this page stopped working.',
    nothingLost:
      'Nothing is lost: everything you wrote is still saved on this device. Reload to pick up where you left off.',
    details: 'What the page reported',
    reload: 'Reload the page',
    home: 'Back to the home page',
  },
  missingPiece: {
    title: 'Part of the page is missing',
    explanation:
      'The ceremony creator did not finish loading because the connection dropped. We’ll try again automatically as soon as it is back.',
    nothingLost: 'Nothing is lost: everything you wrote is still saved on this device.',
    retry: 'Try again',
    retrying: 'Trying again…',
    stillMissing: 'It still isn’t working. Check your internet connection.',
  },
  dialog: { close: 'Close' },
  toast: { region: 'Notifications', close: 'Dismiss notification', error: 'Error' },
  language: {
    title: 'Choose your language',
    explanation:
      'The screens, the questions and the ceremony will be in this language. You can change it whenever you like.',
    change: 'Change language',
    changeFrom: (name) => `Change language: ${name}`,
  },
  header: {
    title: 'Ceremony Creator',
    pageTitle: 'Ceremony Creator · Enlace',
    instructions: 'Instructions',
    settings: 'AI settings',
    help: 'Help',
  },
  texts: {
    welcome: 'Welcome',
    ceremony: 'The couple’s story',
    finalMessage: 'Closing words',
  },
  parts: {
    region: 'Parts of the page',
    info: 'Couple',
    questions: 'Questions',
    script: 'Script',
  },
  actions: {
    generate: 'Generate Text',
    generating: 'Generating…',
    stop: 'Stop',
    saveDocument: 'Save .docx',
    copy: 'Copy Text',
    clear: 'Clear All',
    saveFile: 'Save to a file',
    openFile: 'Open a saved file',
    fileHeading: 'To continue on another device',
  },
  toasts: {
    questionsCopied: 'Questions copied!',
    documentGenerated: 'Document generated!',
    textsGenerated: 'Texts generated!',
    copied: 'Copied!',
    cleared: {
      title: 'Content cleared',
      text: 'The information in this ceremony has been removed.',
    },
    namesMissing: {
      title: 'Information needed',
      text: 'Please fill in both of the couple’s names.',
    },
    generationFailed: 'There was an error generating the texts. Please try again.',
    documentFailed: 'There was an error generating the document. Please try again.',
    tooLong: 'Too much text',
    stopped: 'Generation stopped',
    copyFailed: 'Copying failed. Select the text and copy it yourself.',
    fileSaved: 'File saved!',
    fileOpened: 'File opened!',
    fileRefused: {
      'not-json': 'This file is not a ceremony saved by Enlace.',
      'not-a-ceremony': 'This file is not a ceremony saved by Enlace.',
      'newer-version': 'This file was saved by a newer version. Reload the page and try again.',
      unreadable: 'This file could not be read.',
    },
    restored: 'Content restored!',
  },
  failures: {
    offline: 'Enlace could not be reached. Check your internet connection and try again.',
    writingNeedsNetwork:
      'Generating texts requires an internet connection, and Enlace could not be reached. You can still edit, copy and save the .docx; generate the texts once you are back online.',
    keyElsewhere: (host) =>
      `Your key was saved for ${host}, which this site no longer accepts, so it was not sent to anyone. Choose the service it belongs to under “AI settings”.`,
    report: 'What went wrong',
    about: (text) => `${text}:`,
    notWritten: 'This text could not be written this time; the one in the script has not changed.',
    nothingLost: 'Nothing is lost: your answers and the earlier texts are still here.',
    retry: 'Retry just the missing texts',
  },
  footer: {
    promise: 'Your answers and texts are not kept on our servers.',
    contact: 'Contact us:',
  },
}
