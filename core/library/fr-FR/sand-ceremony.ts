/** Sands poured into one vase, in French. */
import { direction, type Piece, says } from '../piece.ts'

const atTheTable = direction(
  'Sur la table sont posés un vase de verre vide et des flacons de sable de couleurs différentes. Le couple se place derrière la table, face aux invités.',
)

export const sandCeremony: Piece = {
  heading: 'Rituel du sable',
  acts: ['couple'],
  props: [
    {
      what: 'Un vase de verre à large ouverture, avec son couvercle',
      called: 'le vase',
      from: 'couple',
    },
    {
      what: 'Un flacon de sable par personne, chacun de sa couleur',
      called: 'le sable',
      from: 'couple',
    },
    {
      what: 'Une table stable, à côté du couple',
      called: 'la table du rituel',
      from: 'planner',
    },
  ],
  music: 'Commence avec les premiers grains ; baisse avec les derniers.',
  caution:
    'Le vase contient plus que tous les flacons réunis, et il ferme ; dehors, verser au ras du bord, dos au vent.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Le contraire d’un sablier',
      lines: [
        atTheTable,
        says(
          'celebrant',
          'D’ordinaire, on demande au sable de mesurer le temps qui s’en va. On retourne le sablier, le sable coule, et quand il n’y en a plus, c’est fini. Nous allons lui demander exactement le contraire : retenir un instant et ne plus le laisser passer.',
        ),
        says(
          'celebrant',
          'Ce premier flacon, c’est {first} : une enfance, une famille, des chemins de traverse, tout ce qu’il a fallu pour arriver jusqu’ici. Le second, c’est {second}, avec ses racines, ses coups de tête, ses amitiés de toujours. Versez d’abord, à tour de rôle, un peu de votre sable. Ces deux couches resteront distinctes, au fond du vase, et tout le reste reposera sur elles. Quand on bâtit à deux, on commence par les fondations.',
        ),
        direction('{first} verse un peu de son sable, puis {second} verse un peu du sien.'),
        says('celebrant', 'Et maintenant, ensemble, jusqu’au dernier grain.'),
        direction(
          '{both} versent en même temps le sable qui reste. Musique. Attendre que le dernier grain soit tombé.',
        ),
        says(
          'celebrant',
          'Regardez bien : les deux couleurs sont toujours là. Aucune n’a effacé l’autre. Simplement, on ne saurait plus dire d’où vient tel ou tel grain, et personne n’aura jamais la patience de les trier. Emportez ce vase chez vous. Un sablier, il faut le retourner. Celui-ci, non : le temps que vous venez d’y mettre ne s’écoulera pas.',
        ),
      ],
    },
    turns: {
      name: 'Les grains de sable',
      lines: [
        atTheTable,
        says(
          'celebrant',
          'On dit qu’un grain de sable suffit à enrayer une machine. La chaussette qui traîne, le tube jamais rebouché, les clés introuvables : à deux, on en a vite une poignée.',
        ),
        says('celebrant', 'Au lieu de les balayer, versons-les. {first}, un peu des vôtres.'),
        direction('{first} verse.'),
        says('celebrant', '{second}, un peu des vôtres. Ne me dites pas qu’il n’y en a pas.'),
        direction('{second} verse.'),
        says(
          'celebrant',
          'Continuez en alternant, sans vous presser. Si ça penche d’un côté, ne corrigez rien.',
        ),
        direction('{first} et {second} alternent jusqu’à vider les flacons. Musique.'),
        says(
          'celebrant',
          'Voyez ce que deviennent les grains de sable quand on leur fait une place : un dessin que personne n’aurait su inventer. Fermez le couvercle. Pour la chaussette, nous ne pouvons rien.',
        ),
      ],
    },
    children: {
      name: 'Avec les enfants',
      fits: { children: true },
      lines: [
        direction(
          'Un flacon par personne, enfants compris. N’appeler que les volontaires, et poser le vase à la hauteur des plus petites mains.',
        ),
        says(
          'celebrant',
          'D’habitude, deux couleurs suffisent. Dans cette famille, il en faut davantage : {first}, {second}, {children}.',
        ),
        says(
          'celebrant',
          '{first} et {second} commencent. Ce sera le fond du vase, la partie qui doit porter le reste.',
        ),
        direction('{first} et {second} versent un peu de leur sable.'),
        says('celebrant', 'À {children}, maintenant. De travers, c’est très bien aussi.'),
        direction(
          'Laisser {children} verser. Musique. Puis tout le monde à la fois, jusqu’au bout.',
        ),
        says(
          'celebrant',
          'Comptez les couleurs : elles y sont toutes, et elles tiennent ensemble.',
        ),
      ],
    },
  },
}
