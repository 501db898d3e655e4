/** Ceremonies no test author would think of. */
import fc from 'fast-check'
import { tellers, tellingOrigins } from '../../told/telling.ts'
import { heldReasons, secretHearers } from '../../told/told-range.ts'
import { textNames } from '../ceremony.ts'
import { ceremonyFormat } from '../ceremony-format.ts'
import { ceremonyLanguages } from '../ceremony-language.ts'
import {
  agreements,
  type Body,
  type Ceremony,
  type Entrance,
  type LibraryReference,
  type Line,
  type Partner,
  type Person,
  type PlacedSection,
  speakers,
} from '../document.ts'
import { classicPlan } from '../plans.ts'

/** Any text, including names and tokens that a parser might stumble over. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '  ',
    '{first}',
    '{both:a|b|c}',
    'Ana & <b>',
    '👰🏽',
    'ליאור',
    'O’Neill',
    'Um.\n\nDois.',
    '$&',
  ),
)

const agreement = fc.constantFrom(...agreements)
const who = fc.constantFrom('first', 'second', 'both')

const partner: fc.Arbitrary<Partner> = fc.record({
  name: anyText,
  calledAs: anyText,
  saidAs: anyText,
  title: fc.oneof(
    fc.record({ kind: fc.constantFrom('bride', 'groom', 'none') }),
    fc.record({ kind: fc.constant('own'), word: anyText }),
  ),
  agreement,
})

const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    speaker: fc.constantFrom(...speakers.filter((speaker) => speaker !== 'other')),
    text: anyText,
  }),
  fc.record({ speaker: fc.constant('other'), name: anyText, text: anyText }),
)

const reference: fc.Arbitrary<LibraryReference> = fc.record({
  piece: fc.constantFrom('consent', 'ringVows', 'sandCeremony', 'unheardOf', 'toString'),
  wording: fc.constantFrom('classic', 'other', '__proto__'),
  edits: fc.uniqueArray(fc.record({ line: fc.nat(12), lines: fc.array(line, { maxLength: 3 }) }), {
    selector: (edit) => edit.line,
    maxLength: 4,
  }),
})

const body: fc.Arbitrary<Body> = fc.oneof(
  fc.record({ kind: fc.constant('fields'), fields: fc.constantFrom('header', 'entrances') }),
  fc.record(
    {
      kind: fc.constant('written'),
      text: fc.constantFrom(...textNames),
      content: anyText,
      origin: fc.constantFrom('writer', 'hand'),
      ending: reference,
    },
    { requiredKeys: ['kind', 'text', 'content', 'origin'] },
  ),
  reference.map((one) => ({ kind: 'library' as const, ...one })),
  fc.record({ kind: fc.constant('byHand'), lines: fc.array(line, { maxLength: 4 }) }),
)

const kind = fc.constantFrom(...classicPlan.map((section) => section.kind), 'ownIdea')

const otherTexts: fc.Arbitrary<NonNullable<PlacedSection['otherTexts']>> = fc.dictionary(
  fc.constantFrom(...ceremonyLanguages),
  fc.record({ body, of: fc.string() }),
  { maxKeys: 3, noNullPrototype: true },
)

const plan: fc.Arbitrary<Ceremony['plan']> = fc
  .array(
    fc.record(
      { kind, isOn: fc.boolean(), title: anyText, body, isInSecond: fc.boolean(), otherTexts },
      { requiredKeys: ['kind', 'isOn', 'body'] },
    ),
    {
      maxLength: 12,
    },
  )
  .map((sections) =>
    sections.map((section, position) => ({ key: `${section.kind}-${position}`, ...section })),
  )

const id = fc.uuid()

const person: fc.Arbitrary<Person> = fc.record(
  {
    id,
    name: anyText,
    saidAs: anyText,
    role: anyText,
    isInMemory: fc.boolean(),
    entersWith: anyText,
    brings: anyText,
    reads: anyText,
    isThanked: fc.boolean(),
    secretFor: who,
  },
  { requiredKeys: ['id', 'name', 'saidAs', 'role', 'isInMemory', 'brings', 'reads', 'isThanked'] },
)

const walking = { with: anyText, song: anyText }

const entrance: fc.Arbitrary<Entrance> = fc.oneof(
  fc.record({ kind: fc.constant('partner'), id, partner: who, ...walking }),
  fc.record({ kind: fc.constant('others'), id, name: anyText, ...walking }),
)

const minutes = fc.integer({ min: 1, max: 240 })
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })

const tellings: fc.Arbitrary<Ceremony['tellings']> = fc.uniqueArray(
  fc.record(
    {
      id: fc.constantFrom('guestCities', 'success', 'laterQuestion', 'talk'),
      from: fc.constantFrom(...tellingOrigins),
      question: fc.constantFrom('guestCities', 'success', 'laterQuestion'),
      by: fc.constantFrom(...tellers),
      isPrivate: fc.boolean(),
      text: anyText,
    },
    { requiredKeys: ['id', 'from', 'by', 'text'] },
  ),
  { selector: (telling) => telling.id, maxLength: 4 },
)

const range: fc.Arbitrary<Ceremony['ranges'][number]> = fc
  .record(
    {
      telling: fc.constantFrom('guestCities', 'success', 'talk'),
      start: fc.nat(9),
      end: fc.nat(9),
      quote: anyText.filter((text) => text !== ''),
      decision: fc.constantFrom('hold', 'allow'),
      by: fc.constantFrom('reading', 'code', 'hand'),
      why: fc.constantFrom(...heldReasons),
      secretFor: fc.constantFrom(...secretHearers),
      limit: anyText,
    },
    { requiredKeys: ['telling', 'start', 'end', 'quote', 'decision', 'by', 'why'] },
  )
  .map((range) =>
    range.start < range.end ? range : { ...range, start: range.end, end: range.start + 1 },
  )

/** Any ceremony the schema allows. */
export const anyCeremony: fc.Arbitrary<Ceremony> = fc.record(
  {
    format: fc.constant(ceremonyFormat),
    id: fc.uuid(),
    revision: fc.nat(),
    changedAtMs: moment,
    language: fc.constantFrom(...ceremonyLanguages),
    secondLanguage: fc.constantFrom(...ceremonyLanguages),
    couple: fc.tuple(partner, partner),
    place: anyText,
    date: fc.constantFrom('', '2026-12-12', '2028-02-29'),
    time: fc.constantFrom('', '16:00', '00:30'),
    celebrant: fc.record({ name: anyText, agreement }),
    power: fc.constantFrom('symbolic', 'legal'),
    country: fc.constantFrom('', 'BR', 'FR'),
    wishes: fc.record(
      {
        register: fc.constantFrom('solemn', 'warm', 'light'),
        faith: fc.oneof(
          fc.record({ kind: fc.constantFrom('none', 'open') }),
          fc.record({ kind: fc.constant('religious'), religion: anyText }),
        ),
        minutes,
        leaveUnsaid: anyText,
        hasGuests: fc.boolean(),
        isSecondMarriage: fc.boolean(),
      },
      { requiredKeys: ['register', 'faith', 'leaveUnsaid'] },
    ),
    people: fc.array(person, { maxLength: 3 }),
    entrances: fc.array(entrance, { maxLength: 3 }),
    children: fc.array(fc.record({ id, name: anyText, of: who, note: anyText }), { maxLength: 2 }),
    pets: fc.array(fc.record({ id, name: anyText, note: anyText }), { maxLength: 2 }),
    tellings,
    ranges: fc.array(range, { maxLength: 3 }),
    tellingsRead: fc.dictionary(fc.constantFrom('guestCities', 'talk', 'leaveUnsaid'), fc.string()),
    delicate: fc.dictionary(
      fc.stringMatching(/^[0-9a-z]{1,7}-[0-9]{1,4}$/),
      fc.constantFrom('stays', 'warn'),
      { maxKeys: 2 },
    ),
    plan,
    versions: fc.dictionary(
      kind,
      fc.array(fc.record({ replacedAtMs: moment, body }, { requiredKeys: ['body'] }), {
        maxLength: 3,
      }),
    ),
    acceptedFindings: fc.array(fc.string(), { maxLength: 2 }),
    dismissedProposals: fc.array(fc.string(), { maxLength: 2 }),
    former: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('name'), name: anyText, calledAs: anyText }),
        fc.record({ kind: fc.constantFrom('place', 'date', 'time'), was: anyText }),
      ),
      { maxLength: 2 },
    ),
  },
  { noNullPrototype: true },
)
