import type { ScreenMessages } from '../pt/screens.ts'

export const screens: ScreenMessages = {
  product: {
    name: 'Enlace',
    promise: 'Wedding ceremonies written from the couple’s own story.',
  },
  notFound: {
    title: 'Page not found',
    explanation: 'There is no page at this address. Nothing you wrote has been lost.',
    home: 'Back to the start',
    creator: 'Go to the ceremony creator',
  },
  crash: {
    explanation: 'Something unexpected happened and this page stopped working.',
    nothingLost:
      'Nothing is lost: everything you wrote is still kept on this device. Reload to pick up where you left off.',
    details: 'What the page reported',
    reload: 'Reload the page',
    home: 'Back to the start',
  },
  dialog: { close: 'Close' },
  toast: { region: 'Notices', close: 'Dismiss notice', error: 'Error' },
  language: {
    title: 'Choose your language',
    explanation:
      'The screens, the questions and the ceremony follow this language. You can change it whenever you like.',
    change: 'Change language',
  },
  header: {
    title: 'Ceremony Creator',
    pageTitle: 'Ceremony Creator · Enlace',
    instructions: 'Instructions',
    settings: 'Who writes',
  },
  instructions: {
    title: 'Welcome',
    story:
      'To write a ceremony that moves people, you need to know the couple’s story: where their guests come from, how they met, what they have come through and what they dream of.',
    copyLead: 'Don’t have their answers yet? ',
    copyLink: 'Copy all the questions',
    copyRest: ', send them to the couple, and paste their answers here.',
    notKept:
      'Answers and texts are not kept on our servers: they stay on this device. Once the text is generated, click Save to download the .docx file.',
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
    tooLong: (excess, limit) => `${excess} characters too many: the limit is ${limit}.`,
  },
  questions: {
    heading: 'Questions for the Couple',
    introduction: 'The more detail, the more personal the text. No answer is required.',
    count: (used, limit) => `${used} of ${limit} characters`,
    tooLong: (excess, limit) =>
      `This answer is ${excess} characters too long. The limit is ${limit}: shorten it before generating. Nothing was cut.`,
  },
  preview: {
    heading: 'Preview of the Ceremony Text',
    region: 'Ceremony text',
    hint: 'Click “Generate Text” to see the whole ceremony here.',
    edit: 'Click any of the three texts written for the couple and change whatever you like.',
    waiting: 'Waiting for the first words...',
    writing: 'Writing...',
    keptFormer: 'This text was not rewritten; the earlier one is still here.',
    notWritten: 'This text has not been written yet.',
    undo: 'Earlier texts',
    redo: 'Later texts',
    version: (current, total) => `Version ${current} of ${total}`,
    demonstration:
      'Demonstration: these texts come from a sample writer, not from an artificial intelligence.',
  },
  texts: {
    welcome: 'Welcome text',
    ceremony: 'Ceremony text',
    finalMessage: 'Final message',
  },
  actions: {
    region: 'Actions',
    generate: 'Generate Text',
    generating: 'Generating...',
    stop: 'Stop',
    saveDocument: 'Save .docx',
    copy: 'Copy Text',
    clear: 'Clear All',
    saveFile: 'Save to a file',
    openFile: 'Open a saved file',
    fileHeading: 'To continue on another device',
    fileExplanation:
      'Save the answers and texts to a file of your own and open it here, on this device or another.',
  },
  reminder: {
    title: 'Remember to save now.',
    text: 'Your answers and texts are not on our servers, only on this device. Save the .docx so that you don’t lose them.',
  },
  announcements: {
    started: 'Generating the texts.',
    finished: (text) => `${text}: ready.`,
    failed: (text) => `${text}: could not be written.`,
    allFinished: 'All the texts are ready.',
    stopped: 'Generating was stopped. The texts that were ready have been kept.',
    partlyFailed: 'Generating ended with failures.',
  },
  toasts: {
    questionsCopied: 'Questions copied!',
    documentGenerated: 'Document generated!',
    textsGenerated: 'Texts generated!',
    copied: 'Copied!',
    cleared: { title: 'Content cleared', text: 'All the information has been removed' },
    namesMissing: {
      title: 'Information needed',
      text: 'Please fill in the names of the bride and groom.',
    },
    generationFailed: 'There was an error generating the texts. Please try again.',
    documentFailed: 'There was an error generating the document. Please try again.',
    tooLong: 'Too much text',
    stopped: 'Generating stopped',
    copyFailed: 'It could not be copied. Select the text and copy it by hand.',
    fileSaved: 'File saved!',
    fileOpened: 'File opened!',
    fileRefused: {
      'not-json': 'This file is not a ceremony saved by Enlace.',
      'not-a-ceremony': 'This file is not a ceremony saved by Enlace.',
      'newer-version': 'This file was saved by a newer version. Reload the page and try once more.',
      unreadable: 'This file could not be read.',
    },
    restored: 'Content restored!',
  },
  failures: {
    offline: 'Enlace could not be reached. Check your internet connection and try again.',
    report: 'What went wrong',
    nothingLost: 'Nothing is lost: your answers and the earlier texts are still here.',
    retry: 'Try again only what is missing',
  },
  undo: {
    cleared: 'Everything was cleared from this device.',
    opened: 'The file took the place of what was here.',
    restored: 'What was here before is back.',
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
  storage: {
    full: 'This browser has run out of space: what you write now is not kept yet. Save to a file so that nothing gets lost.',
    blocked:
      'This browser does not allow anything to be kept: what you write is lost when the page closes. Save to a file before you leave.',
    setAside: 'Part of what was kept here could not be read. It was put aside, not deleted.',
    saveFile: 'Save to a file',
  },
  settings: {
    title: 'Who writes the texts',
    explanation:
      'The texts can be written by Enlace, or with your own key for an artificial intelligence service.',
    service: 'Enlace writes',
    serviceHint: 'There is nothing to set up.',
    serviceHintDemonstration: 'Here a sample writer writes, not an artificial intelligence.',
    ownKey: 'Use my own key',
    ownKeyHint:
      'Your browser talks directly to the service you choose; the answers never pass through our servers.',
    key: 'Key (API key)',
    keyHint:
      'It stays on this device only, in this browser. Do not use it on someone else’s computer.',
    provider: 'Service the key belongs to',
    save: 'Save',
    checking: 'Checking the key...',
    works: 'The key works and is kept on this device.',
    keptButFails: (reason) => `The key was kept, but it does not work: ${reason}`,
    notKept: 'This browser did not allow it to be kept.',
    missing: 'Enter the key before saving.',
    remove: 'Remove the key',
    removed: 'The key was removed from this device.',
    savedService: 'Done: Enlace writes the texts.',
    unavailable:
      'The services we accept could not be looked up. Check your connection and open this window again.',
  },
  footer: {
    promise: 'Your answers and texts are not kept on our servers.',
    contact: 'Contact us',
  },
}
