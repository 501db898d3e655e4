/** Around a script read at the altar, in English. */
import type { AltarMessages } from '../shape/altar.ts'

export const altar: AltarMessages = {
  title: 'Read on the day',
  toScript: 'Back to the script',
  loading: 'Opening the script…',
  choose: {
    heading: 'Which ceremony?',
    empty:
      'There is no ceremony on this device yet. Open the file you saved on another device, or write the ceremony here.',
    unnamed: 'Ceremony with no names yet',
    openFile: 'Open a file',
    openFileHint: 'The one that “Move to another device” saved. No login, no internet needed.',
    refused: {
      newer:
        'This file comes from a newer version of Enlace. Reload the page while you are online and try again.',
      cut: 'The end of this file is missing. Send it over from the other device once more.',
      'not-a-ceremony': 'This file is not an Enlace ceremony. Nothing here has changed.',
    },
    missing:
      'This ceremony is no longer on this device. Open its file again, or choose another one.',
    unreadable: 'This ceremony could not be read. Nothing in it has changed.',
    blocked:
      'This browser won’t keep anything (a private window?). A file you open lasts only as long as this tab.',
    both: 'There are two versions of this ceremony on this device. See when each was changed, and choose.',
    fromFile: 'from a file',
    other: 'Another ceremony',
  },
  way: {
    begin: 'Begin',
    goOn: 'Pick up where I left off',
    rehearse: 'Rehearse',
    notToday: (date, today) => `The ceremony is on ${date}. Today is ${today}.`,
    noDate: 'This ceremony has no date yet.',
    changedAt: (moment) => `Script last changed ${moment}`,
    minutes: ({ number, form }) => `About ${number} ${form === 'one' ? 'minute' : 'minutes'}`,
    ownPace: (wordsPerMinute) => `at your own pace, ${wordsPerMinute} words a minute`,
    nothingToRead: 'There is nothing to read in this ceremony’s script yet.',
    noWakeLock:
      'This device won’t let the page keep the screen on. Before you begin, set a longer auto-lock time in its settings.',
  },
  turning: {
    heading: 'Turning pages',
    lines: [
      'Tap the screen or swipe left. To go back, tap the left edge or swipe right.',
      'Keyboard, clicker or foot pedal: arrow keys, Page Up and Page Down, space and period.',
      'Nothing else has any effect. To see the buttons, hold a finger down for a second, or press Esc.',
    ],
  },
  before: {
    heading: 'Before the day',
    lines: [
      'Install Enlace on this device and open the script here once while online.',
      'Run the test below.',
      'Rehearse once out loud, standing up.',
      'Bring the device fully charged, and set it to full brightness if you’ll be outdoors.',
      'On the day, switch on airplane mode: no call will pop up in the middle of the vows.',
      'Carry a paper copy in your pocket.',
    ],
    trial: 'Test it offline',
    trialHint: 'The page opens again with the network really cut off, and tells you how it went.',
    trialWaits: 'Storing the page on this device…',
    trialWorked: (seconds) =>
      `It worked: with the network cut off, the script opened in ${seconds} ${seconds === '1' ? 'second' : 'seconds'}. You can read without internet.`,
    trialFailed:
      'Not this time: the page still came from the network. Stay online for a minute and run the test again.',
    trialImpossible:
      'This browser doesn’t store pages for offline use (a private window?). Use a regular window, or take the script on paper.',
    endTrial: 'End the test',
  },
  look: {
    heading: 'Type and light',
    size: 'Type size',
    larger: 'Larger type',
    smaller: 'Smaller type',
    light: 'Light',
    sun: 'Sunlight',
    dark: 'Night',
    dim: 'Candlelight',
    sample: 'Today we are here to listen for a yes.',
  },
  moments: { heading: 'Start from another part' },
  names: {
    heading: 'Names, the way they sound',
    explanation:
      'Write the name the way it sounds, such as “zoh‑AY”. It appears above the name the first time you read it in each part, for your eyes only.',
    saidAs: (name) => `How to say ${name}`,
    hear: (name) => `Listen to ${name}`,
    empty: 'There are no names in this ceremony yet.',
  },
  hear: {
    whole: 'Listen to the script',
    moment: 'Listen to this part',
    stop: 'Stop listening',
    noVoice:
      'This device has no voice of its own in the ceremony’s language. We only use voices on the device, so that the text never leaves it.',
  },
  reading: {
    page: (page, pages) => `page ${page} of ${pages}`,
    hint: {
      finger: 'Tap to turn. Hold for a second to see the buttons.',
      mouse: 'Click or press an arrow key to turn. Esc shows the buttons.',
    },
    controls: 'Reading buttons',
    showControls: 'Show the buttons',
    goOn: 'Keep reading',
    skip: 'Skip this part',
    correct: 'Fix this line',
    fullScreen: 'Full screen',
    leave: 'Stop and leave',
  },
  correct: {
    heading: 'Fix a line',
    line: 'Line',
    save: 'Save the line',
    cancel: 'Leave it as it is',
    saved: 'Line fixed.',
    displaced:
      'This ceremony was cleared or is being edited in another tab. The line is as it was.',
    failed: 'It could not be saved on this device. The fixed line is good for this reading only.',
  },
  rehearsal: {
    begins: 'Rehearsal: read out loud. The clock is running.',
    clock: (moment, whole) => `This part: ${moment}. Total: ${whole}.`,
    leave: 'End the rehearsal',
    over: 'End of the rehearsal.',
    tookWhole: (whole) => `It took you ${whole}.`,
    toTimes: 'See your times',
    heading: 'Your rehearsal',
    pace: (wordsPerMinute) =>
      `You read ${wordsPerMinute} words a minute. This ceremony’s timing now goes by that pace.`,
    noPace: 'We couldn’t tell your pace this time. Next time, read out loud for at least a minute.',
    section: 'Part',
    took: 'Rehearsed',
    planned: 'Expected',
    whole: 'Total',
    again: 'Rehearse again',
    done: 'Done',
  },
  end: {
    keepsake: 'Keepsake for the couple',
    keepsakeHint: 'The words of the ceremony, without directions, ready to print.',
    breathe: 'Breathe. That was beautiful.',
    back: 'Back to the last page',
    leave: 'Close',
  },
}
