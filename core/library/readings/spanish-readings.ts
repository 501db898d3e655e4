/** What guests read in Spanish, the same in Spain and in Latin America: poems as they are printed, and the Bible. */
import { type PieceLine, poem, type Wording } from '../piece.ts'

interface SpanishReading extends Required<Pick<Wording, 'name' | 'source'>> {
  verses: readonly PieceLine[]
}

export const becquer: SpanishReading = {
  name: 'Bécquer: Por una mirada',
  source: { author: 'Gustavo Adolfo Bécquer', died: 1870, work: 'Rimas, XXIII', published: 1871 },
  verses: poem(`
Por una mirada, un mundo;
por una sonrisa, un cielo;
por un beso... ¡Yo no sé
qué te diera por un beso!
`),
}

export const lope: SpanishReading = {
  name: 'Lope: Quien lo probó lo sabe',
  source: { author: 'Lope de Vega', died: 1635, work: 'Rimas, soneto 126', published: 1602 },
  verses: poem(`
Desmayarse, atreverse, estar furioso,
áspero, tierno, liberal, esquivo,
alentado, mortal, difunto, vivo,
leal, traidor, cobarde y animoso;

no hallar fuera del bien centro y reposo,
mostrarse alegre, triste, humilde, altivo,
enojado, valiente, fugitivo,
satisfecho, ofendido, receloso;

huir el rostro al claro desengaño,
beber veneno por licor süave,
olvidar el provecho, amar el daño;

creer que un cielo en un infierno cabe,
dar la vida y el alma a un desengaño:
esto es amor, quien lo probó lo sabe.
`),
}

export const dario: SpanishReading = {
  name: 'Darío: Amo, amas',
  source: {
    author: 'Rubén Darío',
    died: 1916,
    work: 'Amo, amas, en Cantos de vida y esperanza',
    published: 1905,
  },
  verses: poem(`
Amar, amar, amar, amar siempre, con todo
el ser y con la tierra y con el cielo,
con lo claro del sol y lo oscuro del lodo:
amar por toda ciencia y amar por todo anhelo.

Y cuando la montaña de la vida
nos sea dura y larga y alta y llena de abismos,
amar la inmensidad que es de amor encendida
¡y arder en la fusión de nuestros pechos mismos!
`),
}

export const corinthians: SpanishReading = {
  name: '1 Corintios 13',
  source: {
    author: 'Biblia',
    work: 'Primera carta a los Corintios 13, 4-8 y 13, en traducción nuestra',
  },
  verses: poem(`
El amor tiene paciencia y hace el bien.
El amor no envidia, no presume, no se da importancia.
No ofende ni busca lo suyo,
no se deja llevar por la ira ni lleva cuenta del daño.
La injusticia no lo alegra: lo alegra la verdad.
Todo lo disculpa, todo lo cree,
todo lo espera, todo lo aguanta.

El amor no pasa nunca.
Tres cosas quedan ahora: la fe, la esperanza y el amor.
Y de las tres, la más grande es el amor.
`),
}

export const songOfSongs: SpanishReading = {
  name: 'Cantar de los Cantares 8',
  source: { author: 'Biblia', work: 'Cantar de los Cantares 8, 6-7, en traducción nuestra' },
  verses: poem(`
Ponme como un sello sobre tu corazón,
como un sello sobre tu brazo.
Porque el amor es fuerte como la muerte,
y terca como el sepulcro es la pasión.
Sus brasas son brasas de fuego,
una llama de Dios.

Las aguas caudalosas no podrán apagar el amor,
ni lo anegarán los ríos.
Quien quisiera comprarlo con toda la hacienda de su casa
solo se llevaría desprecio.
`),
}
