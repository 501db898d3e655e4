/** What was written for the Spanish example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Hola, y bienvenido sea todo el mundo a la Masía Can Ribas, en Sitges, donde hoy se casan Ignacio y Pilar. Una masía es una casa, y a las casas les sienta bien llenarse de gente. Ojalá sintáis esta como vuestra.

Quienes venís de Zaragoza tenéis el Pilar a orillas del Ebro, y el nombre de media pareja ya os suena a casa. De quienes venís de Bilbao se dice que nacéis donde queréis, así que, a unos 450 kilómetros del Guggenheim, hoy podéis ser de Sitges. Y nadie viene de más lejos que vosotros, el grupo de Oporto, con más de 850 kilómetros. El vino que lleva el nombre de vuestra ciudad se hizo famoso viajando, y en eso os parecéis.

Gracias por estar aquí y por todo ese viaje. Gracias también a quienes venís de cerca, porque a una boda se va o no se va, y vosotros habéis venido. De las celebraciones se recuerda sobre todo con quién se estuvo. Ojalá os marchéis teniendo a quien visitar en una ciudad más.

Que todo el mundo disfrute de lo que viene ahora, y vosotros dos más que nadie. Comienza vuestra ceremonia, Ignacio y Pilar.`,
  ceremony: `¿Dónde puede empezar una historia que necesita un perro, una gata y una misma noche? En las urgencias de un veterinario. Allí coincidieron el perro de uno de los dos y la gata del otro, y por ahí empieza lo de Ignacio y Pilar. Perros y gatos tienen fama de no ponerse de acuerdo en nada, pero estos acertaron hasta con la fecha.

Es también una historia en la que se empieza de nuevo a los cincuenta y cinco. A esa edad nadie llega con las manos vacías: se traen costumbres, recuerdos y alguna manía. Y se sabe ya que los comienzos, como las urgencias, llegan sin avisar.

Hoy, Ignacio y Pilar llevan cinco años juntos. En ese tiempo caben, para cualquiera, algún susto y muchísimos días corrientes, que son los que menos se cuentan y los que más unen. Ojalá os esperen muchos de esos, de los que no dan ni para una anécdota.

Para anécdota ya está la caminata, porque Ignacio y Pilar fueron andando desde Roncesvalles hasta Burgos. En un mapa, esa distancia se recorre con un dedo. A pie hay que dar todos y cada uno de los pasos.

Ignacio y Pilar los dieron todos y alguno más, porque hubo un bastón olvidado y volvieron a pie a por él. Un bastón se lleva para que andar canse menos, y este consiguió que anduvieran más. Aquella noche, en el veterinario, cada cual tenía su animal; por un solo bastón, en cambio, fueron los dos. Que el próximo olvido os pille cerca.

Ignacio, Pilar: ya sabéis acudir cuando algo no puede esperar, empezar de nuevo y llegar lejos paso a paso. Y, si algo se queda atrás, sabéis dar media vuelta e ir juntos a buscarlo.`,
  finalMessage: `Ignacio y Pilar, para vosotros dos el éxito se sienta a desayunar y no tiene prisa. Para recibirlo bastan una mesa, dos sillas y alguien con quien apetezca quedarse un rato más. Con prisa, la cabeza ya anda en el sitio siguiente; sin ella, hay tiempo de mirar y escuchar a quien se tiene enfrente. Dedicarle ese tiempo a alguien, un día cualquiera, es una manera muy honda de querer.

Que la vida que empieza hoy se parezca a esa mesa: que las conversaciones se alarguen y lo urgente aprenda a esperar. Es toda vuestra, así que saboreadla despacio, también cuando los días vengan difíciles. Y mañana por la mañana, cuando hayáis terminado de desayunar, no os levantéis todavía.`,
}
