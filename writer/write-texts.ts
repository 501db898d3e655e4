/** A couple's texts from one stream, each judged before it counts. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { instructionsFor } from '#core/writer/three-texts/instructions-for.ts'
import { lengthsFor } from '#core/writer/three-texts/lengths.ts'
import { shortenedFor } from '#core/writer/three-texts/shortened.ts'
import { createTextSplitter, type TextStep } from '#core/writer/three-texts/text-marks.ts'
import { threeTextsPrompt } from '#core/writer/three-texts/three-texts-prompt.ts'
import type { Told } from '#core/writer/told.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { type AskOptions, askForText, type Spending, type TextService } from './ask-for-text.ts'
import { fitsContext } from './context-size.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import type { Failure } from './failure.ts'
import { createCircleWatch, textMostCharacters, usableText } from './judge-text.ts'
import { leavingWith } from './leaving.ts'
import { mayBeCut } from './prompt-size.ts'

/** Room for the mark before a text, whatever a model puts round it. */
const markMostCharacters = 200

export interface TextsToWrite {
  request: WritingRequest
  /** What the texts may say. */
  told: Told
  /** Stands in the marks between the texts; random. */
  code: string
}

export interface TextsStream {
  emit: (event: WritingEvent) => void
  /** Told of each text that could not be written. */
  failed: (text: TextName, failure: Failure) => void
  spent: (spending: Spending) => void
  stop: AbortSignal
}

type Asking = Omit<AskOptions, 'onDelta' | 'responseFormat'>

/** How one text ended; `said` as it was written, names included. */
type TextEnd = { content: string; said: string } | { failure: Failure }

/** One request: for these texts, each piece of which goes to `show`. */
interface Asked extends TextsToWrite {
  texts: readonly TextName[]
  show: (text: TextName, delta: string) => void
  end: (text: TextName, end: TextEnd) => void
}

/** About as many tokens as a word has, in the languages of the product. */
const tokensPerWord = 2

/** Whether the service can hold the prompt for these texts and the texts. */
function fits(
  service: TextService,
  { request, told, code }: TextsToWrite,
  texts: readonly TextName[],
): boolean {
  const { welcome, story, closing } = lengthsFor(request, told)
  const wordsOf = { welcome: welcome[1], ceremony: story[1], finalMessage: closing[1] }
  const words = texts.reduce((sum, text) => sum + wordsOf[text], 0)
  return fitsContext(service, threeTextsPrompt(request, texts, told, code), words * tokensPerWord)
}

/** The texts that a request left unwritten, and why; `stopped` when nobody waits for them. */
type Left = { texts: readonly TextName[]; failure: Failure } | 'stopped'

/**
 * Writes the texts that a request asks for, and says of each how it ended: `done` as soon as it is whole and can be
 * used, or `failed`; at the end of the stream where only that tells whether the service has read all it was sent. Where
 * it cannot hold everything at once, each text is asked for by itself. Nothing more is said once `stop` has aborted.
 */
export async function writeTexts(
  service: TextService,
  work: TextsToWrite,
  options: Asking,
  { emit, failed, spent, stop }: TextsStream,
): Promise<void> {
  const texts = textNames.filter((text) => work.request.texts.includes(text))
  if (texts.length === 0) return
  const shown = new Set<TextName>()
  const written: Partial<Record<TextName, string>> = {}
  const end = (text: TextName, how: TextEnd): void => {
    if ('content' in how) {
      written[text] = how.said
      emit({ event: 'done', text, content: how.content })
      return
    }
    failed(text, how.failure)
    emit({ event: 'failed', text, code: how.failure.code })
  }
  const ask = (asked: readonly TextName[], as: TextsToWrite): Promise<Left> => {
    // What was shown by a former request cannot be taken back: the page would hold it twice.
    const former = new Set(shown)
    const show = (text: TextName, delta: string): void => {
      shown.add(text)
      if (!former.has(text)) emit({ event: 'delta', text, delta })
    }
    return writeInOne(service, { ...as, texts: asked, show, end }, options, { spent, stop })
  }

  const isWhole = fits(service, work, texts)
  const left: Left = isWhole
    ? await ask(texts, work)
    : { texts, failure: { code: 'context-too-small' } }
  if (left === 'stopped') return
  if (left.failure.code !== 'context-too-small' || (isWhole && texts.length === 1)) {
    for (const text of left.texts) end(text, { failure: left.failure })
    return
  }
  for (const text of left.texts) {
    const alone = oneAlone(service, work, text, written)
    if (alone === undefined) {
      end(text, { failure: left.failure })
      continue
    }
    const tellings = work.told.tellings.length - alone.told.tellings.length
    if (tellings > 0) emit({ event: 'shortened', text, tellings })
    const rest = await ask([text], alone)
    if (rest === 'stopped') return
    for (const unwritten of rest.texts) end(unwritten, { failure: rest.failure })
  }
}

