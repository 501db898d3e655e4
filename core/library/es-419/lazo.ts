/** A long loop laid on both their shoulders, and lifted again, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const lazo: Piece = {
  heading: 'El lazo',
  acts: ['attendants', 'couple'],
  props: [{ what: 'Un lazo largo, en forma de ocho', called: 'el lazo', from: 'attendants' }],
  music: 'Empieza cuando se acercan los padrinos; baja cuando levantan el lazo.',
  caution:
    'Es un objeto católico: pregunta antes si la pareja lo quiere; ensaya con el velo y el peinado puestos.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'El mismo paso',
      lines: [
        says(
          'celebrant',
          '{first}, {second}, hombro con hombro, por favor. Padrinos, ya pueden traerlo.',
        ),
        direction('Los padrinos pasan el lazo por los hombros de {first} y de {second}.'),
        says(
          'celebrant',
          'Este lazo casi no pesa y pide una sola cosa: moverse con cuidado. Si alguien jala, se siente del otro lado. Si el paso es de dos, ni se nota.',
        ),
        says(
          'celebrant',
          'No hace falta quedarse en el mismo lugar toda la vida. Basta con avisar antes de dar el paso.',
        ),
        direction('Deja unos segundos. A tu señal, los padrinos levantan el lazo.'),
        says('celebrant', 'El lazo se guarda. El cuidado se queda puesto.'),
      ],
    },
  },
}
