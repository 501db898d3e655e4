/** What was written for the Spanish example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Bienvenidos todos a la Masía Can Ribas, en Sitges, donde hoy se casan Ignacio y Pilar. Gracias por estar aquí y por acompañarlos en su boda. Desde ahora esta masía es también vuestra casa, así que poneos cómodos.

Los que venís de Zaragoza tenéis un Pilar muy famoso a la orilla del Ebro. Hoy estáis en la boda de otra Pilar, y a esta la podéis abrazar. De vosotros, los de Bilbao, se dice que nacéis donde os da la gana. Hasta Sitges hay unos 450 kilómetros, que para alguien de Bilbao son un paseo.

Y vosotros, el grupo de Oporto, sois los que venís de más lejos: más de 850 kilómetros. Vuestro vino lleva siglos viajando por el mundo, y esta vez habéis viajado vosotros. Gracias a todos por el viaje, porque en tantos kilómetros hay mucho cariño. Los que venís de cerca habéis hecho menos kilómetros, pero aquí hacéis la misma falta.

Ignacio, Pilar, todos ellos han venido a Sitges para estar hoy con vosotros. Ojalá disfrutéis mucho de tenerlos juntos en el mismo sitio. Los kilómetros ya están hechos. Ahora empieza la boda de Ignacio y Pilar.`,
  ceremony: `¿Dónde empieza la historia de Ignacio y Pilar? Empieza de noche, en las urgencias de un veterinario. Nadie va allí a buscar pareja. Los dos fueron a cuidar de un animal, y fueron la misma noche. Ni con cita previa habrían coincidido mejor.

Los animales eran un perro y una gata, uno de cada casa. Todos vosotros conocéis la fama que tienen los perros y los gatos cuando se juntan. Pues estos dos se pusieron de acuerdo en la noche y hasta en el veterinario. Llevar a un animal a urgencias, y de noche, da trabajo y muestra mucho cariño. Ese cariño estaba en los dos lados, en el del perro y en el de la gata.

Ignacio y Pilar saben también lo que es empezar de nuevo a los cincuenta y cinco. Los comienzos suelen contarse como cosa de jóvenes, y este llegó con mucha vida ya vivida. Tiene su gracia ser principiante con tanta experiencia. Y es bonito que, después de tantos años, hubiera sitio para un comienzo.

Ignacio y Pilar caminaron desde Roncesvalles hasta Burgos. Imaginad un mapa: el dedo va de un sitio al otro en un momento. Los dos hicieron ese viaje con los pies, que tardan bastante más. A pie, hay que ganarse Burgos paso a paso.

Hubo además un bastón olvidado, y los dos volvieron a pie a por él. Un bastón está para cansarse menos al andar, y este les hizo andar más. El bastón era uno solo, y a buscarlo fueron los dos. Pocos bastones han hecho desandar el camino a dos personas.

Ignacio, Pilar, lleváis cinco años juntos y habéis venido a por más. Aquella noche, en las urgencias, cuidabais de un perro y de una gata, y hoy estáis en Sitges el uno con el otro. Ojalá los años que vienen os traigan más viajes, con mucho por andar y poco por desandar. Ya sabéis empezar de nuevo. Y cuando algo se queda atrás, ya sabéis volver los dos a buscarlo.`,
  finalMessage: `Ignacio, Pilar, vosotros queréis algo muy sencillo: desayunar sin prisa. Eso es para los dos el éxito, y para tenerlo no hay que ganar a nadie. Basta con una mesa puesta y una mañana por delante. Todo el mundo corre para llegar a algún sitio, y dos personas que desayunan sin prisa ya han llegado.

Ojalá más de un desayuno os dure hasta la hora de comer, porque todavía tenéis algo que contaros. Y si algún día os toca correr, que sea para volver a esa misma mesa. Ojalá dentro de muchos años levantéis la vista de la taza y veáis justo a quien queréis ver. Y mañana por la mañana, quedaos en la mesa un rato más.`,
}
