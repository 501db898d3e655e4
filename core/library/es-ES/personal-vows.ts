/** Introduces the vows the couple wrote themselves, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const personalVows: Piece = {
  heading: 'Votos personales',
  acts: ['couple'],
  props: [
    {
      what: 'Los votos, en papel',
      called: 'los votos en papel',
      alsoCalled: ['los votos'],
      isKept: true,
      from: 'couple',
    },
  ],
  caution:
    'Lee antes los votos, comprueba que duren más o menos lo mismo y lleva una copia en el bolsillo.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Lo que no está en los libros',
      lines: [
        says(
          'celebrant',
          'Hasta aquí, las palabras han sido prestadas. Ahora os toca hablar, y yo me hago a un lado. Lo que viene no está en ningún libro: está hecho de sobremesas largas, de mensajes a deshora y de esas bromas que no entiende nadie más.',
        ),
        says(
          'celebrant',
          '{first}, {second}, leed despacio. Si os emocionáis, parad; si os entra la risa, reíos. Y el resto, a escuchar, que no todos los días nos dejan asomarnos a algo tan íntimo.',
        ),
        direction('{first} lee sus votos. Sostén el micrófono si hace falta.'),
        direction('{second} lee sus votos.'),
        says(
          'celebrant',
          'Gracias. Esto no se nos va a olvidar, pero guardad esas hojas por si acaso. Metedlas en un cajón de los que se abren a diario, no en el de la cubertería buena. Así, cualquier martes, buscando las tijeras, volveréis a encontraros con lo que os habéis dicho hoy.',
        ),
      ],
    },
    crossedOut: {
      name: 'Con tachones',
      lines: [
        says(
          'celebrant',
          'Escribir esto cuesta. Se empieza tres veces, se tacha, se deja para mañana. Llegar con una hoja escrita ya es haber dicho mucho.',
        ),
        says(
          'celebrant',
          'Ahora toca leerla. Mirad el papel cuando haga falta. El resto del tiempo, ya sabéis adónde mirar.',
        ),
        direction('Da un paso atrás, fuera de la foto. Lee {first}.'),
        direction('Lee {second}.'),
        says(
          'celebrant',
          'No añado nada. Lo mejor que puede hacer ahora mi voz es no pisar las vuestras.',
        ),
      ],
    },
    alone: {
      name: 'Sin invitados',
      fits: { noGuests: true },
      lines: [
        says('celebrant', 'Ahora sobro hasta yo. Doy un paso atrás, y luego otro.'),
        direction(
          'Aléjate hasta no oír. Lee {first}; después, {second}. Vuelve cuando te hagan una seña.',
        ),
        says(
          'celebrant',
          'No sé qué os habéis dicho, y me alegro. Hay cosas que se estropean de tanto contarlas.',
        ),
      ],
    },
  },
}
