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
      'De Medellín casi todos, y de Córdoba y de Santiago, que son poquitos pero bailan',
      'Nos conocimos en una marcha de bicicletas un domingo. A Julián se le salió la cadena y Andrés llevaba guantes, pero de los de lavar loza, amarillos, porque no tenía de los otros. Le arreglé la cadena ahí en media calle y me dijo “gracias, doctor”. A las cuatro cuadras se le volvió a salir. Ahí ya no le creí. Él jura que fue la bicicleta. Llevamos nueve años y los guantes están colgados en el taller, enmarcados y todo. (escribe Andrés)',
      'Contarlo en la casa. Mi mamá, doña Rubiela, duró un año sin hablarme. Un año completo. Hasta que un día se apareció en el taller con la bicicleta del cura, pinchada, y le preguntó a Julián “¿usted es el que arregla?”. Él se la arregló y no le cobró. A la semana volvió con una olla de frijoles. Hoy es la que más baila. Pueden decirlo, ella está de acuerdo, dijo que lo dijeran bonito. De mi papá no digan nada porfa, él no va a venir y no quiero que ella se me ponga triste',
      'Fuimos en bicicleta hasta Cartagena en once días, con una carpa que no armamos ni una sola vez porque siempre alguien nos daba posada. En Planeta Rica una señora nos acomodó en la pieza de los pollitos, como cien pollitos, no dormimos nada y a las cuatro nos tenía arepas. Y montamos un taller, La Cadena, donde arreglamos bicicletas gratis los sábados para los niños del barrio. El primero que llegó fue Yeison, tenía ocho años y una bici sin frenos. Hoy tiene 17 y trabaja con nosotros, él lleva las argollas',
      'Que al cerrar el taller alguien pregunte qué hay de comer. Julián dice que casi siempre es él jajaja',
    ],
    cities: [['Medellín'], ['Córdoba'], ['Santiago']],
    unsaid: [/\bpapá\b|\bpadre\b/iu, /\bausen/iu],
    held: [
      {
        quote:
          'De mi papá no digan nada porfa, él no va a venir y no quiero que ella se me ponga triste',
        why: 'asked',
      },
    ],
  },
  {
    ...example,
    id: 'es-pilar-ignacio',
    traits: ['bride and groom', 'second marriage', 'wish in answer 4'],
    cities: [['Zaragoza'], ['Bilbao'], ['Oporto']],
    unsaid: [/\bexmarido\b|\bex\b/iu, /\bpleito\b|\bjuicio\b|\bjuzgado/iu, /\bdivorci/iu],
    held: [{ quote: 'Que no salga nada de mi exmarido ni del pleito de la casa.', why: 'asked' }],
  },
  {
    id: 'es-lupita-ernesto',
    isHeldOut: true,
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
      'Morelia, Guadalajara y mis primos de Los Ángeles que vienen con todo y bafles',
      'Yo vendía tamales afuera de su oficina, tempranito. Él decía que venía por los tamales. Mi papá, don Chuy, me ayudaba con el bote y un día le dijo: “joven, usted lleva ocho meses comiendo de dulce y a usted no le gustan los de dulce”. Y era cierto jaja, a él le gustan los de rajas, pero los de dulce los despachaba yo y los de rajas mi papá. Así nos presentó. Seis años de novios.',
      'Mi papá, don Chuy, murió hace tres años. Él nos presentó y quiero que lo nombren en la bienvenida, está con nosotros. No digan de qué murió por favor. Nómbrenlo alegre, él era rete alegre, barría bailando con la escoba y nos sacaba a bailar a todos en la cocina. Los domingos Ernesto le atendía el puesto para que se fuera a misa sin prisa, nadie se lo pidió, y hasta la fecha el bote lo carga él',
      'Levantamos nuestra casa cuarto por cuarto. La tembladera de 2022 nos tiró una barda y la volvimos a hacer con los vecinos en un fin de semana, doña Tere la de enfrente hizo corundas para todos. Mi suegro don Neto puso la última piedra y la puso chueca. Ahí sigue, no dejamos que la arregle',
      'Que en nuestra mesa siempre haya un plato más. Ernesto dice: y que sea de rajas',
    ],
    wishes: { faith: { kind: 'religious', religion: 'católica' } },
    people: [{ name: 'don Chuy', role: 'el papá de Lupita', isInMemory: true }],
    cities: [['Morelia'], ['Guadalajara'], ['Los Ángeles']],
    unsaid: [],
    held: [{ quote: 'No digan de qué murió por favor.', why: 'request' }],
  },
  {
    id: 'es-alex-noa',
    isHeldOut: true,
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
    held: [{ quote: 'Mi familia no viene por decisión suya. No lo mencionéis.', why: 'asked' }],
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
    wishes: { register: 'solemn' },
    power: 'legal',
    country: 'ES',
    cities: [['Ronda']],
    unsaid: [/\bsuper(ar|aron|ado)\b|\bdificultad|\bobstáculo/iu],
  },
]
