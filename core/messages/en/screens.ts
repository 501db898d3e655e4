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
  instructions: {
    title: 'Welcome',
    story:
      'To write a ceremony that moves people, you need to know the couple’s story: where their guests come from, how they met, what they have been through and what they dream of.',
    copyLead: 'Don’t have their answers yet? ',
    copyLink: 'Copy all the questions',
    copyRest: ', send them to the couple, and paste their answers here.',
    notKept:
      'Answers and texts are not kept on our servers: they stay on this device. Once the text is generated, click “Save .docx” to download it.',
    understood: 'Got it',
  },
  info: {
    heading: 'Ceremony Information',
    brideName: 'Bride’s name',
    groomName: 'Groom’s name',
    location: 'Place',
    date: 'Date',
    time: 'Time',
    required: 'required',
    locationHint: 'For example: The Old Orchard, Hudson',
    nameMissing: 'Please fill in this name.',
    tooLong: (excess, limit) =>
      `${excess.number} ${excess.form === 'one' ? 'character' : 'characters'} too many: the limit is ${limit}.`,
  },
  questions: {
    heading: 'Questions for the Couple',
    introduction: 'The more detail, the more personal the text. No answer is required.',
    count: (used, limit) => `${used} of ${limit} characters`,
    tooLong: (excess, limit) =>
      `This answer is ${excess.number} ${excess.form === 'one' ? 'character' : 'characters'} too long. The limit is ${limit}: shorten it before generating. Nothing has been cut off.`,
  },
  preview: {
    heading: 'Preview of the Ceremony Text',
    region: 'Ceremony text',
    hint: 'Click “Generate Text” to see the whole ceremony here.',
    waiting: 'Waiting for the first words…',
    writing: 'Writing…',
    keptFormer: 'This text was not rewritten; the earlier one is still here.',
    notWritten: 'This text has not been written yet.',
    demonstration: 'Demonstration: recordings, or the answers’ own words, not an AI.',
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
  reminder: {
    title: 'Remember to save now.',
    text: 'Your answers and texts are only on this device, not on our servers. Save the .docx so that you don’t lose the ceremony.',
  },
  announcements: {
    started: 'Generating the texts.',
    finished: (text) => `${text}: ready.`,
    failed: (text) => `${text}: could not be written.`,
    allFinished: 'All the texts are ready.',
    stopped: 'Generation was stopped. The texts that were ready have been kept.',
    partlyFailed: 'Some of the texts could not be written.',
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
      text: 'Please fill in the names of the bride and groom.',
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
      'Generating texts takes an internet connection, and Enlace could not be reached. You can still edit, copy and save the .docx; generate the texts once you are back online.',
    keyElsewhere: (host) =>
      `Your key was saved for ${host}, which this site no longer accepts, so it was not sent to anyone. Choose the service it belongs to under “AI settings”.`,
    report: 'What went wrong',
    about: (text) => `${text}:`,
    notWritten: 'This text could not be written this time; the one in the script has not changed.',
    nothingLost: 'Nothing is lost: your answers and the earlier texts are still here.',
    retry: 'Retry just the missing texts',
  },
  undo: {
    cleared: 'This ceremony was cleared from this device.',
    opened: 'The file has replaced what was here.',
    restored: 'What was here before is back.',
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
  storage: {
    full: 'This browser has run out of space: what you are writing is not being saved. Save to a file so that nothing gets lost.',
    blocked:
      'This browser won’t let us save anything: what you write will be lost when the page closes. Save to a file before you leave.',
    unsure:
      'This browser is slow to keep what you write: if it closes suddenly, your last sentences are lost. Save to a file now and then.',
    nearlyFull:
      'This browser is almost out of space: if it closes suddenly, your last sentences are lost. Free up some space, or save to a file.',
    newer:
      'What is saved in this browser comes from a newer version of Enlace and has not been touched. Reload the page to see it. Anything you write before then will be lost unless you save it to a file.',
    setAside: 'Part of what was saved here could not be read. It was set aside, not deleted.',
    saveFile: 'Save to a file',
  },
  settings: {
    title: 'Who writes the texts',
    explanation: 'The texts can be written by Enlace, or with your own key for an AI service.',
    service: 'Enlace writes them',
    serviceHint: 'There is nothing to set up.',
    serviceHintDemonstration: 'Here, recordings, or the answers’ own words, not an AI.',
    ownKey: 'Use my own key',
    ownKeyHint:
      'Your browser talks directly to the service you choose; the answers never pass through our servers.',
    key: 'API key',
    keyHint:
      'It stays on this device only, in this browser. Do not use it on someone else’s computer.',
    provider: 'Service the key belongs to',
    chooseProvider: 'Choose the service',
    keyElsewhere: (host) =>
      `This key was saved for ${host}, which this site no longer accepts. Choose the service it belongs to, or remove it.`,
    save: 'Save',
    checking: 'Checking the key…',
    works: 'The key works and is kept on this device.',
    keptButFails: (reason) => `The key was kept, but it does not work: ${reason}`,
    notKept: 'This browser would not let us save it.',
    missing: 'Enter the key before saving.',
    remove: 'Remove the key',
    removed: 'The key was removed from this device.',
    savedService: 'Done: Enlace will write the texts.',
    unavailable:
      'We could not look up which services are accepted. Check your connection and open this window again.',
  },
  footer: {
    promise: 'Your answers and texts are not kept on our servers.',
    contact: 'Contact us:',
  },
}
