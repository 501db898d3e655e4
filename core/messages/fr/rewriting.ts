/** One part written again, in French. */
import type { RewritingMessages } from '../shape/rewriting.ts'

export const rewriting: RewritingMessages = {
  part: 'Passage',
  whole: 'Tout le texte',
  how: 'De quelle façon',
  ways: {
    shorter: 'Plus court',
    longer: 'Plus long',
    lighter: 'Plus léger',
    moreSolemn: 'Plus solennel',
    lessSugar: 'Moins mièvre',
    inMyWords: 'À ma façon',
    withTheirStory: 'Avec l’histoire du couple',
  },
  instruction: 'Ou dites-le à votre manière',
  instructionHint: 'Par exemple : « Finir sur la scène du gâteau ».',
  write: 'Réécrire',
  writing: 'Réécriture en cours…',
  stop: 'Arrêter',
  before: 'Texte actuel',
  after: 'Texte réécrit',
  changed: 'changé',
  take: 'Prendre ce texte',
  takeParagraph: 'Ne prendre que ce paragraphe',
  takenParagraph: 'Paragraphe remplacé.',
  refuse: 'Ne rien changer',
  parted:
    'Le texte réécrit n’a pas le même nombre de paragraphes\u202f: on ne saurait plus où va ce qui se dit ou se fait entre eux. Prenez un paragraphe à la fois, ou relancez la réécriture.',
  taken: 'Passage remplacé. L’ancien est dans les versions, ou revient avec Ctrl+Z.',
  nothing: 'Il n’y a rien à réécrire ici.',
  failed: 'La réécriture n’a pas abouti ; le passage est resté tel quel.',
  overHand: {
    corrected: (texts) =>
      `Corrigé à la main\u202f: ${texts}. Si tout est réécrit, ce qui est dans le déroulé rejoint les versions précédentes.`,
    compare: (rewrite) =>
      `Pour voir les deux côte à côte avant de décider, utilisez «\u202f${rewrite}\u202f» dans les trois points du passage.`,
    others: 'Écrire seulement les autres',
    all: 'Tout écrire à nouveau',
  },
}
