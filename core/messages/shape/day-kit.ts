/** Lists for the days before a ceremony, and its entry in a calendar. */
export interface DayKitMessages {
  title: string
  weekBefore: string
  dayBefore: string
  hourBefore: string
  inLaw: string
  lawRead: (date: string) => string
  /** Above the words that the law asks for, where the celebrant marries in law. */
  mustBeSaid: string
  /** Whose these words are. */
  saidBy: Record<'authority' | 'celebrant' | 'couple', string>
  /** Nobody has said in which country it is. */
  noCountry: string
  /** In a country whose law we have not read. */
  unreadLaw: string
  names: string
  rehearseAloud: (minutes: string) => string
  /** A delicate sentence of the script. */
  warn: (sentence: string) => string
  agreeThing: (thing: string, usually: string) => string
  sendSheets: string
  papers: string
  print: string
  charge: string
  trial: string
  thingWith: (thing: string, who: string) => string
  /** Nobody has to bring it. */
  thingThere: (thing: string) => string
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
  /** In place of the field, where a list holds as many lines of one's own as it can. */
  full: string
}
