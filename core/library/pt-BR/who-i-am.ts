/** The celebrant introduces themselves, in Brazilian Portuguese. */
import { type Piece, says } from '../piece.ts'

export const whoIAm: Piece = {
  heading: 'Quem celebra',
  acts: ['celebrant'],
  props: [],
  caution: 'Três frases bastam: ninguém veio por sua causa.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Quem veio de fora',
      lines: [
        says(
          'celebrant',
          'Meu nome é {celebrant}. Hoje a minha tarefa é simples: emprestar a voz a {both}.',
        ),
        says(
          'celebrant',
          'Tudo o que vocês vão ouvir, eu ouvi primeiro do casal. Se alguém discordar de algum detalhe, reclame na festa, com quem me contou.',
        ),
      ],
    },
    friend: {
      name: 'Quem já é de casa',
      lines: [
        says(
          'celebrant',
          'Eu sou {celebrant}. Muita gente aqui me conhece de outros lugares, sem um papel na mão.',
        ),
        says(
          'celebrant',
          '{both} me pediram uma coisa que não se recusa: contar hoje o que vocês já sabem. Se a minha voz falhar, façam de conta que é o microfone.',
        ),
      ],
    },
  },
}
