/** Suggested reading about the rings, in the Spanish of Spain (vosotros): the symbol of infinity, or their weight. */
import { direction, type Piece, says } from '../piece.ts'

export const ringsMoment: Piece = {
  heading: 'El momento de los anillos',
  acts: ['attendants'],
  props: [
    {
      what: 'Los anillos',
      called: 'los anillos',
      alsoCalled: ['las alianzas'],
      from: 'attendants',
    },
  ],
  music: 'Empieza cuando entran los anillos; baja cuando llegan a manos de quien oficia.',
  caution:
    'Los anillos de verdad van en el bolsillo de alguien mayor; el niño o el perro lleva los de mentira.',
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
          there: 'Los anillos ya están en su sitio: tómalos ahora.',
        }),
        direction('Lectura sugerida: léela o pide que la lea alguien cercano a la pareja.'),
        says(
          'celebrant',
          'Una llave no es más que un trozo de metal hasta que abre la puerta de casa. Con los anillos pasa algo parecido. Hace un rato eran dos piezas de joyería en una caja; dentro de unos minutos serán una dirección, un lugar al que volver.',
        ),
        says(
          'celebrant',
          'La geometría también tiene algo que decir. Un círculo no sabe dónde empieza, así que tampoco sabe acabar. Y si acercamos dos círculos hasta que se rozan, aparece un ocho que se ha echado a descansar: el signo del infinito. Seguidlo con la imaginación: la línea rodea un lado, vuelve al centro, cruza, rodea el otro y empieza de nuevo. No se interrumpe nunca y, vaya por donde vaya, siempre acaba pasando por el medio.',
        ),
        says(
          'celebrant',
          'Ese sitio, el del medio, es lo que {both} van a regalarse. No van a prometerse pensar lo mismo ni caminar siempre al mismo paso: cada cual seguirá teniendo su lado, su gente y sus manías. Van a prometerse el cruce, ese punto que comparten las dos vueltas y en el que siempre habrá alguien esperando.',
        ),
        says(
          'celebrant',
          'Con los años, los anillos se rayarán, y puede que haya que ensancharlos un poco. Que no os dé pena. Un amor al que le vale siempre la misma talla es un amor que no ha crecido.',
        ),
      ],
    },
    weight: {
      name: 'Lo que pesan',
      lines: [
        direction('Llegan los anillos. Recíbelos y enséñalos en la palma de la mano.'),
        says(
          'celebrant',
          'Un anillo pesa poco más que un terrón de azúcar. Y aun así, la primera semana se nota a todas horas: al fregar, al escribir, al buscar las llaves.',
        ),
        says(
          'celebrant',
          'Luego la mano se acostumbra. Y un día lo único que se nota es su falta.',
        ),
        says(
          'celebrant',
          'Con la gente que queremos ocurre igual. Al principio se nota todo: los pasos en el pasillo, la luz encendida, la taza sin recoger. Después, todo eso se llama casa.',
        ),
        says(
          'celebrant',
          '{first}, {second}, ojalá os acostumbréis pronto. Y ojalá, de vez en cuando, os volváis a dar cuenta.',
        ),
      ],
    },
  },
}
