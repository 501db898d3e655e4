/** What the desk says of people: who they are, and who walks in with whom. */
export interface PeopleMessages {
  title: string
  explanation: string
  nobody: string
  add: string
  unnamed: string
  name: string
  saidAs: string
  saidAsHint: string
  role: string
  roleHint: string
  isInMemory: string
  /** What being remembered means for the script. */
  inMemoryHint: string
  isThanked: string
  brings: string
  reads: string
  secretFor: string
  secretForNobody: string
  secretForBoth: string
  walksWith: (companion: string) => string
  walksAlone: string
  remove: string
  removed: (name: string) => string
  added: string
  occasion: { heading: string; noGuests: string; secondMarriage: string }
  children: {
    heading: string
    add: string
    name: string
    of: string
    ofBoth: string
    note: string
    noteHint: string
  }
  pets: { heading: string; add: string; name: string; note: string; noteHint: string }
  /** One name that the script lacks: what is asked, by whose it is, and what gives it. */
  missing: Record<'reader' | 'remembered' | 'thanked' | 'children', string> & {
    hint: string
    give: string
    given: (name: string) => string
  }
  entrances: {
    title: string
    explanation: string
    /** An offer: the order that stands is the list below it. */
    usual: string
    /** Where none of them stands. */
    chooseUsual: string
    take: string
    taken: string
    couple: string
    together: string
    apart: string
    who: string
    with: string
    withHint: string
    song: string
    add: string
    remove: string
    nobody: string
    step: (position: string) => string
    /** Somebody who is remembered stands in the procession. */
    inMemory: (name: string) => string
    notInPlan: string
    move: {
      drag: (name: string) => string
      up: (name: string) => string
      down: (name: string) => string
    }
    place: (position: string, count: string) => string
    moved: (name: string, place: string) => string
    removed: (name: string) => string
  }
}
