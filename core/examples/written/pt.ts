/** What was written for the Portuguese example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Quem de vocês atravessou uma divisa de estado, ou até um oceano, para chegar a Paraty? Pode levantar a mão bem alto. Todos vocês são muito bem-vindos à Igrejinha de São Roque, e aqui podem se sentir em casa. Otávio e Bia agradecem a presença de vocês.

A família de Bia é toda de Juiz de Fora, e em Minas chamam vocês de cariocas do brejo. Pois hoje o brejo ficou em casa, e vocês chegaram ao mar. Já vocês, da família de Otávio, vieram de Pelotas, a terra do quindim. Com vocês por perto, todo confeiteiro trabalha nervoso.

Cacau, o melhor amigo de Otávio, veio de mais longe ainda: de Maputo, a quase 8.000 quilômetros. Em Maputo, Cacau, chapa é a van que leva todo mundo, e no Brasil chapa é amigo. Depois dessa viagem, Otávio pode dizer “meu chapa” de boca cheia. E a viagem de todos vocês merece um obrigado, quilômetro por quilômetro.

Vocês que vieram de perto andaram menos, mas o abraço é do mesmo tamanho. Numa igrejinha, quem veio de longe e quem veio de perto ficam bem juntos. Otávio e Bia, agora começa a cerimônia do casamento de vocês.`,
  ceremony: `“Eu conheci o Otávio no plantão: eu era residente e ele veio com um anzol enfiado no dedo.” Quem conta assim é Bia, e isso foi há sete anos. Anzol é feito para pegar peixe, mas aquele pegou Otávio. Também é feito para não soltar, e coube a Bia tirar o anzol daquele dedo. Para um primeiro encontro, foi pouco romântico: um plantão, uma residente e um dedo com um anzol enfiado.

No outro dia, Otávio voltou, e dessa vez trouxe um bolo de fubá. Na véspera ele tinha chegado com um anzol, e agora chegava com um bolo. Entre uma visita e outra passou um dia só, e a segunda foi bem mais gostosa de receber. Bolo de fubá é coisa simples, e há muito carinho em voltar com um bolo desses.

Em 2020, Otávio veio morar com Bia. Ele já tinha chegado com um anzol, já tinha voltado com um bolo, e dessa vez veio para ficar. Quem tinha entrado na história como paciente passou a ser de casa. E, para ver Bia, Otávio não precisava mais espetar o dedo nem esperar pelo plantão.

Lúcia, a mãe de Bia, era a mais animada da casa. Um título desses ninguém dá a si mesmo: quem dá é a casa inteira. Lúcia fez o véu da filha, e um véu pede tempo, paciência e mão leve. Ela morreu em março do ano passado. O véu já estava feito. Hoje o véu que a mãe fez está com a filha, e a mais animada da casa faz parte desta festa.

Otávio e Bia reformaram um barco de madeira, o Teimoso, durante quatro verões. Na primeira volta, o Teimoso afundou. O barco foi para o fundo, e os dois riam tanto que quase não conseguiram nadar. Bem na hora em que precisavam de fôlego, Otávio e Bia gastaram o fôlego rindo. Agora o Teimoso navega. O nome ficou perfeito para um barco que afundou logo na primeira volta e não quis saber de ficar no fundo.

Otávio e Bia, vocês já riram juntos dentro da água, com o barco afundado, e hoje esse barco navega. Que as próximas voltas no Teimoso tenham o mesmo riso, de preferência com vocês dois secos. Que a animação de Lúcia tenha sempre lugar na casa de vocês. Que um volte sempre para o outro, como Otávio voltou no outro dia com um bolo de fubá. Bia tirou aquele anzol há sete anos, e hoje se vê que ele pegou vocês dois.`,
  finalMessage: `No domingo, a mesa da sua mãe está cheia, Bia, com gente que vocês nem sabem quem convidou. Ninguém sabe de onde veio o convite, mas a visita está ali, sentada como todo mundo. Para você, sucesso é essa mesa.

Otávio e Bia, na vida a dois, quem mais precisa de convite é quem já tem lugar à mesa. Que vocês convidem um ao outro todos os dias, no domingo de casa cheia e na segunda-feira sem visita. Que sempre caiba mais alguém à mesa de vocês, mesmo que ninguém se lembre de ter chamado. E, quando todos forem embora e ficarem só vocês dois, que a mesa continue cheia. Hoje, vocês sabem muito bem de onde vem o convite. Bia convida Otávio, e Otávio convida Bia.`,
}
