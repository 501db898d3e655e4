/** Before anybody enters, in Brazilian Portuguese: the telephones. */
import { direction, type Piece, says } from '../piece.ts'

export const opening: Piece = {
  heading: 'Antes da entrada',
  acts: ['celebrant'],
  props: [],
  caution:
    'No silencioso, o despertador toca assim mesmo: peça que desliguem, e desligue o seu primeiro.',
  silentMinutes: 0.2,
  wordings: {
    phonesAway: {
      name: 'Celulares guardados',
      lines: [
        direction('Antes da entrada, com os convidados nos lugares e a música ainda baixa.'),
        says(
          'celebrant',
          'Que bom que vocês vieram. Trago um pedido de {both}: enquanto durar a cerimônia, deixem o celular descansar.',
        ),
        says(
          'celebrant',
          'Desligado é melhor do que no silencioso. Despertador não sabe ficar quieto e, se o seu tocar, todo mundo vai saber de quem é.',
        ),
        says(
          'celebrant',
          'Das fotos cuida quem veio para isso. O que {both} querem ver, daqui da frente, é o rosto de vocês.',
        ),
        direction('Espere até que os aparelhos sumam. Depois, dê o sinal para a entrada.'),
      ],
    },
    onePhoto: {
      name: 'Uma foto, e pronto',
      lines: [
        direction('Antes da entrada, com os convidados nos lugares e a música ainda baixa.'),
        says(
          'celebrant',
          'Que bom ver vocês aqui. Agora, uma coisa que ninguém costuma pedir: peguem o celular e tirem uma foto. Daqui da frente, do lugar, de quem está ao lado, do que quiserem.',
        ),
        direction('Conte até dez, com calma.'),
        says(
          'celebrant',
          'Pronto. Podem desligar e guardar. Daqui em diante, cada pessoa fotografa com os olhos. Reparem no que ninguém mais vai notar, e contem a {both} depois.',
        ),
        says('celebrant', 'Combinado? Então vamos começar.'),
        direction('Dê o sinal para a entrada.'),
      ],
    },
  },
}
