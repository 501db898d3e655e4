import { example } from '#core/examples/es.ts'
import type { EvaluatedCouple } from './couple.ts'

const bride = { title: 'bride', agreement: 'feminine' } as const
const groom = { title: 'groom', agreement: 'masculine' } as const

export const spanishCouples: readonly EvaluatedCouple[] = [
  {
    id: 'es-andres-julian',
    traits: ['two grooms', 'ambiguous city'],
    language: 'es-419',
    partners: [
      { name: 'Andrés Montoya', calledAs: 'Andrés', ...groom },
      { name: 'Julián Ríos', calledAs: 'Julián', ...groom },
    ],
    place: 'Hacienda La Ceiba, Santa Fe de Antioquia',
    date: '2027-01-16',
    time: '16:00',
    answers: [
      'Medellín, Córdoba y Santiago',
      'Nos conocimos en una marcha de bicicletas un domingo. A Julián se le salió la cadena y Andrés llevaba guantes. Llevamos nueve años.',
      'Contarlo en casa. Mi mamá tardó un año en volver a hablarme y hoy es la que más baila. Pueden decirlo, ella está de acuerdo.',
      'Fuimos en bicicleta hasta Cartagena en once días. Montamos un taller, La Cadena, donde arreglamos bicicletas gratis los sábados para los niños del barrio.',
      'Que al cerrar el taller alguien pregunte qué hay de comer.',
    ],
    cities: [['Medellín'], ['Córdoba'], ['Santiago']],
    unsaid: [],
  },
  {
    ...example,
    id: 'es-pilar-ignacio',
    traits: ['bride and groom', 'second marriage', 'wish in answer 4'],
    cities: [['Zaragoza'], ['Bilbao'], ['Oporto']],
    unsaid: [/\bexmarido\b|\bex\b/iu, /\bpleito\b|\bjuicio\b|\bjuzgado/iu, /\bdivorci/iu],
  },
  {
    id: 'es-lupita-ernesto',
    traits: ['bride and groom', 'religious', 'dead parent mentioned'],
    language: 'es-419',
    partners: [
      { name: 'Ernesto Salgado', calledAs: 'Ernesto', ...groom },
      { name: 'Guadalupe Orozco', calledAs: 'Lupita', ...bride },
    ],
    place: 'Parroquia de Santiago, Pátzcuaro',
    date: '2027-11-06',
    time: '13:00',
    answers: [
      'Morelia, Guadalajara y mis primos de Los Ángeles',
      'Yo vendía tamales afuera de su oficina. Él decía que venía por los tamales. Seis años de novios.',
      'Mi papá, don Chuy, murió hace tres años. Él nos presentó y quiero que lo nombren en la bienvenida, está con nosotros.',
      'Levantamos nuestra casa cuarto por cuarto. La tembladera de 2022 nos tiró una barda y la volvimos a hacer con los vecinos en un fin de semana.',
      'Que en nuestra mesa siempre haya un plato más.',
    ],
    wishes: { register: 'solemn', faith: { kind: 'religious', religion: 'católica' } },
    people: [{ name: 'don Chuy', role: 'el papá de Lupita', isInMemory: true }],
    cities: [['Morelia'], ['Guadalajara'], ['Los Ángeles']],
    unsaid: [],
  },
  {
    id: 'es-alex-noa',
    traits: ['neither', 'first person', 'elopement'],
    language: 'es-ES',
    partners: [
      { name: 'Álex', title: 'none', agreement: 'neutral' },
      { name: 'Noa', title: 'none', agreement: 'neutral' },
    ],
    place: 'Faro de Cabo de Gata, Almería',
    date: '2027-04-10',
    time: '08:00',
    answers: [
      'No viene nadie, solo nosotros dos y quien nos case.',
      'Yo buscaba piso y Noa buscaba con quién compartirlo. Me enseñó la cocina y le pregunté si venía incluida la risa. Llevo cuatro años aquí.',
      'Mi familia no viene por decisión suya. No lo mencionéis.',
      'Vimos doscientas tortugas salir al mar una noche en Cabo Verde. Yo lloré y Noa lo niega todo.',
      'Amanecer en un sitio con viento.',
    ],
    cities: [],
    unsaid: [/\bfamilia/iu, /\binvitad/iu, /\bausen/iu, /\bpadres?\b|\bmadres?\b/iu],
  },
  {
    id: 'es-rocio-tomas',
    traits: ['bride and groom', 'almost no answers', 'guests from the town', 'legal'],
    language: 'es-ES',
    partners: [
      { name: 'Tomás', ...groom },
      { name: 'Rocío', ...bride },
    ],
    place: 'Casa de la Cultura, Ronda',
    date: '2027-03-06',
    time: '12:00',
    answers: ['Todos de Ronda.', 'En el instituto.', 'No.', 'Nada especial.', ''],
    power: 'legal',
    country: 'ES',
    cities: [['Ronda']],
    unsaid: [/\bsuper(ar|aron|ado)\b|\bdificultad|\bobstáculo/iu],
  },
]
