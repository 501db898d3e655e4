/**
 * Whether somebody asks that something be left unsaid, allows it, or confides what others must not know: in every
 * language of the product, since people answer in the one they like. Wide on purpose: what is taken for a request and is
 * none costs a sentence, the other mistake a wedding.
 */
import { withoutAccents } from '../without-accents.ts'
import type { Cues } from './cues/cues.ts'
import { cues as en } from './cues/en.ts'
import { cues as es } from './cues/es.ts'
import { cues as fr } from './cues/fr.ts'
import { cues as pt } from './cues/pt.ts'

const languages: readonly Cues[] = [pt, en, fr, es]
/** What a language knows for no request is none in the others either: `no cuenta` reads like two of them. */
const none = languages.flatMap((language) =>
  language.none.map((one) => new RegExp(one.source, 'gu')),
)
const asks = languages.flatMap((language) => language.asks)
const allows = languages.flatMap((language) => language.allows)
const secrets = languages.flatMap((language) => language.secrets)
const grave = languages.map((language) => language.grave)

/** A word that nobody wants to hear, in any language. */
const unwantedWord =
  /(?<!\p{L})(?:nao us(?:em|e|ar)|no us(?:en|e|eis|es|ar)|n(?:e |')(?:pas )?(?:utilise|emploie)(?:[zr])?(?: pas)?|(?:do not|don'?t) use) (?:(?:a|o|la|el|le|the) (?:palavra|termo|palabra|termino|mot|terme|word|term)|["“«'])/u

/** As the cues are written: lower case, no accents, straight apostrophes, one space between words. */
export function plainWords(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
}

/** What a text says of what may be said. */
export interface SaidOfIt {
  /** It asks that something be left unsaid. */
  asks: boolean
  /** It says plainly that something may be told, or is proud of it. */
  allows: boolean
  /** It says that somebody must not know, or does not. */
  confides: boolean
  /** It tells of an illness, a death, a crime or the like, of which nobody speaks unasked. */
  isGrave: boolean
}

function isIn(plain: string, cues: readonly RegExp[]): boolean {
  return cues.some((cue) => cue.test(plain))
}

function asksIn(plain: string): boolean {
  if (unwantedWord.test(plain)) return true
  const rest = none.reduce((left, one) => left.replace(one, ' '), plain)
  return isIn(rest, asks)
}

/** Everything at once, for who has many texts. */
export function saidOfIt(text: string): SaidOfIt {
  const plain = plainWords(text)
  return {
    asks: asksIn(plain),
    allows: isIn(plain, allows),
    confides: isIn(plain, secrets),
    isGrave: isIn(plain, grave),
  }
}

/** Whether a text asks that something be left unsaid. */
export function holdsWish(text: string): boolean {
  return asksIn(plainWords(text))
}

/** Whether a text plainly says that something may be told, or is proud of it. */
export function allowsPlainly(text: string): boolean {
  return isIn(plainWords(text), allows)
}

/** An order to whoever writes, rather than anything about the couple. */
const order =
  /<\/?[a-z_][\w-]*>|\b(?:ignor(?:e|em|ez|a|en|ad|ing)\s+(?:\S{1,40}\s+){0,3}?(?:acima|above|previous|anterior\p{L}{0,20}|tudo|all|everything|todo|todas?|instru\p{L}{0,20}|rules|regras|reglas|règles|ci-dessus|précédent\p{L}{0,20})|system\s+prompt|prompt\s+d[eo]\s+sistema|instru[cçk]\p{L}{0,20}\s+(?:do|del|du|of\s+the)\s+(?:sistema|système|system)|you\s+are\s+now|a\s+partir\s+de\s+agora\s+voc[êe])/iu

/** Orders about the text or the instructions themselves. */
const orderAboutText =
  /(?<!\p{L})(?:(?:ignor|oubli|esque[cs]|olvid|forget|disregard|print|show|reveal|repeat|imprim|mostr|affich|muestr)\p{L}{0,4} (?:\S{1,40} ){0,3}?(?:consignes?|instruc\p{L}{0,8}|instru\p{L}{0,8}|prompt|regras|reglas|regles|rules)|(?:nova|nouvelle|new|nueva) (?:instru\p{L}{0,8}|consigne|tarefa|task|tarea|tache) ?:|(?:assistant|assistente|asistente|system|systeme|sistema) ?[,:]|\{ ?"(?:role|content|system)"|(?:repond|respond|reply|answer|responde)\p{L}{0,4} (?:so|apenas|somente|only|seulement|solo|solamente|en anglais|in english|em ingles|en ingles|with the word)(?!\p{L})|(?:end|finish|start|begin|sign|termin|acab|comec|commenc|assin|firm|empiez)\p{L}{0,4} (?:o|a|the|le|el|la|your|votre|seu|tu) (?:text|texte|texto|speech|discours)(?!\p{L})|(?:write|ecris|ecrivez|escreva|escriba|escribe) (?:(?:uma|une|una|one|a|le|o) )?(?:list|line|liste|ligne|lista|linha|linea|code|json))/u

/** Whether a text gives orders to the writer, as no couple tells its story. */
export function holdsOrder(text: string): boolean {
  return order.test(text) || orderAboutText.test(plainWords(text))
}

/** The words of a name, folded. */
export function nameWords(name: string): string[] {
  return plainWords(name).match(/\p{L}+/gu) ?? []
}
