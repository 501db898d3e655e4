/** What was written for the Spanish example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Desde Oporto, donde el Duero llega al Atlántico, habéis venido un grupo. Son más de 850 kilómetros. En un mapa, esa distancia cabe en un palmo. Para llegar, hay que pasar por cada kilómetro. Gracias por todos, del primero al último.

También habéis llegado desde Bilbao, donde el Guggenheim brilla junto a la ría. Y desde Zaragoza, con su basílica del Pilar a orillas del Ebro. Allí se visita el Pilar. Aquí, Pilar se casa con Ignacio. Gracias por el viaje y por estar.

Y quienes venís de cerca: gracias también. Para un trayecto corto se usa el mismo verbo que para uno largo: venir. Y habéis venido.

Todos esos trayectos terminan en Masía Can Ribas, en Sitges. Una masía es, antes que nada, una casa. Que sea la vuestra, y que cada persona encuentre su sitio. Bienvenido sea todo el mundo. Y bienvenidos vosotros, que estáis al final de todos esos kilómetros, Ignacio y Pilar.`,
  ceremony: `La misma noche coincidieron en las urgencias de un veterinario un perro y una gata. Uno de los animales era de Ignacio y el otro, de Pilar. Nadie elige la noche de unas urgencias. Los animales tampoco miran la agenda de nadie.

Los perros y los gatos tienen fama de no ponerse de acuerdo en nada. Estos, al menos, se pusieron de acuerdo en la noche y en el sitio. Quien convive con un animal sabe cuánto hueco ocupa, aunque pese poco. Todas las noches terminan.

De Ignacio y Pilar hay que contar también cinco años juntos. Se dice en un instante, pero ningún año se vive en resumen. Cualquier año trae domingos, y también lunes. Los años se viven de día en día y luego se cuentan de golpe.

En esta historia hay también esto: empezar de nuevo a los cincuenta y cinco. Cincuenta y cinco. El verbo empezar no le pide el carné a nadie. A cualquier edad hay una primera vez para algo. Ojalá os acordéis de ese número cuando tengáis ganas de empezar algo.

Ignacio y Pilar caminaron desde Roncesvalles hasta Burgos. Contado así, todo va hacia delante. Pero falta el bastón. Un bastón olvidado, y a por él volvieron a pie. Los bastones se inventaron para que andar costara menos. Este consiguió que Ignacio y Pilar anduvieran más.

Ignacio, Pilar: ojalá los animales os dejen dormir muchas noches. Ojalá los lunes os salgan casi tan buenos como los domingos. Ojalá tengáis aún cosas por empezar. Y el día que algo se os quede atrás, ojalá se os vea dar media vuelta a la vez.`,
  finalMessage: `Ignacio y Pilar, para vosotros el éxito es desayunar sin prisa. Nadie da trofeos por eso, y los currículums no tienen casilla para ponerlo. La prisa entra sola en cualquier casa; a la calma hay que ponerle plato. Y el tiempo es lo mejor que se puede servir en una mesa.

Que la vida os dé muchos desayunos así, de los que casi se juntan con la comida. Que el mundo espere su turno. Mañana por la mañana, por favor, triunfad: quedaos un rato más en la mesa.`,
}
