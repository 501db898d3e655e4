import type { WornPhrases } from './worn-phrases.ts'

/** What celebrants, speeches and models say of every couple, in French. */
export const fr: WornPhrases = [
  {
    asks: 'howItBegan',
    phrases: [
      'nous sommes (tous )?réunis',
      'il y a des histoires',
      'il était une fois',
      'chers amis, chère famille',
      'le (grand jour|jour j)',
    ],
  },
  {
    asks: 'aDecision',
    phrases: [
      'âmes? sœurs?',
      "faits l[’']un pour l[’']autre",
      'coup de foudre',
      'une évidence',
      "ne font qu[’']un",
      'la vie les a',
    ],
  },
  {
    asks: 'anOrdinaryDay',
    phrases: [
      'plus beau jour',
      'conte de fées',
      "beaucoup d[’']enfants",
      'magique',
      'inoubliable',
      'tout le bonheur',
    ],
  },
  {
    asks: 'lastSeen',
    phrases: [
      "l[’']amour (est|c[’']est|fait)",
      'amour (véritable|sincère)',
      'témoigner de leur amour',
      'leur amour et (de )?leur engagement',
      'complicité',
      'étoiles dans les yeux',
    ],
  },
  {
    asks: 'whichRoad',
    phrases: [
      'nouve(au|lle) (chapitre|départ|page|étape)',
      'main dans la main',
      'côte à côte',
      'la route continue',
    ],
  },
  {
    asks: 'theWorstDay',
    phrases: ['traversée', 'vents et marées', 'plus forts', 'ancr[eé]'],
    weak: ['tempête'],
  },
  {
    asks: 'whatWillBeDone',
    phrases: [
      'pour le meilleur et',
      'que la mort',
      'à jamais',
      'pour toujours',
      'vieillir ensemble',
    ],
  },
  {
    asks: 'whichGuest',
    phrases: [
      'ceux qui vous aiment',
      'témoins de (votre|leur)',
      'de là-haut',
      'parti(e|s)? trop tôt',
    ],
  },
  {
    asks: 'whatIsLost',
    phrases: [
      "ce n[’']est pas .{3,40}, c[’']est",
      'bien plus qu',
      'tiss(er|é)',
      'lumineu',
      'au cœur de',
    ],
  },
  {
    asks: 'whoMaySayThis',
    phrases: [
      'mari et femme',
      'légitime épou',
      'au nom de la loi',
      'embrasser la mariée',
      'se taise à jamais',
    ],
  },
]
