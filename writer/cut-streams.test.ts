import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { cleanText } from '#core/writer/clean-text.ts'
import { withNameTokens } from '#core/writer/name-tokens.ts'
import { instructionsFor } from '#core/writer/three-texts/instructions-for.ts'
import { textMark } from '#core/writer/three-texts/text-marks.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { createWriting } from './create-writing.ts'
import { allOf, endsOf, serviceAt, shownOf, toldPress } from './testing/marked-press.ts'

const request = toldPress({ texts: ['ceremony'] })
const marks = textNames.map((text) => textMark('kxvt', text, instructionsFor('pt-BR').titles))

const chunk = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`

/** A stream of the given bytes, in pieces of the given size, that ends well or by a broken connection. */
function body(bytes: Uint8Array, pieceBytes: number, broken: boolean): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent < bytes.length) {
        controller.enqueue(bytes.slice(sent, sent + pieceBytes))
        sent += pieceBytes
      } else if (broken) {
        controller.error(new TypeError('terminated'))
      } else {
        controller.close()
      }
    },
  })
}

function write(asked: WritingRequest, answer: () => Response): Promise<WritingEvent[]> {
  const writing = createWriting({
    service: serviceAt('http://service.example/v1'),
    report: () => {},
    fetch: async () => answer(),
    markCode: () => 'kxvt',
  })
  return allOf(writing.press(asked, new AbortController().signal))
}

const answerOf = (bytes: Uint8Array, pieceBytes: number, broken: boolean) => () =>
  new Response(body(bytes, pieceBytes, broken), {
    headers: { 'content-type': 'text/event-stream' },
  })

const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), {
  minLength: 1,
  maxLength: 12,
})

test('a text is whole or failed, wherever its stream is cut and however it is split', async () => {
  await fc.assert(
    fc.asyncProperty(
      words,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 200 }),
      fc.boolean(),
      async (pieces, cut, pieceBytes, broken) => {
        // A visible first word: before it a broken connection is asked again, which takes time.
        const all = ['Era', ...pieces]
        const opening = new TextEncoder().encode(chunk({ content: 'Era' }))
        const rest = new TextEncoder().encode(
          `${pieces.map((content) => chunk({ content })).join('')}${chunk({}, 'stop')}data: [DONE]\n\n`,
        )
        const kept = rest.slice(0, Math.ceil(rest.length * cut))
        const bytes = new Uint8Array([...opening, ...kept])
        const events = await write(request, answerOf(bytes, pieceBytes, broken))

        const ends = endsOf(events)
        const whole = withNameTokens(cleanText(all.join('')), request.couple, 'pt')
        expect(ends).toHaveLength(1)
        const [end] = ends
        if (end?.event === 'done') expect(end.content).toBe(whole)
        else expect(end).toMatchObject({ event: 'failed', text: 'ceremony' })
        if (cut === 1) expect(end?.event).toBe('done')
        const shown = shownOf(events, 'ceremony').join('').trimEnd()
        expect(all.join('').startsWith(shown)).toBe(true)
      },
    ),
    { numRuns: 150, examples: [[['uma vez'], 1, 1, false]] },
  )
})

const sentences = fc
  .array(fc.constantFrom('Na fila.', 'E foi assim.', 'Ela riu.', 'Ele não.', 'Chovia.', '\n\n'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((pieces) => `Era uma vez. ${pieces.join(' ')}`)

test('of three texts each is whole or failed, wherever their stream is cut and however it is split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(sentences, sentences, sentences),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 200 }),
      fc.boolean(),
      async (texts, cut, pieceCharacters, pieceBytes, broken) => {
        const said = texts.map((text, at) => `${marks[at]}\n${text}`).join('\n\n')
        const pieces = said.match(new RegExp(`[^]{1,${pieceCharacters}}`, 'g')) ?? []
        const [opening = '', ...rest] = pieces.map((content) => chunk({ content }))
        const end = `${chunk({}, 'stop')}data: [DONE]\n\n`
        const after = new TextEncoder().encode(`${rest.join('')}${end}`)
        const kept = after.slice(0, Math.ceil(after.length * cut))
        const bytes = new Uint8Array([...new TextEncoder().encode(opening), ...kept])
        const asked = toldPress()
        const events = await write(asked, answerOf(bytes, pieceBytes, broken))

        const ends = endsOf(events)
        expect(ends.map(({ text }) => text)).toEqual([...textNames])
        // Nothing is whole behind what has failed: a stream breaks once.
        const done = ends.findIndex(({ event }) => event === 'failed')
        expect(ends.slice(done === -1 ? ends.length : done).map(({ event }) => event)).toEqual(
          Array(done === -1 ? 0 : ends.length - done).fill('failed'),
        )
        for (const [at, one] of ends.entries()) {
          const whole = texts[at] ?? ''
          if (one.event === 'done') {
            expect(one.content).toBe(withNameTokens(cleanText(whole), asked.couple, 'pt'))
          }
          const shown = shownOf(events, one.text).join('').trimEnd()
          expect(whole.startsWith(shown)).toBe(true)
        }
        if (cut === 1) expect(ends.map(({ event }) => event)).toEqual(Array(3).fill('done'))
      },
    ),
    { numRuns: 100, examples: [[['Um.', 'Dois.', 'Três.'], 1, 7, 1, false]] },
  )
})
