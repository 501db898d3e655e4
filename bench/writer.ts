/**
 * What a press costs the one who waits: from the button to what is held, the first word and the end of the script, and
 * then for the second reading, with the real prompts, at the pace of a current model and with texts as long as the prompts ask for.
 */
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { secondReadingRequestOf } from '#core/check/second-reading/second-reading-request-of.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import { startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import type { TextService } from '#writer/ask-for-text.ts'
import { createWriting } from '#writer/create-writing.ts'
import type { EvaluatedCouple } from '../evaluate/couples/couple.ts'
import { couples } from '../evaluate/couples/couples.ts'
import { writeCeremony } from '../evaluate/write-ceremony.ts'
import { ceremonyWith, textsOf, type WrittenCeremony } from '../evaluate/written-ceremony.ts'
import type { Figure } from './figure.ts'
import { countWords, cutAt, longTexts } from './long-texts.ts'
import { percentile } from './percentile.ts'

const tokensPerSecond = 70
/** In the languages of the product; the stand-in counts a word and the space behind it as six. */
const charactersPerToken = 4
const charactersPerWord = 6
/** What a model thinks before its first token. */
const firstTokenMs = 500

/** Five answers of 300 words together. */
const answerMostWords = 65
const rounds = 3

interface Wait {
  /** When all that is held is known. */
  heldMs: number
  firstWordMs: number
  /** When the first of the texts is whole. */
  firstTextMs: number
  wholeMs: number
  /** From the end of the script. */
  firstMarkMs: number
  allMarksMs: number
}

export async function measure(): Promise<Figure[]> {
  const couple = talkative()
  const sandbox = await startAiSandbox({
    pace: {
      firstTokenMs,
      wordsPerSecond: (tokensPerSecond * charactersPerToken) / charactersPerWord,
    },
    answers: longTexts(baseLanguage(couple.language)),
  })
  try {
    const waits: Wait[] = []
    for (let round = 0; round < rounds; round += 1) waits.push(await press(couple, sandbox.baseUrl))
    const median = (of: keyof Wait): number =>
      percentile(
        waits.map((wait) => wait[of]),
        0.5,
      ) / 1_000
    const note = `${tokensPerSecond} tokens a second, first token after ${firstTokenMs} ms; answers of ${countWords(couple.answers.join(' '))} words`
    return [
      { name: 'Press to what is held', value: median('heldMs'), unit: 's', goal: 5, note },
      { name: 'Press to the first word', value: median('firstWordMs'), unit: 's', goal: 5 },
      {
        name: 'Press to the first text in its place',
        value: median('firstTextMs'),
        unit: 's',
      },
      { name: 'Press to the whole script', value: median('wholeMs'), unit: 's', goal: 25 },
      { name: 'Script to its first mark', value: median('firstMarkMs'), unit: 's', goal: 3 },
      { name: 'Script to its last mark', value: median('allMarksMs'), unit: 's', goal: 12 },
    ]
  } finally {
    await sandbox.close()
  }
}

/** The couple that says most, its answers cut at sentences to what many write. */
function talkative(): EvaluatedCouple {
  const most = couples.find(({ traits }) => traits.includes('8,000 characters'))
  if (most === undefined) throw new Error('no couple says much')
  const [one, two, three, four, five] = most.answers
  const cut = (answer: string): string => cutAt(answer, answerMostWords, 'before')
  return { ...most, answers: [cut(one), cut(two), cut(three), cut(four), cut(five)] }
}

async function press(couple: EvaluatedCouple, baseUrl: string): Promise<Wait> {
  const startedAt = performance.now()
  const heard = new Map<string, number>()
  // What is on this machine is taken for a server that may cut prompts, and waits for its last words.
  const service = { baseUrl, apiKey: 'bench', model: 'bench', dialect: 'hosted' as const }
  const written = await writeCeremony(couple, service, ({ event }) => {
    if (!heard.has(event)) heard.set(event, performance.now() - startedAt)
  })
  const at = (event: string): number => heard.get(event) ?? Number.NaN
  if (textsOf(written).length < 3) throw new Error('the press came to nothing')
  const wholeMs = performance.now() - startedAt
  return {
    ...{ heldMs: at('read'), firstWordMs: at('delta'), firstTextMs: at('done'), wholeMs },
    ...(await readAgain(written, service)),
  }
}

/** How long the marks of a script are waited for. */
async function readAgain(
  written: WrittenCeremony,
  service: TextService,
): Promise<Pick<Wait, 'firstMarkMs' | 'allMarksMs'>> {
  const { couple } = written
  const library = await loadLibrary(couple.language)
  const request = secondReadingRequestOf(ceremonyWith(written), library)
  if (request === undefined) throw new Error('there is nothing to read')
  const writing = createWriting({ service, report: () => undefined })
  const startedAt = performance.now()
  let firstMarkMs: number | undefined
  for await (const event of writing.secondRead(request, new AbortController().signal)) {
    if (event.event === 'failed') throw new Error(`the second reading failed: ${event.code}`)
    firstMarkMs ??= performance.now() - startedAt
  }
  return { firstMarkMs: firstMarkMs ?? Number.NaN, allMarksMs: performance.now() - startedAt }
}
