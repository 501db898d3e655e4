/** Three texts from one stream: what becomes of each, however the stream goes. */
import { describe, expect, test } from 'vitest'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { createWriting } from './create-writing.ts'
import { liveService } from './testing/live-service.ts'
import { allOf, endsOf, shownOf } from './testing/marked-press.ts'
import { never, patient, plain, press, writingOver } from './testing/scripted-press.ts'
import { marksOf, scriptedService, streamed, userOf } from './testing/scripted-service.ts'
import {
  all,
  contents,
  done,
  failed,
  isDone,
  markOf,
  saidOf,
  titles,
  told,
  until,
} from './testing/told-texts.ts'

/** What becomes of the three texts where the service answers like this. */
async function endsAfter(answer: string | Response, changes: Partial<WritingRequest> = {}) {
  const service = scriptedService(() => answer)
  const { writing, reports } = writingOver(service.send, undefined, 'm', patient)
  const events = await allOf(writing.press(told(changes), never()))
  return { events, ends: endsOf(events), reports, asked: service.asked }
}

describe('three texts', () => {
  test('come from one request, and each is in its place before the next has a word', async () => {
    const service = liveService()
    const { writing } = writingOver(service.send, undefined, 'm', patient)
    const events = writing.press(told(), never())
    await until(events, ({ event }) => event === 'read')
    const first = until(events, isDone('welcome'))
    // The service answers only after the request has gone out.
    await expect.poll(() => service.isAsked()).toBe(true)
    service.say(`${saidOf('welcome')}\n\n${markOf('ceremony')}\n`)
    const heard = await first
    expect(shownOf(heard, 'welcome').join('').trim()).toBe(contents.welcome)
    expect(heard.at(-1)).toEqual(done('welcome'))
    expect(shownOf(heard, 'ceremony')).toEqual([])
    const second = until(events, isDone('ceremony'))
    service.say(`${contents.ceremony}\n\n${markOf('finalMessage')}\n`)
    expect((await second).at(-1)).toEqual(done('ceremony'))
    expect(service.hasLeft()).toBe(false)
    await events.return()
  })

  test('are all written, and nobody reports anything', async () => {
    const { ends, reports, asked } = await endsAfter(all)
    expect(ends).toEqual(textNames.map((text) => done(text)))
    expect(reports).toEqual([])
    expect(asked).toHaveLength(1)
  })

  test('are stopped in the middle at once: what was whole stays, and no more is said', async () => {
    const service = liveService()
    const stop = new AbortController()
    const { writing, reports } = writingOver(service.send, undefined, 'm', patient)
    const events = writing.press(told(), stop.signal)
    const first = until(events, isDone('welcome'))
    await expect.poll(() => service.isAsked()).toBe(true)
    service.say(`${saidOf('welcome')}\n${saidOf('ceremony')}`)
    await first
    stop.abort()
    const rest = await allOf(events)
    expect(endsOf(rest)).toEqual([])
    await expect.poll(() => service.hasLeft()).toBe(true)
    expect(reports).toEqual([])
  })

  test.each([
    ['in the second', all.slice(0, all.indexOf('A maquininha')), ['welcome']],
    ['in the first', all.slice(0, all.indexOf('Vocês')), []],
    ['in a mark', all.slice(0, all.indexOf('STÓRIA]')), []],
    ['after the last word', all, ['welcome', 'ceremony']],
  ])('that break off %s keep what was whole, and the rest is cut short', async (_, said, kept) => {
    const { ends, reports } = await endsAfter(streamed(said, null))
    expect(ends).toEqual(
      textNames.map((text) => (kept.includes(text) ? done(text) : failed(text, 'cut-short'))),
    )
    expect(reports.map(({ stage }) => stage)).toEqual(
      textNames.filter((text) => !kept.includes(text)),
    )
  })

  test.each([
    ['length', 'cut-short'],
    ['content_filter', 'refused'],
  ])('that end with %s keep what was whole, and the rest is %s', async (reason, code) => {
    const half = all.slice(0, all.indexOf('A maquininha'))
    const { ends } = await endsAfter(streamed(half, reason))
    expect(ends).toEqual([done('welcome'), failed('ceremony', code), failed('finalMessage', code)])
  })

  test('that a service refuses in its own words are refused, all of them', async () => {
    const refusal = { choices: [{ delta: { refusal: 'No.' }, finish_reason: 'stop' }] }
    const { ends } = await endsAfter(new Response(`data: ${JSON.stringify(refusal)}\n\n`))
    expect(ends).toEqual(textNames.map((text) => failed(text, 'refused')))
  })

  test('may come in any order, and all at once', async () => {
    const turned = textNames.toReversed().map((text) => saidOf(text))
    const data = { choices: [{ delta: { content: turned.join('\n') }, finish_reason: 'stop' }] }
    const { ends } = await endsAfter(new Response(`data: ${JSON.stringify(data)}\n\n`))
    expect(ends).toEqual(textNames.toReversed().map((text) => done(text)))
  })

  test.each([
    ['lack their code', (text: TextName) => `[${titles[text]}]`],
    ['are headings', (text: TextName) => `## ${markOf(text)}`],
    ['are bold', (text: TextName) => `**${markOf(text)}**`],
  ])('are told apart where their marks %s', async (_, ornate) => {
    const said = textNames.map((text) => `${ornate(text)}\n\n${contents[text]}`).join('\n\n')
    expect((await endsAfter(said)).ends).toEqual(textNames.map((text) => done(text)))
  })

  test('are read after a model’s thinking, though it has marks in it', async () => {
    const thought = `Let me try.\n${saidOf('welcome', 'Rascunho.')}\n\n${markOf('ceremony')}\n`
    const { events, ends } = await endsAfter(`<think>${thought}</think>\n\n${all}`)
    expect(ends).toEqual(textNames.map((text) => done(text)))
    expect(shownOf(events, 'welcome').join('')).not.toContain('Rascunho')
  })

  test('are done once each by a service that begins again, which is left', async () => {
    const service = liveService()
    const { writing } = writingOver(service.send, undefined, 'm', patient)
    const pressed = allOf(writing.press(told(), never()))
    await expect.poll(() => service.isAsked()).toBe(true)
    service.say(`${all}\n\n${saidOf('welcome', 'Outra vez.')}`)
    await expect.poll(() => service.hasLeft()).toBe(true)
    expect(endsOf(await pressed)).toEqual(textNames.map((text) => done(text)))
  })

  test('are measured as the one request that they are', async () => {
    const measured: unknown[] = []
    const { writing } = writingOver(scriptedService(() => all).send)
    const measure = {
      called: (stage: string) => measured.push(stage),
      spent: (stage: string, { completionTokens }: { completionTokens: number }) =>
        measured.push([stage, completionTokens]),
      turnedAway: () => undefined,
    }
    await allOf(writing.press(told(), never(), measure))
    expect(measured).toEqual(['texts', ['texts', Math.ceil(all.length / 4)]])
  })

  test('have another code in each press', async () => {
    const service = scriptedService(plain)
    const one = { baseUrl: 'https://service.example/v1', apiKey: 'k', model: 'm' }
    const writing = createWriting({
      service: one,
      report: () => undefined,
      fetch: service.send,
    })
    for (let round = 0; round < 5; round += 1) await allOf(writing.press(told(), never()))
    const marks = service.asked.map((body) => marksOf(body)[0] ?? '')
    expect(new Set(marks).size).toBeGreaterThan(1)
    for (const mark of marks) expect(mark).toMatch(/^\[[a-z]{4} BOAS-VINDAS\]$/)
  })
})

