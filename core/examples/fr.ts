import type { ExampleCouple } from './example-couple.ts'

const bride = { title: 'bride', agreement: 'feminine' } as const

export const example: ExampleCouple = {
  language: 'fr-FR',
  partners: [
    { name: 'Éloïse Garnier', calledAs: 'Éloïse', ...bride },
    { name: 'Margaux Le Bihan', calledAs: 'Margaux', ...bride },
  ],
  place: 'Domaine des Trois Phares, Quiberon',
  date: '2027-06-19',
  time: '16:00',
  answers: [
    'Rennes, Nantes, Lyon, Strasbourg, Bruxelles, Montréal, Dakar et Ajaccio',
    'On s’est rencontrées à la piscine municipale, ligne 4. Margaux nageait trop vite et s’est excusée pendant trois longueurs. C’était il y a huit ans.',
    'La distance : Éloïse a passé un an à Dakar pour son travail. Vous pouvez en parler.',
    'On a repris la librairie du village, L’Encre et la Vague, et organisé une lecture pendant une panne de courant, à la bougie.',
    'Que la porte de la librairie reste ouverte, même les jours de pluie.',
  ],
}
