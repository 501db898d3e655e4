import type { WornPhrases } from './worn-phrases.ts'

/** What celebrants, speeches and models say of every couple, in Spanish. */
export const es: WornPhrases = [
  {
    asks: 'howItBegan',
    phrases: [
      'estamos aquí',
      'nos hemos reunido',
      'hoy es un día (muy )?especial',
      'inmensa alegría',
      'historia de amor',
      'érase una vez',
      'por fin lleg[oó]',
    ],
  },
  {
    asks: 'aDecision',
    phrases: ['media naranja', 'almas? gemelas?', 'hechos el uno para', 'destino'],
  },
  {
    asks: 'anOrdinaryDay',
    phrases: [
      'felices para siempre',
      'perdices',
      'cuento de hadas',
      'día más feliz',
      'mágic',
      'inolvidable',
      'sueño (cumplido|hecho realidad)',
    ],
  },
  {
    asks: 'lastSeen',
    phrases: [
      'el amor (es|no es|todo lo puede)',
      'incondicional',
      'complicidad',
      'mariposas',
      'misma dirección',
    ],
  },
  {
    asks: 'whichRoad',
    phrases: ['nuev[oa] (vida|etapa|capítulo)', 'de la mano', 'travesía'],
    weak: ['camino', 'aventura'],
  },
  {
    asks: 'theWorstDay',
    phrases: ['obstáculos', 'en las buenas', 'contra viento y marea', 'tormenta', 'mi roca'],
  },
  {
    asks: 'whatWillBeDone',
    phrases: [
      'en la salud y en',
      'hasta que la muerte',
      'todos los días de mi vida',
      'para siempre',
      'envejecer',
      'elegirte',
    ],
  },
  {
    asks: 'whichGuest',
    phrases: ['rodead[oa]s de', 'seres queridos', 'desde el cielo', 'ya no están entre nosotros'],
  },
  {
    asks: 'whatIsLost',
    phrases: [
      'no es (solo|poca)',
      'no .{3,30} sino',
      'si se mira bien',
      'quizá por eso',
      'tej(er|iendo)',
      'florec',
    ],
  },
  {
    asks: 'whoMaySayThis',
    phrases: [
      'marido y mujer',
      'en nombre de la ley',
      'quién entrega',
      'besar a la novia',
      'que hable ahora',
    ],
  },
]