describe('one of three texts', () => {
  const besides = (text: TextName, end: object) =>
    textNames.map((name) => (name === text ? end : done(name)))
  const saying = (text: TextName, content: string): string =>
    textNames.map((name) => saidOf(name, name === text ? content : contents[name])).join('\n\n')

  test('that was left out fails alone, as unexpected', async () => {
    const said = `${saidOf('welcome')}\n\n${saidOf('finalMessage')}`
    const { ends, reports } = await endsAfter(said)
    expect(ends).toEqual([done('welcome'), done('finalMessage'), failed('ceremony', 'unexpected')])
    expect(reports).toEqual([
      {
        ...{ stage: 'ceremony', code: 'unexpected' },
        message: 'Erro ao gerar texto da cerimônia:',
      },
    ])
  })

  test('in another language fails alone', async () => {
    const english =
      'The two of them met on a train and they have been together since. It was the year that the bridge was closed, and they walked home with the others who were there.'
    const { ends } = await endsAfter(saying('ceremony', english))
    expect(ends).toEqual(besides('ceremony', failed('ceremony', 'unexpected')))
  })

  test('that is said twice is what was said first', async () => {
    const said = `${saidOf('welcome')}\n\n${saidOf('ceremony')}\n\n${saidOf('welcome', 'Outra.')}\n\n${saidOf('finalMessage')}`
    const { events, ends } = await endsAfter(said)
    expect(ends).toEqual(textNames.map((text) => done(text)))
    expect(shownOf(events, 'welcome').join('')).not.toContain('Outra')
  })

  test('with a mark inside it fails alone: nobody reads a mark aloud', async () => {
    const leaked = `Que bom. ${markOf('ceremony')} E então.`
    const { ends } = await endsAfter(saying('welcome', leaked))
    expect(ends).toEqual(besides('welcome', failed('welcome', 'unexpected')))
  })

  test.each([`${contents.ceremony}\n[/kxvt HISTÓRIA]`, `${contents.ceremony} [fim kxvt]`])(
    'with a mark after its last word is without it: %j',
    async (said) => {
      expect((await endsAfter(saying('ceremony', said))).ends).toEqual(
        textNames.map((text) => done(text)),
      )
    },
  )

  test('that goes in circles is left as too long; what stood before it stays', async () => {
    const circles = 'E o amor venceu mais uma vez aqui. '.repeat(500)
    const { events, ends } = await endsAfter(saying('ceremony', circles))
    expect(ends).toEqual([
      done('welcome'),
      failed('ceremony', 'too-long'),
      failed('finalMessage', 'too-long'),
    ])
    expect(shownOf(events, 'ceremony').join('').length).toBeLessThan(2_000)
  })

  test('that does not end is left as too long, and nothing beyond is shown', async () => {
    const days = Array.from({ length: 1_000 }, (_, day) => `No dia ${day} choveu muito.`).join(' ')
    const { events, ends } = await endsAfter(saying('ceremony', days))
    expect(ends).toEqual([
      done('welcome'),
      failed('ceremony', 'too-long'),
      failed('finalMessage', 'too-long'),
    ])
    expect(shownOf(events, 'ceremony').join('').length).toBeLessThanOrEqual(16_000)
  })
})

