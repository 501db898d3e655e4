/** Lists for the days before a ceremony, in English. */
import type { DayKitMessages } from '../shape/day-kit.ts'

export const dayKit: DayKitMessages = {
  title: 'For the day',
  weekBefore: 'A week before',
  dayBefore: 'The day before',
  hourBefore: 'An hour before',
  mustBeSaid: 'What the law asks to be said',
  saidBy: { authority: 'Authority', celebrant: 'Celebrant', couple: 'Couple' },
  noCountry:
    'Say which country the ceremony is in, on the page where you write it: what it counts for in law will then show here.',
  unreadLaw:
    'We haven’t read this country’s law. Ask its registry office what counts there and what is symbolic.',
  inLaw: 'In the country of the ceremony',
  names: 'Names to rehearse',
  sendSheets: 'Send the team sheets to the coordinator, the musicians and whoever reads.',
  papers: 'Check the papers, the witnesses and who signs with the authority.',
  print: 'Print the cue cards and keep one copy in your bag.',
  charge: 'Charge your device and pack the charger.',
  trial: 'Open the script under “Read on the day” and run the offline test.',
  flightMode: 'Switch on airplane mode and open the script.',
  microphone: 'Test the microphone with two lines of the script.',
  calendar: 'Add to calendar',
  lawRead: (date) => `As of ${date}. Not legal advice.`,
  rehearseAloud: (minutes) => `Rehearse aloud, standing: it takes about ${minutes} minutes.`,
  agreeThing: (thing, usually) => `${thing}: decide who is in charge (usually ${usually}).`,
  thingWith: (thing, who) => `${thing}: with ${who}.`,
  rehearsal: (couple) => `Rehearsal: ${couple}`,
  addTo: (heading) => `Add to “${heading}”`,
  add: 'Add',
  remove: (line) => `Take off the list: ${line}`,
  keptForNext: 'What you add shows up for your next ceremonies too, and goes into the backup.',
  notKept: 'This browser keeps nothing right now; the line lasts only on this page.',
  full: 'This list is full of lines of your own. Take one off to add another.',
}
