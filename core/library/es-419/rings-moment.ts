/** Suggested reading about the rings, in Latin American Spanish (ustedes): the symbol of infinity, or their weight. */
import { direction, type Piece, says } from '../piece.ts'

export const ringsMoment: Piece = {
  heading: 'El momento de los anillos',
  acts: ['attendants'],
  props: [
    {
      what: 'Los anillos',
      called: 'los anillos',
      alsoCalled: ['las alianzas', 'las argollas', 'los aros'],
      from: 'attendants',
    },
  ],
  music: 'Empieza cuando entran los anillos; baja cuando llegan a manos de quien oficia.',
  caution:
    'Los anillos de verdad van en el bolsillo de una persona adulta; el niño o el perro lleva los de mentira.',
  silentMinutes: 0.5,
  wordings: {
    classic: {
      name: 'El infinito',
      lines: [
        direction('Llegan los anillos. Recíbelos de quien los trae.', {
          thing: 'los anillos',
          people: 'Llegan los anillos. Recíbelos de {bringer}.',
          couple: 'Recibe los anillos de {bringer}.',
          celebrant: 'Los anillos los llevas tú: sácalos ahora.',
          there: 'Los anillos ya están en su lugar: tómalos ahora.',
        }),
        direction('Lectura sugerida: léela o pide que la lea alguien cercano a la pareja.'),
        says(
          'celebrant',
          'Una llave es solo un pedazo de metal hasta que abre la puerta de la casa. Con los anillos pasa algo parecido. Hace un rato eran dos piezas de joyería en una caja; en unos minutos serán una dirección, un lugar adonde volver.',
        ),
        says(
          'celebrant',
          'La geometría también tiene algo que decir. Un círculo no sabe dónde empieza, así que tampoco sabe terminar. Y si acercamos dos círculos hasta que se tocan, aparece un ocho que se acostó a descansar: el signo del infinito. Síganlo con la imaginación: la línea rodea un lado, vuelve al centro, cruza, rodea el otro y empieza de nuevo. No se interrumpe nunca y, vaya por donde vaya, siempre termina pasando por el medio.',
        ),
        says(
          'celebrant',
          'Ese lugar, el del medio, es lo que {both} van a regalarse. No van a prometerse pensar igual ni caminar siempre al mismo paso: cada quien seguirá teniendo su lado, su gente y sus manías. Van a prometerse el cruce, ese punto que comparten las dos vueltas, donde siempre habrá alguien esperando.',
        ),
        says(
          'celebrant',
          'Con los años, los anillos se van a rayar, y puede que haya que agrandarlos un poco. Que no les dé tristeza. Un amor al que siempre le queda la misma talla es un amor que no ha crecido.',
        ),
      ],
    },
    weight: {
      name: 'Lo que pesan',
      lines: [
        direction('Llegan los anillos. Recíbelos y muéstralos en la palma de la mano.'),
        says(
          'celebrant',
          'Un anillo pesa poco más que un terrón de azúcar. Y aun así, la primera semana se siente a toda hora: al lavar los platos, al escribir, al buscar las llaves.',
        ),
        says(
          'celebrant',
          'Luego la mano se acostumbra. Y un día lo único que se siente es su falta.',
        ),
        says(
          'celebrant',
          'Con la gente que queremos es igual. Al principio se nota todo: los pasos en el pasillo, la luz prendida, la taza sin lavar. Después, todo eso se llama casa.',
        ),
        says(
          'celebrant',
          '{first}, {second}, ojalá se acostumbren pronto. Y ojalá, de vez en cuando, se vuelvan a dar cuenta.',
        ),
      ],
    },
  },
}
