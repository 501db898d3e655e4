/** Those who are missing, in the Spanish of Spain (vosotros); then something light. */
import { direction, type Piece, says } from '../piece.ts'

export const remembrance: Piece = {
  heading: 'A quien echamos de menos',
  acts: ['celebrant'],
  props: [
    {
      what: 'Una vela ya encendida, en un vaso de cristal',
      called: 'la vela',
      from: 'couple',
      wordings: ['litCandle'],
    },
  ],
  caution:
    'Avisa antes a la familia, para que nadie oiga el nombre por sorpresa; ensaya cómo se dice y no pases del minuto.',
  silentMinutes: 0.3,
  wordings: {
    theName: {
      name: 'Decir el nombre',
      lines: [
        says(
          'celebrant',
          'Hay nombres que da apuro decir en una fiesta, por si se apaga la música. Hoy, en alto: {remembered}.',
        ),
        direction('Unos segundos de silencio, con la cabeza alta.'),
        says('celebrant', 'Que hoy se cuenten sus historias, sobre todo las que hacen reír.'),
        says('celebrant', 'Y ahora, a la fiesta, que también se hace en su honor.'),
      ],
    },
    litCandle: {
      name: 'Una vela encendida',
      lines: [
        direction(
          'La vela está encendida desde antes de empezar, lejos de velos, papeles y corrientes.',
        ),
        says('celebrant', 'Puede que alguien se haya fijado en esa vela. Arde por {remembered}.'),
        says(
          'celebrant',
          'Una llama tan pequeña no calienta una sala, pero se ve desde cualquier silla. Con la memoria pasa lo mismo.',
        ),
        says(
          'celebrant',
          'No os pido que os pongáis tristes. Solo que la miréis de vez en cuando, como se busca en una fiesta una cara querida.',
        ),
        says('celebrant', 'Y con esa luz cerca, seguimos, que hemos venido a celebrar.'),
      ],
    },
  },
}
