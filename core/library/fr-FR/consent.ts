/** The question to each of them, and the answers, in French. */
import { direction, type Piece, says } from '../piece.ts'

const slowly = direction('Poser chaque question lentement et attendre la réponse.')

export const consent: Piece = {
  heading: 'Les consentements',
  acts: ['celebrant', 'couple'],
  props: [],
  caution:
    'Une question, une réponse : s’il y en a deux dans la même phrase, personne ne sait quand dire oui.',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        slowly,
        says(
          'celebrant',
          'Avant les alliances, une question. Je la poserai deux fois, et chaque fois un seul mot suffira.',
        ),
        says(
          'celebrant',
          '{first}, voulez-vous, de tout votre cœur, partager la vie de {second} ?',
        ),
        says('first', 'Oui.'),
        says(
          'celebrant',
          '{second}, voulez-vous, de tout votre cœur, partager la vie de {first} ?',
        ),
        says('second', 'Oui.'),
        says('celebrant', 'Tout le monde ici l’a entendu.'),
      ],
    },
    playful: {
      name: 'Avec humour',
      lines: [
        slowly,
        says(
          'celebrant',
          'Voici la seule question de la journée à laquelle on ne répond pas « on verra ». Réfléchissez, mais pas jusqu’au dessert.',
        ),
        says(
          'celebrant',
          '{first}, voulez-vous de {second} dans votre vie, les soirs de fête, les lundis, et devant une armoire à monter ?',
        ),
        says('first', 'Oui.'),
        says('celebrant', 'Une voix pour. Il en manque une.'),
        says(
          'celebrant',
          '{second}, voulez-vous de {first} dans votre vie, y compris avant le premier café ?',
        ),
        says('second', 'Oui.'),
        says('celebrant', 'Deux voix pour, aucune contre. C’est adopté.'),
      ],
    },
    religious: {
      name: 'Avec la foi',
      fits: { faith: 'religious' },
      lines: [
        slowly,
        says(
          'celebrant',
          'Dieu connaît déjà votre réponse. Nous, pas encore. Dites-la donc assez fort.',
        ),
        says(
          'celebrant',
          '{first}, devant Dieu et avec son aide, voulez-vous aimer {second} tous les jours de votre vie ?',
        ),
        says('first', 'Oui.'),
        says(
          'celebrant',
          '{second}, devant Dieu et avec son aide, voulez-vous aimer {first} tous les jours de votre vie ?',
        ),
        says('second', 'Oui.'),
        says('celebrant', 'Que Dieu, qui a reçu votre parole, vous donne de la tenir.'),
      ],
    },
    children: {
      name: 'Avec les enfants',
      fits: { children: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Votre oui va changer plus de deux vies. Je poserai donc la question avec tous les prénoms.',
        ),
        says(
          'celebrant',
          '{first}, voulez-vous partager la vie de {second} et bâtir, avec {children}, une maison où chaque prénom a sa place ?',
        ),
        says('first', 'Oui.'),
        says(
          'celebrant',
          '{second}, voulez-vous partager la vie de {first} et bâtir, avec {children}, une maison où chaque prénom a sa place ?',
        ),
        says('second', 'Oui.'),
        says('celebrant', 'Les oreilles qui comptent le plus ont entendu. Les nôtres aussi.'),
      ],
    },
    again: {
      name: 'Une nouvelle fois',
      fits: { secondMarriage: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Pour dire oui sans savoir, il faut du courage. Pour le dire en sachant, il en faut davantage. Voici la question.',
        ),
        says(
          'celebrant',
          '{first}, avec tout ce que les années vous ont appris, voulez-vous partager votre vie avec {second} ?',
        ),
        says('first', 'Oui.'),
        says(
          'celebrant',
          '{second}, avec tout ce que les années vous ont appris, voulez-vous partager votre vie avec {first} ?',
        ),
        says('second', 'Oui.'),
        says('celebrant', 'Voilà deux oui qui savent de quoi ils parlent.'),
      ],
    },
    alone: {
      name: 'Sans invités',
      fits: { noGuests: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Il n’y a pas de public, et la question n’en est pas moins grande. Vous pouvez répondre à voix basse.',
        ),
        says(
          'celebrant',
          '{first}, ici, sans personne à convaincre, voulez-vous vivre avec {second} ?',
        ),
        says('first', 'Oui.'),
        says(
          'celebrant',
          '{second}, ici, sans personne à convaincre, voulez-vous vivre avec {first} ?',
        ),
        says('second', 'Oui.'),
        says('celebrant', 'J’ai entendu, et c’est assez.'),
      ],
    },
  },
}
