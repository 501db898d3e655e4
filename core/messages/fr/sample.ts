/** The example on the landing page, for readers of French, with its own couple and guests. */
import type { SampleMessages } from '../shape/sample.ts'

export const sample: SampleMessages = {
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
    detail: 'Annecy, le 18 avril à 16 h 30',
    excerpts: [
      {
        heading: 'Mot d’accueil',
        sentences: [
          { text: 'Bienvenue à toutes et à tous.' },
          {
            text: 'Certains arrivent de Lille, à près de six cents kilomètres d’Annecy.',
            told: 'De Lille',
          },
          { text: 'D’autres viennent de Nantes, et c’est à peine plus.', told: 'de Nantes' },
          {
            text: 'Tante Lucie, elle, vient de Montréal : il y avait un océan entre elle et nous.',
            told: 'tante Lucie, qui vient de Montréal',
          },
          { text: 'À chacun de vous, merci d’être là.' },
        ],
      },
      {
        heading: 'Cérémonie',
        sentences: [
          {
            text: 'En 2017, dans la file d’une boulangerie, il restait un pain au chocolat.',
            told: 'Dans la file d’une boulangerie, en 2017. Il restait un pain au chocolat.',
          },
          {
            text: 'Antoine a pris le pain au chocolat et l’a coupé en deux.',
            told: 'Il l’a pris et l’a coupé en deux.',
          },
          { text: 'Il y a des débuts plus solennels.' },
          { text: 'Peu se partagent aussi bien.' },
        ],
      },
      {
        heading: 'Le mot de la fin',
        sentences: [
          {
            text: 'Vous nous avez dit que réussir, c’est rentrer et avoir à qui raconter sa journée.',
            told: 'Rentrer et avoir à qui raconter sa journée.',
          },
          {
            text: 'Que jamais ne vous manquent les journées à raconter, ni la maison où les raconter.',
          },
        ],
      },
    ],
  },
  caption: 'Exemple avec un couple inventé. La suite : alliances, vœux, sable.',
}
