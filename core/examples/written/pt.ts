/** What was written for the Portuguese example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Quem veio de outra cidade para o casamento do Otávio e da Bia pode levantar a mão? Com a mão no alto ou no colo, recebam as boas-vindas à Igrejinha de São Roque, em Paraty. Um muito obrigado pela presença de cada pessoa, e sintam-se em casa.

A família da Bia é toda de Juiz de Fora, e hoje, para encontrar gente conhecida, vocês nem precisam descer o calçadão da Rua Halfeld. De Pelotas, a cerca de 1.200 quilômetros, vem a família do Otávio. E de casamento a cidade de vocês entende: entre os seus doces famosos estão o bem-casado e o olho-de-sogra.

De Maputo, a cidade das acácias, vem o Cacau, o melhor amigo do Otávio. São quase 8.000 quilômetros, mas fique à vontade quem veio de lá: aqui até o cochicho é em português. A vocês que viajaram, um obrigado do tamanho do caminho. Vocês que vieram de perto recebem outro igual, sem desconto por quilômetro.

Que os sotaques de Minas, do Sul e de Moçambique se misturem hoje nesta igrejinha, e que ninguém se sinta visita. Otávio e Bia, boas-vindas também a vocês. Agora, a palavra é da cerimônia.`,
  ceremony: `“Eu conheci o Otávio no plantão: eu era residente e ele veio com um anzol enfiado no dedo.” É assim que Bia conta como os dois se conheceram, há sete anos. Quem chega com um anzol no dedo nem precisa explicar o que veio fazer. Bia tirou o anzol, e um dedo sem anzol já não precisa de plantão.

Só que Otávio voltou no outro dia, e voltou com um bolo de fubá. Quem sai de um plantão torce para não ter de aparecer ali tão cedo. Mas, entre um anzol e um bolo, qualquer pessoa sabe qual visita prefere receber.

Em 2020, Otávio foi morar com Bia. Quem mora junto volta para o mesmo endereço no outro dia, e no outro, e no seguinte. Que na casa de Otávio e Bia haja sempre quem fique contente ao ouvir a porta abrir.

Lúcia, a mãe de Bia, era a mais animada da casa. Antes de partir, fez o véu da filha. Lúcia morreu em março do ano passado, e hoje o véu está com Bia. O que uma mãe faz para uma filha guarda sempre alguma coisa dela. Que a festa tenha a animação de Lúcia.

Otávio e Bia também têm a sua obra: durante quatro verões, reformaram um barco de madeira chamado Teimoso. Na primeira volta, o Teimoso afundou. Imaginem vocês tanto trabalho indo para o fundo: muita gente perderia ali o bom humor. Pois Otávio e Bia riam tanto que quase não conseguiram nadar. Agora o Teimoso navega, como convém a um barco com esse nome, e que suas próximas voltas sejam todas por cima da água.

Otávio e Bia, que vocês riam assim muitas vezes, com o barco navegando e também quando alguma coisa afundar. Lá no começo, um anzol saiu de um dedo e um bolo de fubá chegou no outro dia. Ali já estava o que a vida em comum pede: cuidar de quem chega e voltar para quem cuidou. Quando a vida espetar um anzol em qualquer um de vocês, que o outro esteja perto para tirar. E que no outro dia, sem falta, haja bolo.`,
  finalMessage: `A mesa da mãe de Bia, cheia no domingo até de gente que ninguém sabe quem convidou, é o que Bia chama de sucesso. É um sucesso que pede companhia, porque ninguém enche uma mesa por conta própria. E faz bem a qualquer pessoa chegar a um lugar onde a presença já vale como convite.

Otávio e Bia, que a vida que começa hoje tenha sempre espaço para mais alguém. Que a alegria de vocês se reparta também nos dias comuns. E, quando aparecer à porta quem nenhum dos dois chamou, que a única dúvida seja onde pôr mais uma cadeira. Hoje é sábado, e vocês dois se casam na véspera de um domingo.`,
}
