import type { EntranceOrderId } from '#core/library/entrances/entrance-orders.ts'

/** What the desk says of the library: what a plan could change, the usual processions, the law. */
export interface LibraryMessages {
  /** One sentence each; `section` is the name of a section or a piece. */
  proposals: {
    noReligion: string
    religion: string
    /** A section that needs guests. */
    noGuests: (section: string) => string
    noGuestsWording: (section: string) => string
    addChildren: string
    childrenWording: (section: string) => string
    secondMarriageWording: (section: string) => string
  }
  entranceOrders: Readonly<Record<EntranceOrderId, string>>
  law: {
    heading: string
    /** For a country of which we know nothing. */
    elsewhere: string
    /** Before the address at which the law was read; `date` as the page writes it. */
    source: (date: string) => string
  }
}
