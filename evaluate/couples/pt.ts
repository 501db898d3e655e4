import { example } from '#core/examples/pt.ts'
import type { EvaluatedCouple } from './couple.ts'
import { longAnswers } from './long-answers.ts'

const bride = { title: 'bride', agreement: 'feminine' } as const
const groom = { title: 'groom', agreement: 'masculine' } as const

export const portugueseCouples: readonly EvaluatedCouple[] = [
  {
    id: 'pt-marina-rafael',
    traits: ['bride and groom', 'wish in answer 3', 'dead parent not mentioned'],
    language: 'pt-BR',
    partners: [
      { name: 'Rafael', ...groom },
      { name: 'Marina', ...bride },
    ],
    place: 'Sítio Recanto das Águas, Tiradentes (MG)',
    date: '2027-04-18',
    time: '16:30',
    answers: [
      'Belo Horizonte, Salvador, Lisboa e uma turma de Chapecó',
      'Nos conhecemos em 2017 numa fila de padaria em BH, ele pagou meu pão de queijo porque a maquininha não passava. Estamos juntos há 9 anos.',
      'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano. Por favor deixem isso FORA da cerimônia, é doído.',
      'Fizemos o Caminho da Fé a pé (14 dias), adotamos a vira-lata Farofa, abrimos uma cafeteria chamada Dois Grãos em 2023.',
      'Sucesso pra gente é chegar em casa e ter quem espere, e poder viajar uma vez por ano com a minha avó Dita.',
    ],
    cities: [['Belo Horizonte', 'BH'], ['Salvador'], ['Lisboa'], ['Chapecó']],
    unsaid: [
      /\bpai\b/iu,
      /desempreg/iu,
      /\b2020\b/u,
      /\bluto\b|\bperda\b|\bperde(u|ram)\b|sauda(de|des)/iu,
    ],
    held: [
      {
        quote:
          'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano. Por favor deixem isso FORA da cerimônia, é doído.',
        why: 'asked',
      },
    ],
  },
  {
    id: 'pt-julia-camila',
    traits: ['two brides', 'almost no answers'],
    language: 'pt-BR',
    partners: [
      { name: 'Júlia', ...bride },
      { name: 'Camila', ...bride },
    ],
    place: '',
    date: '',
    time: '',
    answers: ['', 'Somos duas mulheres, nos conhecemos no futsal.', '', '', ''],
    cities: [],
    unsaid: [],
  },
  {
    ...example,
    id: 'pt-beatriz-otavio',
    traits: ['bride and groom', 'first person', 'dead parent mentioned'],
    cities: [['Juiz de Fora'], ['Pelotas'], ['Maputo']],
    unsaid: [/\bcâncer\b|\bdoença\b|\bhospital\b.*\bLúcia\b/iu],
  },
  {
    id: 'pt-renata-diego',
    traits: ['bride and groom', '8,000 characters'],
    language: 'pt-BR',
    partners: [
      { name: 'Diego Farias', calledAs: 'Diego', ...groom },
      { name: 'Renata Couto', calledAs: 'Renata', ...bride },
    ],
    place: 'Fazenda Santa Clara, Areia (PB)',
    date: '2027-06-26',
    time: '17:00',
    answers: longAnswers,
    cities: [['João Pessoa'], ['Campina Grande'], ['Brasília'], ['Toronto']],
    unsaid: [/\bdívida/iu, /\bSerasa\b/iu, /\bfal(iu|ência)\b|\bquebr(ou|amos)\b.*\bloja\b/iu],
    held: [
      {
        quote:
          'A loja que a gente abriu em 2019, de instrumentos, fechou em 2021, e ficamos com uma dívida que só terminamos de pagar agora, nome no Serasa, aquela vergonha. Isso eu conto para vocês entenderem, mas não quero que apareça na cerimônia, nem a loja, nem a dívida, porque o meu pai emprestou dinheiro e a família dele não sabe. Por favor.',
        why: 'asked',
      },
    ],
  },
  {
    id: 'pt-helena-gustavo',
    traits: ['bride and groom', 'eight cities'],
    language: 'pt-BR',
    partners: [
      { name: 'Gustavo', ...groom },
      { name: 'Helena', ...bride },
    ],
    place: 'Vinícola Vale dos Parreirais, Bento Gonçalves',
    date: '2027-02-20',
    time: '18:00',
    answers: [
      'Bah, vem gente de tudo que é lado kkk. Porto Alegre (a maioria), Florianópolis, Curitiba, São Paulo, Recife que é a turma do meu trabalho, Manaus (a prima Sônia, três voos coitada), Montevidéu que é a família da mãe do Gu, e Milão, a Chiara, que dividiu apartamento comigo',
      'A gente pegava o mesmo ônibus fretado pra faculdade em Caxias. Ele dormia no meu ombro sem querer, tipo babando mesmo. Uns dois meses assim, eu achava que ele nem sabia meu nome. Aí um dia o seu Valdir (motorista) deu uma freada, ele acordou e continuou com a cabeça ali. Eu falei "tu tá acordado". Ele: "faz uma semana". Então não era sem querer né. São onze anos. O seu Valdir vem no casamento!! ele se aposentou mas vem, se der falem dele que ele merece, ele segurava o ônibus quando eu me atrasava',
      'oi aqui é o Gustavo. O mestrado dela foi em Milão, ficamos dois anos longe, com cinco horas de fuso no meio do inverno. eu almoçava e ela já tava indo jantar, no computador. Pode contar. Só não falem que a gente terminou por três meses no meio disso, a mãe dela não sabe até hoje. O que eu quero mesmo que apareça é o risoto: ela me ensinou por vídeo e eu queimei quatro panelas em quatro sábados. no quinto deu certo e ela não tava lá pra comer, comi olhando pra ela comer miojo. A Chiara tem print',
      'Plantamos trezentas mudas de oliveira com os meus pais, o Ademir e a Loiva. O agrônomo disse que ali não ia dar. No primeiro agosto deu geada e a gente foi de madrugada cobrir muda por muda com jornal e saco, o Gu de pijama por baixo da jaqueta. Perdemos 41. A primeira colheita deu quatro litros de azeite, quatro!! meu pai fez a conta e diz que é o azeite mais caro do mundo. guardamos um vidro pra hoje, vai tá na mesa. Depois vcs me dizem se dá pra falar do pai, ele vai fingir que não gosta',
      'Ter tempo. Almoçar sem relógio. O Gu mandou botar: e dormir no ombro um do outro, agora de propósito',
    ],
    cities: [
      ['Porto Alegre'],
      ['Florianópolis', 'Floripa'],
      ['Curitiba'],
      ['São Paulo'],
      ['Recife'],
      ['Manaus'],
      ['Montevidéu'],
      ['Milão'],
    ],
    unsaid: [
      /\btr[eê]s meses\b/iu,
      /\btermin(amos|aram|o)\b/iu,
      /\brompe|\bsepara(dos|ção|ram)\b/iu,
    ],
    held: [
      {
        quote:
          'Só não falem que a gente terminou por três meses no meio disso, a mãe dela não sabe até hoje.',
        why: 'asked',
      },
    ],
  },
  {
    id: 'pt-paula-vinicius',
    isHeldOut: true,
    traits: ['bride and groom', 'wish in answer 4', 'guests from the town'],
    language: 'pt-BR',
    partners: [
      { name: 'Vinícius', ...groom },
      { name: 'Paula', ...bride },
    ],
    place: 'Chácara dos Ipês, Uberlândia',
    date: '2027-09-11',
    time: '16:00',
    answers: [
      'Quase todo mundo é daqui de Uberlândia mesmo. Só a tia Neide vem de Goiânia.',
      'Nos conhecemos no coral da prefeitura. Eu era contralto, ele entrou achando que era aula de violão. Três anos juntos.',
      'A minha ansiedade. Ele aprendeu a respirar comigo, contando até dez. Podem falar disso, tenho orgulho.',
      'Cantamos no Teatro Municipal para oitocentas pessoas, compramos um fusca azul, o Genésio, e fomos com ele até a Serra da Canastra. Ah, e não falem do meu primeiro noivado de jeito nenhum, nem de brincadeira.',
      'Uma casa com música, mesmo desafinada.',
    ],
    cities: [['Uberlândia'], ['Goiânia']],
    unsaid: [/\bnoivad/iu, /\b(outro|primeiro|antigo) (noivo|amor)\b/iu, /\bex\b/iu],
    held: [
      {
        quote: 'Ah, e não falem do meu primeiro noivado de jeito nenhum, nem de brincadeira.',
        why: 'asked',
      },
    ],
  },
  {
    id: 'pt-sandra-mauro',
    isHeldOut: true,
    traits: ['bride and groom', 'second marriage', 'children'],
    language: 'pt-BR',
    partners: [
      { name: 'Mauro', ...groom },
      { name: 'Sandra', ...bride },
    ],
    place: 'Casa da Praia, Garopaba',
    date: '2027-11-13',
    time: '17:30',
    answers: [
      'Blumenau (os meus) e Joinville (os do Mauro), uns 60 no total',
      'É o segundo casamento dos dois. Nossos filhos se conheceram antes de nós, no judô: o Pedro, meu, de 12 anos, e a Lis, dele, de 9. No primeiro treino a Lis derrubou o Pedro. Duas vezes!! Ele veio pro carro e falou "mãe, quero que tu fale com o pai daquela menina". Fui lá reclamar. Aí foram eles dois que marcaram o primeiro sorvete, e sentaram noutra mesa, de costas, vigiando a gente pelo vidro do freezer. No fim a Lis pediu a conta kkkk. Faz quatro anos.',
      'Juntar duas casas. No começo teve porta batida e "tu não é minha mãe", isso pode dizer, mas com jeito e numa frase só. A Lis só aceitou a mudança quando o Pedro deu a ela o quarto com janela pro mar. Ninguém pediu. Ele tirou os pôsteres sozinho e escreveu LIS na porta com fita crepe, tá lá até hoje. eu choro só de escrever. Do meu ex e da ex dele nada por favor, são boa gente mas não é o dia deles',
      'Aprendemos a surfar aos cinquenta. Ele quebrou um dente, eu quebrei a prancha, na mesma onda. O Juca, nosso instrutor, tem 22 anos e chama a gente de "meus idosos" (ele vem!). O dente foi o Pedro que achou na areia dois dias depois, guarda numa caixinha e diz que se esquecerem a aliança ele tem um plano B',
      'Que os quatro queiram voltar para a mesma casa no fim do dia. O Mauro ia escrever outra coisa, leu isso e disse que é isso',
    ],
    children: [
      { name: 'Pedro', of: 'second', note: '12 anos' },
      { name: 'Lis', of: 'first', note: '9 anos' },
    ],
    cities: [['Blumenau'], ['Joinville']],
    unsaid: [/\bdivórc|\bdivorci|\bsepara(ção|dos|ram)\b/iu, /\bex\b|\bex-/iu],
    held: [
      { quote: 'isso pode dizer, mas com jeito e numa frase só', why: 'request' },
      {
        quote: 'Do meu ex e da ex dele nada por favor, são boa gente mas não é o dia deles',
        why: 'asked',
      },
    ],
    limits: [
      {
        quote: 'No começo teve porta batida e "tu não é minha mãe"',
        limit: 'com jeito e numa frase só',
      },
    ],
  },
  {
    id: 'pt-ines-caetano',
    traits: ['bride and groom', 'religious'],
    language: 'pt-BR',
    partners: [
      { name: 'Caetano Brito', calledAs: 'Caetano', ...groom },
      { name: 'Inês Valadão', calledAs: 'Inês', ...bride },
    ],
    place: 'Santuário do Caraça, Catas Altas',
    date: '2027-05-01',
    time: '10:00',
    answers: [
      'Ouro Preto é a maioria. De Vitória vem a família do Caetano e de Aracaju o padre Genivaldo, que batizou ele',
      'No grupo de jovens da paróquia de São José. Ele tocava violão muito mal e cantava muito alto, o contrário do que devia ser né. O padre Geraldo um dia pediu, com todo jeito, pra ele "cantar mais com o coração", que era pra cantar calado kkk. E sobrou pra mim ensinar ele a bater palma no tempo. Não aprendeu. Até hoje bate errado, mas foi assim que a gente acabou um do lado do outro. Ele me pediu em namoro na sacristia e a vó Alzira viu tudo, tinha ido buscar a toalha do altar e não saiu mais de lá. Namoramos seis anos.',
      'Tentamos ter um filho e perdemos uma gravidez no ano passado. Isso é só nosso, não entra. O que pode contar é que o Caetano ficou oito meses sem serviço quando a mina parou, e foi ser servente na obra do meu tio Zito. Chegava branco de cal e dormia no meio do terço, a minha mãe acordava ele na Salve Rainha. Hoje a gente ri, mas eu nunca vi ele reclamar um dia',
      'Fomos a pé até Aparecida com o terço da vó Alzira no bolso, onze dias. A sola do tênis dele abriu no terceiro e ele foi até o fim com fita crepe. Quando chegou a gente não falou nada, sentou no chão e dividiu um pão com mortadela. A vó morreu dois meses depois, em paz, e o terço vai na minha mão no dia. Queria muito que falassem dela. Ela rezava andando pela casa com o rádio no jogo do Cruzeiro, tudo junto, dizia que Deus dava conta dos dois. Tbm ensinamos crisma, quarenta adolescentes, um deles, o Wesley, hoje é seminarista',
      'Envelhecer rezando de mãos dadas, e que ninguém saia da nossa porta com fome. O Caetano falou pra pôr: e aprender a bater palma',
    ],
    wishes: { faith: { kind: 'religious', religion: 'católica' } },
    cities: [['Ouro Preto'], ['Vitória'], ['Aracaju']],
    unsaid: [
      /\bgravidez\b|\bgrávida\b/iu,
      /\bfilh[oa]s?\b/iu,
      /\bperd(a|eram|emos)\b/iu,
      /\bbebê/iu,
    ],
    held: [
      {
        quote:
          'Tentamos ter um filho e perdemos uma gravidez no ano passado. Isso é só nosso, não entra.',
        why: 'asked',
      },
    ],
  },
]
