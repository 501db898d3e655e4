/** A section in a second language, in French. */
import type { SecondMessages } from '../shape/second.ts'

export const second: SecondMessages = {
  heading: { pt: 'En portugais', en: 'En anglais', fr: 'En français', es: 'En espagnol' },
  type: {
    pt: 'Écrivez ici en portugais',
    en: 'Écrivez ici en anglais',
    fr: 'Écrivez ici en français',
    es: 'Écrivez ici en espagnol',
  },
  moments: 'Moments lus dans les deux langues',
  write: {
    pt: 'Faire écrire en portugais',
    en: 'Faire écrire en anglais',
    fr: 'Faire écrire en français',
    es: 'Faire écrire en espagnol',
  },
  again: {
    pt: 'Réécrire en portugais',
    en: 'Réécrire en anglais',
    fr: 'Réécrire en français',
    es: 'Réécrire en espagnol',
  },
  fromLibrary: 'Prendre le texte de la bibliothèque',
  writing: 'L’écriture est en cours…',
  stop: 'Arrêter l’écriture',
  missing: 'Écrivez-le vous-même, ou faites-le écrire.',
  older: 'Ce texte est plus ancien que celui du dessus.',
  stillRight: 'Il convient toujours',
  calledRight: 'C’est noté\u202f: les deux disent la même chose.',
  failed: 'Le texte n’a pas pu être écrit dans la deuxième langue\u202f; rien n’a changé.',
  mismatch: 'Le nombre de répliques a changé, et personne ne saurait qui dit quoi. Réessayez.',
  nothing: 'Écrivez d’abord le texte du dessus.',
  taken: 'Le texte est prêt dans la deuxième langue. Relisez-le avant le jour J.',
  loading: 'Chargement de la deuxième langue…',
  line: (name) => `${name}, deuxième langue`,
}
