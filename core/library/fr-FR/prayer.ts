/** A blessing, read only if the couple wants it, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const prayer: Piece = {
  heading: 'Moment religieux (facultatif)',
  acts: ['celebrant'],
  props: [],
  caution:
    'Demander au couple qui doit prier, et s’il le faut : une prière que personne n’attendait embarrasse tout le monde.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Ouverte',
      lines: [
        direction(
          'Facultatif : à lire seulement si le couple le souhaite. Une prière, une lecture ou un chant de la tradition du couple peut en tenir lieu.',
        ),
        says(
          'celebrant',
          'Celles et ceux qui croient peuvent prier avec nous. Que les autres nous prêtent leur silence : il est habité, lui aussi.',
        ),
        says(
          'celebrant',
          'Dieu de tendresse, nous te confions {first} et {second}. Que leur maison ait des fenêtres ouvertes et une place de plus à table. Que le pain n’y manque pas, ni le pardon, ni l’envie de rire. Apprends-leur la patience qui répare et la parole qui relève. Dans les jours clairs, donne-leur de dire merci ; dans les jours sombres, de se tenir la main. Souviens-toi de celles et ceux qui leur ont appris à aimer, et des visages qui nous manquent aujourd’hui. Et que leur amour soit un abri, pour leur foyer comme pour quiconque frappera à la porte.',
        ),
        says('celebrant', 'Amen.'),
      ],
    },
    thanks: {
      name: 'Un merci',
      lines: [
        direction('Facultatif. À lire seulement si le couple le souhaite.'),
        says(
          'celebrant',
          'De toutes les prières, la plus courte tient en un mot. Dites-la avec moi, à Dieu ou à qui vous voudrez.',
        ),
        says(
          'celebrant',
          'Merci pour le jour où {first} et {second} ont failli ne pas se croiser. Merci pour les mains qui, à chaque goûter, leur ont beurré des tartines. Merci pour la table de ce soir, et pour la faim.',
        ),
        says(
          'celebrant',
          'Et si demain nous oublions de dire merci, qu’on nous le souffle, comme aux enfants. Amen.',
        ),
      ],
    },
    catholic: {
      name: 'Catholique',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Sans habit ni geste liturgique. Si un prêtre ou un diacre est présent, lui confier la prière. L’assemblée peut dire le Notre Père.',
        ),
        says('celebrant', 'Confions {first} et {second} au Seigneur.'),
        says(
          'celebrant',
          'Seigneur Jésus, à Cana, tu n’as pas prêché. Tu étais un invité parmi les autres, et tu as veillé à ce que la fête ne s’arrête pas. Veille ainsi sur {both}.',
        ),
        says(
          'celebrant',
          'Et nous confions leur foyer à Marie, qui voit avant nous ce qui va manquer.',
        ),
        says(
          'celebrant',
          'Quand nous aurons oublié ces paroles, Seigneur, souviens-t’en pour nous. Amen.',
        ),
      ],
    },
    evangelical: {
      name: 'Évangélique',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Si un pasteur ou un membre de l’Église est là, l’inviter à prier à votre place, avec ses propres mots.',
        ),
        says('celebrant', 'Prions.'),
        says(
          'celebrant',
          'Père, merci pour {first}. Merci pour {second}. Tu connaissais ces deux vies quand elles s’ignoraient encore.',
        ),
        says(
          'celebrant',
          'Fonde leur maison sur le roc. Que la pluie tombe, que le vent souffle, et qu’elle tienne, parce que tu la portes.',
        ),
        says(
          'celebrant',
          'Que ta Parole soit ouverte sur leur table, et que le pardon se demande avant la nuit. Au nom de Jésus, amen.',
        ),
      ],
    },
    spiritist: {
      name: 'Spirite',
      fits: { faith: 'religious' },
      lines: [
        direction('Ni rite ni objet. Un proche peut dire la prière, simplement.'),
        says('celebrant', 'Élevons un instant notre pensée.'),
        says(
          'celebrant',
          'Dieu de bonté, tu fais se croiser les chemins pour que nous y grandissions. Soutiens {first} et {second} sur le leur.',
        ),
        says(
          'celebrant',
          'Que les bons Esprits leur soufflent la patience dans l’épreuve et l’humilité dans la réussite.',
        ),
        says(
          'celebrant',
          'Que leur foyer fasse le bien sans bruit, et que nul n’en sorte sans un peu de courage. Ainsi soit-il.',
        ),
      ],
    },
    interfaith: {
      name: 'Deux traditions',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Chaque prière est dite par une personne de cette foi, et les deux durent le même temps. Vous ne faites qu’inviter.',
        ),
        says(
          'celebrant',
          'Dans la famille de {first} et dans celle de {second}, on ne prie pas avec les mêmes mots. Aujourd’hui, il y a de la place pour les deux prières.',
        ),
        direction('Une personne de la famille de {first} prie.'),
        direction('Une personne de la famille de {second} prie.'),
        says(
          'celebrant',
          'Il n’y avait rien à traduire. Dans les deux prières, nous avons reconnu les mêmes prénoms.',
        ),
      ],
    },
    withoutReligion: {
      name: 'Sans religion',
      fits: { faith: 'none' },
      lines: [
        says(
          'celebrant',
          'Il n’y aura pas de prière. Il y aura un silence, et il est à vous. Choisissez ce que vous souhaitez à {first} et à {second}, et pensez-le fort.',
        ),
        direction('Quinze secondes de silence.'),
        says(
          'celebrant',
          'Voici ce que je leur souhaite. Une boîte aux lettres où il n’y a pas que des factures. Des disputes qui finissent avant le dessert. Des amis qui restent trop tard.',
        ),
        says('celebrant', 'Et, les jours où rien ne va, le simple bonheur de rentrer à la maison.'),
      ],
    },
  },
}
