import type { WornPhrases } from './worn-phrases.ts'

/** What celebrants, speeches and models say of every couple, in Portuguese. */
export const pt: WornPhrases = [
  {
    asks: 'howItBegan',
    phrases: [
      'estamos aqui reunidos',
      'hoje é um dia (muito )?especial',
      'com (imensa|grande) alegria',
      'histórias? de amor',
      'era uma vez',
      'celebrar o amor',
      'de lá para cá',
    ],
  },
  {
    asks: 'aDecision',
    phrases: [
      'almas? gêmeas?',
      'cara.?metade',
      'metade da laranja',
      'feitos um para o outro',
      'destino',
    ],
  },
  {
    asks: 'anOrdinaryDay',
    phrases: ['felizes para sempre', 'conto de fadas', 'dia mais feliz', 'mágic', 'inesquecív'],
  },
  {
    asks: 'lastSeen',
    phrases: [
      'o amor (é|pede|mora)',
      'incondiciona',
      'cumplicidade',
      'brilho no olhar',
      'borboletas',
      'transborda',
      'essência',
    ],
  },
  {
    asks: 'whichRoad',
    phrases: ['nov[oa] (capítulo|etapa|página)', 'lado a lado', 'caminhada'],
    weak: ['jornada'],
  },
  {
    asks: 'theWorstDay',
    phrases: [
      'obstáculos',
      'altos e baixos',
      'tempestade',
      'porto seguro',
      'alicerce',
      'a distância não',
    ],
    weak: ['silêncio'],
  },
  {
    asks: 'whatWillBeDone',
    phrases: [
      'na alegria e na tristeza',
      'até que a morte',
      'para (todo o )?sempre',
      'envelhecer',
      'escolher(am)? de novo',
    ],
  },
  {
    asks: 'whichGuest',
    phrases: ['mais (amam|importantes)', 'lá de cima', 'em nossos corações'],
  },
  {
    asks: 'whatIsLost',
    phrases: [
      'não (é|foi) .{3,40}, (é|mas)',
      'mais do que .{3,30}, é',
      'há algo de',
      'talvez (seja|o)',
      'tecer',
      'floresc',
      'ecoa',
      'mergulh',
    ],
  },
  {
    asks: 'whoMaySayThis',
    phrases: ['em nome da lei', 'marido e mulher', 'entregar a noiva', 'fale agora'],
  },
]
