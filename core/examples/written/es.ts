/** What was written for the Spanish example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Buenas tardes a todos, y bienvenidos a la Masía Can Ribas, en Sitges. Hoy se casan Ignacio y Pilar, y vosotros sois la gente que han querido tener cerca.

Bienvenidos los de Zaragoza, que sabéis caminar con el cierzo en contra. Bienvenidos los de Bilbao, que de pintxo en pintxo sois capaces de cruzar la ciudad entera. Y bienvenido el grupo de Oporto, donde cualquier paseo acaba en cuesta: bem-vindos, y gracias por cruzar la frontera para estar aquí. Gracias a todos por el viaje. Ignacio y Pilar saben muy bien lo que es hacer kilómetros.

Poneos cómodos, que esta tarde no tenemos prisa. Os voy a hablar de un perro y una gata, de un bastón y de un desayuno. Parece que no tienen nada que ver. Dadme unos minutos.`,
  ceremony: `Todo empezó en las urgencias de un veterinario. Allí coincidieron, la misma noche, un perro y una gata. Perros y gatos tienen fama de no entenderse, pero estos dos venían cada uno con su humano, y los humanos eran Ignacio y Pilar. Hay sitios más románticos para conocerse. De aquel salieron cinco años juntos.

No todo era fácil. Tocaba empezar de nuevo, a los cincuenta y cinco. A esa edad ya se trae mucha vida hecha, y hay que abrirle sitio a otra. Empezaron.

Y un día echaron a andar. Salieron de Roncesvalles, en el Pirineo navarro, y caminaron hasta Burgos. Solo que un bastón se quedó olvidado. Quién lo olvidó no se investiga esta tarde. Un bastón se puede dar por perdido; se puede comprar otro. Ignacio y Pilar dieron media vuelta y volvieron a por él. A pie. Los dos. Y así los tenéis hoy aquí: juntos, y con camino por delante.`,
  finalMessage: `Ignacio, Pilar: los que vuelven a pie a por un bastón son los mismos que dicen que el éxito es desayunar sin prisa. Casarse tiene mucho de eso: sentarse cada mañana frente a la misma persona y no necesitar estar en otra parte.

Os deseo que, si algo se os queda atrás, volváis siempre los dos a por ello. Que en cada noche de urgencias os encontréis el uno al otro. Que nunca os parezca tarde para empezar de nuevo. Y mañana por la mañana, que nadie os llame y que nadie os espere: tenéis que desayunar.`,
}
