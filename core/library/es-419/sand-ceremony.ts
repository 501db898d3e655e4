/** Sands poured into one vase, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const sandCeremony: Piece = {
  heading: 'Ceremonia de la arena',
  acts: ['couple'],
  props: [
    { what: 'Un jarrón de vidrio de boca ancha, con tapa', called: 'el jarrón', from: 'couple' },
    {
      what: 'Un frasco de arena por persona, cada uno de un color',
      called: 'la arena',
      from: 'couple',
    },
    {
      what: 'Una mesa firme junto al altar',
      called: 'la mesa para la arena',
      alsoCalled: ['la mesa junto al altar'],
      from: 'planner',
    },
  ],
  music: 'Empieza con el primer puñado; baja con el último grano.',
  caution:
    'En el jarrón tiene que caber más arena que en todos los frascos juntos; si hay viento, que la echen pegada a la boca y de espaldas al aire.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Llevar la contraria',
      lines: [
        direction(
          'Sobre la mesa hay un jarrón de vidrio vacío y dos frascos con arena de distinto color. La pareja se coloca detrás de la mesa, de frente a los invitados.',
        ),
        says(
          'celebrant',
          'Lo hemos oído mil veces: sobre arena no se construye. Hoy vamos a llevar la contraria, porque esta arena no es un suelo cualquiera: está hecha, grano a grano, de todo lo vivido hasta llegar aquí.',
        ),
        says(
          'celebrant',
          'En un frasco está la vida de {first}: su familia, sus amistades, los veranos de su infancia, lo que aprendió a la primera y lo que le costó. En el otro está la de {second}, con su gente, sus raíces y sus sueños, los cumplidos y los que esperan turno. Echen primero un poco de cada frasco. Esas dos capas van a quedar separadas, y está bien que así sea: para unirse a alguien, primero hay que ser alguien.',
        ),
        direction('{first} echa un poco de su arena; después, {second} echa un poco de la suya.'),
        says('celebrant', 'Y ahora, lo que queda. Al mismo tiempo, sin prisa, hasta el final.'),
        direction(
          '{both} vierten al mismo tiempo el resto de la arena. Música. Espera a que caiga el último grano.',
        ),
        says(
          'celebrant',
          'Fíjense en el vidrio. Los colores siguen ahí, cada uno con su luz, pero ya no hay manera de separarlos: ni con paciencia, ni con pinzas, ni con toda la vida por delante. Así será lo de ustedes. No dejarán de ser dos y, sin embargo, nadie podrá contar una vida sin contar la otra. Pongan este jarrón donde le dé el sol de la mañana. Y cuando alguien les diga que sobre arena no se construye, muéstrenselo.',
        ),
      ],
    },
    hourglass: {
      name: 'El reloj de arena',
      lines: [
        direction(
          'El jarrón vacío y los frascos están sobre la mesa. La pareja se coloca detrás, de frente a los invitados.',
        ),
        says(
          'celebrant',
          'Hubo una época en que el tiempo se medía con arena. Caía un hilito, y no había quien lo parara.',
        ),
        says(
          'celebrant',
          'Así que en estos frascos hay tiempo: el de {first} y el de {second}, cada uno de su color.',
        ),
        says('celebrant', 'Échenlo por turnos, sin medir: ahora una mano, ahora la otra.'),
        direction('{first} y {second} se turnan hasta vaciar los frascos. Música.'),
        says(
          'celebrant',
          'Miren las franjas: unas anchas, otras delgadas, alguna chueca. Así se reparte el tiempo en una casa, y nunca sale parejo.',
        ),
        says('celebrant', 'Pónganle la tapa. A este reloj ya no hay que darle la vuelta.'),
      ],
    },
    children: {
      name: 'Con los hijos',
      fits: { children: true },
      lines: [
        direction(
          'Un frasco por persona, de distinto color. Que se acerque solo quien quiera, y el jarrón, a la altura de las manos más chicas.',
        ),
        says(
          'celebrant',
          'Hoy la mesa tiene más colores que de costumbre. Están los de {first} y {second}. Y hay color de sobra para {children}.',
        ),
        says('celebrant', 'De la base se encargan {first} y {second}, que para eso madrugan más.'),
        direction('{first} y {second} echan un poco.'),
        says('celebrant', 'Ahora viene lo divertido. Si se cae algo, se barre después.'),
        direction(
          'Los hijos echan su arena. Música. Después, todo el mundo a la vez, hasta el final.',
        ),
        says(
          'celebrant',
          'Fíjense bien: si faltara un solo color, este dibujo sería otro. Es justo este, y es de toda la casa.',
        ),
      ],
    },
  },
}
