/** The example on the landing page, for readers of Spanish, with its own couple and guests. */
import type { SampleMessages } from '../shape/sample.ts'

export const sample: SampleMessages = {
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
        sentences: [
          { text: 'Bienvenidas y bienvenidos.' },
          {
            text: 'Hay quien viene de Bilbao, a unos setecientos cincuenta kilómetros de Ronda.',
            told: 'De Bilbao',
          },
          { text: 'Hay quien viene de Valencia, a más de quinientos.', told: 'de Valencia' },
          {
            text: 'Y la tía Lucía viene de Buenos Aires, con un océano de por medio.',
            told: 'la tía Lucía, que viene de Buenos Aires',
          },
          { text: 'A cada uno, de cerca o de lejos: gracias por venir.' },
        ],
      },
      {
        heading: 'Ceremonia',
        sentences: [
          {
            text: 'En 2017, en la cola de una panadería, quedaba una ensaimada.',
            told: 'En la cola de una panadería, en 2017. Quedaba una ensaimada.',
          },
          {
            text: 'Javier compró la ensaimada y la partió en dos.',
            told: 'Él la compró y la partió en dos.',
          },
          { text: 'Hay comienzos más solemnes.' },
          { text: 'Pocos se comparten mejor.' },
        ],
      },
      {
        heading: 'Mensaje final',
        sentences: [
          {
            text: 'Nos contaron que el éxito es llegar a casa y tener a quién contarle el día.',
            told: 'Llegar a casa y tener a quién contarle el día.',
          },
          { text: 'Que nunca les falten días que contar, ni esa casa a la que llegar.' },
        ],
      },
    ],
  },
  caption: 'Ejemplo con una pareja inventada. El guion completo sigue con anillos, votos y arena.',
}
