/** Their hands tied with a cord, and untied, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const handsTied: Piece = {
  heading: 'O laço das mãos',
  acts: ['celebrant', 'couple'],
  props: [
    {
      what: 'Um cordão macio de uns três metros',
      called: 'o cordão',
      alsoCalled: ['a fita', 'a corda'],
      from: 'couple',
    },
  ],
  music: 'Começa quando o cordão aparece; baixa quando as mãos se soltam.',
  caution:
    'Desate antes da assinatura e das alianças, passe longe do microfone de lapela e ensaie o laço em casa.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Três voltas',
      lines: [
        says('celebrant', '{first}, {second}, deem as mãos.'),
        says(
          'celebrant',
          'Olhem bem para elas. São as mãos que vão montar armário, descascar laranja e pousar na testa em dia de febre.',
        ),
        direction('Passe o cordão sobre os pulsos, uma volta a cada frase, sem apertar.'),
        says('celebrant', 'Uma volta pela verdade, para dizer o que precisa ser dito.'),
        says('celebrant', 'Uma volta pela paciência, para esperar a hora de dizer.'),
        says('celebrant', 'Uma volta pelo riso, porque sem ele as outras duas cansam.'),
        direction('Dê o laço. Deixe que o casal olhe para as mãos um momento.'),
        says(
          'celebrant',
          'E agora vou desatar, de propósito. Ninguém precisa de nó para continuar junto. O cordão sai, e as mãos ficam.',
        ),
        direction('Desate o cordão e entregue-o ao casal.'),
      ],
    },
  },
}
