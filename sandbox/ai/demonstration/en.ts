import type { Phrases } from './phrases.ts'

/** The demonstration writer in English. */
export const en: Phrases = {
  moment: (date, time) => `${date}, at ${time}`,
  couple: (bride, groom) => `${bride} and ${groom}`,
  list: (names) => new Intl.ListFormat('en-US').format(names),
  opening: ({ couple, location, moment }) => {
    const chosen = location
      ? `${location}${moment ? `, ${moment}` : ''}: this is the place${moment ? ' and this is the hour' : ''}`
      : `${moment}: this is the day`
    return [
      'Welcome, every one of you!',
      location || moment
        ? `${chosen} that ${couple} have chosen for their wedding.`
        : `We have come together to celebrate the wedding of ${couple}.`,
      'Everybody in these seats has brought a piece of their story along.',
    ].join(' ')
  },
  knownCity: (name, known, turn) => {
    const note = known.note['en-US']
    const sentences = [
      `From ${name}, ${note}, come hugs that were ready long before the journey ended.`,
      `${name}, ${note}, is here as well, a little closer to us today.`,
      `And those who came from ${name}, ${note}, carry the sound of home in their voices.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  otherCity: (name, turn) => {
    const sentences = [
      `Those who came from ${name} let their hearts travel ahead of them: thank you for that journey.`,
      `${name} has its place at this celebration too, and how good it is to hear your cheers.`,
      `From ${name} come smiles that this couple knows by heart.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  moreCities: (names) => `And the list goes on, with the same affection: ${names}.`,
  distances: (cities) => {
    const number = new Intl.NumberFormat('en-US')
    const ways = cities.map(({ name, distanceKm }) => `${number.format(distanceKm)} from ${name}`)
    return `As the crow flies that is, in kilometres, some ${en.list(ways)}; and all the affection still fitted in the luggage.`
  },
  noCities: ({ couple }) =>
    `From near or from far, each of you found a way here, and all those ways meet now in front of ${couple}.`,
  welcomeClosing: ({ couple }) =>
    `However many miles lie behind you, from now on we are one circle of friends, and the only distance that matters is the single step between ${couple} and their yes. Take a deep breath, put your phones away and keep your hearts open. The celebration has begun.`,
  ceremony: ({ couple, bride, groom }, { meeting, challenges, lived }) => [
    `${couple}, take a moment to look at the people around you. Here are those who hoped, waited and laughed with you. In front of them we are going to tell, in a few words, a story that deserves to be heard slowly.`,
    meeting
      ? `Every love story has a first page. Yours was told like this: “${meeting}”. At that moment perhaps nobody knew the size of what was beginning. Now we do: it led to this very place.`
      : `Every love story has a first page, and ${couple} wrote theirs without hurry: a meeting, a conversation that did not want to end, and the wish, on both sides, for there to be a next day.`,
    challenges
      ? `No road worth taking runs downhill all the way. About the challenges, these were the words: “${challenges}”. What we see before us is the answer: two people who found out that the other’s hand is the firmest thing to hold on to.`
      : `There is a quiet strength in walking together. ${bride} and ${groom} have learned to wait, to listen and to begin the conversation again when it was needed, and a marriage is made of that everyday patience.`,
    lived
      ? `And how much life has already fitted into this life for two! Among the moments worth remembering today is this one: “${lived}”. Nobody can take such memories away, and many years from now they will still make both of you laugh at the same time.`
      : `And how much life already fits into a life for two! The trips, the Sundays without a plan, the jokes only the two of you understand: they are small things, and great stories are made of them.`,
    `That is why this day is also an achievement. ${bride}, ${groom}, you have built a trust that cannot be bought and cannot be hurried. Every choice made together was one brick of this house, whose doors open to all of us today.`,
    `What comes now is the most beautiful page, because it is still blank. May it hold plans and rest, a full table and good silences, courage on the hard days and lightness on all the others. ${couple}, your future starts here, and it starts hand in hand.`,
  ],
  finalMessage: ({ couple }, success) =>
    success
      ? `${couple}, when you were asked what success means, the answer was: “${success}”. Look around you, look at each other: it is here already. May you never run out of reasons to say yes again, every single morning. You may kiss!`
      : `${couple}, may the love that brought you here be the love that takes you home, today and on all the days to come. You may kiss!`,
  leavesOut:
    /\b(do(es)? not|don['’]t|would not|wouldn['’]t|should not|shouldn['’]t|rather not|prefer not|leave (it|them|this|that|those) out|left out|without mentioning|please omit)\b/iu,
  aside: /ceremony|include|mention|leave (it|them) in|fine to/iu,
  generic:
    'This is a demonstration text, written on this computer without any artificial intelligence. Configure a real service to receive a text made to measure.',
}
