/** Services whose window does not hold a request for three texts. */
import { describe, expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { fact } from '#core/writer/testing/writing-request.ts'
import { liveService } from './testing/live-service.ts'
import { allOf, endsOf, shownOf } from './testing/marked-press.ts'
import { never, patient, plain, press, writingOver } from './testing/scripted-press.ts'
import { scriptedService, textsOf } from './testing/scripted-service.ts'
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
  const longTelling = told({ facts: [fact(long, { source: 'hand' })] })

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
