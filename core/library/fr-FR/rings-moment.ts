/** Suggested reading about the rings, in French: the symbol of infinity, or the side nobody sees. */
import { direction, type Piece, says } from '../piece.ts'

export const ringsMoment: Piece = {
  heading: 'Le moment des alliances',
  acts: ['attendants'],
  props: [
    {
      what: 'Les alliances',
      called: 'les alliances',
      alsoCalled: ['les anneaux', 'les bagues'],
      from: 'attendants',
    },
  ],
  music: 'Commence à l’arrivée des alliances ; baisse dès qu’elles arrivent devant le couple.',
  caution:
    'Les vraies alliances voyagent dans la poche d’un adulte ; l’enfant ou le chien porte les fausses.',
  silentMinutes: 0.5,
  wordings: {
    classic: {
      name: 'L’infini',
      lines: [
        direction(
          'Les alliances sont apportées. Les recevoir de la main de la personne qui les porte.',
          {
            thing: 'les alliances',
            people: 'Les alliances sont apportées. Les recevoir des mains de {bringer}.',
            couple: 'Recevoir les alliances des mains de {bringer}.',
            celebrant: 'Sortir maintenant les alliances, gardées sur soi.',
            there: 'Les alliances sont déjà sur place. Les prendre maintenant.',
          },
        ),
        direction('Texte proposé, à lire soi-même ou à confier à un proche du couple.'),
        says(
          'celebrant',
          'Le français est économe. Une promesse que l’on échange, un anneau que l’on passe au doigt : il a trouvé un mot qui dit les deux. Alliance. Comme s’il avait deviné que la parole et l’objet ne se séparent pas.',
        ),
        says(
          'celebrant',
          'Regardez celles-ci. Prise à part, chacune est un cercle, et un cercle ne sait pas finir. Imaginez maintenant qu’elles se touchent : voilà un huit couché, le signe de l’infini. Deux boucles, un seul trait. La main qui le trace s’éloigne, revient, passe par le milieu, repart de l’autre côté et revient encore.',
        ),
        says(
          'celebrant',
          'On peut vivre à deux de cette façon-là. Chaque boucle garde son espace, ses amitiés, ses silences, son horizon. Nul besoin de se confondre pour s’aimer : il suffit d’un point de passage où l’on se retrouve à coup sûr.',
        ),
        says(
          'celebrant',
          '{first}, {second}, ces anneaux pèsent à peine quelques grammes. Vous les oublierez souvent, et c’est très bien ainsi : on oublie ce qui ne blesse pas et ne quitte jamais sa place. Mais certains soirs, en cherchant une main dans le noir, vous sentirez sous vos doigts ce petit cercle tiède. Et vous saurez que l’infini n’est pas si loin.',
        ),
      ],
    },
    inside: {
      name: 'La face cachée',
      lines: [
        direction('Les alliances arrivent. Les recevoir et en montrer une aux invités.'),
        says(
          'celebrant',
          'Une alliance a deux faces. Celle du dehors accroche la lumière et se laisse admirer. C’est elle que tout le monde voudra voir ce soir.',
        ),
        says(
          'celebrant',
          'Et puis il y a celle du dedans. On y grave une date, un prénom, ou rien du tout. S’il y a un poinçon, il est si petit qu’il faut une loupe pour le lire.',
        ),
        says(
          'celebrant',
          'Cette face-là touche la peau. Elle connaîtra l’eau de vaisselle, le froid du volant en janvier, la poche où l’on serre le poing avant un rendez-vous.',
        ),
        says(
          'celebrant',
          '{first}, {second}, nous verrons toujours votre mariage du dehors : les fêtes, les photos, les bonnes nouvelles. Le dedans est à vous. Prenez-en soin : c’est le côté qui tient chaud.',
        ),
      ],
    },
  },
}
