/** What only the creator's page says, beside the newer parts of the desk, in English. */
import type { CreatorScreenMessages } from '../shape/creator.ts'

export const creator: CreatorScreenMessages = {
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
    locationHint: 'For example: The Old Orchard, Richmond',
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
    demonstration:
      'Demonstration: no AI is writing here. These texts were saved earlier or repeat the answers word for word.',
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
      'This browser is slow to save what you write: if it closes suddenly, the last few sentences you wrote will be lost. Save to a file now and then.',
    nearlyFull:
      'This browser is almost out of space: if it closes suddenly, the last few sentences you wrote will be lost. Free up some space, or save to a file.',
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
    serviceHintDemonstration:
      'In this demonstration, no AI is writing: you get texts saved earlier, or the answers repeated word for word.',
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
    ownMachine: (page) =>
      `Is the service on your own machine? It has to accept requests from this page: for Ollama set OLLAMA_ORIGINS=${page}, for LM Studio use --cors. If the browser asks about your local network, allow it.`,
    notKept: 'This browser would not let us save it.',
    missing: 'Enter the key before saving.',
    remove: 'Remove the key',
    removed: 'The key was removed from this device.',
    savedService: 'Done: Enlace will write the texts.',
    unavailable:
      'We could not look up which services are accepted. Check your connection and open this window again.',
  },
}
