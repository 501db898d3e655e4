/** What was written for the Spanish example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `De Oporto, donde el Duero llega al Atlántico, habéis venido un grupo. Entre el puente de Don Luis I y esta masía hay más de 850 kilómetros. Que en Sitges os sintáis tan a gusto como a la orilla de vuestro río.

Quienes llegáis de Bilbao, la ciudad de la ría y del Guggenheim, estabais a unos 450 kilómetros. Y quienes venís de Zaragoza tenéis allí otro Pilar: la basílica, junto al Ebro. Por el viaje, gracias. La vuelta mide lo mismo, así que gracias también por la vuelta.

A quienes habéis venido de cerca os esperan el mismo sitio y la misma bienvenida. Un trayecto corto también es venir. Gracias por vuestra presencia.

Es sábado, 4 de septiembre, y todos esos viajes terminan en la Masía Can Ribas, en Sitges. Que sea hoy vuestra casa, y que nadie se sienta de visita. La bienvenida es también para vosotros, Ignacio y Pilar.`,
  ceremony: `Un perro y una gata, la misma noche, en las urgencias de un veterinario. Y allí, Ignacio y Pilar, cada cual con su animal. Nadie elige la noche en que le tocan unas urgencias.

Empezar de nuevo a los cincuenta y cinco: eso está en la historia de Ignacio y Pilar. También a esa edad hay primeros días.

Y está el camino. Los dos anduvieron desde Roncesvalles hasta Burgos. Se dice en un momento; a pie se tarda bastante más.

Un bastón se quedó olvidado. Cualquiera de vosotros ha vuelto alguna vez a por algo. Ignacio y Pilar volvieron a por el bastón, y volvieron andando.

Ignacio, Pilar: lleváis cinco años juntos. Un perro, una gata, Roncesvalles, Burgos y un bastón. Ojalá os queden muchos sitios a los que llegar a pie.

A por aquel bastón volvisteis los dos. Volveos ahora el uno hacia el otro.`,
  finalMessage: `Ignacio y Pilar, para vosotros el éxito es desayunar sin prisa. Así, con esas palabras. Hasta la mañana más corriente mejora cuando nadie mira el reloj.

Ojalá tengáis ese éxito los lunes, los festivos y los días con mucho que hacer. Que la conversación dure más que el pan, y que nadie tenga que levantarse antes de tiempo. Y ahora, una petición. Mañana por la mañana, Ignacio, Pilar, dejad que espere todo lo demás: sentaos y desayunad sin prisa.`,
}
