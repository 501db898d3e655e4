import type { Locale } from '../couple-prompt.ts'
import { plain } from './city-names.ts'

/** A city the stand-in can say something true about. */
export interface KnownCity {
  /** Spellings people use, without accents and in lower case. */
  spellings: readonly string[]
  latitude: number
  longitude: number
  /** What it is known for, as an apposition: "the city of …". */
  note: Record<Locale, string>
}

const cities: readonly KnownCity[] = [
  {
    spellings: ['sao paulo'],
    latitude: -23.55,
    longitude: -46.63,
    note: {
      'pt-BR': 'a cidade da Avenida Paulista e das tardes no Parque Ibirapuera',
      'en-US': 'the city of Paulista Avenue and of afternoons in Ibirapuera Park',
      'fr-FR': 'la ville de l’avenue Paulista et des après-midi au parc Ibirapuera',
      'es-ES': 'la ciudad de la avenida Paulista y de las tardes en el parque Ibirapuera',
    },
  },
  {
    spellings: ['rio de janeiro', 'rio'],
    latitude: -22.91,
    longitude: -43.17,
    note: {
      'pt-BR': 'onde o Cristo Redentor abre os braços sobre a Baía de Guanabara',
      'en-US': 'where Christ the Redeemer opens his arms over Guanabara Bay',
      'fr-FR': 'où le Christ Rédempteur ouvre les bras au-dessus de la baie de Guanabara',
      'es-ES': 'donde el Cristo Redentor abre los brazos sobre la bahía de Guanabara',
    },
  },
  {
    spellings: ['belo horizonte', 'bh'],
    latitude: -19.92,
    longitude: -43.94,
    note: {
      'pt-BR': 'a cidade da Lagoa da Pampulha e do pão de queijo que sai quente do forno',
      'en-US': 'the city of Pampulha Lake and of cheese bread warm from the oven',
      'fr-FR': 'la ville du lac de Pampulha et du pão de queijo sorti du four',
      'es-ES': 'la ciudad de la laguna de Pampulha y del pão de queijo recién horneado',
    },
  },
  {
    spellings: ['salvador'],
    latitude: -12.97,
    longitude: -38.5,
    note: {
      'pt-BR': 'a cidade do Pelourinho e das fitinhas do Senhor do Bonfim',
      'en-US': 'the city of the Pelourinho and of the Bonfim ribbons',
      'fr-FR': 'la ville du Pelourinho et des rubans du Bonfim',
      'es-ES': 'la ciudad del Pelourinho y de las cintas del Bonfim',
    },
  },
  {
    spellings: ['curitiba'],
    latitude: -25.43,
    longitude: -49.27,
    note: {
      'pt-BR': 'a cidade do Jardim Botânico e das araucárias',
      'en-US': 'the city of the Botanical Garden and of araucaria pines',
      'fr-FR': 'la ville du Jardin botanique et des araucarias',
      'es-ES': 'la ciudad del Jardín Botánico y de las araucarias',
    },
  },
  {
    spellings: ['porto alegre', 'poa'],
    latitude: -30.03,
    longitude: -51.23,
    note: {
      'pt-BR': 'a cidade do pôr do sol no Guaíba e da roda de chimarrão',
      'en-US': 'the city of sunsets over the Guaíba and of shared chimarrão',
      'fr-FR': 'la ville des couchers de soleil sur le Guaíba et du maté partagé',
      'es-ES': 'la ciudad de los atardeceres en el Guaíba y del mate compartido',
    },
  },
  {
    spellings: ['recife'],
    latitude: -8.05,
    longitude: -34.88,
    note: {
      'pt-BR': 'a cidade das pontes, do frevo e da praia de Boa Viagem',
      'en-US': 'the city of bridges, of frevo and of Boa Viagem beach',
      'fr-FR': 'la ville des ponts, du frevo et de la plage de Boa Viagem',
      'es-ES': 'la ciudad de los puentes, del frevo y de la playa de Boa Viagem',
    },
  },
  {
    spellings: ['fortaleza'],
    latitude: -3.73,
    longitude: -38.52,
    note: {
      'pt-BR': 'a cidade das jangadas e da Praia de Iracema',
      'en-US': 'the city of jangada rafts and of Iracema Beach',
      'fr-FR': 'la ville des jangadas et de la plage d’Iracema',
      'es-ES': 'la ciudad de las jangadas y de la playa de Iracema',
    },
  },
  {
    spellings: ['brasilia'],
    latitude: -15.79,
    longitude: -47.88,
    note: {
      'pt-BR': 'a capital que Lúcio Costa e Oscar Niemeyer desenharam sob um céu imenso',
      'en-US': 'the capital that Lúcio Costa and Oscar Niemeyer drew under an immense sky',
      'fr-FR': 'la capitale que Lúcio Costa et Oscar Niemeyer ont dessinée sous un ciel immense',
      'es-ES': 'la capital que Lúcio Costa y Oscar Niemeyer dibujaron bajo un cielo inmenso',
    },
  },
  {
    spellings: ['florianopolis', 'floripa'],
    latitude: -27.6,
    longitude: -48.55,
    note: {
      'pt-BR': 'a ilha da Ponte Hercílio Luz e da Lagoa da Conceição',
      'en-US': 'the island of the Hercílio Luz Bridge and of Conceição Lagoon',
      'fr-FR': 'l’île du pont Hercílio Luz et de la lagune de la Conceição',
      'es-ES': 'la isla del puente Hercílio Luz y de la laguna de la Conceição',
    },
  },
  {
    spellings: ['manaus'],
    latitude: -3.1,
    longitude: -60.02,
    note: {
      'pt-BR': 'onde o rio Negro encontra o Solimões e o Teatro Amazonas guarda a sua cúpula',
      'en-US': 'where the Negro River meets the Solimões beside the dome of the Amazon Theatre',
      'fr-FR': 'où le rio Negro rencontre le Solimões, près de la coupole du Théâtre Amazonas',
      'es-ES': 'donde el río Negro encuentra al Solimões, junto a la cúpula del Teatro Amazonas',
    },
  },
  {
    spellings: ['lisboa', 'lisbon', 'lisbonne'],
    latitude: 38.72,
    longitude: -9.14,
    note: {
      'pt-BR': 'a cidade das sete colinas, à beira do Tejo',
      'en-US': 'the city of seven hills, on the banks of the Tagus',
      'fr-FR': 'la ville aux sept collines, au bord du Tage',
      'es-ES': 'la ciudad de las siete colinas, a orillas del Tajo',
    },
  },
  {
    spellings: ['paris'],
    latitude: 48.86,
    longitude: 2.35,
    note: {
      'pt-BR': 'onde a Torre Eiffel se acende à noite sobre o Sena',
      'en-US': 'where the Eiffel Tower lights up at night above the Seine',
      'fr-FR': 'où la tour Eiffel s’illumine le soir au-dessus de la Seine',
      'es-ES': 'donde la torre Eiffel se enciende de noche sobre el Sena',
    },
  },
  {
    spellings: ['lyon'],
    latitude: 45.76,
    longitude: 4.84,
    note: {
      'pt-BR': 'a cidade da Festa das Luzes, entre o Ródano e o Saône',
      'en-US': 'the city of the Festival of Lights, between the Rhône and the Saône',
      'fr-FR': 'la ville de la Fête des Lumières, entre Rhône et Saône',
      'es-ES': 'la ciudad de la Fiesta de las Luces, entre el Ródano y el Saona',
    },
  },
  {
    spellings: ['madri', 'madrid'],
    latitude: 40.42,
    longitude: -3.7,
    note: {
      'pt-BR': 'a cidade do Parque do Retiro e do Museu do Prado',
      'en-US': 'the city of Retiro Park and of the Prado Museum',
      'fr-FR': 'la ville du parc du Retiro et du musée du Prado',
      'es-ES': 'la ciudad del parque del Retiro y del Museo del Prado',
    },
  },
  {
    spellings: ['barcelona', 'barcelone'],
    latitude: 41.39,
    longitude: 2.17,
    note: {
      'pt-BR': 'a cidade da Sagrada Família, de frente para o Mediterrâneo',
      'en-US': 'the city of the Sagrada Família, facing the Mediterranean',
      'fr-FR': 'la ville de la Sagrada Família, face à la Méditerranée',
      'es-ES': 'la ciudad de la Sagrada Familia, frente al Mediterráneo',
    },
  },
  {
    spellings: ['londres', 'london'],
    latitude: 51.51,
    longitude: -0.13,
    note: {
      'pt-BR': 'onde o Big Ben marca as horas ao lado do Tâmisa',
      'en-US': 'where Big Ben keeps the hours beside the Thames',
      'fr-FR': 'où Big Ben sonne les heures au bord de la Tamise',
      'es-ES': 'donde el Big Ben da las horas junto al Támesis',
    },
  },
  {
    spellings: ['nova york', 'nova iorque', 'new york', 'nueva york'],
    latitude: 40.71,
    longitude: -74.01,
    note: {
      'pt-BR': 'a cidade do Central Park e da Ponte do Brooklyn',
      'en-US': 'the city of Central Park and of the Brooklyn Bridge',
      'fr-FR': 'la ville de Central Park et du pont de Brooklyn',
      'es-ES': 'la ciudad de Central Park y del puente de Brooklyn',
    },
  },
  {
    spellings: ['buenos aires'],
    latitude: -34.6,
    longitude: -58.38,
    note: {
      'pt-BR': 'a cidade do tango e das fachadas coloridas do Caminito',
      'en-US': 'the city of tango and of the coloured fronts of Caminito',
      'fr-FR': 'la ville du tango et des façades colorées de Caminito',
      'es-ES': 'la ciudad del tango y de las fachadas de colores de Caminito',
    },
  },
  {
    spellings: ['roma', 'rome'],
    latitude: 41.9,
    longitude: 12.5,
    note: {
      'pt-BR': 'a cidade do Coliseu e da Fontana di Trevi',
      'en-US': 'the city of the Colosseum and of the Trevi Fountain',
      'fr-FR': 'la ville du Colisée et de la fontaine de Trevi',
      'es-ES': 'la ciudad del Coliseo y de la Fontana de Trevi',
    },
  },
]

/** The known city that a typed place is, with or without what follows it: "Curitiba", "São Paulo - SP", "Lisboa (Portugal)". */
export function knownCity(place: string): KnownCity | undefined {
  const name = plain(place)
  return cities.find((city) =>
    city.spellings.some(
      (spelling) => name === spelling || /^[\s]*[-–/(]/.test(after(name, spelling)),
    ),
  )
}

/** The known city that a venue's description ends in or names: "Fazenda Santa Rita, Curitiba". */
export function knownCityWithin(location: string): KnownCity | undefined {
  return location
    .split(/[,;(–-]/)
    .map(knownCity)
    .find((city) => city !== undefined)
}

/** Great-circle distance in kilometres, rounded to tens. */
export function distanceKm(from: KnownCity, to: KnownCity): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return Math.round((2 * 6_371 * Math.asin(Math.sqrt(half))) / 10) * 10
}

function after(name: string, start: string): string {
  return name.startsWith(start) ? name.slice(start.length) : ''
}
