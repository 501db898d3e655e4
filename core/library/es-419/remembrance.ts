/** Those who are missing, in Latin American Spanish (ustedes); then something light. */
import { direction, type Piece, says } from '../piece.ts'

export const remembrance: Piece = {
  heading: 'A quien extrañamos',
  acts: ['celebrant'],
  props: [
    {
      what: 'Una vela ya encendida, en un vaso de vidrio',
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
          'Hay nombres que cuesta decir en una fiesta, por miedo a que se apague la música. Hoy, en voz alta: {remembered}.',
        ),
        direction('Unos segundos de silencio, con la frente en alto.'),
        says(
          'celebrant',
          'Que más tarde alguien cuente una de sus historias. De las que hacen reír, de preferencia.',
        ),
        says('celebrant', 'Y ahora, que siga la fiesta, que también es en su honor.'),
      ],
    },
    litCandle: {
      name: 'Una vela encendida',
      lines: [
        direction(
          'La vela está encendida desde antes de empezar, lejos de velos, papeles y corrientes de aire.',
        ),
        says(
          'celebrant',
          'A lo mejor alguien ya se fijó en esa vela. Está prendida en memoria de {remembered}.',
        ),
        says(
          'celebrant',
          'Una llama tan chica no calienta a nadie, pero se ve desde cualquier silla. Con la memoria pasa lo mismo.',
        ),
        says(
          'celebrant',
          'No les pido tristeza. Solo que la miren de vez en cuando, como se busca en una fiesta la cara de alguien a quien queremos.',
        ),
        says('celebrant', 'Y con esa luz cerca, seguimos, que hoy vinimos a celebrar.'),
      ],
    },
  },
}
