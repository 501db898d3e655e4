/** Sheets for everyone who helps, in English. */
import type { TeamMessages } from '../shape/team.ts'

export const team: TeamMessages = {
  sheets: {
    coordinator: 'For the coordinator',
    musicians: 'For the musicians',
    photographer: 'For photo and video',
    props: 'Who brings what',
    reader: (name) => `Reading: ${name}`,
  },
  entrances: 'Processional',
  moments: 'Order of the ceremony',
  startsAt: (minutes) => (minutes === 0 ? 'at the start' : `about ${minutes} min in`),
  song: (song) => `music: ${song}`,
  cues: 'Cues',
  after: (words) => `after “… ${words}”`,
  onSign: 'at the celebrant’s nod',
  atBeginning: 'at the start',
  things: 'What is needed',
  brings: (thing, who) => `${thing}: ${who}`,
  toBeAgreed: (usually) => `to be decided (usually ${usually})`,
  alreadyThere: 'already there',
  bringers: {
    celebrant: 'the celebrant',
    couple: 'the couple',
    family: 'the family',
    attendants: 'the wedding party',
    planner: 'the planner',
  },
  actors: {
    celebrant: 'celebrant',
    couple: 'couple',
    parents: 'parents',
    children: 'children',
    attendants: 'wedding party',
    guests: 'guests',
    reader: 'reader',
  },
  surprise: '(surprise)',
  guest: 'no name yet',
  nothing: 'This script has nothing for the team yet.',
}
