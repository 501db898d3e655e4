/** The celebrant introduces themselves, in French. */
import { type Piece, says } from '../piece.ts'

export const whoIAm: Piece = {
  heading: 'Qui vous parle',
  acts: ['celebrant'],
  props: [],
  caution: 'Quelques phrases, pas davantage : les invités sont venus pour d’autres.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Quelqu’un de l’extérieur',
      lines: [
        says(
          'celebrant',
          'Je m’appelle {celebrant}. Avant aujourd’hui, {both} m’ont parlé longtemps, et j’ai surtout écouté.',
        ),
        says(
          'celebrant',
          'S’il se glisse une erreur dans ce que je raconte, elle sera de moi. Tout le reste vient de {both}.',
        ),
      ],
    },
    friend: {
      name: 'Quelqu’un de la maison',
      lines: [
        says(
          'celebrant',
          'Pour celles et ceux qui ne me connaissent pas : je m’appelle {celebrant}. Pour les autres : oui, c’est bien moi, et oui, j’ai préparé un texte.',
        ),
        says(
          'celebrant',
          'Quand {both} m’ont demandé de prendre la parole, j’ai dit oui tout de suite. Le trac n’est venu qu’après. Si vous me voyez hésiter, souriez-moi.',
        ),
      ],
    },
  },
}
