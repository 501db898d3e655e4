/** What the creator says of the shelf, in French. */
import type { ShelfMessages } from '../shape/shelf.ts'

export const shelf: ShelfMessages = {
  title: 'Mes cérémonies',
  savedAt: (time) => `Enregistré sur cet appareil à ${time}`,
  elsewhere: 'Cette cérémonie est ouverte dans un autre onglet. Ici, elle est en lecture seule.',
  takeOver: 'Modifier ici',
  lost: 'Le navigateur a coupé l’accès à ce qu’il conserve. Rechargez la page pour continuer ; si cela ne suffit pas, sauvegardez dans un fichier.',
  begin: 'Nouvelle cérémonie',
  search: 'Chercher un nom, un lieu, une date',
  sort: 'Trier par',
  byChange: 'Dernière modification',
  byDate: 'Date de la cérémonie',
  unnamed: 'Cérémonie encore sans prénoms',
  changed: (moment) => `Modifiée le ${moment}`,
  isOpen: 'Ouverte en ce moment',
  state: {
    waiting: (since) => `En attente des réponses depuis le ${since}`,
    answered: 'Réponses reçues, reste à écrire',
    begun: (written, of) => `${written} ${written < 2 ? 'texte écrit' : 'textes écrits'} sur ${of}`,
    written: 'Écrite',
    checked: 'Vérifiée',
    printed: 'Imprimée',
  },
  minutes: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  brought: (moment) => `Ouverte depuis un fichier le ${moment}`,
  keepScript: {
    act: 'Effacer les réponses, garder le texte',
    question: (couple) =>
      `${couple} : effacer définitivement les réponses et tout ce qui a été raconté ? Le texte de la cérémonie reste tel quel.`,
    confirm: 'Effacer les réponses',
    cancel: 'Annuler',
    done: 'Réponses effacées ; le texte est toujours là.',
  },
  backUp: 'Le navigateur peut effacer ce qu’il conserve. Faites une sauvegarde.',
  open: 'Ouvrir',
  readAtAltar: 'Lire le jour J',
  likeThis: 'Nouvelle avec le même ordre',
  archive: 'Archiver',
  unarchive: 'Désarchiver',
  archived: 'Archivées',
  delete: 'Supprimer',
  bin: 'Supprimées',
  binExplanation: 'Chacune reste ici trente jours, puis disparaît pour de bon.',
  bringBack: 'Restaurer',
  deleted: (couple) => `${couple}\u202f: cérémonie supprimée.`,
  undo: 'Annuler',
  nothingFound: 'Aucune cérémonie trouvée.',
  empty:
    'Il n’y a pas encore de cérémonie ici. La première apparaîtra dès que vous écrirez quelque chose.',
  noShelf:
    'Ce navigateur ne permet de conserver qu’une cérémonie : celle qui est ouverte. Sauvegardez-la dans un fichier avant d’en commencer une autre.',
  refused: {
    unsaved:
      'La cérémonie ouverte n’a pas encore pu être enregistrée : elle reste donc ici. Sauvegardez-la dans un fichier et réessayez.',
    missing: 'Cette cérémonie n’est plus sur cet appareil.',
    newer:
      'Cette cérémonie vient d’une version plus récente d’Enlace et n’a pas été modifiée. Rechargez la page pour l’ouvrir.',
    unreadable: 'Cette cérémonie n’a pas pu être lue. Rien n’y a été modifié.',
  },
}
