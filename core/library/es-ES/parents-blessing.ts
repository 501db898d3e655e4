/** Those who raised the couple bless them, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const parentsBlessing: Piece = {
  heading: 'La bendición de la familia',
  acts: ['parents', 'couple'],
  props: [],
  caution:
    'Acuerda antes quién se acerca: padre, madre, abuelos, hermanos o quien haya hecho de familia. Nadie tiene que venir por parejas, y aquí no se entrega a nadie.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Decir bien',
      lines: [
        says(
          'celebrant',
          'Ha llegado el turno de {thanked}: un paso hacia {first} y {second}, por favor.',
        ),
        direction('La familia se acerca y, si quiere, pone una mano en el hombro de la pareja.'),
        says(
          'celebrant',
          'Bendecir significa, letra por letra, decir bien. No hace falta ninguna fórmula: basta una frase buena para cada cual, al oído.',
        ),
        direction('Aparta el micrófono y espera. No corras.'),
        says(
          'celebrant',
          'No he oído nada, ni falta que hace. Ahora pregunto en alto, y se contesta en alto. Familias, ¿tienen {first} y {second} sitio en vuestra mesa, los días de fiesta y los otros?',
        ),
        direction('Las familias contestan: «¡Siempre!».'),
        says('celebrant', 'Pues ya sabéis dónde se cena.'),
      ],
    },
  },
}
