/** The couple and their wishes on the desk, in French. */
import type { CoupleMessages } from '../shape/couple.ts'

export const couple: CoupleMessages = {
  kind: {
    legend: 'Le couple',
    kinds: {
      brideAndGroom: 'Une mariée et un marié',
      twoBrides: 'Deux mariées',
      twoGrooms: 'Deux mariés',
      other: 'Autre',
    },
  },
  names: {
    firstBride: 'Prénom de la première mariée',
    secondBride: 'Prénom de la seconde mariée',
    firstGroom: 'Prénom du premier marié',
    secondGroom: 'Prénom du second marié',
    first: 'Prénom de la première personne',
    second: 'Prénom de la seconde personne',
  },
  partner: {
    details: (name) => `Prononciation et accords : ${name}`,
    calledAs: 'Nom employé pendant la cérémonie',
    calledAsHint: (called) => `Si ce champ reste vide, le texte dira « ${called} ».`,
    saidAs: 'Prononciation',
    saidAsHint: 'Par exemple : « zo‑É ». Visible de vous seulement.',
    title: 'Désignation',
    titles: { bride: 'La mariée', groom: 'Le marié', own: 'Un autre mot', none: 'Aucune' },
    ownTitle: 'Quel mot ?',
    agreement: 'Accords',
    agreements: { feminine: 'au féminin', masculine: 'au masculin', neutral: 'sans genre' },
    swap: 'Inverser l’ordre des prénoms',
    order: (names) => `Ordre des prénoms\u202f: ${names}`,
  },
  celebrant: {
    heading: 'Qui célèbre',
    name: 'Votre nom',
    agreement: 'Accords',
    effect: 'La cérémonie est',
    powers: { symbolic: 'symbolique', legal: 'à valeur légale' },
    country: 'Pays',
    noCountry: 'Non précisé',
  },
  language: {
    heading: 'Une langue ou deux',
    label: 'Langue de la cérémonie',
    hint: 'Les écrans restent dans votre langue.',
    second: {
      label: 'Deuxième langue',
      hint: 'Les moments que vous choisissez sont lus dans les deux, passage par passage.',
      none: 'Aucune',
    },
    languages: {
      'pt-BR': 'Portugais du Brésil',
      'en-US': 'Anglais des États-Unis',
      'en-GB': 'Anglais britannique',
      'es-ES': 'Espagnol d’Espagne',
      'es-419': 'Espagnol d’Amérique latine',
      'fr-FR': 'Français',
    },
  },
  wishes: {
    heading: 'Ton et durée',
    register: 'Ton',
    registers: { solemn: 'Solennel', warm: 'Chaleureux', light: 'Léger' },
    faith: 'Religion',
    faiths: { none: 'Sans religion', open: 'Pas encore décidé', religious: 'Mariage religieux' },
    religion: 'Quelle religion ?',
    religionHint: 'Par exemple : catholique, protestante, juive.',
    minutes: 'Durée souhaitée, en minutes',
    minutesHint: 'Si ce champ reste vide, ce sera la durée habituelle.',
    leaveUnsaid: 'À ne pas dire',
    leaveUnsaidHint: 'Ce qui ne doit figurer dans aucun texte, avec vos mots.',
  },
  answers: {
    answeredBy: 'Qui a répondu ?',
    nobody: 'Non précisé',
    both: 'Les deux ensemble',
  },
  pasteFirstNotes: 'Coller vos notes',
  pasteNotes: 'Coller d’autres notes',
  renamed: {
    notice: (former, { number, form }) =>
      form === 'one'
        ? `« ${former} » figure encore à 1 endroit du texte.`
        : `« ${former} » figure encore à ${number} endroits du texte.`,
    review: 'Revoir et remplacer',
    title: 'Un prénom a changé',
    explanation:
      'Cochez les endroits où mettre le nouveau prénom. Une grand-mère porte peut-être le même, ou le mot veut dire autre chose.',
    replace: ({ number, form }) =>
      form === 'one' ? 'Remplacer à 1 endroit' : `Remplacer à ${number} endroits`,
    keep: 'Laisser tel quel',
    replaced: 'Prénom remplacé !',
  },
  touched: {
    notice: {
      agreement: ({ number, form }) =>
        form === 'one'
          ? 'Relisez 1 phrase dont les accords sont peut-être à revoir.'
          : `Relisez ${number} phrases dont les accords sont peut-être à revoir.`,
      place: ({ number, form }) =>
        form === 'one'
          ? 'Relisez 1 phrase qui parle peut-être de l’ancien lieu.'
          : `Relisez ${number} phrases qui parlent peut-être de l’ancien lieu.`,
      date: ({ number, form }) =>
        form === 'one'
          ? 'Relisez 1 phrase qui parle peut-être de l’ancienne date.'
          : `Relisez ${number} phrases qui parlent peut-être de l’ancienne date.`,
      time: ({ number, form }) =>
        form === 'one'
          ? 'Relisez 1 phrase qui parle peut-être de l’ancien horaire.'
          : `Relisez ${number} phrases qui parlent peut-être de l’ancien horaire.`,
    },
    goTo: 'Y aller',
    dismiss: 'C’est relu',
  },
  start: {
    heading: 'Votre première cérémonie',
    notes:
      'Racontez ce que vous savez du couple, à votre façon. Vous pouvez coller une conversation.',
    notesHint: 'Ce que vous collez est réparti entre les questions, sans qu’un mot change.',
    notesPlaceholder: 'Leur première rencontre, c’était dans la file d’une boulangerie…',
    moments:
      'Les moments marqués d’un ✓ sont déjà dans la cérémonie. Touchez ceux que vous ne voulez pas.',
    optional: {
      recordSigning: 'Signature symbolique du registre',
      prayer: 'Moment religieux (facultatif)',
      sandCeremony: 'Rituel du sable',
      timeCapsule: 'Un cadeau : la capsule temporelle',
    },
    write: 'Composer le déroulé et écrire',
    withoutNotes: 'Je préfère répondre aux questions',
    sorting: 'Répartition de vos notes…',
    notSorted:
      'Ce que vous avez raconté n’a pas pu être réparti. Tout se trouve sous «\u202fQue savez-vous d’autre\u202f?\u202f», mot pour mot.',
    example: 'Essayer avec un couple inventé',
  },
}
