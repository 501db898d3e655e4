/** The question to each of them, and the answers, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

const slowly = direction('Haz cada pregunta despacio y espera la respuesta.')

export const consent: Piece = {
  heading: 'El “sí, acepto”',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Una pregunta, una respuesta: si la frase lleva dos, nadie sabe cuándo contestar.',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Clásico',
      lines: [
        slowly,
        says(
          'celebrant',
          'Antes de los anillos hay una pregunta. La haré dos veces, y en cada respuesta caben todos los años que vienen.',
        ),
        says(
          'celebrant',
          '{first}, ¿aceptas compartir tu vida con {second}, hoy y en los días que nadie fotografía?',
        ),
        says('first', 'Sí, acepto.'),
        says(
          'celebrant',
          '{second}, ¿aceptas compartir tu vida con {first}, hoy y en los días que nadie fotografía?',
        ),
        says('second', 'Sí, acepto.'),
        says('celebrant', 'Se oyó perfectamente.'),
      ],
    },
    playful: {
      name: 'Con humor',
      lines: [
        slowly,
        says(
          'celebrant',
          'Ahora viene la pregunta. Se puede pensar, claro. Pero con toda esta gente mirando, yo no tardaría.',
        ),
        says(
          'celebrant',
          '{first}, ¿aceptas a {second} en la fiesta, en la mudanza y en la fila del banco?',
        ),
        says('first', 'Sí, acepto.'),
        says('celebrant', 'Vamos bien. No cantemos victoria, que falta la mitad.'),
        says(
          'celebrant',
          '{second}, ¿aceptas a {first} también los lunes, también con gripe y también cuando le toca escoger la película?',
        ),
        says('second', 'Sí, acepto.'),
        says('celebrant', 'Dos de dos. Ya pueden respirar.'),
      ],
    },
    religious: {
      name: 'Con fe',
      fits: { faith: 'religious' },
      lines: [
        slowly,
        says(
          'celebrant',
          'Hay regalos que se abren en un momento, y hay uno que se abre durante toda la vida. Por ese les pregunto, delante de Dios.',
        ),
        says(
          'celebrant',
          '{first}, ¿le das gracias a Dios por {second} y aceptas cuidar ese regalo cada día?',
        ),
        says('first', 'Sí, acepto.'),
        says(
          'celebrant',
          '{second}, ¿le das gracias a Dios por {first} y aceptas cuidar ese regalo cada día?',
        ),
        says('second', 'Sí, acepto.'),
        says('celebrant', 'Que Dios les dé fuerza para cumplirlo y alegría para disfrutarlo.'),
      ],
    },
    children: {
      name: 'Con los hijos',
      fits: { children: true },
      lines: [
        slowly,
        says('celebrant', 'Una casa con más gente necesita una pregunta más grande. Es esta.'),
        says(
          'celebrant',
          '{first}, ¿aceptas formar con {second} y con {children} una familia donde haya lugar y tiempo para cada quien?',
        ),
        says('first', 'Sí, acepto.'),
        says(
          'celebrant',
          '{second}, ¿aceptas formar con {first} y con {children} una familia donde haya lugar y tiempo para cada quien?',
        ),
        says('second', 'Sí, acepto.'),
        says('celebrant', 'Lo oyó quien más necesitaba oírlo.'),
      ],
    },
    again: {
      name: 'Otra vez',
      fits: { secondMarriage: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Decir que sí sin saber tiene poco mérito. Hoy se sabe más: lo que cuesta, lo que se rompe y lo que vale la pena.',
        ),
        says(
          'celebrant',
          '{first}, con los ojos bien abiertos, ¿aceptas apostarlo todo por {second}?',
        ),
        says('first', 'Sí, acepto.'),
        says(
          'celebrant',
          '{second}, con los ojos bien abiertos, ¿aceptas apostarlo todo por {first}?',
        ),
        says('second', 'Sí, acepto.'),
        says('celebrant', 'Así suena un sí cuando ya se sabe lo que pesa.'),
      ],
    },
    alone: {
      name: 'Sin invitados',
      fits: { noGuests: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Esto queda entre muy poca gente, así que nadie tiene que levantar la voz. Yo tampoco.',
        ),
        says(
          'celebrant',
          '{first}, aquí y en voz baja, ¿aceptas vivir tu vida al lado de {second}?',
        ),
        says('first', 'Sí, acepto.'),
        says(
          'celebrant',
          '{second}, aquí y en voz baja, ¿aceptas vivir tu vida al lado de {first}?',
        ),
        says('second', 'Sí, acepto.'),
        says('celebrant', 'Casi nadie lo oyó. Es todo de ustedes.'),
      ],
    },
  },
}
