/** What was written for the Portuguese example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `De Maputo, cidade das acácias à beira do Índico, vem o Cacau, o melhor amigo do Otávio. Até Paraty, são quase 8.000 quilômetros. Que o Cacau encontre nesta igrejinha um lugar com cara de casa.

De Pelotas, famosa pelos doces, vem a família do Otávio. São cerca de 1.200 quilômetros. A família da Bia é toda de Juiz de Fora, a cidade do Morro do Cristo. Que Pelotas e Juiz de Fora puxem conversa, e que Maputo entre nela.

A vocês que vieram de longe, um agradecimento por cada quilômetro da viagem. A vocês que vieram de perto, um agradecimento do mesmo tamanho, pela presença. Todo sábado tem outros programas, e neste vocês estão aqui.

A Igrejinha de São Roque, em Paraty, é hoje a casa de vocês. Fiquem à vontade. Bia e Otávio, as boas-vindas são de vocês também, com Juiz de Fora, Pelotas e Maputo na mesma igrejinha. Agora, a palavra é da cerimônia.`,
  ceremony: `Ficar é uma decisão que duas pessoas tomam muitas vezes, em dias comuns. A história de vocês, Bia e Otávio, começa com um anzol.

Foi há sete anos, num plantão. Bia era residente, e Otávio chegou com o anzol enfiado no dedo. Bia tirou o anzol. No outro dia, Otávio voltou, com um bolo de fubá. Quem chega com bolo costuma ser bem recebido.

Primeiro Otávio veio com um anzol, depois com um bolo. Em 2020, veio morar com Bia. Muita gente começa a ficar assim, voltando.

Lúcia, a mãe de Bia, era a mais animada da casa. Morreu em março do ano passado. Que o nome dela fique um instante no ar. Antes de partir, Lúcia fez o véu de Bia. E o véu ficou: hoje, na Igrejinha de São Roque, está com Bia.

Outra obra, a de vocês dois, levou quatro verões: a reforma do Teimoso, um barco de madeira. Na primeira volta, ele afundou. Vocês riam tanto que quase não conseguiram nadar. Agora o Teimoso navega, e que dê muitas voltas com vocês, todas por cima da água.

O anzol saiu do dedo naquele plantão, e Otávio ficou. Que nos outros dias de vocês haja sempre alguém voltando, de preferência com bolo de fubá.`,
  finalMessage: `A mesa da mãe, cheia no domingo, é o que Bia chama de sucesso. Cheia de gente que nem se sabe quem convidou. Cada pessoa mede o sucesso a seu modo, e a medida de Bia é essa mesa.

Otávio e Bia, que esse sucesso chegue a vocês dois em muitos domingos. Que a mesa encha, e que ninguém precise descobrir quem convidou. Amanhã é domingo. Hoje é sábado, e na Igrejinha de São Roque quem se casa são vocês dois.`,
}
