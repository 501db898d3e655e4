/** The question to each of them, and the answers, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

const slowly = direction('Haz cada pregunta despacio y espera la respuesta.')

export const consent: Piece = {
  heading: 'El «sí, quiero»',
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
          'Antes de los anillos hay una pregunta. La haré dos veces, y cada vez bastarán dos palabras.',
        ),
        says(
          'celebrant',
          '{first}, ¿quieres compartir tu vida con {second}, hoy y los días que no salen en las fotos?',
        ),
        says('first', 'Sí, quiero.'),
        says(
          'celebrant',
          '{second}, ¿quieres compartir tu vida con {first}, hoy y los días que no salen en las fotos?',
        ),
        says('second', 'Sí, quiero.'),
        says('celebrant', 'Se ha oído perfectamente.'),
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
          '{first}, ¿quieres a {second} en la fiesta, en la mudanza y en la cola del supermercado?',
        ),
        says('first', 'Sí, quiero.'),
        says('celebrant', 'Muy bien. No cantemos victoria, que falta la mitad.'),
        says(
          'celebrant',
          '{second}, ¿quieres a {first} también los lunes, también con gripe y también cuando elige la película?',
        ),
        says('second', 'Sí, quiero.'),
        says('celebrant', 'Dos de dos. Ya podéis respirar.'),
      ],
    },
    religious: {
      name: 'Con fe',
      fits: { faith: 'religious' },
      lines: [
        slowly,
        says(
          'celebrant',
          'Hay regalos que se abren en un momento, y hay uno que se abre durante toda la vida. Por ese os pregunto, delante de Dios.',
        ),
        says(
          'celebrant',
          '{first}, ¿das gracias a Dios por {second} y quieres cuidar de ese regalo cada día?',
        ),
        says('first', 'Sí, quiero.'),
        says(
          'celebrant',
          '{second}, ¿das gracias a Dios por {first} y quieres cuidar de ese regalo cada día?',
        ),
        says('second', 'Sí, quiero.'),
        says('celebrant', 'Que Dios os dé fuerza para cumplirlo y alegría para disfrutarlo.'),
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
          '{first}, ¿quieres formar con {second} y con {children} una familia donde haya sitio y tiempo para cada cual?',
        ),
        says('first', 'Sí, quiero.'),
        says(
          'celebrant',
          '{second}, ¿quieres formar con {first} y con {children} una familia donde haya sitio y tiempo para cada cual?',
        ),
        says('second', 'Sí, quiero.'),
        says('celebrant', 'Y lo ha oído quien tenía que oírlo.'),
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
          '{first}, con los ojos bien abiertos, ¿quieres apostarlo todo por {second}?',
        ),
        says('first', 'Sí, quiero.'),
        says(
          'celebrant',
          '{second}, con los ojos bien abiertos, ¿quieres apostar por {first} con todo lo que llevas vivido?',
        ),
        says('second', 'Sí, quiero.'),
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
          '{first}, aquí y en voz baja, ¿quieres vivir tu vida al lado de {second}?',
        ),
        says('first', 'Sí, quiero.'),
        says(
          'celebrant',
          '{second}, aquí y en voz baja, ¿quieres vivir tu vida al lado de {first}?',
        ),
        says('second', 'Sí, quiero.'),
        says('celebrant', 'Casi nadie lo ha oído. Es todo vuestro.'),
      ],
    },
  },
}