describe('a request for one text', () => {
  const standing = { welcome: 'Que bom que vieram.', ceremony: 'Foi numa fila.' }

  test('goes with the texts that stand, and asks for no other', async () => {
    const { asked, texts } = await press(plain, told({ texts: ['finalMessage'], standing }))
    expect(texts).toEqual([done('finalMessage', 'Um texto para finalMessage.')])
    const [prompt = ''] = asked.map(userOf)
    expect(prompt).toMatch(/<standing_welcome>\n[^\n]+\nQue bom que vieram\.\n<\/standing_welcome>/)
    expect(prompt).toMatch(/<standing_ceremony>\n[^\n]+\nFoi numa fila\.\n<\/standing_ceremony>/)
    expect(asked.flatMap(marksOf)).toEqual([markOf('finalMessage')])
  })

  test.each([
    ['with its mark', saidOf('ceremony')],
    ['without it', contents.ceremony],
    ['after a word of greeting', `Claro! Aqui está:\n\n${saidOf('ceremony')}`],
    [
      'after thinking that only its end shows to be such',
      `I will.\n</think>\n\n${saidOf('ceremony')}`,
    ],
    ['beside others that nobody asked for', all],
  ])('is done %s', async (_, said) => {
    expect((await endsAfter(said, { texts: ['ceremony'] })).ends).toEqual([done('ceremony')])
  })
})
