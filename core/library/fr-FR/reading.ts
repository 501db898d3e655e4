/** A guest reads, in French: a text of their own or one that belongs to everybody. */
import { direction, type Piece, poem, says } from '../piece.ts'

const calledUp = direction(
  'Appeler la personne qui lit, lui tendre le micro et s’écarter d’un pas.',
)

export const reading: Piece = {
  heading: 'Lecture',
  acts: ['reader'],
  props: [
    {
      what: 'Le texte imprimé en gros caractères',
      called: 'le texte à lire',
      alsoCalled: ['la lecture'],
      from: 'celebrant',
    },
  ],
  caution:
    'La personne qui lit reçoit sa propre feuille et répète à voix haute ; un écran s’assombrit au soleil et s’éteint au milieu d’un vers.',
  silentMinutes: 0.3,
  wordings: {
    guest: {
      name: 'Un texte au choix',
      lines: [
        calledUp,
        says('celebrant', 'Vous m’avez assez entendu parler. Nous écoutons {reader}.'),
        says('other', '[Le texte choisi par le couple et par la personne qui lit.]'),
        direction('Laisser quelques secondes de silence avant de reprendre.'),
      ],
    },
    hugo: {
      name: 'Hugo : La flûte invisible',
      source: {
        author: 'Victor Hugo',
        died: 1885,
        work: 'Les Contemplations, II, 13',
        published: 1856,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Victor Hugo pouvait écrire mille pages d’affilée. Ce jour-là, douze vers lui ont suffi. Nous écoutons {reader}.',
        ),
        ...poem(`
Viens ! — une flûte invisible
Soupire dans les vergers. —
La chanson la plus paisible
Est la chanson des bergers.

Le vent ride, sous l’yeuse,
Le sombre miroir des eaux. —
La chanson la plus joyeuse
Est la chanson des oiseaux.

Que nul soin ne te tourmente.
Aimons-nous ! aimons toujours ! —
La chanson la plus charmante
Est la chanson des amours.
`),
      ],
    },
    verlaine: {
      name: 'Verlaine : N’est-ce pas ?',
      source: {
        author: 'Paul Verlaine',
        died: 1896,
        work: 'La Bonne Chanson, XVII',
        published: 1870,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Quand il écrit ces vers, Paul Verlaine va se marier. Il pose trois fois la même question. Nous écoutons {reader}.',
        ),
        ...poem(`
N’est-ce pas ? en dépit des sots et des méchants
Qui ne manqueront pas d’envier notre joie,
Nous serons fiers parfois et toujours indulgents.

N’est-ce pas ? nous irons, gais et lents, dans la voie
Modeste que nous montre en souriant l’Espoir,
Peu soucieux qu’on nous ignore ou qu’on nous voie.

Isolés dans l’amour ainsi qu’en un bois noir,
Nos deux cœurs, exhalant leur tendresse paisible,
Seront deux rossignols qui chantent dans le soir.

Quant au Monde, qu’il soit envers nous irascible
Ou doux, que nous feront ses gestes ? Il peut bien,
S’il veut, nous caresser ou nous prendre pour cible.

Unis par le plus fort et le plus cher lien,
Et d’ailleurs, possédant l’armure adamantine,
Nous sourirons à tous et n’aurons peur de rien.

Sans nous préoccuper de ce que nous destine
Le Sort, nous marcherons pourtant du même pas,
Et la main dans la main, avec l’âme enfantine

De ceux qui s’aiment sans mélange, n’est-ce pas ?
`),
      ],
    },
    desbordesValmore: {
      name: 'Valmore : Les Roses de Saadi',
      source: {
        author: 'Marceline Desbordes-Valmore',
        died: 1859,
        work: 'Poésies inédites',
        published: 1860,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'C’est l’histoire d’un bouquet qui n’est jamais arrivé. Elle est de Marceline Desbordes-Valmore. Nous écoutons {reader}.',
        ),
        ...poem(`
J’ai voulu ce matin te rapporter des roses ;
Mais j’en avais tant pris dans mes ceintures closes
Que les nœuds trop serrés n’ont pu les contenir.

Les nœuds ont éclaté. Les roses envolées
Dans le vent, à la mer s’en sont toutes allées.
Elles ont suivi l’eau pour ne plus revenir ;

La vague en a paru rouge et comme enflammée.
Ce soir, ma robe encore en est tout embaumée…
Respires-en sur moi l’odorant souvenir.
`),
      ],
    },
    musset: {
      name: 'Musset : Mais j’ai aimé',
      source: {
        author: 'Alfred de Musset',
        died: 1857,
        work: 'On ne badine pas avec l’amour, acte II, scène 5 (extrait)',
        published: 1834,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Dans une pièce de Musset, quelqu’un vient de dire tout le mal possible du genre humain. Il reprend son souffle, et voici la suite. Nous écoutons {reader}.',
        ),
        ...poem(`
Mais il y a au monde une chose sainte et sublime, c’est l’union de deux de ces êtres si imparfaits et si affreux.

On est souvent trompé en amour, souvent blessé et souvent malheureux ; mais on aime, et quand on est sur le bord de sa tombe, on se retourne pour regarder en arrière, et on se dit : J’ai souffert souvent, je me suis trompé quelquefois, mais j’ai aimé. C’est moi qui ai vécu, et non pas un être factice créé par mon orgueil et mon ennui.
`),
      ],
    },
    corinthians: {
      name: '1 Corinthiens 13',
      fits: { faith: 'religious' },
      source: {
        author: 'Bible',
        work: 'Première lettre aux Corinthiens 13, 4-8 et 13, traduite pour cette cérémonie',
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'À Corinthe, on se disputait beaucoup. C’est à ces gens-là que l’apôtre Paul a envoyé cette page. Nous écoutons {reader}.',
        ),
        ...poem(`
L’amour est patient, l’amour est bon.
Il n’est pas jaloux, il ne se vante pas, il ne se gonfle pas d’orgueil.
Il ne blesse personne, il ne cherche pas son avantage,
il ne s’emporte pas, il ne tient pas le compte du mal.
Il ne se réjouit pas de l’injustice : il se réjouit avec la vérité.
Il excuse tout, il croit tout, il espère tout, il endure tout.

L’amour ne finit pas.
Trois choses demeurent : la foi, l’espérance et l’amour.
Et la plus grande des trois, c’est l’amour.
`),
      ],
    },
    ecclesiastes: {
      name: 'Ecclésiaste 4',
      fits: { faith: 'religious' },
      source: { author: 'Bible', work: 'Ecclésiaste 4, 9-12, traduit pour cette cérémonie' },
      lines: [
        calledUp,
        says(
          'celebrant',
          'L’Ecclésiaste trouve que presque tout est fumée. Il fait une exception, et la voici. Nous écoutons {reader}.',
        ),
        ...poem(`
Mieux vaut être deux que seul :
à deux, la peine rapporte davantage.
Si l’un tombe, l’autre le relève.
Mais malheur à qui tombe seul :
personne n’est là pour le remettre debout.

Si deux dorment ensemble, ils ont chaud ;
mais seul, comment se réchauffer ?
Qui est seul peut être vaincu ; à deux, on résiste.
Et la corde à trois brins ne se rompt pas de sitôt.
`),
      ],
    },
  },
}
