/** What was written for the Portuguese example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Boa tarde, e sejam todos muito bem-vindos à Igrejinha de São Roque, aqui em Paraty.

De Juiz de Fora veio a família da Bia, toda ela, de uma cidade onde ninguém desce a Rua Halfeld sem parar para conversar. De Pelotas veio a família do Otávio, da terra dos doces, onde até o bem-casado é assunto sério. E de Maputo, a cerca de 7.700 quilômetros daqui, veio o Cacau, o melhor amigo do Otávio, de um lugar onde as pessoas se despedem dizendo “estamos juntos”. Cacau, hoje estamos mesmo.

Em nome dos dois, agradeço a cada um de vocês pela viagem.

Daqui a pouco vocês vão ouvir falar de um anzol, de um barco chamado Teimoso e de uma mesa de domingo. E, se a pessoa ao seu lado não souber dizer quem a convidou, não se preocupe: nesta família, isso é um ótimo sinal.`,
  ceremony: `A Bia era residente e estava de plantão quando apareceu na frente dela um homem com um anzol enfiado no dedo. Era o Otávio. Como o anzol foi parar ali, não me perguntem: em geral, quem sai fisgado é o peixe. A Bia fez o que uma residente faz: tirou o anzol. O dedo estava livre, o paciente também, e a história podia muito bem ter acabado ali, na porta do plantão.

No outro dia, o Otávio voltou. Já não havia anzol nenhum para tirar. Dessa vez, ele trazia um bolo de fubá. Vejam bem: um bolo de fubá, para uma moça de família mineira. Tem gente que diz obrigado na saída e vai embora. O Otávio foi embora e voltou com bolo. Em 2020, veio morar com a Bia, e hoje os dois estão juntos há sete anos. Para um anzol no dedo, foi uma consulta bem comprida.

E houve o barco. Um barco de madeira, o Teimoso, que os dois resolveram reformar. Passou um verão, e o barco em obras. Passou outro. Passou mais um. Ao todo, foram quatro verões. Até que chegou o grande dia, a primeira volta: a Bia, o Otávio e o Teimoso, enfim, na água. E o Teimoso afundou. Quatro verões de trabalho, e foi para o fundo na primeira volta. Outro casal talvez procurasse um culpado. Esses dois tinham que nadar, e riam tanto que quase não conseguiram. Agora, o Teimoso navega. Com um nome desses, era só questão de insistir.

E há uma mesa. A mesa da Lúcia, a mãe da Bia. No domingo, a mesa da Lúcia ficava cheia. Tinha a família, e tinha gente que a família nem sabia quem tinha convidado. Se está aqui hoje alguém que um dia se sentou àquela mesa e até agora ninguém descobriu quem chamou, não precisa se acusar. Veio ao lugar certo. Família de Juiz de Fora, vocês conhecem bem essa mesa. E sabem que, com toda aquela gente em volta, a mais animada da casa era ela, a Lúcia.

A Lúcia morreu num mês de março. Antes de partir, ela fez uma coisa para a filha. Fez um véu. É o véu que está aqui, hoje, com a Bia.

E aqui estão os dois, nesta igrejinha: a Bia, que um dia tirou um anzol, e o Otávio, que no outro dia voltou. Têm um barco que já foi ao fundo e que navega. Têm em volta gente de Juiz de Fora, de Pelotas e de Maputo. A casa está cheia, e é assim, de casa cheia, que começa o que vem agora.`,
  finalMessage: `Bia e Otávio, no dia em que o Teimoso afundou, vocês dois riram tanto que quase não conseguiram nadar. Quem ri junto dentro da água, depois de quatro verões de trabalho, já sabe uma coisa muito boa para quem se casa: o barco se conserta, desde que os dois nadem para o mesmo lado.

E vocês sabem também o que querem da vida. Para vocês, sucesso é a mesa da Lúcia cheia no domingo, com gente que a gente nem sabe quem convidou. Isso vale para todo casamento: o amor de dois fica maior quando tem lugar para mais um.

Otávio, se aparecer outro anzol, que a Bia esteja por perto. Bia, que no outro dia haja sempre um bolo de fubá. Que o Teimoso navegue por muitos verões e, se um dia teimar em afundar de novo, que vocês voltem nadando e rindo. Que Maputo nunca seja longe demais para o Cacau chegar. Que a alegria da Lúcia tenha sempre lugar na casa de vocês.

E que, num domingo qualquer, com a mesa cheia, um de vocês olhe em volta e pergunte baixinho: “Quem foi que convidou esse povo todo?” E que o outro também não saiba, e vá buscar mais uma cadeira.`,
}
