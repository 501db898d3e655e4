/** Those who raised the couple bless them, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const parentsBlessing: Piece = {
  heading: 'La bendición de la familia',
  acts: ['parents', 'couple'],
  props: [],
  caution:
    'Acuerda antes quién se acerca: papá, mamá, abuelos, hermanos o quien haya hecho de familia. Nadie tiene que venir en pareja, y aquí no se entrega a nadie.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Decir bien',
      lines: [
        says('celebrant', 'Es el turno de {thanked}: un paso hacia {first} y {second}, por favor.'),
        direction('La familia se acerca y, si quiere, pone una mano en el hombro de la pareja.'),
        says(
          'celebrant',
          'Bendecir significa, ni más ni menos, decir bien. No hace falta ninguna fórmula: basta una frase buena para cada quien, al oído.',
        ),
        direction('Aleja el micrófono y espera. No corras.'),
        says(
          'celebrant',
          'No oí nada, ni hace falta. Ahora pregunto en voz alta, y se contesta en voz alta. Familias, ¿hay en su mesa un lugar para {first} y {second}, los días de fiesta y los otros?',
        ),
        direction('Las familias contestan: “¡Siempre!”.'),
        says('celebrant', 'Pues ya saben dónde hay cena.'),
      ],
    },
  },
}
