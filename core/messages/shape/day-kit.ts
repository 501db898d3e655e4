/** Lists for the days before a ceremony, and its entry in a calendar. */
export interface DayKitMessages {
  title: string
  weekBefore: string
  dayBefore: string
  hourBefore: string
  inLaw: string
  lawRead: (date: string) => string
  names: string
  rehearseAloud: (minutes: string) => string
  agreeThing: (thing: string, usually: string) => string
  sendSheets: string
  papers: string
  print: string
  charge: string
  trial: string
  thingWith: (thing: string, who: string) => string
  flightMode: string
  microphone: string
  rehearsal: (couple: string) => string
  calendar: string
  /** Above the field under each list. */
  addTo: (heading: string) => string
  add: string
  remove: (line: string) => string
  keptForNext: string
  notKept: string
}
