/** Thanks to whoever raised the couple, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const parentsThanks: Piece = {
  heading: 'Agradecimento a quem criou',
  name: 'Agradecimento aos pais',
  acts: ['celebrant', 'parents'],
  props: [],
  caution:
    'Pergunte antes sobre separação, afastamento e luto, e como cada pessoa quer ser chamada; um nome esquecido dói mais do que nenhum.',
  silentMinutes: 0.3,
  wordings: {
    ordinaryDays: {
      name: 'Os dias comuns',
      lines: [
        says(
          'celebrant',
          'Antes de falar de {both}, quero falar de quem chegou primeiro: {thanked}.',
        ),
        says(
          'celebrant',
          'Criar alguém é obra de dias comuns. É a febre de madrugada, o boletim, a carona, a bronca, o prato guardado no forno.',
        ),
        says(
          'celebrant',
          'Nada disso sai nas fotos, e tudo isso veio à festa. {both} querem dizer, com todas as letras: nós sabemos, e agradecemos.',
        ),
        direction('Olhe para {thanked} e espere. Se vier um abraço, deixe acontecer.'),
      ],
    },
    embrace: {
      name: 'Um abraço',
      lines: [
        says(
          'celebrant',
          'Daqui a pouco {first} e {second} vão prometer muita coisa. Antes disso, quero lembrar uma conta antiga, dessas que ninguém cobra e que não se pagam.',
        ),
        says(
          'celebrant',
          'Quem cuida de uma criança não pergunta quando vai receber de volta. Hoje volta um pouco.',
        ),
        says(
          'celebrant',
          '{first}, {second}, vão até {thanked}. Não precisa de discurso: um abraço serve.',
        ),
        direction('Espere os abraços, sem falar por cima. Depois o casal volta ao lugar.'),
        says('celebrant', 'Um abraço desses se aprende em casa.'),
      ],
    },
  },
}
