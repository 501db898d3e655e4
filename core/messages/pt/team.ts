/** Sheets for everyone who helps, in Portuguese. */
import type { TeamMessages } from '../shape/team.ts'

export const team: TeamMessages = {
  sheets: {
    coordinator: 'Para o cerimonial',
    musicians: 'Para os músicos',
    photographer: 'Para foto e vídeo',
    props: 'O que cada um leva',
    reader: (name) => `Leitura: ${name}`,
  },
  entrances: 'Entradas',
  moments: 'Momentos',
  startsAt: (minutes) => (minutes === 0 ? 'no início' : `após cerca de ${minutes} min`),
  song: (song) => `música: ${song}`,
  cues: 'Deixas',
  after: (words) => `depois de “… ${words}”`,
  onSign: 'ao sinal de quem celebra',
  atBeginning: 'no início',
  things: 'O que é preciso',
  brings: (thing, who) => `${thing}: ${who}`,
  toBeAgreed: (usually) => `a combinar (em geral ${usually})`,
  alreadyThere: 'já está no local',
  bringers: {
    celebrant: 'quem celebra',
    couple: 'o casal',
    family: 'a família',
    attendants: 'os padrinhos',
    planner: 'o cerimonial',
  },
  actors: {
    celebrant: 'quem celebra',
    couple: 'o casal',
    parents: 'pais e mães',
    children: 'crianças',
    attendants: 'padrinhos',
    guests: 'convidados',
    reader: 'quem lê',
  },
  surprise: '(surpresa)',
  guest: 'Quem lê',
  nothing: 'Este roteiro ainda não tem nada para a equipe.',
}
