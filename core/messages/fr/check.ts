/** What the check says of a script, in French. */
import type { CheckMessages } from '../shape/check.ts'

export const check: CheckMessages = {
  minutes: ({ number, form }) => `${number} ${form === 'one' ? 'minute' : 'minutes'}.`,
  memories: ({ number, form }) =>
    `${number} ${form === 'one' ? 'souvenir' : 'souvenirs'} du couple.`,
  noMemories: 'Encore aucun souvenir du couple.',
  sentences: ({ number, form }) => `${number} ${form === 'one' ? 'phrase' : 'phrases'} à vérifier.`,
  longSentences: ({ number, form }) =>
    `${number} ${form === 'one' ? 'phrase longue' : 'phrases longues'}.`,
  nothing: 'Rien à vérifier.',
  failed: 'La vérification s’est interrompue et n’a peut-être pas tout vu. Réessayez.',
  severity: { red: 'Attention', mark: 'À regarder', note: 'À vous de voir' },
  whole: 'Toute la cérémonie',
  goTo: 'Y aller',
  accept: 'C’est juste',
  accepted: 'C’est noté.',
  source: 'D’où cela vient-il\u202f?',
  toldIn: 'Dans vos notes sur le couple\u202f:',
  perhapsToldIn: 'À en croire les mots, peut-être d’ici\u202f:',
  noSource: 'Vos notes sur le couple ne disent rien de semblable.',
  nothingBehind: 'Rien de ce qui a été raconté n’est derrière cette phrase.',
  reading: 'Relecture phrase par phrase…',
  beforeSaving: ({ number, form }) =>
    form === 'one'
      ? 'Avant la lecture à voix haute, un point vous attend dans «\u202fVérifier\u202f».'
      : `Avant la lecture à voix haute, ${number} points vous attendent dans «\u202fVérifier\u202f».`,
  unsourcedName: (words) =>
    `Personne n’a parlé de «\u202f${words}\u202f». D’où cela vient-il\u202f?`,
  perhapsName: (words) => `«\u202f${words}\u202f» est peut-être un nom que personne n’a donné.`,
  unsourcedNumber: (words) =>
    `Personne n’a donné ce nombre\u202f: «\u202f${words}\u202f». D’où vient-il\u202f?`,
  unsourcedDate: (words) =>
    `Personne n’a donné cette date\u202f: «\u202f${words}\u202f». D’où vient-elle\u202f?`,
  unbackedClaim: 'Ce n’est pas dans vos notes sur le couple.',
  held: (told) =>
    told === undefined
      ? 'Cela dit, ou laisse deviner, ce qui reste en dehors.'
      : `Cela dit, ou laisse deviner, ce qui reste en dehors\u202f: «\u202f${told}\u202f».`,
  wrongWho: (told) =>
    told === undefined
      ? 'C’est quelqu’un d’autre qui l’a fait ou dit.'
      : `C’est quelqu’un d’autre qui l’a fait ou dit\u202f: «\u202f${told}\u202f».`,
  permission: 'Cela dit tout haut une autorisation ou un doute qui n’était que pour vous.',
  leftUnsaid: (wish) => `Il ne fallait pas le dire\u202f: «\u202f${wish}\u202f».`,
  perhapsUnsaid: (wish) => `Il ne fallait peut-être pas le dire\u202f: «\u202f${wish}\u202f».`,
  privateData: (words) =>
    `«\u202f${words}\u202f», c’est personnel\u202f: à ne pas lire à voix haute.`,
  secret: (person, hiddenFrom) =>
    `${person} est une surprise pour ${hiddenFrom}, qui reçoit ces mots avant le jour J.`,
  secretFact: (told, hiddenFrom) =>
    `«\u202f${told}\u202f» est un secret pour ${hiddenFrom}, qui reçoit ces mots avant le jour J.`,
  otherCouple: (words, couple) =>
    `«\u202f${words}\u202f» vient d’une autre de vos cérémonies\u202f: ${couple}.`,
  almostName: (words, meant) => `«\u202f${words}\u202f» ou «\u202f${meant}\u202f»\u202f?`,
  inMemory: {
    enters: (person) => `${person} n’est plus de ce monde, et pourtant son entrée est prévue.`,
    isThanked: (person) =>
      `${person} n’est plus de ce monde, et pourtant le texte salue sa présence.`,
    takesPart: (person) =>
      `${person} n’est plus de ce monde, et pourtant un objet ou une lecture lui revient.`,
  },
  wornPhrase: (words) => `«\u202f${words}\u202f» s’entend à tous les mariages.`,
  asks: {
    howItBegan:
      'Comment cette histoire a-t-elle commencé\u202f? Que se passait-il une minute avant\u202f?',
    aDecision: 'Quelle décision, quel geste, de qui, et quand\u202f?',
    anOrdinaryDay: 'Que se passe-t-il un mardi ordinaire\u202f?',
    lastSeen: 'Quand l’a-t-on vu pour la dernière fois, et qui a fait quoi\u202f?',
    whichRoad: 'Quelle route, d’où et vers où\u202f?',
    theWorstDay: 'Peut-on le raconter\u202f? Le pire jour, qui a fait quoi\u202f?',
    whatWillBeDone: 'Que fera le couple, et combien de fois\u202f?',
    whichGuest: 'Qui, parmi les proches, a fait quoi\u202f?',
    whatIsLost: 'Quel fait perdrait-on sans cette phrase\u202f?',
    whoMaySayThis: 'Qui peut le dire, et avec quels mots\u202f?',
  },
  repeatedHere: (words) => `«\u202f${words}\u202f» a déjà été dit dans ce texte.`,
  repeatedElsewhere: (words, couple) =>
    `«\u202f${words}\u202f» se trouve aussi dans une autre cérémonie\u202f: ${couple}.`,
  longSentence: ({ number }, most) =>
    `${number} mots dans une seule phrase. À voix haute, un souffle en porte environ ${most.number}.`,
  longRepeat: ({ number }, most) =>
    `${number} mots d’un coup. Au-delà de ${most.number} environ, on peine à les répéter.`,
  tooLong: ({ number, form }, wished) =>
    `Le texte dure environ ${number} ${form === 'one' ? 'minute' : 'minutes'}, plus que les ${wished.number} souhaitées.`,
  tooShort: ({ number, form }, wished) =>
    `Le texte dure environ ${number} ${form === 'one' ? 'minute' : 'minutes'}, moins que les ${wished.number} souhaitées.`,
  nobodyBrings: ({ number, form }) =>
    `${number} ${form === 'one' ? 'chose' : 'choses'} dont personne ne s’occupe encore\u202f:`,
  open: 'À convenir',
  leaveOpen: 'Décider plus tard',
  leftBlank: (words) => `Il reste à compléter «\u202f${words}\u202f».`,
  usualChildren: (names) =>
    `L’ordre d’entrée prévoit des enfants\u202f: ${names}. Y en aura-t-il\u202f?`,
  quoted: (name) => `«\u202f${name}\u202f»`,
  takeOut: 'Les retirer des entrées',
  legalWords: 'Seul un officier d’état civil peut dire cela, et cette cérémonie est symbolique.',
  legalWordsMissing: (wording) =>
    `Il manque les mots que la loi demande\u202f: «\u202f${wording}\u202f»`,
  disagreesWith: (person) => `Ce mot ne s’accorde pas avec ${person}.`,
  disagreesWithBoth: 'Ce mot ne s’accorde pas avec ce couple.',
  former: {
    name: 'C’est l’ancien nom.',
    place: 'C’est l’ancien lieu.',
    date: 'C’est l’ancienne date.',
    time: 'C’est l’ancienne heure.',
  },
  rename: (name, { number, form }) =>
    form === 'one'
      ? `Remplacer par « ${name} »`
      : `Remplacer par « ${name} » aux ${number} endroits`,
  renamed: ({ number, form }) =>
    form === 'one' ? 'Prénom remplacé.' : `Prénom remplacé à ${number} endroits.`,
  delicate: {
    heading: 'Délicat',
    maybe: 'Peut-être\u202f:',
    permits: 'Ce qui le permet\u202f:',
    nothingPermits: 'Rien de ce qui a été raconté ne permet cette phrase.',
    stays: 'On garde',
    takeOut: 'Retirer',
    warn: 'Prévenir avant',
    takenOut: 'Phrase retirée. Ctrl+Z l’annule.',
    warned:
      'C’est dans la liste «\u202fUne semaine avant\u202f», sous «\u202fImprimer ou PDF\u202f».',
    seen: ({ number, form }) => (form === 'one' ? '1 déjà vue' : `${number} déjà vues`),
    staysOut: ({ number, form }) =>
      form === 'one' ? '1 passage reste en dehors' : `${number} passages restent en dehors`,
  },
  leftOut: { heading: 'Laissé de côté', putIn: 'L’ajouter' },
  mend: {
    all: 'Corriger ce qui est signalé',
    position: (number, of) => `Paragraphe ${number} sur ${of}`,
    corrected: 'Vous avez corrigé ce texte à la main\u202f: comparez avant d’accepter.',
    next: 'Paragraphe suivant',
  },
  beforeDelicate: {
    title: 'Des phrases délicates',
    text: 'Le texte touche à des sujets qui peuvent faire mal. Voulez-vous voir ces phrases avant\u202f?',
    see: 'Voir les phrases',
    goOn: 'Continuer sans',
  },
}
