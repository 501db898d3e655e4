/** Sheets for everyone who helps, in French. */
import type { TeamMessages } from '../shape/team.ts'

export const team: TeamMessages = {
  sheets: {
    coordinator: 'Pour la coordination',
    musicians: 'Pour les musiciens',
    photographer: 'Pour la photo et la vidéo',
    props: 'Qui apporte quoi',
    reader: (name) => `Lecture : ${name}`,
  },
  entrances: 'Entrées',
  moments: 'Déroulé',
  startsAt: (minutes) => (minutes === 0 ? 'au début' : `vers ${minutes} min`),
  song: (song) => `musique : ${song}`,
  cues: 'Départs de musique',
  after: (words) => `après « … ${words} »`,
  onSign: 'au signe de la personne qui célèbre',
  atBeginning: 'au début',
  things: 'Ce qu’il faut',
  brings: (thing, who) => `${thing} : ${who}`,
  toBeAgreed: (usually) => `à convenir (d’ordinaire ${usually})`,
  alreadyThere: 'déjà sur place',
  bringers: {
    celebrant: 'la personne qui célèbre',
    couple: 'le couple',
    family: 'la famille',
    attendants: 'les témoins',
    planner: 'la coordination',
  },
  actors: {
    celebrant: 'la personne qui célèbre',
    couple: 'le couple',
    parents: 'les parents',
    children: 'les enfants',
    attendants: 'les témoins',
    guests: 'les invités',
    reader: 'la personne qui lit',
  },
  surprise: '(surprise)',
  guest: 'la personne qui lit',
  nothing: 'Ce texte ne contient encore rien pour l’équipe.',
}
