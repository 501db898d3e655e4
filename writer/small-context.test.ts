/** Services whose window does not hold a request for three texts. */
import { describe, expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { liveService } from './testing/live-service.ts'
import { allOf, endsOf, shownOf } from './testing/marked-press.ts'
import { never, patient, plain, press, writingOver } from './testing/scripted-press.ts'
import { scriptedService, textsOf, userOf } from './testing/scripted-service.ts'
import { done, failed, isDone, markOf, saidOf, told, until } from './testing/told-texts.ts'

describe('a service whose context is too small', () => {
  const refusal = () =>
    Response.json({ error: { code: 'context_length_exceeded' } }, { status: 400 })

  test('is asked for each text by itself', async () => {
    const { asked, texts, reports } = await press(
      (_, body) => (textsOf(body).length > 1 ? refusal() : plain('texts', body)),
      told(),
    )
    expect(asked.map(textsOf)).toEqual([[...textNames], ...textNames.map((text) => [text])])
    expect(texts).toEqual(textNames.map((text) => done(text, `Um texto para ${text}.`)))
    expect(reports).toEqual([])
  })

  test('and too small for each by itself says so of each, once', async () => {
    const { asked, texts, reports } = await press(refusal, told())
    expect(asked).toHaveLength(4)
    expect(texts).toEqual(textNames.map((text) => failed(text, 'context-too-small')))
    expect(reports.map(({ stage }) => stage)).toEqual([...textNames])
  })

  test('is asked but once for a text that was asked for alone', async () => {
    const { asked, texts } = await press(refusal, told({ texts: ['ceremony'] }))
    expect(asked).toHaveLength(1)
    expect(texts).toEqual([failed('ceremony', 'context-too-small')])
  })

  /** What a service says that has read but so many tokens, in the manner of Ollama. */
  const afterReading = (said: string, tokens: number): Response => {
    const events = [
      { choices: [{ delta: { content: said } }] },
      { choices: [{ delta: {}, finish_reason: 'stop' }], usage: { prompt_tokens: tokens } },
    ]
    return new Response(events.map((data) => `data: ${JSON.stringify(data)}\n\n`).join(''))
  }
  const long = Array.from({ length: 200 }, (_, day) => `No dia ${day} choveu muito.`).join(' ')
  const longTelling = told({ tellings: [answer('success', long, { isRead: true })] })

  test('and that cuts the prompt without a word has written no text, and shows none twice', async () => {
    const service = scriptedService((_, body) =>
      textsOf(body).length > 1
        ? afterReading(plain('texts', body), 1_000)
        : afterReading(plain('texts', body), 5_000),
    )
    const { writing, reports } = writingOver(service.send, 'http://127.0.0.1:11434/v1')
    const events = await allOf(writing.press(longTelling, never()))
    expect(service.asked).toHaveLength(4)
    expect(endsOf(events)).toEqual(textNames.map((text) => done(text, `Um texto para ${text}.`)))
    for (const text of textNames) {
      expect(shownOf(events, text).join('').trim()).toBe(`Um texto para ${text}.`)
    }
    expect(reports).toEqual([])
  })

  test('is not suspected of it where no window is that small: its texts are in place as they come', async () => {
    const service = liveService()
    const { writing } = writingOver(service.send, 'http://127.0.0.1:11434/v1', 'm', patient)
    const events = writing.press(told(), never())
    const first = until(events, isDone('welcome'))
    await expect.poll(() => service.isAsked()).toBe(true)
    service.say(`${saidOf('welcome')}\n\n${markOf('ceremony')}\n`)
    expect((await first).at(-1)).toEqual(done('welcome'))
    expect(service.hasLeft()).toBe(false)
    await events.return()
  })
})

describe('a service of which it is known how much it holds', () => {
  const days = (count: number, from = 0) =>
    Array.from({ length: count }, (_, day) => `No dia ${from + day} choveu muito.`).join(' ')
  const tellings = [
    answer('guestCities', 'Lisboa e Olinda.', { isRead: true }),
    answer('howTheyMet', days(60), { isRead: true }),
    answer('success', days(120, 100), { isRead: true }),
  ]

  async function pressWithin(contextTokens: number, isRead = true) {
    const service = scriptedService((_, body) => plain('texts', body))
    const at = { contextTokens }
    const { writing, reports } = writingOver(service.send, 'https://s.example/v1', 'm', patient, at)
    const request = writingRequest({ tellings: tellings.map((one) => ({ ...one, isRead })) })
    return { ...service, events: await allOf(writing.press(request, never())), reports }
  }
  const shortened = (events: readonly WritingEvent[]) =>
    events.flatMap((event) => (event.event === 'shortened' ? [[event.text, event.tellings]] : []))

  test('is asked for all at once where that fits', async () => {
    const { asked, events } = await pressWithin(16_384)
    expect(asked.map(textsOf)).toEqual([[...textNames]])
    expect(shortened(events)).toEqual([])
  })

  test('is asked for each by itself where it does not, with the texts before it where they fit', async () => {
    const { asked, events } = await pressWithin(5_600)
    expect(asked.map(textsOf)).toEqual(textNames.map((text) => [text]))
    expect(shortened(events)).toEqual([])
    expect(endsOf(events)).toEqual(textNames.map((text) => done(text, `Um texto para ${text}.`)))
    expect(userOf(asked.at(-1) ?? { messages: [] })).toContain('Um texto para ceremony.')
  })

  test('is told whole tellings only, those that a text needs least left out, and the page hears of it', async () => {
    const { asked, events } = await pressWithin(4_096)
    expect(asked.map(textsOf)).toEqual(textNames.map((text) => [text]))
    expect(shortened(events).map(([text]) => text)).toContain('ceremony')
    const story = userOf(asked[1] ?? { messages: [] })
    expect(story).toContain(days(60))
    expect(story).not.toContain('No dia 100')
    expect(endsOf(events).map(({ event }) => event)).toEqual(['done', 'done', 'done'])
  })

  test('is asked nothing that it cannot hold', async () => {
    const { asked, events, reports } = await pressWithin(512, false)
    expect(asked).toEqual([])
    expect(events[0]).toMatchObject({ event: 'read', outcome: 'failed' })
    expect(endsOf(events)).toEqual(textNames.map((text) => failed(text, 'context-too-small')))
    expect(reports.map(({ stage }) => stage)).toEqual(['reading', ...textNames])
  })
})
