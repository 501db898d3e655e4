/** What was written for the Portuguese example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `De Maputo, cidade das acácias à beira do Índico, vem o Cacau, o melhor amigo do Otávio. Até Paraty, são quase 8.000 quilômetros. Que o Cacau encontre nesta igrejinha um lugar com cara de casa.

De Pelotas, famosa pelos doces, vem a família do Otávio. São cerca de 1.200 quilômetros. A família da Bia é toda de Juiz de Fora, a cidade do Morro do Cristo. Que Pelotas e Juiz de Fora puxem conversa, e que Maputo entre nela.

A vocês que vieram de longe, um agradecimento por cada quilômetro da viagem. A vocês que vieram de perto, um agradecimento do mesmo tamanho, pela presença. Todo sábado tem outros programas, e neste vocês estão aqui.

A Igrejinha de São Roque, em Paraty, é hoje a casa de vocês. Fiquem à vontade. Bia e Otávio, as boas-vindas são de vocês também, com Juiz de Fora, Pelotas e Maputo na mesma igrejinha. Agora, a palavra é da cerimônia.`,
  ceremony: `Duas pessoas que decidem ficar escolhem também os dias que ainda não conhecem. A história que vocês vão ouvir começa num plantão.

Foi há sete anos. Bia era residente, e Otávio veio com um anzol enfiado no dedo. Bia tirou o anzol. Vejam vocês: no outro dia, Otávio voltou, com um bolo de fubá.

Em 2020, Otávio foi morar com Bia. Morar junto é encontrar a mesma pessoa no outro dia, e no outro.

Lúcia, mãe de Bia, morreu em março do ano passado. Mãe faz falta. Antes de partir, Lúcia fez o véu da filha. Hoje ele está com Bia: um véu feito pela mais animada da casa.

Bia e Otávio, vocês reformaram um barco de madeira, o Teimoso, durante quatro verões. Ele afundou na primeira volta. Vocês riam tanto que quase não conseguiram nadar. Agora o Teimoso navega.

Tudo começou com um anzol no dedo e um bolo de fubá. Que um de vocês sempre tire o anzol, e o outro sempre volte com bolo.`,
  finalMessage: `A mesa da mãe da Bia, cheia no domingo. Nela, gente que nem se sabe quem convidou. É essa a cena que Bia conta quando fala de sucesso. E o domingo é generoso: volta toda semana.

Otávio e Bia, vejam o que cabe nessa palavra, sucesso: uma mãe, um domingo, uma mesa cheia. Que nunca faltem a vocês domingos assim, com lugar para quem aparecer, seja lá quem tenha convidado.`,
}
