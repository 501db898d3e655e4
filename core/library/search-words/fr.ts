/** What a French speaker types to find a piece. */
import type { SearchWords } from './search-words.ts'

export const searchWords: SearchWords = {
  actors: {
    parents: 'père mère famille beaux-parents',
    children: 'enfant fils fille petits-enfants neveu',
    attendants: 'témoin demoiselle garçon d’honneur parrain marraine',
    guests: 'invité ami assemblée',
    reader: 'lecteur lectrice ami proche',
  },
  pieces: {
    opening: 'début commencer accueil ouverture téléphone portable photo silence',
    sittingDown: 's’asseoir assis chaise place debout lever',
    whoIAm: 'officiant célébrant présentation qui je suis',
    parentsThanks: 'remercier merci gratitude hommage père mère grands-parents',
    remembrance:
      'mémoire souvenir absent disparu défunt décédé mort deuil hommage grand-mère grand-père bougie',
    reading: 'poème poésie texte bible lire livre extrait',
    consent: 'oui consentement question réponse accepter engagement',
    ringsMoment: 'anneau bague porteur infini',
    ringVows: 'anneau bague promesse serment engagement',
    repeatedVows: 'promesse serment engagement phrase',
    personalVows: 'promesse serment engagement lettre écrits',
    ringWarming: 'anneau bague réchauffer bénir passer souhait',
    sandCeremony: 'sable mélange union familles couleurs enfants plage',
    candles: 'bougie lumière flamme feu allumer union familles',
    wineCup: 'vin boire trinquer toast verre coupe jus',
    tree: 'planter plante plantation terre graine jardin racine nature arroser',
    handsTied: 'ruban nœud corde lien attacher handfasting celte union',
    footWashing: 'laver pied eau bassine humilité service bible',
    roses: 'fleur rose mère cadeau hommage familles',
    timeCapsule: 'lettre boîte coffret avenir vin anniversaire message garder',
    recordSigning: 'signer certificat document acte papier stylo souvenir',
    prayer: 'prier prière bénédiction dieu religion foi catholique protestant silence',
    parentsBlessing: 'bénir père mère grands-parents',
    coupleChildren: 'enfant fils fille famille recomposée cadeau beaux-enfants',
    renewal: 'anniversaire noces années de mariage renouveler',
    finalKissNote: 'baiser photo photographe embrasser',
    declaration: 'déclarer unis mari femme époux épouse baiser mariés',
    presentation: 'présenter jeunes mariés applaudir noms',
    exit: 'sortir cortège pétale bulle riz fin fête',
  },
}
