/** What a script needs besides its pieces, in Latin American Spanish. */
import { frame as spain } from '../es-ES/frame.ts'
import { direction, type Frame } from '../piece.ts'

export const frame: Frame = {
  ...spain,
  usualEntrances: ['Padrinos', 'Pajecitos', 'Niña de las flores'],
  entranceNotes: [
    direction(
      'Espera a que termine la entrada, a que todos tomen asiento y a que la pareja recupere el aliento; entonces empieza.',
    ),
  ],
}
