/** The fixed words with which a ceremony ends, in French. */
import { direction, type Piece, type PieceLine, says } from '../piece.ts'

const withCivilEffect: PieceLine = {
  ...direction(
    'Ce mariage n’a de valeur légale que si la personne qui célèbre y est habilitée, si les papiers sont sur place et si les mots exigés par la loi sont prononcés. Les dire avant cette phrase.',
  ),
  power: 'legal',
}

export const declaration: Piece = {
  name: 'Déclaration',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'S’écarter du centre avant le baiser : la photo est au couple.',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        withCivilEffect,
        {
          ...says(
            'celebrant',
            '{both:Vous voilà mariées|Vous voilà mariés|Votre mariage est célébré} : vous pouvez vous embrasser !',
          ),
          power: 'legal',
        },
        {
          ...says(
            'celebrant',
            'Devant vos proches, {both:vous voilà mariées de cœur|vous voilà mariés de cœur|vous vous êtes dit oui de tout cœur} : vous pouvez vous embrasser !',
          ),
          power: 'symbolic',
        },
      ],
    },
    ownWord: {
      name: 'Sur parole',
      lines: [
        withCivilEffect,
        says('celebrant', 'J’ai bien écouté. Tout ce qu’il fallait dire, vous l’avez dit.'),
        says(
          'celebrant',
          'Par la parole que vous vous êtes donnée, {both:vous voilà unies|vous voilà unis|votre union est scellée}. Vous pouvez vous embrasser !',
        ),
      ],
    },
    everybody: {
      name: 'Avec la voix des invités',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'Vous qui avez tout entendu, j’ai besoin de vous. À votre avis, c’est oui ?',
        ),
        direction('Les invités répondent. Au besoin, reposer la question, plus fort.'),
        says(
          'celebrant',
          '{first}, {second}, l’affaire est entendue. Vous pouvez vous embrasser !',
        ),
      ],
    },
    light: {
      name: 'Avec humour',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'J’avais prévu une conclusion en trois parties. Je vois bien que vous avez mieux à faire.',
        ),
        says(
          'celebrant',
          '{both:Vous voilà unies|Vous voilà unis|Votre union est scellée} : embrassez-vous !',
        ),
      ],
    },
  },
}
