/** The example on the landing page, for readers of French: a couple and guests of their own. */
import type { SampleMessages } from '../pt/sample.ts'

export const sample: SampleMessages = {
  heading: 'Cinq réponses, une cérémonie',
  explanation: 'D’abord, ce que répond un couple. Puis ce que leurs invités entendront.',
  answersHeading: 'Ce qu’ils ont raconté',
  answers: [
    {
      about: 'Les invités',
      text: 'De Lille, de Nantes, et tante Lucie, qui vient de Montréal.',
    },
    {
      about: 'Leur rencontre',
      text: 'Dans la file d’une boulangerie, en 2017. Il restait un pain au chocolat. Il l’a pris et l’a coupé en deux.',
    },
    { about: 'La réussite, pour eux', text: 'Rentrer et avoir à qui raconter sa journée.' },
  ],
  page: {
    label: 'Extrait d’un déroulé',
    names: 'Antoine et Camille',
    detail: 'Annecy, le 18 avril, à 16 h 30',
    excerpts: [
      {
        heading: 'Mot d’accueil',
        text: 'Soyez toutes et tous les bienvenus. Certains ont quitté Lille, son beffroi et ses pavés, et parcouru plus de sept cents kilomètres jusqu’à ce lac. D’autres ont laissé à Nantes la Loire finir sans eux sa route vers la mer. Et tante Lucie a tourné le dos au Saint-Laurent et traversé un océan pour s’asseoir aujourd’hui au premier rang.',
      },
      {
        heading: 'Cérémonie',
        text: 'En 2017, dans une boulangerie, il restait un seul pain au chocolat. Antoine était le premier ; il aurait pu payer et s’en aller. Il s’est tourné vers la jeune femme qui attendait derrière lui et a coupé le pain en deux. C’est ainsi, des miettes plein les doigts, qu’ils ont commencé ce qu’ils n’ont plus cessé de faire : partager.',
      },
      {
        heading: 'Message final',
        text: 'Vous nous avez dit que réussir, c’est rentrer et avoir à qui raconter sa journée. Que jamais ne vous manquent les journées à raconter, ni cette maison où rentrer.',
      },
    ],
  },
  caption:
    'Exemple avec un couple inventé. Le déroulé complet se poursuit avec les alliances, les vœux et le sable.',
}
