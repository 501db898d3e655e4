/** Those who are missing, in Brazilian Portuguese; then something light. */
import { direction, type Piece, says } from '../piece.ts'

export const remembrance: Piece = {
  heading: 'Quem faz falta',
  acts: ['celebrant'],
  props: [
    {
      what: 'Uma vela já acesa, em copo de vidro',
      called: 'a vela',
      from: 'couple',
      wordings: ['litCandle'],
    },
  ],
  caution:
    'Avise a família antes, para que ninguém ouça o nome de surpresa; ensaie a pronúncia e não passe de um minuto.',
  silentMinutes: 0.3,
  wordings: {
    keptSeat: {
      name: 'Um lugar guardado',
      lines: [
        says(
          'celebrant',
          'Toda festa tem um lugar que ninguém consegue ocupar. O de hoje está guardado para {remembered}.',
        ),
        says(
          'celebrant',
          'Não vou pedir tristeza. Peço um instante de silêncio, e que cada pessoa se lembre de uma risada.',
        ),
        direction('Uns dez segundos de silêncio. Conte mentalmente.'),
        says(
          'celebrant',
          'A saudade também foi convidada. Já puxamos a cadeira para ela; agora é a vez da alegria.',
        ),
      ],
    },
    litCandle: {
      name: 'Uma vela acesa',
      lines: [
        direction('A vela está acesa desde antes da cerimônia, longe de véu, papel e vento.'),
        says(
          'celebrant',
          'Esta vela já estava acesa quando vocês chegaram. Ela está aqui por {remembered}.',
        ),
        says(
          'celebrant',
          'Quem faz falta continua na conversa da gente: numa receita, num apelido, num jeito de rir que passou adiante.',
        ),
        says(
          'celebrant',
          'A vela fica acesa até o fim. E quem olhar para ela pode sorrir. É boa companhia.',
        ),
      ],
    },
  },
}
