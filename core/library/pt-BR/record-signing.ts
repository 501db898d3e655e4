/** Symbolic signing of a paper, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const recordSigning: Piece = {
  heading: 'Assinatura simbólica do registro',
  acts: ['couple', 'attendants'],
  props: [
    {
      what: 'A folha a assinar, sem brasão nem cara de documento',
      called: 'a folha a assinar',
      alsoCalled: ['a certidão', 'a ata'],
      from: 'celebrant',
    },
    { what: 'Duas canetas que escrevem', called: 'as canetas', from: 'celebrant' },
    { what: 'Uma mesa e algo que prenda a folha', called: 'a mesa da assinatura', from: 'planner' },
  ],
  music: 'Começa com a primeira assinatura; baixa quando a folha é mostrada.',
  caution:
    'A folha não pode parecer certidão; teste a caneta e prenda o papel, que o vento gosta dele.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Na gaveta',
      lines: [
        direction('O registro e a caneta estão sobre a mesa. Aproxime-se dela com o casal.'),
        says(
          'celebrant',
          'Todo começo importante merece ser posto no papel. Esta folha não substitui a do cartório e não precisa de carimbo. Um dia, alguém vai encontrá-la numa gaveta. E vai saber que hoje, neste lugar, duas pessoas se escolheram diante de todos nós.',
        ),
        says(
          'celebrant',
          '{first}, {second}, assinem com a letra de sempre, a mesma dos bilhetes na geladeira e das listas de mercado. É dela que este papel precisa.',
        ),
        direction('Assina {first}; em seguida, assina {second}.'),
        says(
          'celebrant',
          'Convido agora os padrinhos. A assinatura de vocês vale mais do que um testemunho: é a promessa de estar por perto não só na festa, mas também quando ela acabar.',
        ),
        direction('Os padrinhos assinam. Erga a folha e mostre aos convidados.'),
        says('celebrant', 'Está escrito.'),
      ],
    },
    names: {
      name: 'Quem põe o nome',
      lines: [
        direction('A folha e as canetas estão sobre a mesa.'),
        says(
          'celebrant',
          'Papel não segura ninguém. Quem segura são as pessoas que põem o nome nele.',
        ),
        says(
          'celebrant',
          'Esta folha é uma lembrança. Tem a data, o lugar e espaço para a letra de quem viu.',
        ),
        says(
          'celebrant',
          '{first}, {second}, assinem devagar. Daqui a muitos anos vocês vão reconhecer a letra e lembrar se a mão tremia.',
        ),
        direction('Assina {first}; em seguida, assina {second}.'),
        says(
          'celebrant',
          'E quem sempre esteve por perto, venha assinar também. O seu nome aqui quer dizer: podem me ligar a qualquer hora.',
        ),
        direction('Assinam padrinhos e convidados próximos. Mostre a folha.'),
        says('celebrant', 'Pronto. Agora vocês já sabem de quem cobrar.'),
      ],
    },
    alone: {
      name: 'Sem convidados',
      fits: { noGuests: true },
      lines: [
        direction('A folha e as canetas estão prontas.'),
        says(
          'celebrant',
          'Um dia vão perguntar como foi. Esta folha é uma lembrança, sem carimbo nenhum. Conta só que hoje, aqui, vocês disseram sim.',
        ),
        says('celebrant', '{first}, {second}, assinem. O lugar fica como testemunha.'),
        direction(
          'Assina {first}; em seguida, assina {second}. Depois, quem mais estiver presente.',
        ),
        says('celebrant', 'Agora é só não perder.'),
      ],
    },
  },
}
