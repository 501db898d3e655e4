import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '#core/writer/clean-text.ts'
import { withNameTokens } from '#core/writer/name-tokens.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { createWriting } from './create-writing.ts'
import { allOf, endsOf, servicesAt, shownOf, toldPress } from './testing/marked-press.ts'

const request = toldPress({ texts: ['ceremony'] })

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

function write(answer: () => Response): Promise<WritingEvent[]> {
  const writing = createWriting({
    services: servicesAt('http://service.example/v1'),
    report: () => {},
    fetch: async () => answer(),
  })
  return allOf(writing.press(request, new AbortController().signal))
}

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
        const events = await write(
          () =>
            new Response(body(bytes, pieceBytes, broken), {
              headers: { 'content-type': 'text/event-stream' },
            }),
        )

        const ends = endsOf(events)
        const whole = withNameTokens(cleanText(all.join('')), request.couple, 'pt')
        expect(ends).toHaveLength(1)
        const [end] = ends
        if (end?.event === 'done') expect(end.content).toBe(whole)
        else expect(end).toMatchObject({ event: 'failed', text: 'ceremony' })
        if (cut === 1) expect(end?.event).toBe('done')
        const shown = shownOf(events, 'ceremony').join('')
        expect(all.join('').startsWith(shown)).toBe(true)
      },
    ),
    { numRuns: 150, examples: [[['uma vez'], 1, 1, false]] },
  )
})