/**
 * What one text is written from by itself: as much as the service can hold, the texts of this press before it included
 * where they fit. Undefined where nothing does.
 */
function oneAlone(
  service: TextService,
  work: TextsToWrite,
  text: TextName,
  written: Partial<Record<TextName, string>>,
): TextsToWrite | undefined {
  const told = shortenedFor(text, work.told, (shorter) =>
    fits(service, { ...work, told: shorter }, [text]),
  )
  if (told === undefined) return undefined
  const alone = { ...work, told }
  const standing = { ...work.request.standing, ...written }
  const beside = { ...alone, request: { ...work.request, standing } }
  const isKnown = service.contextTokens !== undefined
  return isKnown && fits(service, beside, [text]) ? beside : alone
}

async function writeInOne(
  service: TextService,
  asked: Asked,
  options: Asking,
  { spent, stop }: Pick<TextsStream, 'spent' | 'stop'>,
): Promise<Left> {
  const { request, told, code, texts } = asked
  const split = () => createTextSplitter(texts, code, instructionsFor(request.language).titles)
  const splitter = split()
  const leaving = leavingWith(stop)
  const most = Math.min(options.textMaxCharacters, textMostCharacters)
  const ends = new Map<TextName, TextEnd>()
  const prompt = threeTextsPrompt(request, texts, told, code)
  // A service on one's own machine may cut a long prompt, and only its last words tell.
  const isSaidLast = dialectOf(service).cutsPrompts && mayBeCut(prompt)
  let heard = { text: texts[0], characters: 0, isCircling: createCircleWatch() }

  const over = (text: TextName, raw: string): void => {
    if (ends.has(text)) return
    const end = endOf(raw, asked)
    ends.set(text, end)
    if (!isSaidLast) asked.end(text, end)
    // Whatever a service says after the last text is for nobody.
    if (ends.size === texts.length) leaving.leave()
  }
  const take = (step: TextStep): void => {
    if (leaving.signal.aborted) return
    if (step.step === 'over') {
      // One alone ends with the stream: its own mark may come late, after a greeting or a thought.
      if (step.isWhole && texts.length > 1) over(step.text, step.content)
      return
    }
    const { text, delta } = step
    if (heard.text !== text) heard = { text, characters: 0, isCircling: createCircleWatch() }
    heard.characters += delta.length
    if (heard.characters > most) {
      leaving.leave()
      return
    }
    asked.show(text, delta)
    if (heard.isCircling(delta)) leaving.leave()
  }

  try {
    const outcome = await askForText(
      service,
      prompt,
      {
        ...options,
        textMaxCharacters: texts.length * (most + markMostCharacters),
        onDelta: (delta) => {
          for (const step of splitter.push(delta)) take(step)
        },
      },
      leaving.signal,
    )
    if (stop.aborted) return 'stopped'
    if (outcome.kind === 'written') {
      spent(outcome.spending)
      // All of it anew, without the thinking that only its end has shown to be such.
      const whole = split()
      for (const step of [
        ...whole.push(fromFirstMark(outcome.content, code)),
        ...whole.end(true),
      ]) {
        if (step.step === 'over') over(step.text, step.content)
      }
    }
    const failure = failureOf(outcome)
    if (isSaidLast && failure.code === 'context-too-small') return { texts, failure }
    if (isSaidLast) for (const [text, end] of ends) asked.end(text, end)
    return { texts: texts.filter((text) => !ends.has(text)), failure }
  } finally {
    leaving.forget()
  }
}

/** Why what is missing is missing. A service that was left had lost its way; one that ended by itself wrote no text. */
function failureOf(outcome: Awaited<ReturnType<typeof askForText>>): Failure {
  if (outcome.kind === 'failed') return outcome.failure
  return { code: outcome.kind === 'stopped' ? 'too-long' : 'unexpected' }
}

/** A mark of this press, whatever else stands between its brackets. */
function markWith(code: string): string {
  return `\\[[^\\]\\n]*\\b${code}\\b[^\\]\\n]*\\]`
}

/** What stands before the first mark is said to us; an answer without any is as it is. */
function fromFirstMark(answer: string, code: string): string {
  return answer.slice(Math.max(0, answer.search(new RegExp(markWith(code), 'i'))))
}

/** How a text that is over ended. With a mark inside it is two texts, or none that anybody could read aloud. */
function endOf(raw: string, { request, code }: TextsToWrite): TextEnd {
  const mark = markWith(code)
  const bare = raw.trim().replace(new RegExp(`^${mark}|${mark}$`, 'gi'), '')
  const content = new RegExp(mark, 'i').test(bare) ? undefined : usableText(bare, request)
  return content === undefined ? { failure: { code: 'unexpected' } } : { content, said: bare }
}
