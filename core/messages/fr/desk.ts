/** What the desk says, in French. */
import type { DeskMessages } from '../shape/desk.ts'

export const desk: DeskMessages = {
  bar: {
    list: (couple) => `${couple} : mes cérémonies`,
    savedOn: (date, time) => `Enregistré sur cet appareil le ${date} à ${time}`,
    savedShortly: '✓ Sur cet appareil',
    save: 'Enregistrer',
    check: 'Vérifier',
    checking: 'Vérification…',
    checkMissing: 'La vérification ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
    altar: 'Lire le jour J',
    rehearse: 'Répéter',
    paper: 'Imprimer ou PDF',
    sendCopy: 'M’envoyer une copie',
    downloadCopy: 'Télécharger une copie',
    account: 'Compte',
    accessUntil: (end) => `Accès jusqu’au ${end}.`,
    keptAfter: ({ number, form }) =>
      form === 'one'
        ? 'Ensuite, votre cérémonie reste sur cet appareil\u202f: vous pourrez toujours l’ouvrir, la corriger à la main, la lire et l’imprimer.'
        : `Ensuite, vos ${number} cérémonies restent sur cet appareil\u202f: vous pourrez toujours les ouvrir, les corriger à la main, les lire et les imprimer.`,
    voice: 'Mon style',
    overHand: 'Vous avez corrigé ces textes',
  },
  pinNoted: 'J’ai noté mon PIN',
  areas: {
    plan: 'Déroulé',
    couple: 'Couple et réponses',
    hideCouple: 'Masquer le couple et les réponses',
    showCouple: 'Afficher le couple et les réponses',
  },
  sheet: {
    line: (section, line) => `${section}, ligne ${line}`,
    spokenLine: (speaker, line) => `${speaker} : ${line}`,
    original: 'Texte d’origine',
    options: (section) => `Options : ${section}`,
    toFields: 'Modifier dans les informations du couple',
    byHand: 'Écrire à ma façon',
    rewrite: 'Réécrire ce passage',
    source: 'D’où vient la phrase',
    sourceKey: 'Alt+Entrée',
    allOriginal: 'Revenir au texte d’origine',
    leaveOut: 'Laisser ce moment de côté',
    leftOut: (section) => `${section} : moment laissé de côté.`,
    leftOutBack: (order) =>
      `Pour le reprendre, annulez la modification (↶) ou réactivez-le dans « ${order} ».`,
    versions: 'Versions précédentes',
    undated: 'Sans date',
    bringBack: 'Reprendre',
    broughtBack: (section) => `${section} : la version précédente est revenue.`,
    split: 'Nouvelle ligne.',
    removed: 'Ligne supprimée.',
    empty: 'Écrivez ici',
  },
  history: {
    undo: 'Annuler la dernière modification',
    redo: 'Rétablir',
    undone: 'Annulé.',
    redone: 'Rétabli.',
    nothingToUndo: 'Il n’y a rien à annuler.',
    nothingToRedo: 'Il n’y a rien à rétablir.',
  },
  find: {
    open: 'Rechercher et remplacer',
    find: 'Rechercher',
    replaceBy: 'Remplacer par',
    previous: 'Précédent',
    next: 'Suivant',
    replace: 'Remplacer',
    replaceAll: 'Tout remplacer',
    found: (position, total) => `${position} sur ${total}`,
    nothing: 'Aucun résultat.',
    replaced: ({ number, form }) =>
      form === 'one' ? `${number} remplacement effectué.` : `${number} remplacements effectués.`,
    close: 'Fermer la recherche',
  },
  rewritten: (versions) =>
    `Les anciens textes restent dans le menu «\u202f⋯\u202f», sous «\u202f${versions}\u202f».`,
  nothingToWrite:
    'Ce déroulé ne contient aucun texte à écrire : ajoutez l’accueil, l’histoire ou le mot de la fin.',
}
