/** What was written for the Spanish example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `De Oporto, donde el Duero llega al Atlántico, habéis venido un grupo. Entre el puente de Don Luis I y esta masía hay más de 850 kilómetros. Que en Sitges os sintáis tan a gusto como a la orilla de vuestro río.

Quienes llegáis de Bilbao, la ciudad de la ría y del Guggenheim, estabais a unos 450 kilómetros. Y quienes venís de Zaragoza tenéis allí otro Pilar: la basílica, junto al Ebro. Por el viaje, gracias. La vuelta mide lo mismo, así que gracias también por la vuelta.

A quienes habéis venido de cerca os esperan el mismo sitio y la misma bienvenida. Un trayecto corto también es venir. Gracias por vuestra presencia.

Es sábado, 4 de septiembre, y todos esos viajes terminan en la Masía Can Ribas, en Sitges. Que sea hoy vuestra casa, y que nadie se sienta de visita. La bienvenida es también para vosotros, Ignacio y Pilar.`,
  ceremony: `En las urgencias de un veterinario coincidieron, la misma noche, un perro y una gata. Entre Pilar e Ignacio, uno tenía el perro y el otro, la gata. Las urgencias no se eligen.

Por esa noche empieza lo que Ignacio y Pilar han contado. Y han contado también otro comienzo: empezar de nuevo a los cincuenta y cinco.

Cincuenta y cinco. Quien empieza de nuevo ya sabe lo que es empezar. Y a pie, Pilar e Ignacio empezaron en Roncesvalles.

Desde allí caminaron hasta Burgos, y fijaos, porque la caminata tiene también su vuelta. Un bastón se había quedado olvidado. Ignacio y Pilar volvieron a por él, y volvieron a pie.

Para un perro y una gata hay urgencias, aunque sea de noche. Para un bastón olvidado, no: hay que volver a buscarlo. Y así, empezar de nuevo fue también volver sobre los pasos, esta vez por un bastón.

Pilar, Ignacio: son cinco años juntos, con un perro, una gata y un bastón. Ojalá os queden muchos pasos, de ida y de vuelta. Y que la próxima vez, antes de echar a andar, uno de los dos le tienda el bastón al otro.`,
  finalMessage: `Ignacio y Pilar, para vosotros el éxito es desayunar sin prisa. Así, con esas palabras. Hasta la mañana más corriente mejora cuando nadie mira el reloj.

Ojalá tengáis ese éxito los lunes, los festivos y los días con mucho que hacer. Que la conversación dure más que el pan, y que nadie tenga que levantarse antes de tiempo. Y ahora, una petición. Mañana por la mañana, Ignacio, Pilar, dejad que espere todo lo demás: sentaos y desayunad sin prisa.`,
}
