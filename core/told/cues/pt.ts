/** How friends ask, allow and confide in Portuguese. */
import { anywhere, atBeginning, type Cues } from './cues.ts'

const lead =
  'e|mas|so|porem|ai|ah|entao|olha|o|vc|vcs|voce|voces|tu|por favor|favor|pfv|pf|pfvr|isso|disso|nisso|isto|disto|essa parte|desse|dessa|dele|dela|tambem|la|gente|mesmo|agora|ta|ok|depois|hoje|jamais'
const telling =
  'fale[ms]?|falar|falarem|mencione[ms]?|mencionar|cite[ms]?|citar|conte[ms]?|contar|contarem|diga[ms]?|dizer|comente[ms]?|comentar|toque[ms]? n|tocar n|toquem no|lembre[ms]?|lembrar disso|inclua[ms]?|incluir|coloque[ms]?|colocar|ponha[ms]?|por no|use[ms]?|usar|exponha[ms]?|leia[ms]?|revele[ms]?|revelar|brinque[ms]? com|brincar com|entre[ms]? n|puxe[ms]?|abra[ms]? ess|espalhe[ms]?|solte[ms]?|cochiche[ms]?'
const gap = '(?:[^\\s.!?]{1,40} ){0,3}?'

export const cues: Cues = {
  none: [
    /\bnao (?:\S{1,40} )?deix\p{L}{1,6} (?:de|em) (?:\S{1,40} ){0,2}?\p{L}{3,20}r\b/u,
    /\bnao deix\p{L}{1,6} (?:(?:de )?fora|(?:[oa]s? )?\S{1,40}(?: \S{1,40}){0,2} (?:de )?fora)\b/u,
    /\bnao (?:se )?esque[cç]\p{L}{0,6}(?: de)?(?: \S{1,40}){0,2}? \p{L}{3,20}r\b/u,
    /\bnao (?:tem|da|ha|teria|tinha)(?: como| jeito)(?: de)?(?: nao)? (?:contar|falar|lembrar|citar|mencionar|dizer)/u,
    /\bnem te (?:conto|falo)\b|\bnao te conto\b|\bnao vou nem contar\b/u,
    /\b(?:a gente|nos|eu|ele|ela|eles|elas|ninguem) (?:nunca |jamais |quase )?nao (?:se )?(?:fala|conta|diz|menciona|cita|comenta|toca|usa)\p{L}{0,4}/u,
    /\bnao (?:sei|sabia|soube|conseg\p{L}{1,8}|pude|podia|quis|queria) (?:o que |nem |mais )?(?:dizer|falar|contar)\b/u,
    /\b(?:disse|falou|gritou|respondeu|pediu|dizia)(?: pra mim| que)?:? ?["“'‘][^"”'’]{1,200}["”'’]/u,
    /\bentre nos(?: dois| duas)? (?:e|tudo|nao ha|nao tem|ha|sempre|nunca|deu|foi|a)\b/u,
    /\bsem (?:falar|contar) (?:n[oa]s?|d[oa]s?|que|com) (?:ingles|portugues|espanhol|frances|ninguem|a gente)\b/u,
    /\bnao evit\p{L}{1,6}|\b(?:para|pra) evitar\b/u,
  ],
  asks: [
    anywhere(`(?:n(?:ao|aum|un|um)|nem|nunca|jamais) ${gap}(?:${telling})(?!\\p{L})`),
    anywhere(
      '(?:nao|nem) (?:e|era|seria|sao) (?:pra|para|p) (?:\\S{1,40} ){0,2}?(?:falar|contar|dizer|mencionar|citar|usar|por|colocar|sair|aparecer|entrar|ninguem|cerimonia|todo)',
    ),
    anywhere(
      'nao (?:\\S{1,40} ){0,2}?(?:aparec(?:a|am|esse|essem)|entrass?em?|saia d|sai d|saiba[ms]?|va (?:pro|para o|pra)|entre (?:n|no texto))',
    ),
    atBeginning(
      lead,
      '(?:nao|nem|n) (?:me |lhe |lhes )?(?:fala|conta|diz|menciona|cita|comenta|toca|usa|poe|bota|coloca|inclui|le|espalha|inventa de)(?!\\p{L})(?! (?:moeda|dinheiro|hora)s?)',
    ),
    anywhere(
      '(?:nem|sem) (?:\\S{1,40} ){0,1}?(?:mencao|um pio|uma palavra|palavra)(?!\\p{L})|sem (?:\\S{1,40} ){0,2}?(?:citar|mencionar|tocar|dizer (?:o|a|qu|de|on)|falar (?:d|n|sobre|o|qu|iss)|contar (?:o|a|d|qu|iss)|dar (?:o )?nomes?|nomes?|o nome|nomear|o valor|detalhes|entrar)(?!\\p{L}{4})',
    ),
    anywhere(
      '(?:deix|fiqu|mant|mantenh)\\p{L}{0,8} (?:\\S{1,40} ){0,6}?(?:de fora|fora d|fora(?= *(?:[.,!?]|$)))(?!\\p{L})|(?:deix|fiqu|fic[ao]|mant)\\p{L}{0,8} (?:\\S{1,40} ){0,6}?(?:so entre|entre nos|entre a gente|pra la|quieto|em off|com voce|so com|na gaveta|em silencio|em familia)',
    ),
    anywhere(
      '(?:prefer|prefir)\\p{L}{1,8} (?:\\S{1,40} ){0,2}?(?:que )?(?:\\S{1,40} ){0,2}?(?:nao|nem)(?!\\p{L})',
    ),
    anywhere(
      '(?:melhor|acho melhor|talvez melhor|seria melhor) (?:nao|nem|pular|deixar|evitar|omitir|tirar)(?!\\p{L})',
    ),
    anywhere('(?:evit|omit)(?:a|e|em|ar|am|ir|es)(?!\\p{L})'),
    anywhere(
      '(?:pul|cort|tir|apag|risc|esquec|ignor)(?:a|e|em|ar|am|er|am) (?:iss|ess|est|aquel|dai|d[ai]qui|o que|aquilo|tudo|a parte|a historia|d[oa] text|por favor|pf)',
    ),
    anywhere('(?:deleta|desconsider\\p{L}{1,3}|faz(?:em)? de conta)(?!\\p{L})'),
    anywhere(
      '(?:nada|nem) (?:sobre|a respeito|de (?:falar|mencionar|contar|citar|piada|brincadeira))|de (?:falar|contar) nem',
    ),
    anywhere(
      '(?:d[aeo]s?|sobre|quanto a) (?:\\S{1,40} ){1,7}?(?:nada|nem pensar)(?= ?(?:por favor|pfv|pf|viu|ta|ok|[.,!]|$))|(?:e|fica) so (?:nosso|noss[ao]s|da gente)|nao entra[m]?(?= ?(?:[.,!]|$|n[ao] (?:texto|cerimonia|fala)))',
    ),
    anywhere(
      '(?:nao|nem) (?:precisa|precisam|carece|tem necessidade|vale|convem|convinha|cabe|quero|queremos|queria|queriamos|gostaria|gostariamos)(?: de)?(?: que)? (?:\\S{1,40} ){0,4}?(?:fal|mencion|cit|cont|diz|dig|comen|aparec|toc|lembr|exp|le|sai|saib|entr|us)',
    ),
    anywhere(
      '(?:so )?entre nos(?! dois| duas)|(?:so|fica) (?:pra|para|com) (?:voce|vc|ti|o celebrante|a celebrante)(?: saber)?(?!\\p{L})|morre aqui|sigilo|em off|off the record|e segredo|segredo nosso|segredo,|nao sai daqui|confidencial|boca de siri|bico calado',
    ),
    anywhere(
      '(?:gostaria|gostariamos|queria|queriamos|peco|pedimos|pedir|agradeco|agradecemos|agradeceria|agradeceriamos)(?:mos)? (?:\\S{1,40} ){0,4}?(?:nao|fora|discricao|silencio)(?!\\p{L})',
    ),
    anywhere(
      '(?:ninguem|eles|ela|ele|minha|meu|a|o) (?:\\S{1,40} ){0,3}?nao (?:pode|podem|deve|devem|precisa|precisam) (?:nem )?(?:saber|ouvir|desconfiar|sonhar)',
    ),
    anywhere('ninguem (?:pode|precisa|deve) (?:\\S{1,40} ){0,2}?(?:saber|ouvir)'),
  ],
  allows: [
    /(?<!nao )(?<!nem )\b(?:pode[ms]?|podes|da pra|dar? para) (?:\S{1,40} ){0,3}?(?:menciona\p{L}?|mencionar|falar?|contar?|citar?|dizer|usar?|lembrar?|brincar|por|colocar|soltar|rir|zoar|sim|tudo|abusar)(?!\p{L})/u,
    /(?<!nao )\b(?:queremos|quero|a gente quer|gostariamos|adorariamos|fazemos questao|faco questao|fazem questao) (?:\S{1,40} ){0,3}?(?:mencion|fal[ea]|cont[ea]|cite|lembr|dig|dit|ouv|fique|seja)/u,
    /\b(?:fique(?:m)? a vontade|sem problemas?(?: nenhum)?|tudo bem (?:falar|contar|mencionar|dizer)|sem neura|liberado|ta liberado|todo mundo sabe|nao e segredo|falem a vontade)\b/u,
    /\b(?:temos|tenho|tem) (?:muito |o maior |mto )?orgulho|\borgulho (?:de|disso|danado)|\bo que (?:a gente |eu |nos )?(?:mais )?(?:quero?|queremos|pode)/u,
  ],
  secrets: [
    anywhere(
      'ninguem (?:\\S{1,40} ){0,5}?(?:sabe|sabem|sonha|desconfia|imagina)(?!\\p{L})|so (?:eu|nos|a gente|ele|ela)(?: e \\S{1,40}(?: \\S{1,40})?)? (?:sabe|sabemos|sabem)|ela nem desconfia|ele nem desconfia|nem (?:sonha|desconfia|sabem? (?:disso|ainda|de nada|que))(?!\\p{L})|nem sabem?(?= ?(?:[.,!;]|$))|(?:ainda )?nao (?:sabem?|contou|contaram|desconfiam?)(?: (?:de|disso|nada|pra|para|ainda))?(?![\\p{L} ])|escondid[oa] d[aeo]|acha(?:m)? que (?:e|foi|era|ela|ele|a gente)',
    ),
  ],
  grave:
    /(?<!\p{L})(?:depressao|cancer|tumor|internad[oa]|internacao|alcool(?:ismo|atra)?|drogas?|overdose|suicid\p{L}+|aborto|abort\p{L}{1,4}|perd(?:i|eu|emos|ido|er) (?:o|um|nosso|meu|uma|a) (?:bebe|filh[oa]|nenem)|perda do bebe|faleceu|falecid[oa]|morreu|morte|enterro|velorio|cadeia|presid\p{L}{1,4}|pres[oa] por|prisao|traiu|trai[cç]ao|traid[oa]|chifr\p{L}{1,5}|falencia|faliu|divida|dividas|demitid[oa]|abus\p{L}{1,5}|bati[ao] em mim|me batia|agredi\p{L}{1,3}|violencia|estupr\p{L}{1,5}|panico|burnout|burn-out|hiv|alzheimer|avc|quimio\p{L}{0,8}|covid|uti)(?!\p{L})/u,
}
