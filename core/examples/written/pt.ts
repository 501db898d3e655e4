/** What was written for the Portuguese example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `De Maputo, cidade à beira do Índico, veio o Cacau, o melhor amigo do Otávio. São quase 8.000 quilômetros até Paraty. Quando um amigo chega, o longe fica menor. Cacau, boas-vindas, e obrigado por essa viagem.

De Pelotas, terra de doces famosos, veio a família do Otávio. São cerca de 1.200 quilômetros. Se algum doce veio junto, que ele não fique em segredo. De Juiz de Fora, que tem o Morro do Cristo no alto, veio a família da Bia. Obrigado a vocês por cada quilômetro.

E boas-vindas a vocês que vieram de perto. Toda visita começa igual: alguém fecha a porta de casa e sai. Para um abraço, tanto faz o tamanho do caminho.

Agora, Maputo, Pelotas e Juiz de Fora têm o mesmo endereço: a Igrejinha de São Roque, em Paraty. Diminutivo costuma ser carinho. Que ele chegue a cada pessoa aqui. Otávio e Bia, boas-vindas a vocês também. Sintam-se em casa. Obrigado pela presença.`,
  ceremony: `Duas pessoas podem se encontrar num instante, mas ficar é coisa que se decide aos poucos. Decide-se em dias comuns, com sono, contas e café para coar. E nenhum começo avisa que é começo.

O de Otávio e Bia foi há sete anos, num plantão. Bia era residente. Otávio veio com um anzol enfiado no dedo. Imaginem vocês: anzol foi feito para pegar peixe, e aquele pegou um dedo. Bia tirou o anzol.

No outro dia, Otávio voltou com um bolo de fubá. Bolo de fubá não é remédio para dedo. Mas quem chega com bolo dificilmente encontra a porta fechada. Primeiro ele veio com um anzol, depois voltou com um bolo. Em 2020, veio morar com Bia.

Lúcia, a mãe de Bia, era a mais animada da casa. Toda casa ganha com alguém assim. Lúcia morreu em março do ano passado. Há nomes que pedem um silêncio. Antes de partir, ela fez o véu de Bia, e hoje ele está com a filha. Uma pessoa parte, e o que ela fez fica. Que a animação de Lúcia também encontre lugar nesta festa.

E há um barco de madeira, de nome Teimoso. Otávio e Bia, vocês reformaram esse barco durante quatro verões. Quatro verões e, na primeira volta, o Teimoso afundou. Vocês riam tanto que quase não conseguiram nadar. Rir e nadar ao mesmo tempo é difícil para qualquer pessoa. Agora o Teimoso navega.

A história de vocês, Otávio e Bia, começou com um anzol tirado de um dedo. Que os próximos anzóis fiquem longe dos dedos, e que o bolo de fubá esteja sempre por perto.`,
  finalMessage: `A mesa da mãe da Bia, cheia, num domingo. E, no meio, gente que nem se sabe quem convidou. Para Bia, sucesso é isso.

Cadeira se pede emprestada, comida se divide, e quase sempre dá para apertar mais um. Só uma coisa não tem jeito: ninguém enche uma mesa sozinho. Otávio e Bia, que nunca falte a vocês um domingo de mesa cheia, nem aquela pessoa que ninguém sabe quem convidou.`,
}
