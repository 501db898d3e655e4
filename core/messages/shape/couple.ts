import type { CeremonyLanguage } from '../../ceremony/ceremony-language.ts'
import type { CoupleKind } from '../../ceremony/couple-kind.ts'
import type { Agreement, Ceremony, Partner } from '../../ceremony/document.ts'
import type { Counted } from '../counted.ts'

type OptionalMoment = 'recordSigning' | 'prayer' | 'sandCeremony' | 'timeCapsule'

/** Everything about the couple and their wishes on the desk, beside the specification's own labels. */
export interface CoupleMessages {
  kind: {
    legend: string
    kinds: Record<CoupleKind, string>
  }
  /** Labels of the names where two have the same title, or none. */
  names: Record<'firstBride' | 'secondBride' | 'firstGroom' | 'secondGroom', string> &
    Record<'first' | 'second', string>
  partner: {
    /** Opens what follows; `name` is what the person is called. */
    details: (name: string) => string
    calledAs: string
    /** `called` is what is said where the field is empty. */
    calledAsHint: (called: string) => string
    saidAs: string
    saidAsHint: string
    title: string
    titles: Record<Partner['title']['kind'], string>
    ownTitle: string
    agreement: string
    agreements: Record<Agreement, string>
    swap: string
    /** The order that `swap` turns round; `names` as a sentence joins them. */
    order: (names: string) => string
  }
  celebrant: {
    heading: string
    name: string
    agreement: string
    effect: string
    powers: Record<Ceremony['power'], string>
    country: string
    noCountry: string
  }
  language: {
    /** Opens the choice; the languages chosen stand beside it. */
    heading: string
    label: string
    hint: string
    /** The language that chosen moments are read in too. */
    second: { label: string; hint: string; none: string }
    languages: Record<CeremonyLanguage, string>
  }
  wishes: {
    heading: string
    register: string
    registers: Record<Ceremony['wishes']['register'], string>
    faith: string
    faiths: Record<Ceremony['wishes']['faith']['kind'], string>
    religion: string
    religionHint: string
    minutes: string
    minutesHint: string
    leaveUnsaid: string
    leaveUnsaidHint: string
  }
  answers: {
    answeredBy: string
    nobody: string
    both: string
  }
  /** Opens a box for notes: for the first, and for those that came later. */
  pasteFirstNotes: string
  pasteNotes: string
  /** A name was changed while texts still hold the former one. */
  renamed: {
    notice: (former: string, places: Counted) => string
    review: string
    title: string
    explanation: string
    replace: (count: Counted) => string
    keep: string
    replaced: string
  }
  /** A detail was changed; sentences may still speak of the former one. */
  touched: {
    notice: Record<'agreement' | 'place' | 'date' | 'time', (sentences: Counted) => string>
    goTo: string
    dismiss: string
  }
  /** The first ceremony. */
  start: {
    heading: string
    notes: string
    notesHint: string
    notesPlaceholder: string
    /** They are in already, with a check mark each; a tap takes one out. */
    moments: string
    /** The moments that couples most often do without, by kind; each as the library heads it. */
    optional: Record<OptionalMoment, string>
    write: string
    withoutNotes: string
    sorting: string
    /** The notes stand whole beside the answers. */
    notSorted: string
    /** Fills everything with made-up people. */
    example: string
  }
}
