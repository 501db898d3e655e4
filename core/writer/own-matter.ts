/**
 * Requests that say by themselves what is to be left unsaid: `Não falar do ex noivo dela.` What they mean does not hang
 * on what stands around them, as that of `Não falem disso` does. In doubt it does.
 */
import { sentencesOf } from '../ceremony/sentences.ts'
import { folded } from '../without-accents.ts'
import type { Clause } from './clauses.ts'
import { hastyPossessives, holdsWish, nameWords } from './wish-cues.ts'

/** A verb of telling and what it is told about. Verbs of telling somebody are not among them: a mother is no matter. */
const abouts: readonly RegExp[] = [
  // Portuguese
  /(?:(?:fal|coment)(?:em|e|ar)\s+(?:nada\s+)?(?:sobre|d[eoa]s?)|(?:mencion|cit)(?:em|e|ar)|(?:tocar|toquem?)\s+n[oa]s?|us(?:em|e|ar))\s+(?<matter>.+)/iu,
  // English
  /(?:mention(?:ing)?|(?:talk|speak|jok)(?:e|ing)?\s+(?:about|of)|bring(?:ing)?\s+up|refer(?:ring)?\s+to|touch(?:ing)?\s+on|discuss(?:ing)?|anything\s+about|use)\s+(?<matter>.+)/iu,
  // French
  /(?:parle[zr]|mentionne[zr]|évoque[zr]|cite[zr]|aborde[zr]|utilise[zr])\s+(?:surtout\s+)?(?:(?:pas|rien|jamais)\s+)?(?<matter>.+)/iu,
  // Spanish
  /(?:habl(?:en|e|éis|es|ar)\s+(?:nada\s+)?(?:de|del|sobre)|(?:mencion|nombr|cit)(?:en|e|éis|es|ar)|us(?:en|e|éis|es|ar))\s+(?<matter>.+)/iu,
]

/** Words that point at something said elsewhere, or begin to tell what is meant. */
const pointing =
  /(?<!\p{L})(?:isto|isso|aquilo|[dn]?(?:isto|isso|aquilo|ess[ae]s?|est[ae]s?|aquel[ae]s?)|acima|que|quando|como|onde|it|its|this|that|these|those|them|above|what|which|who|when|where|how|why|ça|cela|ceci|en|y|ce|cet|cette|ces|ci-dessus|ce\s+que|quand|comment|où|eso|esto|ello|aquello|es[ae]s?|est[ae]s?|lo|arriba|qué|cuando|cómo|outr[oa]s?|other|autres?|otr[oa]s?)(?!\p{L})/iu

/** Words that name nothing by themselves, in any of the four languages. */
const empty = new Set(
  (
    'a o os as um uma de do da dos das em no na nos nas e ou ao com por para pra pro sobre dele dela deles delas ele ela eles elas ' +
    'meu minha meus minhas nosso nossa nossos nossas seu sua seus suas gente nada tudo coisa coisas assunto tema parte partes ' +
    'historia detalhe detalhes resto cerimonia casamento favor nunca jamais mais ja hoje dia discurso texto voces nos ' +
    'the an of and or to in on at for with about my our his her their your him he she they us anything nothing everything ' +
    'thing things subject topic part story detail details rest ceremony wedding please ever at all day speech guests ' +
    'le la les l un une des du d et ou au aux avec pour sur mon ma mes notre nos son sa ses leur leurs lui elle eux elles rien tout ' +
    'chose choses sujet partie histoire details reste ceremonie mariage jour discours invites pas jamais ' +
    'el los las una unos unas del y al con por para mi mis nuestro nuestra nuestros nuestras su sus tu tus ellos ellas ' +
    'palavra palavras termo word words term mot mots terme palabra palabras termino nada todo cosa cosas asunto parte historia detalle resto ceremonia boda dia discurso invitados convidados favor nunca'
  ).split(' '),
)

