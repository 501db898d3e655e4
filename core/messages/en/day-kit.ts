/** Lists for the days before a ceremony, in English. */
import type { DayKitMessages } from '../shape/day-kit.ts'

export const dayKit: DayKitMessages = {
  title: 'For the day',
  weekBefore: 'A week before',
  dayBefore: 'The day before',
  hourBefore: 'An hour before',
  mustBeSaid: 'Words the law requires',
  saidBy: { authority: 'Official', celebrant: 'Celebrant', couple: 'Couple' },
  noCountry:
    'On the page where you write the ceremony, say which country it is in. Its legal standing there will then show here.',
  unreadLaw:
    'We haven’t read this country’s law. Ask its civil registry what is legally binding there and what is symbolic.',
  inLaw: 'What the law says',
  names: 'Names to rehearse',
  sendSheets: 'Send the team sheets to the coordinator, the musicians and whoever reads.',
  papers: 'Check the paperwork, the witnesses and who signs with the official.',
  print: 'Print the cue cards and keep one copy in your bag.',
  charge: 'Charge your device and pack the charger.',
  trial: 'Open the script under “Read on the day” and run the offline test.',
  flightMode: 'Switch on airplane mode and open the script.',
  microphone: 'Test the microphone with two lines of the script.',
  calendar: 'Add to calendar',
  lawRead: (date) => `As of ${date}. Not legal advice.`,
  rehearseAloud: (minutes) =>
    `Rehearse aloud, standing: it takes about ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}.`,
  warn: (sentence) => `Warn whoever this may touch: “${sentence}”`,
  agreeThing: (thing, usually) => `${thing}: decide who is in charge (usually ${usually}).`,
  thingWith: (thing, who) => `${thing}: with ${who}.`,
  thingThere: (thing) => `${thing}: already there.`,
  rehearsal: (couple) => `Rehearsal: ${couple}`,
  addTo: (heading) => `Add to “${heading}”`,
  add: 'Add',
  remove: (line) => `Take off the list: ${line}`,
  keptForNext: 'What you add shows up for your next ceremonies too, and goes into the backup.',
  notKept:
    'This browser isn’t saving anything right now; the line lasts only while this page is open.',
  full: 'This list has no room for more lines of your own. Take one off to add another.',
}
