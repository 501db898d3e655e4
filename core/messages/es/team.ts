/** Sheets for everyone who helps, in Spanish. */
import type { TeamMessages } from '../shape/team.ts'
import { quoted } from '../spanish-quotes.ts'

export const team: TeamMessages = {
  sheets: {
    coordinator: 'Para la organización',
    musicians: 'Para los músicos',
    photographer: 'Para fotografía y grabación',
    props: 'Quién lleva qué',
    reader: (name) => `Lectura: ${name}`,
  },
  entrances: 'Entradas',
  moments: 'Momentos',
  startsAt: (minutes) => (minutes === 0 ? 'al comienzo' : `hacia el minuto ${minutes}`),
  song: (song) => `música: ${song}`,
  cues: 'Entradas de la música',
  after: (words) => `después de ${quoted(`… ${words}`)}`,
  onSign: 'a la señal de quien oficia',
  atBeginning: 'al comienzo',
  things: 'Lo que hace falta',
  brings: (thing, who) => `${thing}: ${who}`,
  toBeAgreed: (usually) => `por acordar (por lo general, ${usually})`,
  alreadyThere: 'ya en el lugar',
  bringers: {
    celebrant: 'quien oficia',
    couple: 'la pareja',
    family: 'la familia',
    attendants: 'los padrinos o testigos',
    planner: 'la organización',
  },
  actors: {
    celebrant: 'quien oficia',
    couple: 'la pareja',
    parents: 'padres y madres',
    children: 'niños',
    attendants: 'padrinos',
    guests: 'invitados',
    reader: 'quien lee',
  },
  surprise: '(sorpresa)',
  guest: 'quien lee',
  nothing: 'Este guion aún no tiene nada para el equipo.',
}
