/** Places where people marry that GeoNames' cuts lack, mostly villages and beaches of Brazil; to a few kilometres. */
interface Supplement {
  id: string
  name: string
  latitude: number
  longitude: number
  country: string
  state: string
  population: number
  others: string[]
}

/** `name latitude longitude`, by country and GeoNames' code of the state. */
const lists: Record<string, string> = {
  'BR 05': `Trancoso -16.59 -39.10, Arraial d'Ajuda -16.49 -39.07, Caraíva -16.81 -39.15, Praia do Forte -12.58 -38.00,
    Morro de São Paulo -13.38 -38.91, Boipeba -13.58 -38.93, Costa do Sauípe -12.44 -37.92, Imbassaí -12.49 -37.96,
    Barra Grande -13.89 -38.94, Comandatuba -15.35 -38.98, Corumbau -16.90 -39.12`,
  'BR 06': `Jericoacoara|Jeri -2.80 -40.51, Cumbuco -3.62 -38.73, Canoa Quebrada -4.53 -37.70`,
  'BR 13': `Atins -2.57 -42.74`,
  'BR 15': `Lapinha da Serra -19.11 -43.67, Milho Verde -18.46 -43.49, Monte Verde -22.86 -46.04`,
  'BR 16': `Alter do Chão -2.50 -54.95`,
  'BR 20': `Barra Grande -2.90 -41.41`,
  'BR 21': `Itaipava -22.38 -43.13, Visconde de Mauá -22.33 -44.54, Penedo -22.43 -44.53, Abraão|Ilha Grande -23.14 -44.17,
    Conservatória -22.29 -43.93, Geribá -22.78 -41.91, Trindade -23.35 -44.72`,
  'BR 22': `Pipa|Praia da Pipa -6.23 -35.05`,
  'BR 23': `Vale dos Vinhedos -29.19 -51.57`,
  'BR 26': `Praia do Rosa -28.13 -48.64, Guarda do Embaú -27.90 -48.59, Jurerê -27.44 -48.49, Jurerê Internacional -27.44 -48.49,
    Lagoa da Conceição -27.60 -48.47`,
  'BR 27': `Maresias -23.79 -45.57, Juquehy|Juqueí -23.77 -45.73, Camburi|Camburizinho -23.78 -45.65, Barra do Sahy -23.77 -45.69,
    São Francisco Xavier -22.91 -45.96`,
  'BR 30': `Porto de Galinhas -8.50 -35.00, Fernando de Noronha|Noronha -3.85 -32.42, Praia dos Carneiros|Carneiros -8.70 -35.08`,
  'PT 14': `Belém 38.70 -9.21`,
  'GB SCT': `Gretna Green 55.00 -3.07`,
}

/** Names that no list has, by country and name. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  'BR Belo Horizonte': ['BH', 'Beagá', 'Belô'],
  'BR Armação dos Búzios': ['Búzios'],
  'BR Paraty': ['Parati'],
  'AR Buenos Aires': ['BsAs', 'Bs As', 'CABA'],
  'MX Mexico City': ['CDMX'],
  'US New York City': ['NYC', 'New York', 'Nova York'],
}

/** A beach that everybody has heard of counts as a town of so many. */
const asKnownAs = 20_000

function place(country: string, state: string, entry: string): Supplement {
  const match = /^(.+) (-?[\d.]+) (-?[\d.]+)$/s.exec(entry.trim())
  const [names = '', latitude = '', longitude = ''] = match?.slice(1) ?? []
  const [name = '', ...others] = names.replaceAll("'", '’').split('|')
  return {
    id: '',
    name,
    latitude: Math.round(Number(latitude) * 100),
    longitude: Math.round(Number(longitude) * 100),
    country,
    state,
    population: asKnownAs,
    others,
  }
}

export const supplement: readonly Supplement[] = Object.entries(lists).flatMap(([key, list]) => {
  const [country = '', state = ''] = key.split(' ')
  return list.split(',').map((entry) => place(country, state, entry))
})
