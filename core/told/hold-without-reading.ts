/** What code alone holds back where no reading could be had: too much rather than too little. */
import { questionIds } from '../ceremony/question-ids.ts'
import {
  askingPart,
  isForward,
  type Judged,
  judgedSentences,
  namesIn,
  pointedAt,
  requestFrom,
  type Spot,
} from './requests.ts'
import { settleRanges } from './settle-ranges.ts'
import type { Telling } from './telling.ts'
import type { ToldRange } from './told-range.ts'
import { plainWords } from './wish-cues.ts'
import { mattersOf, sayerOf, type WishMatter } from './wish-matters.ts'

interface Wishes {
  /** What the couple typed under `leaveUnsaid`. */
  leaveUnsaid: string
  /** The couple's names. */
  names: readonly string[]
  /** What was read before: of it only what these tellings or the wishes ask for is held. */
  readBefore?: readonly Told[]
}

type Told = Pick<Telling, 'id' | 'text' | 'question'>

/** A telling and its sentences. */
interface Listened {
  told: Told
  sentences: Judged[]
}

/** Words that point at something told elsewhere: `lá em cima`, `question 3`. */
const pointsAway =
  /\b(?:(?:resposta|pergunta|questao|answer|question|reponse|respuesta|pregunta)s? (?:n[o.]? ?)?(?<number>[1-5])|la em cima|acima|antes|mais cedo|above|earlier|i mentioned|mentioned|before|plus haut|au-dessus|tout a l'heure|arriba|mas arriba)\b/u

/** A condition about who it was. */
const ofName = /\b(?:nomes?|names?|naming|noms?|nombres?|apellidos?|quien|quem|who it was)\b/u

/** Nobody asks more often in one telling; what does is held whole. */
const requestsMost = 60

/** What the requests of all tellings mean, as far as it does not stand beside them. */
interface Meant {
  matters: WishMatter[]
  /** Whole tellings, meant by the number of their question. */
  tellings: Set<string>
}

/** What a request means elsewhere: what it names, in all tellings, or a telling by its number. */
function addElsewhere(
  { number }: { number: string | undefined },
  matters: readonly WishMatter[],
  told: Told,
  all: readonly Listened[],
  meant: Meant,
): void {
  const question = questionIds[Number(number) - 1]
  const other = all.find((one) => question !== undefined && one.told.question === question)
  if (other && other.told.id !== told.id) meant.tellings.add(other.told.id)
  // What is told in other words shares a weak one: `my brother`.
  else meant.matters.push(...matters.map((one) => ({ ...one, heads: one.others })))
}

/** What of one telling its own requests hold; what they mean elsewhere is added to `meant`. */
function heldByRequests(
  { told, sentences }: Listened,
  all: readonly Listened[],
  names: readonly string[],
  meant: Meant,
): Spot[] {
  return sentences.flatMap((sentence, at): Spot[] => {
    if (!sentence.asks) return []
    const part = askingPart(sentence)
    const away = pointsAway.exec(plainWords(sentence.text))
    const goesOnFrom = requestFrom(sentence)
    const request = sentence.text.slice(away ? 0 : (goesOnFrom ?? part.start - sentence.start))
    const matters = mattersOf(request, names)
    const isSaid = sayerOf(matters)
    const isElsewhere = all.some((one) =>
      one.sentences.some(({ asks, text }) => !asks && isSaid(text)),
    )
    meant.matters.push(...matters)
    if (away) {
      if (!isElsewhere) {
        addElsewhere({ number: away.groups?.['number'] }, matters, told, all, meant)
      }
      return [part]
    }
    const isNameless = sentence.allows && ofName.test(plainWords(request))
    const named = isNameless ? namesIn(told.text, names) : []
    const isSettled =
      named.length > 0 ||
      (!isNameless && (isElsewhere || sentence.allows || goesOnFrom !== undefined))
    if (isSettled) return [part, ...named]
    // What is named and stands nowhere is told in other words: before or after.
    const next = sentences[at + 1]
    const isAfterToo = matters.length > 0 && !isForward(sentence) && next?.allows === false
    return [
      part,
      ...[pointedAt(sentences, at), ...(isAfterToo ? [next] : [])].flatMap((one): Spot[] =>
        one === undefined || one.asks || one.allows
          ? []
          : [{ start: one.start, end: one.end, why: 'asked' }],
      ),
    ]
  })
}

/** What nobody tells unasked: secrets of others, and hardships that nobody near them allows. */
function unasked(sentences: readonly Judged[]): Spot[] {
  return sentences.flatMap(({ start, end, asks, confides, isGrave }, at): Spot[] => {
    if (asks) return []
    if (confides) return [{ start, end, why: 'thirdPerson' }]
    const isAllowed = [at - 1, at, at + 1].some((place) => sentences[place]?.allows === true)
    return isGrave && !isAllowed ? [{ start, end, why: 'hardship' }] : []
  })
}

/** Why all of a telling is held, if it is. */
function wholeReason(
  { told, sentences }: Listened,
  meant: Meant,
  isUnread: boolean,
): ToldRange['why'] | undefined {
  if (meant.tellings.has(told.id)) return 'asked'
  if (!isUnread) return undefined
  const isAllowed = sentences.some(({ allows }) => allows)
  if (told.question === 'challenges' && !isAllowed) return 'hardship'
  return sentences.filter(({ asks }) => asks).length > requestsMost ? 'asked' : undefined
}

/**
 * What is held of these tellings without a reading: the sentences that ask for silence, what they name wherever it is told
 * and else the sentence beside them; secrets and hardships that nobody allowed; a telling that a wish means by its number;
 * the whole answer about challenges unless something in it may plainly be told.
 */
export function holdWithoutReading(
  tellings: readonly Told[],
  { leaveUnsaid, names, readBefore = [] }: Wishes,
): ToldRange[] {
  const everything = [...tellings, ...readBefore]
  const all = everything.map((told) => ({ told, sentences: judgedSentences(told.text) }))
  const meant: Meant = { matters: [], tellings: new Set() }
  const asked = all.slice(0, tellings.length).map((one) => {
    const isTooMuch = one.sentences.filter(({ asks }) => asks).length > requestsMost
    return isTooMuch ? [] : heldByRequests(one, all, names, meant)
  })
  const isSaid = sayerOf(meant.matters)
  const found = all.flatMap((one, at) => {
    const { told, sentences } = one
    const isUnread = at < tellings.length
    const why = wholeReason(one, meant, isUnread)
    const whole: Spot[] = why ? [{ start: 0, end: told.text.length, why }] : []
    const naming = sentences
      .filter(({ asks, text }) => !asks && isSaid(text))
      .map(({ start, end }): Spot => ({ start, end, why: 'asked' }))
    const own = isUnread ? unasked(sentences) : []
    const spots = why ? whole : [...(asked[at] ?? []), ...naming, ...own]
    return spots.map(
      ({ start, end, why }): ToldRange => ({
        ...{ telling: told.id, start, end, quote: told.text.slice(start, end) },
        ...{ decision: 'hold', by: 'code', why },
      }),
    )
  })
  return settleRanges({ tellings: everything, former: [], found, leaveUnsaid, names })
}
