/** The example on the landing page, for readers of Spanish: a couple and guests of their own. */
import type { SampleMessages } from '../pt/sample.ts'

export const sample: SampleMessages = {
  heading: 'Cinco respuestas, una ceremonia',
  explanation: 'Primero, lo que responde una pareja. Después, lo que oirán sus invitados.',
  answersHeading: 'Lo que contaron',
  answers: [
    {
      about: 'Los invitados',
      text: 'De Bilbao, de Valencia, y la tía Lucía, que viene de Buenos Aires.',
    },
    {
      about: 'Cómo se conocieron',
      text: 'En la cola de una panadería, en 2017. Quedaba una ensaimada. Él la compró y la partió en dos.',
    },
    { about: 'El éxito, para ellos', text: 'Llegar a casa y tener a quién contarle el día.' },
  ],
  page: {
    label: 'Fragmento de un guion',
    names: 'Javier y Elena',
    detail: 'Ronda, 18 de abril, a las 16:30',
    excerpts: [
      {
        heading: 'Bienvenida',
        text: 'Bienvenidos todos. Hay quien salió de Bilbao, con la ría todavía gris en la ventanilla, y recorrió unos novecientos kilómetros hasta este puente. Hay quien dejó en Valencia el mar y los naranjos para venir a asomarse al Tajo. Y está la tía Lucía, que cruzó un océano entero desde Buenos Aires para sentarse hoy en la primera fila.',
      },
      {
        heading: 'Ceremonia',
        text: 'En 2017, en una panadería, quedaba una sola ensaimada. Javier llegó primero; pudo haber pagado e irse. En cambio, miró a la chica de detrás y partió la ensaimada en dos. Así, con los dedos llenos de azúcar, empezaron a hacer lo que no han dejado de hacer: compartir.',
      },
      {
        heading: 'Mensaje final',
        text: 'Nos dijisteis que el éxito es llegar a casa y tener a quién contarle el día. Que nunca os falten días que contar, ni esa casa a la que llegar.',
      },
    ],
  },
  caption: 'Ejemplo con una pareja inventada. El guion completo sigue con anillos, votos y arena.',
}
