/** Their hands tied with a cord, and untied, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const handsTied: Piece = {
  heading: 'La unión de manos',
  acts: ['celebrant', 'couple'],
  props: [
    {
      what: 'Un cordón suave de unos tres metros',
      called: 'el cordón',
      alsoCalled: ['la cinta', 'la cuerda'],
      from: 'couple',
    },
  ],
  music: 'Empieza cuando aparece el cordón; baja cuando las manos se sueltan.',
  caution:
    'Desátalo antes de los anillos y de la firma, pásalo lejos del micrófono de solapa y ensaya el nudo en tu casa.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'El buen nudo',
      lines: [
        says('celebrant', '{first}, {second}, dense las manos y déjenlas quietas un momento.'),
        says(
          'celebrant',
          'La gente de mar lo sabe: un buen nudo aguanta cuando tiran de él y se suelta cuando hace falta. El que no se puede soltar está mal hecho.',
        ),
        direction('Pasa el cordón sobre las muñecas, sin apretar: una vuelta con cada frase.'),
        says('celebrant', 'Esta vuelta, por los días de mucho viento.'),
        says('celebrant', 'Esta otra, por los días en que no se mueve una hoja.'),
        says('celebrant', 'Y esta, por el día en que una mano tenga que sostener a la otra.'),
        direction('Haz el nudo y muéstralo.'),
        says(
          'celebrant',
          'Aguanta. Ya lo vieron. Ahora lo suelto, y fíjense bien: las manos se quedan donde estaban.',
        ),
        direction('Deshaz el nudo y dale el cordón a la pareja.'),
      ],
    },
  },
}
