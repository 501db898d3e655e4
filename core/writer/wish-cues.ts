/**
 * Words by which people ask that something be left unsaid, in every language of the product: people answer in the one
 * they like. Wide on purpose: what is taken for a wish and is none costs a sentence, the other mistake a wedding.
 * No word is taken for longer than forty letters: read to the end of a text, what has no spaces would be read anew from
 * each of its cues.
 */
import { folded } from '../without-accents.ts'

const cues: readonly RegExp[] = [
  // Portuguese
  /\b(?:n[ãa]o|nunca|jamais)\s+(?:\S{1,40}\s+){0,3}?(?:fal(?:em|e|ar)|mencion(?:em|e|ar|ad[oa]s?)|cit(?:em|e|ar)|contem?|contar|digam?|dizer|comentem?|comentar|toquem?\s+n|tocar\s+n|lembrem|incluam?|coloquem?)(?!\p{L})/iu,
  // As people write in messages: the same request in the indicative, which alone would be any sentence.
  /\bn[ãa]o\s+(?:(?:me|lhe|lhes)\s+)?(?:fala|conta|diz|menciona|cita|comenta)\s+(?:que|iss[oa]|nada|sobre|d[aeo]s?|niss[oa]|diss[oa]|n?ess[ae]|(?:pr[ao]s?|para|a)\s)/iu,
  /\b(?:deix|fiqu|mant|tir)\p{L}{0,20}\s+(?:\S{1,40}\s+){0,5}?(?:de\s+)?fora(?!\p{L})/iu,
  /\bsem\s+(?:mencionar|falar|citar|contar|tocar)(?!\p{L})/iu,
  /\bpref[ei]r\p{L}{0,20}\s+(?:que\s+)?n[ãa]o(?!\p{L})|\bmelhor\s+n[ãa]o(?!\p{L})|\bevit(?:em|e|ar)(?!\p{L})/iu,
  /\b(?:s[óo]\s+)?(?:entre\s+n[óo]s|para\s+(?:voc[êe]|o\s+celebrante|a\s+celebrante)\s+saber)|\b[ée]\s+segredo(?!\p{L})/iu,
  // A word that nobody wants to hear, in any language
  /(?<!\p{L})(?:n[ãa]o\s+us(?:em|e|ar)|no\s+us(?:en|e|[ée]is|es|ar)|n(?:e\s+|[’'])(?:pas\s+)?(?:utilise|emploie)(?:[zr])?(?:\s+pas)?|(?:do\s+not|don[’']?t)\s+use)\s+(?:(?:a|o|la|el|le|the)\s+(?:palavra|termo|palabra|t[ée]rmino|mot|terme|word|term)|["“«'])/iu,
  // English
  /\b(?:do\s+not|don[’']?t|never|rather\s+not|prefer\s+not|not\s+to|no\s+need\s+to|please\s+not)\s+(?:\S{1,40}\s+){0,3}?(?:mention(?:ed)?|bring\s|talk|say|tell|include|refer|speak|touch\s+on|discuss|joke)/iu,
  /\b(?:leave|leaving|keep|keeping)\s+(?:\S{1,40}\s+){0,5}?(?:out|private|secret|unsaid|quiet|between\s+us|off)(?!\p{L})/iu,
  /\b(?:off[\s-]limits|not\s+for\s+the\s+(?:ceremony|guests)|just\s+between\s+us|without\s+mentioning|we[’']d\s+rather|for\s+your\s+(?:eyes|ears)\s+only)(?!\p{L})/iu,
  // French
  /(?<!\p{L})n(?:e\s+|[’'])(?:\S{1,40}\s+){0,2}?(?:parle[zr]|mentionne[zr]|dites|dire|évoque[zr]|cite[zr]|raconte[zr]|aborde[zr])\s+(?:surtout\s+)?(?:pas|rien|jamais)/iu,
  /(?<!\p{L})ne\s+(?:surtout\s+)?(?:pas|rien)\s+(?:\S{1,40}\s+){0,2}?(?:parler|mentionner|dire|évoquer|citer|raconter|aborder)/iu,
  /(?<!\p{L})(?:laiss|gard|mett)\p{L}{0,20}\s+(?:\S{1,40}\s+){0,4}?(?:de\s+côté|en\s+dehors|hors\s+de|pour\s+(?:vous|nous)|entre\s+nous)|passer\s+sous\s+silence|(?<!\p{L})sans\s+(?:parler|mentionner|évoquer)|(?<!\p{L})(?:préfér|préfèr)\p{L}{0,20}\s+(?:\S{1,40}\s+){0,2}?ne\s+pas|(?<!\p{L})évitez/iu,
  /(?<!\p{L})(?:n[’']en\s+parle\s+(?:surtout\s+)?(?:pas|jamais)|(?:ne\s+)?(?:parle|dis|mentionne|raconte)\s+(?:surtout\s+)?(?:pas|rien|jamais)\s+(?:que|de|du|des|d[’']|[çc]a|cela|à)|pas\s+un\s+mot\s+(?:sur|de))/iu,
  // Spanish
  /\b(?:no|nunca|jam[áa]s)\s+(?:\S{1,40}\s+){0,3}?(?:habl(?:en|e|[ée]is|[ée]s|ar)|mencion(?:en|e|[ée]is|[ée]s|ar|ad[oa]s?)|digan?|dig[áa]is|dig[áa]s|decir|cit(?:en|e|[ée]is|es|ar)|cuenten?|cont[ée]is|cuentes|cont[ée]s|contar|nombr(?:en|e|[ée]is|es|ar)|toquen?|toqu[ée]is|comenten?|incluyan?|incluy[áa]is)(?!\p{L})/iu,
  /\b(?:dej|qued|mant)\p{L}{0,20}\s+(?:\S{1,40}\s+){0,5}?(?:fuera|entre\s+nosotros)(?!\p{L})/iu,
  /\bsin\s+(?:mencionar|hablar|nombrar|contar)(?!\p{L})|\bmejor\s+no(?!\p{L})|\bprefi?er\p{L}{0,20}\s+(?:que\s+)?no(?!\p{L})|\bevit(?:en|e|ar|ad)(?!\p{L})/iu,
]

/** Whether a text asks that something be left unsaid. */
export function holdsWish(text: string): boolean {
  return cues.some((cue) => cue.test(text))
}

/** An order to whoever writes, rather than anything about the couple. */
const order =
  /<\/?[a-z_][\w-]*>|\b(?:ignor(?:e|em|ez|a|en|ad|ing)\s+(?:\S{1,40}\s+){0,3}?(?:acima|above|previous|anterior\p{L}{0,20}|tudo|all|everything|todo|todas?|instru\p{L}{0,20}|rules|regras|reglas|règles|ci-dessus|précédent\p{L}{0,20})|system\s+prompt|prompt\s+d[eo]\s+sistema|instru[cçk]\p{L}{0,20}\s+(?:do|del|du|of\s+the)\s+(?:sistema|système|system)|you\s+are\s+now|a\s+partir\s+de\s+agora\s+voc[êe])/iu

/** Whether a text gives orders to the writer, as no couple tells its story. */
export function holdsOrder(text: string): boolean {
  return order.test(text)
}

const wordsOfNoMatter = new Set(
  (
    'noiva noivo noivos casal cerimonia casamento convidados sobre quando ainda depois antes nunca porque ' +
    'mencionar mencionem falar falem dizer digam contar contem deixar deixem favor assunto nossa nosso dele dela deles minha ' +
    'bride groom couple ceremony wedding guests about mention please never leave their there which would anything ' +
    'mariee marie maries couple ceremonie mariage invites parler mentionner dire surtout chose notre leurs ' +
    'novia novio novios pareja ceremonia invitados sobre hablar mencionar decir nunca nuestra nuestro nada'
  ).split(' '),
)

/** Tell nothing by themselves: `her first marriage` is no request about their first kiss. */
const ordinals = new Set(
  'first second primeiro primeira segundo segunda premier premiere deuxieme primer primero'.split(
    ' ',
  ),
)

/** The words of a name, folded. */
export function nameWords(name: string): string[] {
  return folded(name).match(/\p{L}+/gu) ?? []
}

/** What is typed for `Maya’s` in a hurry: no matter, unless nothing else is named. `bills` is one even to a Bill. */
export function hastyPossessives(name: string): string[] {
  return nameWords(name).map((word) => `${word}s`)
}

/** The first letters carry the sense; endings differ by number and gender. */
const beginningLetters = 6

function weightyWords(text: string): string[] {
  const words = folded(text).match(/\p{L}{5,}/gu) ?? []
  return words.filter((word) => !wordsOfNoMatter.has(word))
}

/**
 * Whether a text shares a word of some weight with what is to be left unsaid. `names` are words that every text has.
 * It is a net under the model's own reading, not a replacement: another word for the same thing passes through it.
 */
export function touches(text: string, leaveUnsaid: string, names: readonly string[]): boolean {
  const own = new Set(names.flatMap(nameWords))
  const ofHaste = new Set(names.flatMap(hastyPossessives))
  const named = weightyWords(leaveUnsaid).filter((word) => !own.has(word))
  const telling = named.filter((word) => !ordinals.has(word) && !ofHaste.has(word))
  const meant = new Set((telling.length > 0 ? telling : named).map(beginningOf))
  return weightyWords(text).some((word) => !own.has(word) && meant.has(beginningOf(word)))
}

function beginningOf(word: string): string {
  return word.slice(0, beginningLetters)
}
