import { type CheckLanguage, inOrder, values, words } from './check-language.ts'

/** What the checks know of Portuguese. */
export const pt: CheckLanguage = {
  commonWords: words(`
    a ao aos as às o os um uma uns umas de do da dos das dele dela deles delas em no na nos nas num numa nuns numas
    por pelo pela pelos pelas para pra pro com sem sob sobre entre ate apos desde contra perante durante conforme
    segundo e ou mas nem que se porque pois como quando onde quem qual quais quanto quanta quantos quantas enquanto
    embora logo portanto porem assim entao tambem ainda ja nao sim nunca sempre talvez hoje ontem amanha agora antes
    depois aqui ali la ca ai dentro fora perto longe mais menos muito muita muitos muitas pouco pouca tao tanto tanta
    todo toda todos todas tudo nada algo alguem ninguem algum alguma alguns algumas nenhum nenhuma cada outro outra
    outros outras mesmo mesma mesmos mesmas proprio propria eu tu ele ela nos vos eles elas voces voce me te lhe
    lhes meu minha meus minhas seu sua seus suas teu tua nosso nossa nossos nossas este esta estes estas esse essa
    esses essas aquele aquela aqueles aquelas isto isso aquilo neste nesta nestes nestas nesse nessa naquele naquela
    deste desta desse dessa daquele daquela ser era sao foi foram seja sejam sera serao e fosse estar esta estao
    estava estavam estamos esteja ter tem tinha tinham temos tenha tenham teve tiveram haver ha havia houve haja fazer
    faz fez fazem fizeram ir vai vao vamos foi vem vieram veio vinham dar da deu deram dizer diz disse disseram
    dizem poder pode podem ver viu viram saber sabe sabem querer quer querem quero queremos ficar fica ficou ficaram
    depois primeiro primeira segunda ultimo ultima apenas so somente quase bem mal boa bom boas bons bela belo dia noite
    tarde manha noites dias tardes obrigado obrigada obrigados que deixe deixem respire respirem acomodem guardem olhem
    olhe sejam sejam seja queridos queridas querido querida amigos amigas amigo amiga familia familias pessoas gente
    vida amor casa tempo ano anos mes meses semana vez vezes coisa coisas jeito lugar historia nome mundo caminho
    sobretudo ora eis ali aquilo adiante juntos juntas senhoras senhores convidados noivo noiva noivos noivas pois
    toda toda algumas haver duas dois tres quatro cinco seis sete oito nove dez mil metade contudo todavia afinal alias
    certo certa quem dali daqui dai nela nele nelas neles comigo contigo conosco convosco cedo lado ate
    festa palavra palavras mao maos mae pai pais filho filha filhos avo avos irmao irma tio tia alegria bem-vindos
    sucesso desejo promessa peco pecam aconteceu veio chegou chegaram nasceu adotar escolher pedir amar casar juntar
    quantos entre outro houve existe existem parece bastou basta cabe custou acabou restou sobrou virou`),
  ordinaryEndings:
    /(?:mente|ou|aram|eram|iram|avam|iam|ando|endo|indo|amos|emos|imos|aria|eria|arem|erem|coes|cao|dade|ssem)$/,
  capitalWords: words(
    'deus senhor senhora sr sra dr dra dona seu dom santo santa sao nossa pai cristo jesus biblia enlace',
  ),
  nameJoints: words('de do da dos das e'),
  numbers: {
    values: values(
      `um 1, uma 1, dois 2, duas 2, tres 3, quatro 4, cinco 5, seis 6, sete 7, oito 8, nove 9, dez 10, onze 11, doze 12,
      treze 13, quatorze 14, catorze 14, quinze 15, dezesseis 16, dezasseis 16, dezessete 17, dezassete 17, dezoito 18,
      dezenove 19, dezanove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60, setenta 70, oitenta 80,
      noventa 90, cem 100, cento 100, duzentos 200, duzentas 200, trezentos 300, trezentas 300, quatrocentos 400,
      quatrocentas 400, quinhentos 500, quinhentas 500, seiscentos 600, seiscentas 600, setecentos 700, oitocentos 800,
      novecentos 900, duzia 12, decada 10, decadas 10, dezena 10, dezenas 10`,
    ),
    scales: values('mil 1000, milhao 1000000, milhoes 1000000'),
    joints: words('e'),
    articles: words('um uma'),
  },
  months: inOrder(
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  ),
  weekdays: inOrder(
    'domingo/domingos segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado/sabados',
  ),
  doubtfulMonths: words(''),
  idiomaticNumbers:
    /\b(?:um por um|uma por uma|mil (?:vezes|maneiras|coisas|e uma)|cem por cento|quatro (?:patas|maos|paredes|cantos|ventos)|mais de mil palavras|dois a dois|duas a duas|vinte e quatro horas)\b/g,
  twoOfThem: {
    before: words(
      'os as voces nos esses essas estes estas todos aos dos das pelos pelas nossos nossas seus suas esses entre por ambos so a dois de',
    ),
    after: words(
      'pessoas vidas familias coracoes nomes maos palavras almas lados mulheres homens noivas noivos juntos juntas vezes letras',
    ),
  },
  clock: { before: words('as a das pelas desde ate'), after: words('h horas hora e') },
  leaveOutCue:
    /\bn[aã]o (?:(?:o|a|os|as|me|nos|se) )?(?:fal(?:e|em|ar|aria)|mencion(?:e|em|ar)|cit(?:e|em|ar)|cont(?:e|em|ar)|diz(?:er)?|dig(?:a|am)|toc(?:ar|a)|toqu(?:e|em)|us(?:e|em|ar)|coloc(?:ar)|coloqu(?:e|em)|inclu(?:a|am|ir)|entra|entre|entrem|entrar|aparec(?:e|er)|lembr(?:e|em|ar)|quer(?:o|emos|íamos|ia) que)\b|\b(?:deix\w+|fic\w+|fique) (?:isso |isto |tudo )?(?:de )?fora\b|\bfora d(?:a cerim[oô]nia|o texto|isso)|\bsem (?:falar|mencionar|citar)\b|\bn[aã]o [eé] para\b|\bfica entre n[oó]s\b|\b[eé] segredo\b/i,
  backReference: /\b(?:isso|isto|disso|disto|nisso)\b/i,
  graveMatters: [
    /\b(?:morr|morte|mort[oa]s?\b|falec|viuv|luto|enterr|veloric|saudos[oa] memoria|perd(?:a|eu|eram|emos)|partiu\b|partida|nao esta mais|ja nao esta|la de cima|estrela no ceu|ausencia|orfa|vazi[oa])/,
    /\b(?:doenca|doente|cancer|hospital|uti\b|tratamento|quimio|tumor|cirurgi|diagnostic|internad|depress|ansiedade|burnout|alcool|vicio|recuperac|cura\b|curad|saude)/,
    /\b(?:desempreg|demiti|demissao|sem emprego|sem trabalho)/,
    /\b(?:divida|endivid|falenc|faliu|quebrou|dinheiro|aperto|falid)/,
    /\b(?:divorci|separ(?:ou|aram|acao|ad)|ex-?(?:marido|mulher|noiv|namorad|espos)|primeiro casamento|traic|traiu|termin(?:ou|aram)|rompe|rompim)/,
    /\b(?:abort|bebes?\b|gravidez|gestacao|infertil|engravid|fiv\b)/,
    /\b(?:pres[oa]s?\b|prisao|cadeia|process[oa]|justica|policia|brig(?:a|ou|aram)|conflito|rompid|nao se fala)/,
  ],
  presenceCue:
    /\b(?:obrigad[oa]s? por (?:ter(?:em)? )?vi\w+|que (?:veio|vieram|viajou|viajaram)|esta(?:o)? aqui|bem-vind|presentes? hoje|conosco hoje|agrade\w+ a presenca|entra\b|sentad[oa]s?)/,
  legalWords:
    /\b(?:em nome da lei|(?:vos|os|as) declaro (?:casad[oa]s|marido)|pelo poder que me foi (?:conferido|dado)|poder(?:es)? que me (?:confere|conferem|foram)|perante a lei)\b/gi,
  kin: inOrder(
    'pai/papai/pais mae/mamae/pais filho/filhos filha/filhas irmao/irmaos irma/irmas avo/vovo/avos tio/tios tia/tias primo/primos prima/primas sogro/sogros sogra/sogros padrasto madrasta bebe/bebes familia/familias',
  ),
  titles: { feminine: ['noiva', 'esposa'], masculine: ['noivo', 'esposo', 'marido'] },
  onePerson: {
    feminine: ['casada', 'apaixonada', 'emocionada', 'nervosa', 'cansada', 'sozinha'],
    masculine: ['casado', 'apaixonado', 'emocionado', 'nervoso', 'cansado', 'sozinho'],
  },
  bothPeople: {
    feminine: [
      'noivas',
      'casadas',
      'unidas',
      'apaixonadas',
      'uma à outra',
      'uma para a outra',
      'uma da outra',
    ],
    masculine: [
      'noivos',
      'casados',
      'unidos',
      'apaixonados',
      'um ao outro',
      'um para o outro',
      'um do outro',
      'marido e mulher',
    ],
  },
}
