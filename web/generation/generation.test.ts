import { describe, expect, test } from 'vitest'
import { emptyAnswers, emptyInfo, textNames } from '#core/ceremony.ts'
import type { TextEvent, TextsRequest } from '#core/wire.ts'
import { createCeremonyStore } from '../storage/ceremony-store.ts'
import type { Device } from '../storage/device.ts'
import { createGeneration } from './generation.ts'
import type { SourceEnd, TextSource } from './text-source.ts'

const request: TextsRequest = {
  language: 'pt',
  texts: textNames,
  info: emptyInfo,
  answers: emptyAnswers,
}

function start() {
  const device: Device = { read: () => null, write: () => 'kept', remove: () => 'kept' }
  const store = createCeremonyStore(device, () => 0)
  store.load()
  for (const name of textNames) store.setText(name, `former ${name}`)
  return { store, generation: createGeneration(store, (refresh) => refresh()) }
}

function sourceOf(events: readonly TextEvent[], end: SourceEnd): TextSource {
  return async function* () {
    yield* events
    return end
  }
}

const done = (text: TextEvent['text']): TextEvent => ({
  event: 'done',
  text,
  content: `new ${text}`,
})

describe('a generation', () => {
  test('that writes everything replaces the texts and keeps the former one step back', async () => {
    const { store, generation } = start()
    const outcome = await generation.run(
      sourceOf([done('ceremony'), done('welcome'), done('finalMessage')], { end: 'complete' }),
      request,
    )
    expect(outcome).toBe('generated')
    expect(store.state().texts.welcome).toBe('new welcome')
    store.stepTexts('back')
    expect(store.state().texts).toEqual({
      welcome: 'former welcome',
      ceremony: 'former ceremony',
      finalMessage: 'former finalMessage',
    })
  })

  test('keeps the former of a text that failed and says which', async () => {
    const { store, generation } = start()
    const failed: TextEvent = { event: 'failed', text: 'ceremony', code: 'overloaded' }
    const outcome = await generation.run(
      sourceOf([done('welcome'), failed, done('finalMessage')], { end: 'complete' }),
      request,
    )
    expect(outcome).toBe('failed')
    expect(store.state().texts).toMatchObject({
      welcome: 'new welcome',
      ceremony: 'former ceremony',
    })
    expect(generation.state()).toMatchObject({
      running: false,
      drafts: {},
      failures: [{ kind: 'text', text: 'ceremony', code: 'overloaded' }],
    })
  })

  test.each(['cut-short', 'complete'] as const)(
    'counts what is missing at a %s end as failed',
    async (end) => {
      const { store, generation } = start()
      const begun: TextEvent = { event: 'delta', text: 'ceremony', delta: 'half' }
      expect(await generation.run(sourceOf([done('welcome'), begun], { end }), request)).toBe(
        'failed',
      )
      expect(generation.state().failures).toHaveLength(2)
      expect(store.state().texts.ceremony).toBe('former ceremony')
    },
  )

  test('keeps no version when nothing was written', async () => {
    const { store, generation } = start()
    await generation.run(sourceOf([], { end: 'unreachable' }), request)
    expect(store.state().history.past).toEqual([])
    expect(generation.state().failures).toEqual([{ kind: 'unreachable' }])
  })

  test('ends without a word once the ceremony is cleared, and writes nothing more', async () => {
    const { store, generation } = start()
    let goOn = (): void => undefined
    const slow: TextSource = async function* () {
      yield done('welcome')
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      yield done('ceremony')
      return { end: 'complete' }
    }
    const outcome = generation.run(slow, request)
    await expect.poll(() => store.state().texts.welcome).toBe('new welcome')
    store.clear()
    goOn()
    expect(await outcome).toBe('superseded')
    expect(store.state().texts).toEqual({ welcome: '', ceremony: '', finalMessage: '' })
    expect(generation.state().running).toBe(false)
  })

  test('can be stopped, keeping finished texts and the former of the others, even if the source is deaf', async () => {
    const { store, generation } = start()
    const deaf: TextSource = async function* () {
      yield done('welcome')
      yield { event: 'delta', text: 'ceremony', delta: 'half' }
      return await new Promise<SourceEnd>(() => undefined)
    }
    const outcome = generation.run(deaf, request)
    await expect.poll(() => generation.state().drafts.ceremony).toBe('half')
    generation.stop()
    expect(await outcome).toBe('stopped')
    expect(store.state().texts).toMatchObject({
      welcome: 'new welcome',
      ceremony: 'former ceremony',
    })
    expect(generation.state()).toMatchObject({
      running: false,
      progress: { welcome: 'done', ceremony: 'stopped', finalMessage: 'stopped' },
    })
  })
})