const partners = new Set(
  (
    'noivo noiva namorado namorada marido esposo esposa mulher fiance fiancee boyfriend girlfriend husband wife partner ' +
    'mari femme copain copine ami amie compagnon compagne novio novia mujer pareja'
  ).split(' '),
)

/** The words that name what a request means; none where it does not say it by itself. */
export function matterNamed(request: string, names: readonly string[] = []): string[] {
  if (!holdsWish(request) || pointing.test(request)) return []
  const matters = abouts.flatMap((about) => about.exec(request)?.groups?.['matter'] ?? [])
  const [matter] = matters
  if (matter === undefined) return []
  const own = new Set(names.flatMap(nameWords))
  const named = (folded(matter).match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length > 1 && !empty.has(word) && !own.has(word),
  )
  const ofHaste = new Set(names.flatMap(hastyPossessives))
  const telling = named.filter((word) => !ofHaste.has(word))
  // Of an `ex noivo` the first word alone tells: the other is said of the one they marry.
  if (telling.length === 0) return named
  return telling.includes('ex') ? telling.filter((word) => !partners.has(word)) : telling
}

/** The mark that ends a sentence, with what is closed after it; looked for in the last characters alone. */
const endMark = /[.!?…]["”’»)\]]*$/u
const endMarkCharacters = 12
const lineBreak = /[\r\n\u2028\u2029]/
const bullet = /[-*•‣▪·]$/u
const goesOn =
  /^\s*(?:e|nem|ou|nor|neither|or|and|also|ni|et|aussi|y|o|tampoco|tamb[ée]m)(?!\p{L})/iu

function endsInMark(text: string): boolean {
  return endMark.test(text.slice(-endMarkCharacters))
}

/** Whether a sentence or a line begins after this, be it one of a list. */
function isBeginning(before: string): boolean {
  const bare = before.trimEnd()
  const beginsAfter = (text: string, space: string): boolean =>
    text === '' || endsInMark(text) || lineBreak.test(space)
  if (beginsAfter(bare, before.slice(bare.length))) return true
  if (bare.length === before.length || !bullet.test(bare.slice(-1))) return false
  const item = bare.slice(0, -1)
  return beginsAfter(item.trimEnd(), item.slice(item.trimEnd().length))
}

/**
 * Whether a clause of this answer is a whole sentence or line that asks for silence and names what about, and nothing
 * after it goes on asking.
 */
export function asksByItself(
  { text, start, end }: Pick<Clause, 'text' | 'start' | 'end'>,
  answer: string,
  names: readonly string[],
): boolean {
  const after = answer.slice(end)
  const isWhole =
    isBeginning(answer.slice(0, start)) &&
    (endsInMark(text) || /^\s*(?:$|[\r\n\u2028\u2029])/u.test(after))
  return isWhole && !goesOn.test(after) && matterNamed(text, names).length > 0
}

/** Endings differ by number and gender. */
const stemLetters = 5

/** Tells of what a request names whether a text shares a word with it. For many requests of the same text. */
export function toldIn(text: string): (matter: readonly string[]) => boolean {
  const words = new Set(folded(text).match(/\p{L}+/gu))
  const stems = new Set([...words].map((word) => word.slice(0, stemLetters)))
  return (matter) =>
    matter.some((named) =>
      named.length < stemLetters ? words.has(named) : stems.has(named.slice(0, stemLetters)),
    )
}

/** Whether a text shares a word with what a request names. */
export function tellsOf(text: string, matter: readonly string[]): boolean {
  return toldIn(text)(matter)
}

/**
 * Whether every request in an answer names what it means, so that all the rest of it can be allowed at once. Where one
 * points at what stands around it, only a reader can tell what that is.
 */
export function namesAllItAsks(answer: string, names: readonly string[]): boolean {
  const requests = sentencesOf(answer).filter(({ text }) => holdsWish(text))
  return requests.length > 0 && requests.every(({ text }) => matterNamed(text, names).length > 0)
}
