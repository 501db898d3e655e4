/** What the desk says of what was told and of what is held back of it, in French. */
import type { HeldMessages } from '../shape/held.ts'

export const held: HeldMessages = {
  why: {
    asked: 'Quelqu’un a demandé de ne pas en parler.',
    hardship: 'Un moment difficile, et personne n’a dit qu’on pouvait le raconter.',
    thirdPerson: 'Cela regarde quelqu’un d’autre.',
    request: 'C’est la demande elle-même.',
    private: 'Pour vous seulement\u202f: aucune IA ne le reçoit.',
  },
  heldByHand: 'Laissé de côté par vous.',
  allowedByHand: 'Autorisé par vous.',
  limit: (limit) => `Seulement ainsi\u202f: ${limit}.`,
  mayBeSaid: 'On peut le dire',
  staysOut: 'À taire',
  nowSaid: 'On peut le dire. Cela servira la prochaine fois que les textes seront générés.',
  nowOut: 'Cela reste hors des textes.',
  allBut: 'On peut dire tout cela, sauf la demande',
  leaveOut: 'Laisser de côté',
  leaveOutHint:
    'Pour garder quelque chose hors des textes, sélectionnez les mots dans une réponse et touchez «\u202fLaisser de côté\u202f».',
  secretFor: 'Secret pour',
  secretFrom: { nobody: 'personne', both: 'le couple', everyone: 'tous, sauf vous' },
  isPrivate: 'Pour vous seulement',
  privateNote:
    'Aucune IA ne lit ceci. Enlace cherche ces mots mêmes dans le déroulé, mais ne comprend pas les allusions.',
  count: ({ number, form }) =>
    form === 'one'
      ? `${number} passage reste hors des textes.`
      : `${number} passages restent hors des textes.`,
  see: 'Voir',
  reading: 'Lecture des réponses…',
  notRead:
    'L’IA n’a pas su dire ce qu’il faut taire. Enlace a mis de côté les phrases qui demandent peut-être le silence\u202f: regardez-les une à une.',
  writtenWithout: 'Le reste a servi pour les textes.',
  readAgain: 'Relancer la lecture des réponses',
  readNow: 'Les réponses ont été lues. Voyez ce qui est resté de côté.',
  stillNotRead:
    'Cette fois non plus, les réponses n’ont pas pu être lues. Rien n’a changé\u202f; réessayez plus tard.',
  shortened:
    'L’IA choisie lit peu de texte à la fois\u202f: une partie de ce qui a été raconté n’a pas servi pour les textes.',
  doubt: 'À demander',
  questions: 'À demander au couple',
  copy: 'Copier les questions',
  from: {
    answer: 'Une autre réponse',
    talk: 'Un échange',
    chat: 'Des messages',
    notes: 'Vos notes',
    reply: 'Réponse du couple',
  },
  byCelebrant: 'Raconté par vous',
  more: 'Que savez-vous d’autre\u202f?',
  addHint:
    'Cela servira la prochaine fois que les textes seront générés, sans jamais passer pour les mots du couple.',
  addButton: 'Ajouter',
  added: 'Ajouté.',
  remove: 'Retirer',
  removed: 'Retiré. Ctrl+Z l’annule.',
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
