/** What the desk says of what the couple told, in French. */
import type { FactsMessages } from '../shape/facts.ts'

export const facts: FactsMessages = {
  reading: 'Lecture des réponses…',
  notRead: 'Cette fois, les réponses n’ont pas pu être lues souvenir par souvenir.',
  writtenFromAnswers:
    'Les textes ont été écrits à partir des réponses elles-mêmes, sans celles où l’on demande de taire quelque chose.',
  readAgain: 'Relancer la lecture des réponses',
  readNow:
    'Les réponses ont été lues. Les souvenirs serviront la prochaine fois que les textes seront générés.',
  stillNotRead:
    'Cette fois non plus, les réponses n’ont pas pu être lues. Rien n’a changé\u202f; réessayez plus tard.',
  leftOut: (question) =>
    `La réponse ${question} n’a pas servi pour les textes\u202f: on y demande de taire quelque chose.`,
  withheld: (question) =>
    `La réponse ${question} n’est pas encore dans les textes : on y demande de taire quelque chose, sans préciser quoi.`,
  hardshipWithheld: (question) =>
    `La réponse ${question} parle d’un moment difficile, resté hors des textes\u202f: personne n’a dit qu’on pouvait le raconter.`,
  decide: 'Choisir ce que l’on peut raconter',
  decideEach: 'Cochez ci-dessous, un par un, les souvenirs que l’on peut raconter.',
  allow: 'Tout cela peut être raconté, sauf ce qu’on a demandé de taire',
  allowed: 'C’est noté. Cela servira la prochaine fois que les textes seront générés.',
  challengesWithheld: (question) =>
    `La réponse ${question} n’a pas servi pour les textes\u202f: elle parle de moments difficiles, et rien n’indique encore que l’on puisse les raconter.`,
  challengesMayBeTold: (question) => `Ce que dit la réponse ${question} peut être raconté`,
  empty: 'Les souvenirs apparaissent ici quand les textes sont générés.',
  missing: 'Personne n’a encore raconté :',
  matters: {
    howTheyMet: 'comment tout a commencé',
    howLongTogether: 'depuis combien de temps dure l’histoire',
    guestCities: 'd’où viennent les invités',
    success: 'ce qu’est la réussite pour le couple',
  },
  fromAnswer: (question) => `Dans la réponse ${question}`,
  byHand: 'Ajouté par vous',
  mayBeUsed: 'Peut être raconté',
  why: {
    asked: 'On a demandé de ne pas en parler.',
    hardship:
      'Un moment difficile\u202f: il reste de côté jusqu’à ce que quelqu’un dise qu’on peut le raconter.',
    request: 'C’est une demande, pas un souvenir.',
  },
  sensitive: 'Sujet délicat',
  touched: {
    corrected: 'Corrigé par vous',
    released: 'Autorisé par vous',
    keptOut: 'Laissé de côté par vous',
  },
  secretFor: 'Secret pour',
  secretFrom: { nobody: 'personne', both: 'le couple', everyone: 'tous, sauf vous' },
  words: 'Comme on l’a raconté',
  correct: 'Corriger',
  done: 'C’est bon',
  remove: 'Retirer',
  removed: 'Souvenir retiré.',
  add: 'Que savez-vous d’autre ?',
  addHint:
    'Cela compte comme raconté par le couple et servira la prochaine fois que les textes seront générés.',
  addButton: 'Ajouter',
  added: 'Souvenir ajouté.',
  people: {
    heading: 'Les personnes citées',
    explanation: 'Un geste suffit pour ajouter chacune d’elles aux proches.',
    added: (name) => `${name} est maintenant parmi les proches.`,
    reads: 'fait une lecture',
    brings: (thing) => `apporte ${thing}`,
    inMemory: 'nous a quittés',
  },
  whichCity: (name) => `«\u202f${name}\u202f»\u202f: de quelle ville s’agit-il\u202f?`,
  whichCityHint:
    'Il y en a plusieurs. Tant que vous n’avez pas choisi, la distance n’est pas dite.',
  noneOfThese: 'Aucune de ces villes',
}
