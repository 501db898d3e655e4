/** How whoever celebrates writes, in French. */
import type { VoiceMessages } from '../shape/voice.ts'

export const voice: VoiceMessages = {
  explanation:
    'Collez un à trois de vos textes, ou ouvrez les documents. Enlace en tire une fiche sur votre façon d’écrire, qui reste sur cet appareil et accompagne chaque texte à écrire. Vos textes, eux, ne sont pas conservés.',
  script: 'Texte',
  another: 'Ajouter un autre texte',
  make: 'Créer la fiche',
  making: 'Lecture des textes…',
  stop: 'Arrêter',
  made: 'La fiche est prête et servira pour les prochains textes.',
  failed: 'La fiche n’a pas pu être créée ; rien n’a changé.',
  notKept: 'Il n’y avait pas de place pour la fiche sur cet appareil.',
  card: 'Votre fiche',
  rhythm: 'Rythme',
  humour: 'Place de l’humour',
  address: 'Comment vous parlez aux gens',
  openings: 'Comment vous commencez',
  closings: 'Comment vous finissez',
  neverSays: 'Ce que vous ne dites jamais',
  perLine: 'Une formule par ligne.',
  remove: 'Supprimer la fiche',
  removed: 'Fiche supprimée.',
  fromFile: 'Ouvrir un .docx',
  fileRead: (name) => `«\u202f${name}\u202f» a été lu sur cet appareil et se trouve dans le champ.`,
  fileRefused: {
    'too-large':
      'Ce document est trop lourd pour s’ouvrir ici. Copiez le texte et collez-le dans le champ.',
    protected:
      'Ce document est protégé par un mot de passe. Enregistrez une copie sans mot de passe, ou collez le texte dans le champ.',
    'old-format':
      'Ce fichier est dans un ancien format. Enregistrez-le en .docx, ou collez le texte dans le champ.',
    'not-a-document': 'Ce fichier n’est pas un document .docx.',
    broken: 'Ce document est endommagé et ne s’ouvre pas.',
    empty: 'Il n’y a aucun mot à lire dans ce document.',
  },
}
