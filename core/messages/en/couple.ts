/** The couple and their wishes on the desk, in English. */
import type { CoupleMessages } from '../shape/couple.ts'

export const couple: CoupleMessages = {
  kind: {
    legend: 'The couple',
    kinds: {
      brideAndGroom: 'Bride and groom',
      twoBrides: 'Two brides',
      twoGrooms: 'Two grooms',
      other: 'Other',
    },
  },
  names: {
    firstBride: 'First bride’s name',
    secondBride: 'Second bride’s name',
    firstGroom: 'First groom’s name',
    secondGroom: 'Second groom’s name',
    first: 'First partner’s name',
    second: 'Second partner’s name',
  },
  partner: {
    details: (name) => `${name}: pronunciation and form of address`,
    calledAs: 'Name used in the ceremony',
    calledAsHint: (called) => `If left blank, we say “${called}”.`,
    saidAs: 'How it’s pronounced',
    saidAsHint: 'For example: “zoh-AY”. Only you see this.',
    title: 'Referred to as',
    titles: { bride: 'Bride', groom: 'Groom', own: 'Another word', none: 'Just the name' },
    ownTitle: 'Which word?',
    agreement: 'Pronouns',
    agreements: { feminine: 'she / her', masculine: 'he / him', neutral: 'they / them' },
    swap: 'Swap the order of the names',
    order: (names) => `Spoken in this order: ${names}`,
  },
  celebrant: {
    heading: 'The celebrant',
    name: 'Your name',
    agreement: 'Pronouns',
    effect: 'The ceremony is',
    powers: { symbolic: 'symbolic', legal: 'legally binding' },
    country: 'Country',
    noCountry: 'Not given',
  },
  language: {
    heading: 'One language or two',
    label: 'Language of the ceremony',
    hint: 'The screens stay in your own language.',
    second: {
      label: 'Second language',
      hint: 'The parts you choose are read in both, passage by passage.',
      none: 'None',
    },
    languages: {
      'pt-BR': 'Brazilian Portuguese',
      'en-US': 'American English',
      'en-GB': 'British English',
      'es-ES': 'Spanish (Spain)',
      'es-419': 'Spanish (Latin America)',
      'fr-FR': 'French',
    },
  },
  wishes: {
    heading: 'Tone and length',
    register: 'Tone',
    registers: { solemn: 'Solemn', warm: 'Warm', light: 'Lighthearted' },
    faith: 'Faith',
    faiths: { none: 'No religion', open: 'Left open', religious: 'Religious' },
    religion: 'Which religion?',
    religionHint: 'For example: Catholic, Methodist, Jewish.',
    minutes: 'Length you want, in minutes',
    minutesHint: 'If left blank, we use the usual length.',
    leaveUnsaid: 'Leave unsaid',
    leaveUnsaidHint: 'Anything that shouldn’t appear in any of the texts, in your own words.',
  },
  answers: {
    answeredBy: 'Who answered?',
    nobody: 'Not given',
    both: 'Both together',
  },
  pasteFirstNotes: 'Paste your notes',
  pasteNotes: 'Paste more notes',
  renamed: {
    notice: (former, { number, form }) =>
      form === 'one'
        ? `“${former}” still appears in 1 place in the script.`
        : `“${former}” still appears in ${number} places in the script.`,
    review: 'Review and replace',
    title: 'A name has changed',
    explanation:
      'Check the places where the new name belongs. A grandmother may share the old one, or the word may mean something else there.',
    replace: ({ number, form }) =>
      form === 'one' ? 'Replace in 1 place' : `Replace in ${number} places`,
    keep: 'Leave as it is',
    replaced: 'Name replaced!',
  },
  touched: {
    notice: {
      agreement: ({ number, form }) =>
        form === 'one'
          ? 'Check 1 sentence of yours that may need different pronouns.'
          : `Check ${number} sentences of yours that may need different pronouns.`,
      place: ({ number, form }) =>
        form === 'one'
          ? 'Check 1 sentence that may mention the old place.'
          : `Check ${number} sentences that may mention the old place.`,
      date: ({ number, form }) =>
        form === 'one'
          ? 'Check 1 sentence that may mention the old date.'
          : `Check ${number} sentences that may mention the old date.`,
      time: ({ number, form }) =>
        form === 'one'
          ? 'Check 1 sentence that may mention the old time.'
          : `Check ${number} sentences that may mention the old time.`,
    },
    goTo: 'Go there',
    dismiss: 'I’ve checked',
  },
  start: {
    heading: 'Your first ceremony',
    notes:
      'Tell us what you know about the couple, in your own way. You can paste in a conversation.',
    notesHint: 'Whatever you paste is sorted under the questions, word for word.',
    notesPlaceholder: 'They met in line for coffee, and neither was in a hurry…',
    moments: 'The parts with a ✓ are already in the ceremony. Tap any you don’t want.',
    optional: {
      recordSigning: 'Signing of the Keepsake Certificate',
      prayer: 'Prayer or Blessing (Optional)',
      sandCeremony: 'Sand Ceremony',
      timeCapsule: 'The Time Capsule',
    },
    write: 'Set up and write the script',
    withoutNotes: 'I’d rather answer the questions',
    sorting: 'Sorting what you told us…',
    notSorted:
      'What you told us couldn’t be sorted. All of it is under “What else do you know?”, word for word.',
    example: 'Try it with an example couple',
  },
}
