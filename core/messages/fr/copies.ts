/** What is said of files with ceremonies, in French. */
import type { CopiesMessages } from '../shape/copies.ts'

export const copies: CopiesMessages = {
  back: 'Retour',
  share: 'Partager',
  download: 'Télécharger le fichier',
  handedOver: 'Le fichier est prêt.',
  carry: {
    title: 'Vers un autre appareil',
    explanation:
      'Toute la cérémonie tient dans un fichier. Envoyez-le à l’autre appareil, ouvrez-y Enlace et choisissez « Ouvrir un fichier ». Pour la lire le jour J ou corriger un nom, pas besoin de se connecter.',
    withSecrets: 'Emporter aussi les surprises',
    withSecretsHint:
      'Sans cette option, les personnes dont le rôle est un secret pour quelqu’un restent ici.',
  },
  backup: {
    title: 'Sauvegarde',
    explanation:
      'Toutes vos cérémonies dans un seul fichier, verrouillé par un code que personne d’autre n’a. Un navigateur peut effacer ce qu’il garde ; un fichier reste.',
    last: (age) => `Dernière sauvegarde : ${age}.`,
    never: 'Aucune sauvegarde n’a encore été faite sur cet appareil.',
    unread: (count) =>
      count === 1
        ? 'Une cérémonie n’a pas pu être lue et ne figure pas dans cette sauvegarde.'
        : `${count} cérémonies n’ont pas pu être lues et ne figurent pas dans cette sauvegarde.`,
    makeCode: 'Créer un code de récupération',
    codeTitle: 'Votre code de récupération',
    codeExplanation:
      'Il ne s’affiche que maintenant. Notez-le ou imprimez-le, et gardez-le ailleurs que sur cet appareil : sans lui, personne ne peut ouvrir vos sauvegardes, nous non plus.',
    copyCode: 'Copier le code',
    codeCopied: 'Code copié',
    printCode: 'Imprimer le code',
    passphrase: 'Phrase secrète pour les sauvegardes (facultative)',
    passphraseHint: 'Une phrase facile à retenir, qui ouvre aussi vos sauvegardes.',
    passphraseShort: 'Il faut au moins 12 caractères.',
    codeKept: 'J’ai mis le code en lieu sûr',
    ready: 'La sauvegarde est prête. Le même code ouvre celle-ci et les suivantes.',
    newCode: 'J’ai perdu le code : en créer un autre',
    newCodeHint: 'Les sauvegardes déjà faites demandent toujours l’ancien code.',
    mayForget:
      'Rien ne garantit que ce navigateur gardera vos cérémonies. Faites une sauvegarde de temps en temps.',
  },
  open: {
    title: 'Ouvrir un fichier',
    explanation:
      'Une cérémonie venue d’un autre appareil, ou une sauvegarde. Rien de ce qui est ici ne se perd.',
    choose: 'Choisir le fichier',
    secret: 'Code de récupération ou phrase secrète',
    secretHint: 'Avec ou sans tirets, en majuscules ou en minuscules.',
    unlock: 'Ouvrir la sauvegarde',
    unlocking: 'Ouverture…',
    holds: (count, made) =>
      count === 1
        ? `Copie du ${made}, avec une cérémonie.`
        : `Copie du ${made}, avec ${count} cérémonies.`,
    becomes: {
      add: 'sera ajoutée',
      replace: 'plus récente que celle d’ici : prend sa place',
      'add-beside': 'différente de celle d’ici : les deux restent',
      keep: 'déjà ici',
      undelete: 'sort des cérémonies supprimées',
    },
    withDeleted: (count) =>
      count === 1
        ? 'Reprendre aussi celle qui était supprimée'
        : `Reprendre aussi les ${count} supprimées`,
    withEarlier: (count) =>
      count === 1
        ? 'Reprendre aussi l’ancienne version de celle qui a changé, et garder les deux'
        : `Reprendre aussi les anciennes versions des ${count} qui ont changé, et tout garder`,
    restore: 'Restaurer',
    nothingToRestore: 'Tout ce que contient cette sauvegarde est déjà ici.',
    restored: (count) =>
      count === 1 ? 'Une cérémonie restaurée' : `${count} cérémonies restaurées`,
    carried: {
      add: 'La cérémonie est sur cet appareil.',
      replace: 'La version la plus récente a pris la place de celle qui était ici.',
      'add-beside': 'Les deux versions étaient différentes ; elles sont maintenant côte à côte.',
      keep: 'Cette cérémonie est déjà ici, identique ou plus récente.',
      undelete: 'La cérémonie n’est plus parmi les supprimées.',
    },
    refused: {
      'not-ours': 'Ce fichier ne vient pas d’Enlace. Rien n’a été modifié.',
      newer:
        'Ce fichier vient d’une version plus récente d’Enlace. Rechargez la page et réessayez ; rien n’a été modifié.',
      cut: 'La fin de ce fichier s’est perdue en route. Renvoyez-le ; rien n’a été modifié.',
      damaged:
        'Ce fichier est arrivé endommagé. Essayez une autre sauvegarde ; rien n’a été modifié.',
      'wrong-secret':
        'Ce code ou cette phrase n’ouvre pas cette sauvegarde. Vérifiez qu’il s’agit bien de ceux de l’appareil où elle a été faite.',
      'incomplete-code': 'Le code compte 27 lettres et chiffres ; il en manque ou il y en a trop.',
      'mistyped-code': 'Une lettre ou un chiffre du code est faux.',
      unreadable: 'Le navigateur n’a pas pu lire le fichier.',
      'not-stored':
        'Impossible d’enregistrer ici : le stockage est plein ou bloqué. Rien n’a été modifié.',
      'too-large':
        'Cette sauvegarde est trop volumineuse pour être ouverte ici. Rien n’a été modifié.',
    },
  },
  others: {
    title: 'Cet appareil contient les cérémonies d’un autre compte',
    text: 'Jusqu’ici, un autre compte était utilisé sur cet appareil. Si ces cérémonies sont les vôtres, ou si vous travaillez ensemble, vous pouvez les ouvrir.',
    open: 'Ouvrir les cérémonies',
    leave: 'Se déconnecter sans ouvrir',
    clear: 'Vider cet appareil',
    clearQuestion:
      'Effacer définitivement toutes les cérémonies de cet appareil ? Seuls un fichier ou une sauvegarde pourront les ramener.',
    clearConfirm: 'Tout effacer ici',
    cancel: 'Annuler',
  },
  cleared: {
    title: 'Cet appareil a été vidé',
    text: 'Tout ce qu’Enlace conservait ici a été effacé depuis un autre onglet, et celui-ci ne conserve plus rien non plus.',
    goOn: 'Continuer',
  },
  offer: {
    text: 'Nous reconnaissons cet appareil, mais il ne contient aucune cérémonie. Si le navigateur a vidé son stockage, une sauvegarde permet de tout récupérer.',
    restore: 'Restaurer une sauvegarde',
    dismiss: 'Pas maintenant',
  },
}
