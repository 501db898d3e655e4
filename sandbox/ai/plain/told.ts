/** What the couple told, as far as a prompt lets it be told. */
import type { ReadPrompt, TextTask } from '../read-prompt.ts'
import { isNotTold } from './not-told.ts'

/** Somebody asks to leave something out. The stand-in understands no more than that, and leaves out the whole answer. */
export const leaveOutCue =
  /(?<!\p{L})(fora|n[ãa]o|nunca|jamais|never|not|don['’]t|surtout|ne|n['’]|rien|no|que no|fuera|sin)\b.{0,40}\b(cerim|falem|falar|mencion|contem|contar|entra|apare|salga|ceremon|mention|bring|tell|say|parle|parler|dire|évoqu|habl|digan|nombr)|\bfora da\b|\bleave (it|this|that) out\b|(?<!\p{L})(nada,? por favor|nem uma palavra|not a word|pas un mot|ni una palabra)(?!\p{L})|(?<!\p{L})(n[ãa]o usar|no usar|don[’']t use|ne pas utiliser)\s["“«'](?=\p{L})/iu

/** Such a request by itself, which names what it means: it says nothing of what stands around it. */
const plainRequest =
  /^\W*(?:(?:please|por favor|surtout|merci de)\W+)?(?:n[ãa]o|nunca|do not|don[’']t|never|ne pas|ne|no|nunca)\s+(?:\S+\s+)?(?:fal(?:ar|em|e)|mencion(?:ar|em|e|en)|cit(?:ar|em|e|en)|mention|talk about|speak of|bring up|parler|parlez|mentionne[rz]|évoque[rz]|hablar|hablen|nombrar|nombren|us(?:ar|em|en)|use)\s+(?:pas\s+)?\S/iu
const pointsElsewhere =
  /(?<!\p{L})(?:[dn]?iss[oa]|[dn]?ist[oa]|aquilo|[dn]?ess[ae]s?|it|this|that|these|those|them|ça|cela|ceci|en|cette|eso|esto|ello|es[ae]s?|que|what|which)(?!\p{L})/iu

/** Whether a request says by itself what it means. */
export function isPlainRequest(text: string): boolean {
  return plainRequest.test(text) && !pointsElsewhere.test(text)
}

/** Somebody says that it may be told: for the celebrant, not for the guests. */
export const permissionCue =
  /^\W*(sim|yes|oui|sí)?\W*\b(pode(m)?|you (can|may)|it is fine|it['’]s fine|mention it|make .*fun|vous pouvez|on peut|(se )?puede(n)?|contar|incluir)\b/iu

/** Somebody gives orders to whoever writes, as no couple tells its story. */
export const orderCue =
  /<\/?\w+>|[{}]|\b(system|assistant|robot|new rule|ignore|print your|nouvelle consigne|tes consignes|réponds|ajoute que|signe le texte|par une IA|end the text|buy now)\b/iu

/** Letters and messages begin and end with words to whoever reads them, not to the guests. */
const greeting =
  /^(oi+|olá|opa|bom dia|boa (tarde|noite)|hi|hello|hey|dear|good (morning|afternoon|evening)|bonjour|bonsoir|salut|coucou|hola|buen[oa]s (días|tardes|noches))(?![\p{L}’'-])(\s[\p{L}’'-]+){0,3}\s*[!.,…]+\s*((tudo (bem|bom)|how are you|qué tal|ça va)[^.!?…\n]{0,12}[?!.…]+\s*)?/iu
const farewell =
  /(?<=^|[.!?…]\s*|\n)(?:[Uu]m (?:grande )?|[Uu]n |[Mm]il )?(?:[Bb]eijos?|[Aa]braços?|[Oo]brigad[oa]|[Rr]egards|[Tt]hank you|[Tt]hanks|[Bb]ises|[Bb]isous|[Mm]erci|[Bb]esos?|[Aa]brazos?|[Gg]racias)(?:,? (?:(?:d[aeo]|from|de) )?\p{Lu}[\p{L}’'-]*){0,2}\s*[!.…]*\s*$/u

/** Without what was said to the reader alone. */
function withoutGreeting(text: string): string {
  return text.trim().replace(greeting, '').replace(farewell, '').trim()
}

/** Which answers each text is written from. */
const answersOf: Readonly<Record<TextTask, readonly string[]>> = {
  welcome: ['guestCities'],
  ceremony: ['howTheyMet', 'challenges', 'incredibleThings'],
  finalMessage: ['success'],
}

export const sentence = /[^.!?…\n]+[.!?…]*[”"»’)]*/gu

/** The sentences of it that are no orders. */
function withoutOrders(text: string): string {
  if (!orderCue.test(text)) return text.trim()
  const rest = (text.match(sentence) ?? []).filter((one) => !orderCue.test(one))
  return rest.join('').trim()
}

/** What may be told, one thing after another, each as it was said. @param tellings with a heading on the first line */
function saidIn(
  tellings: readonly string[],
  { text, names }: Pick<ReadPrompt, 'names'> & { text: TextTask },
): string[] {
  return tellings
    .map((telling) => telling.replace(/^.*\n?/, ''))
    .filter((telling) => !leaveOutCue.test(telling))
    .flatMap((telling) => withoutGreeting(withoutOrders(telling)).match(sentence) ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '' && !permissionCue.test(one) && !isNotTold(one, { text, names }))
}

/** What one text may tell. */
export function toldFor(text: TextTask, { blocks, names }: ReadPrompt): string[] {
  const tags = [
    ...answersOf[text].map((question) => `told_${question}`),
    ...(text === 'ceremony' ? ['told', 'added'] : []),
  ]
  const tellings = tags.map((tag) => blocks.get(tag) ?? '')
  return saidIn(tellings, { text, names })
}

/** What goes with a part to be written again. */
export function toldForPart({ blocks, names }: ReadPrompt): string[] {
  const tellings = [...blocks].filter(([tag]) => /^(told(_\w+)?|added)$/.test(tag))
  return saidIn(
    tellings.map(([, telling]) => telling),
    { text: 'ceremony', names },
  )
}
