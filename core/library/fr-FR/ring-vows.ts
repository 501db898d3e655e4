/** What the couple says while exchanging the rings, breath by breath, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const ringVows: Piece = {
  heading: 'Échange des alliances',
  acts: ['couple'],
  props: [
    {
      what: 'Les alliances',
      called: 'les alliances',
      alsoCalled: ['les anneaux', 'les bagues'],
      from: 'attendants',
    },
  ],
  caution:
    'Demander avant à quelle main va l’alliance ; par temps chaud le doigt gonfle, et qui la reçoit peut finir de la passer.',
  silentMinutes: 1,
  isRepeated: true,
  wordings: {
    classic: {
      name: 'Deux promesses',
      lines: [
        says(
          'celebrant',
          '{first}, {second}, {both:tournez-vous l’une vers l’autre|tournez-vous l’un vers l’autre|mettez-vous face à face} et prenez-vous les mains. Je vais vous souffler les mots, comme au théâtre ; il n’y a rien à apprendre et rien à réussir. Prenez seulement le temps de vous regarder.',
        ),
        direction(
          'Donner l’alliance à {first}, qui la présente devant le doigt de {second} et répète chaque phrase.',
        ),
        says('first', '{second}, je te confie cette alliance'),
        says('first', 'et, avec elle, ce que j’ai de plus simple'),
        says('first', 'et de plus sérieux : ma parole.'),
        says('first', 'Je veux être l’épaule où tu te reposes'),
        says('first', 'et la voix qui te dit la vérité.'),
        says('first', 'Je t’aimerai tous les jours,'),
        says('first', 'même ceux que personne ne photographie.'),
        says('first', 'Reçois cette alliance : je suis là, et je reste.'),
        direction(
          '{first} passe l’alliance au doigt de {second}, qui reçoit à son tour une alliance et répète chaque phrase.',
        ),
        says('second', '{first}, je t’offre cette alliance'),
        says('second', 'sans te demander {first:d’être parfaite|d’être parfait|la perfection}.'),
        says('second', 'Je te promets de rire avec toi,'),
        says('second', 'de t’écouter jusqu’au bout'),
        says('second', 'et, les soirs d’orage, de te tendre la main'),
        says('second', 'avant d’éteindre la lampe.'),
        says('second', 'Quand tu fatigueras, je ralentirai.'),
        says('second', 'Quand ce sera mon tour, je sais que tu m’attendras.'),
        says('second', 'Reçois cette alliance : je suis là, et je reste.'),
        direction('{second} passe l’alliance au doigt de {first}. Laisser un silence.'),
        says(
          'celebrant',
          'C’est dit, et devant témoins. Quelques phrases, deux anneaux, et plus rien n’est tout à fait comme avant. Gardez ces mots à portée de main : désormais, ils sont à votre doigt.',
        ),
      ],
    },
    sameWords: {
      name: 'Les mêmes mots',
      lines: [
        says(
          'celebrant',
          'La promesse est la même des deux côtés. Je la coupe en petits morceaux, comme un gâteau : il n’y a plus qu’à vous servir.',
        ),
        direction('{first} tient l’alliance et répète chaque phrase.'),
        says('first', '{second}, chez moi, c’est là où tu es.'),
        says('first', 'Je te garderai la moitié de la couette'),
        says('first', 'et le dernier carré de chocolat.'),
        says('first', 'Je saurai dire : j’avais tort.'),
        says('first', 'Je ne partirai pas sans t’embrasser,'),
        says('first', 'même en retard.'),
        says('first', 'Voici ton alliance. Elle est pour tous les jours.'),
        direction('{first} passe l’alliance au doigt de {second}, qui répète à son tour.'),
        says('second', '{first}, chez moi, c’est là où tu es.'),
        says('second', 'Je te garderai la moitié de la couette'),
        says('second', 'et le dernier carré de chocolat.'),
        says('second', 'Je saurai dire : j’avais tort.'),
        says('second', 'Je ne partirai pas sans t’embrasser,'),
        says('second', 'même en retard.'),
        says('second', 'Voici ton alliance. Elle est pour tous les jours.'),
        direction('{second} passe l’alliance au doigt de {first}.'),
        says('celebrant', 'Même promesse, deux voix. Pour le chocolat, il y a des témoins.'),
      ],
    },
    alone: {
      name: 'Sans invités',
      fits: { noGuests: true },
      lines: [
        says(
          'celebrant',
          'Rien ne presse, et personne ne vous regarde. Répétez aussi bas que vous voudrez.',
        ),
        direction('{first} tient l’alliance et répète chaque phrase.'),
        says('first', '{second}, ces mots ne sont que pour toi.'),
        says('first', 'Je veux tes matins,'),
        says('first', 'même ceux où tu ne dis rien.'),
        says('first', 'Je veux savoir ce qui t’inquiète.'),
        says('first', 'Prends cette alliance : elle dit oui.'),
        direction('{first} passe l’alliance au doigt de {second}, qui répète à son tour.'),
        says('second', '{first}, ces mots ne sont que pour toi.'),
        says('second', 'Je veux tes soirs,'),
        says('second', 'même ceux où tu rentres tard.'),
        says('second', 'Je veux entendre ce qui te réjouit.'),
        says('second', 'Prends cette alliance : elle dit oui.'),
        direction('{second} passe l’alliance au doigt de {first}.'),
        says('celebrant', 'C’est dit, et il n’y manque rien.'),
      ],
    },
  },
}
