/** Each washes the other's feet, as in John 13, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const footWashing: Piece = {
  heading: 'El lavatorio de pies',
  acts: ['couple'],
  props: [
    { what: 'Una palangana y una jarra de agua templada', called: 'la palangana', from: 'planner' },
    { what: 'Dos toallas', called: 'las toallas', from: 'couple' },
    { what: 'Una silla', called: 'la silla', from: 'planner' },
  ],
  music: 'Empieza cuando cae el agua; dura hasta la segunda toalla.',
  caution:
    'Habla del momento con el pastor; acuerda antes con la pareja qué hacer con las medias y los bajos, y pon una toalla debajo de la palangana.',
  silentMinutes: 3.5,
  wordings: {
    classic: {
      name: 'Juan 13',
      fits: { faith: 'religious' },
      lines: [
        says(
          'celebrant',
          'Cuenta Juan que, a mitad de la cena, Jesús se ató una toalla y se puso a lavar pies. Y Pedro no quería.',
        ),
        says('celebrant', 'A Pedro se le entiende. Nos cuesta menos cuidar que dejarnos cuidar.'),
        says('celebrant', '{first}, {second}, hoy os toca lo uno y lo otro.'),
        direction(
          '{first} se sienta, y {second} le lava y le seca los pies. Después, al revés. Si alguien no puede arrodillarse, que sean las manos.',
        ),
        says(
          'celebrant',
          'Señor, enséñales a servir sin que nadie lo pida y a recibir sin protestar. Que en su casa siempre haya agua templada y alguien dispuesto a llenar la palangana. Amén.',
        ),
      ],
    },
  },
}
