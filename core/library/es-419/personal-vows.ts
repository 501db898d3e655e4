/** Introduces the vows the couple wrote themselves, in Latin American Spanish (ustedes). */
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
  caution: 'Lee antes los votos, revisa que duren más o menos lo mismo y lleva una copia contigo.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Lo que no está en los libros',
      lines: [
        says(
          'celebrant',
          'Hasta aquí, las palabras fueron prestadas. Ahora les toca hablar a ustedes, y yo me hago a un lado. Lo que viene no está en ningún libro: está hecho de sobremesas largas, de mensajes a deshoras y de esas bromas que nadie más entiende.',
        ),
        says(
          'celebrant',
          '{first}, {second}, lean despacio. Si se les quiebra la voz, paren; si les gana la risa, ríanse. Y el resto, a escuchar, que no todos los días nos dejan asomarnos a algo tan íntimo.',
        ),
        direction('{first} lee sus votos. Sostén el micrófono si hace falta.'),
        direction('{second} lee sus votos.'),
        says(
          'celebrant',
          'Gracias. Esto no se nos va a olvidar, pero guarden esas hojas por si acaso. Pónganlas en un cajón de los que se abren a diario, no con los papeles importantes. Así, cualquier martes, buscando las tijeras, van a volver a encontrarse con lo que se dijeron hoy.',
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
          'Ahora hay que leerla. Miren el papel cuando haga falta. El resto del tiempo, ya saben adónde mirar.',
        ),
        direction('Da un paso atrás, fuera de la foto. Lee {first}.'),
        direction('Lee {second}.'),
        says(
          'celebrant',
          'No agrego nada. Lo mejor que puede hacer ahora mi voz es no pisar las de ustedes.',
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
          'No sé qué se dijeron, y me alegra no saberlo. Hay cosas que se gastan de tanto contarlas.',
        ),
      ],
    },
  },
}
