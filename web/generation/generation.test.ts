import { describe, expect, test } from 'vitest'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { clearContent } from '#core/ceremony/edits/clear.ts'
import { firstStageOf, withFirstStage } from '#core/ceremony/first-stage/first-stage-view.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { createEditing } from '../desk/editing.ts'
import { hasWritten } from '../desk/writing/has-written.ts'
import { createWritingTarget } from '../desk/writing-target.ts'
import { type BeginPress, createGeneration } from './generation.ts'
import { press } from './press.ts'
import type { SourceEnd } from './source-end.ts'
import type { WritingSource } from './writing-source.ts'

const former = {
  welcome: 'former welcome',
  ceremony: 'former ceremony',
  finalMessage: 'former finalMessage',
}

/** A ceremony with these texts on the desk. */
function start(texts = former) {
  const bare = sampleCeremony({
    tellings: [{ id: 'howTheyMet', from: 'answer', question: 'howTheyMet', by: 'both', text: met }],
  })
  const ceremony = withFirstStage(bare, { ...firstStageOf(bare), texts }, 0)
  const editing = createEditing(ceremony, () => 0)
  editing.show(ceremony, { isEditable: true })
  const target = createWritingTarget(editing)
  const generation = createGeneration(target, (refresh) => refresh())
  return {
    editing,
    target,
    generation,
    /** Presses the button for these texts of the ceremony on the desk. */
    run: (source: Source, asked: readonly TextName[] = textNames) => {
      const request = { ceremony: editing.state().ceremony, texts: asked, rituals: [] }
      const begin: BeginPress = (listener) =>
        press({ ...request, source: sourceOf(source) }, listener)
      return generation.run(begin, asked)
    },
    texts: () => firstStageOf(editing.state().ceremony).texts,
    versions: () => editing.state().ceremony.versions,
  }
}

type Source = WritingSource['press']

function sourceOf(written: Source): WritingSource {
  const never = () => Promise.resolve({ kind: 'stopped' as const })
  const rewrite: WritingSource['rewrite'] = async function* () {
    yield* []
    return { end: 'unreachable' }
  }
  const secondReading: WritingSource['secondReading'] = async function* () {
    yield* []
    return { end: 'unreachable' }
  }
  return { press: written, rewrite, sortNotes: never, voiceCard: never, secondReading }
}

function scripted(events: readonly WritingEvent[], end: SourceEnd): Source {
  return async function* () {
    yield* events
    return end
  }
}

const done = (text: TextName): WritingEvent => ({ event: 'done', text, content: `new ${text}` })
const failed = (text: TextName, code: 'overloaded' | 'api-key-refused'): WritingEvent => ({
  event: 'failed',
  text,
  code,
})
const met = 'Foi na fila. Chovia.'
const read = (outcome: 'read' | 'failed', quote = 'Chovia.'): WritingEvent => ({
  ...{ event: 'read', outcome, tellings: ['howTheyMet'], tellers: [] },
  ranges: [
    {
      ...{ telling: 'howTheyMet', quote, decision: 'hold', why: 'asked' },
      by: outcome === 'read' ? 'reading' : 'code',
    },
  ],
})
const question = 'Quem chegou primeiro?'
const asked: WritingEvent = { event: 'asked', doubts: [], questions: [question] }

describe('a generation', () => {
  test('that writes everything replaces the texts and keeps the former ones as a version', async () => {
    const { run, texts, versions } = start()
    const outcome = await run(
      scripted([done('ceremony'), done('welcome'), done('finalMessage')], { end: 'complete' }),
    )
    expect(outcome).toBe('generated')
    expect(texts().welcome).toBe('new welcome')
    for (const name of textNames) {
      expect(versions()[name]).toMatchObject([{ body: { content: former[name] } }])
    }
  })

  test('keeps the former version of a text that failed, and says which failed', async () => {
    const { run, texts, generation } = start()
    const outcome = await run(
      scripted([done('welcome'), failed('ceremony', 'overloaded'), done('finalMessage')], {
        end: 'complete',
      }),
    )
    expect(outcome).toBe('failed')
    expect(texts()).toMatchObject({
      welcome: 'new welcome',
      ceremony: 'former ceremony',
    })
    expect(generation.state()).toMatchObject({
      running: false,
      drafts: {},
      failures: [{ kind: 'text', text: 'ceremony', code: 'overloaded' }],
    })
  })

  const notWritten = failed('finalMessage', 'overloaded')

  test('keeps an existing final message if none could be written', async () => {
    const { run, texts, generation } = start({ ...former, finalMessage: 'edited by hand' })
    const outcome = await run(
      scripted([done('welcome'), done('ceremony'), notWritten], { end: 'complete' }),
    )
    // No toast mentions it, but trying again includes it.
    expect(outcome).toBe('generated')
    expect(texts()).toEqual({
      welcome: 'new welcome',
      ceremony: 'new ceremony',
      finalMessage: 'edited by hand',
    })
    expect(generation.state()).toMatchObject({
      progress: { finalMessage: 'failed' },
      failures: [{ kind: 'not-written', text: 'finalMessage' }],
    })
  })

  test('keeps it too if every text failed, and leaves no version behind', async () => {
    const { run, texts, versions } = start()
    const refused = (text: TextName): WritingEvent => failed(text, 'api-key-refused')
    const outcome = await run(
      scripted([notWritten, refused('welcome'), refused('ceremony')], { end: 'complete' }),
    )
    expect(outcome).toBe('failed')
    expect(texts().finalMessage).toBe('former finalMessage')
    expect(versions()).toEqual({})
  })

  test('leaves an empty final message empty, to be retried: the declaration stands there', async () => {
    const { run, texts, generation } = start({ ...former, finalMessage: '' })
    await run(scripted([notWritten], { end: 'complete' }), ['finalMessage'])
    expect(texts().finalMessage).toBe('')
    expect(generation.state().progress.finalMessage).toBe('failed')
  })

  test.each(['cut-short', 'complete'] as const)(
    'counts what is missing at a %s end as failed',
    async (end) => {
      const { run, texts, generation } = start()
      const begun: WritingEvent = { event: 'delta', text: 'ceremony', delta: 'half' }
      expect(await run(scripted([done('welcome'), begun], { end }))).toBe('failed')
      expect(generation.state().failures).toHaveLength(2)
      expect(texts().ceremony).toBe('former ceremony')
    },
  )

  test('keeps no version when nothing was written', async () => {
    const { run, versions, generation } = start()
    await run(scripted([], { end: 'unreachable' }))
    expect(versions()).toEqual({})
    expect(generation.state().failures).toEqual([{ kind: 'unreachable' }])
  })

  test('ends without a word once the ceremony is cleared, and writes nothing more', async () => {
    const { run, editing, target, texts, generation } = start()
    let goOn = (): void => undefined
    const slow: Source = async function* () {
      yield done('welcome')
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      yield done('ceremony')
      return { end: 'complete' }
    }
    const outcome = run(slow)
    await expect.poll(() => texts().welcome).toBe('new welcome')
    editing.change(clearContent)
    target.leave()
    goOn()
    expect(await outcome).toBe('superseded')
    expect(texts()).toEqual({ welcome: '', ceremony: '', finalMessage: '' })
    expect(generation.state().running).toBe(false)
  })

  test('can be stopped, keeping finished texts and the former versions of the others, even if the source ignores it', async () => {
    const { run, texts, generation } = start()
    const deaf: Source = async function* () {
      yield done('welcome')
      yield { event: 'delta', text: 'ceremony', delta: 'half' }
      return await new Promise<SourceEnd>(() => undefined)
    }
    const outcome = run(deaf)
    await expect.poll(() => generation.state().drafts.ceremony).toBe('half')
    generation.stop()
    expect(await outcome).toBe('stopped')
    expect(texts()).toMatchObject({
      welcome: 'new welcome',
      ceremony: 'former ceremony',
    })
    expect(generation.state()).toMatchObject({
      running: false,
      progress: { welcome: 'done', ceremony: 'stopped', finalMessage: 'stopped' },
    })
  })

  test('keeps what is held in the ceremony before the first word of a text', async () => {
    const { run, editing, generation } = start()
    let goOn = (): void => undefined
    const slow: Source = async function* () {
      yield read('read')
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      yield* textNames.map(done)
      yield asked
      return { end: 'complete' }
    }
    const outcome = run(slow)
    await expect.poll(() => generation.state().reading?.outcome).toBe('read')
    const { ranges, tellingsRead } = editing.state().ceremony
    expect(ranges).toMatchObject([{ quote: 'Chovia.', decision: 'hold', by: 'reading' }])
    expect(tellingsRead).toHaveProperty('howTheyMet')
    goOn()
    expect(await outcome).toBe('generated')
    expect(generation.state().reading).toEqual({
      ...{ outcome: 'read', doubts: [], questions: [question] },
    })
  })

  test('counts tellings as unread where code alone has judged them, and writes all the same', async () => {
    const { run, editing, generation } = start()
    const events = [read('failed'), ...textNames.map(done)]
    expect(await run(scripted(events, { end: 'complete' }))).toBe('generated')
    const { ranges, tellingsRead = {} } = editing.state().ceremony
    expect(ranges).toMatchObject([{ quote: 'Chovia.', by: 'code' }])
    expect(tellingsRead).not.toHaveProperty('howTheyMet')
    expect(generation.state().reading).toMatchObject({ outcome: 'failed' })
  })

  test('knows that not all that was told could be held by the service, until the next run', async () => {
    const { run, generation } = start()
    const shortened: WritingEvent = { event: 'shortened', text: 'ceremony', tellings: 2 }
    await run(scripted([read('read'), shortened, ...textNames.map(done)], { end: 'complete' }))
    expect(generation.state().isShortened).toBe(true)
    await run(scripted(textNames.map(done), { end: 'complete' }))
    expect(generation.state().isShortened).toBe(false)
  })

  test('keeps what was asked until a newer reading asks', async () => {
    const { run, generation } = start()
    await run(scripted([read('read'), asked], { end: 'complete' }), [])
    await run(scripted([read('read'), ...textNames.map(done)], { end: 'complete' }))
    expect(generation.state().reading?.questions).toEqual([question])
  })

  test('reads the tellings alone, and knows how the last reading went where this one does not end', async () => {
    const { run, texts, generation } = start()
    await run(scripted([read('failed'), done('welcome')], { end: 'complete' }), ['welcome'])
    const before = texts()
    expect(await run(scripted([], { end: 'unreachable' }), [])).toBe('failed')
    expect(generation.state().reading).toMatchObject({ outcome: 'failed' })
    expect(await run(scripted([read('read')], { end: 'complete' }), [])).toBe('generated')
    expect(generation.state().reading).toMatchObject({ outcome: 'read' })
    expect(texts()).toEqual(before)
  })

  test('reads the tellings alone while it stays known that the texts have been written', async () => {
    const { run, generation } = start()
    const seen: boolean[] = []
    generation.subscribe(() => seen.push(hasWritten(generation.state())))
    await run(scripted([read('failed'), ...textNames.map(done)], { end: 'complete' }))
    const { progress } = generation.state()
    expect(seen).toContain(false)
    expect(hasWritten(generation.state())).toBe(true)
    seen.length = 0
    const writing: boolean[] = []
    generation.subscribe(() => writing.push(generation.state().isWriting))
    expect(await run(scripted([read('failed')], { end: 'complete' }), [])).toBe('generated')
    expect(await run(scripted([read('read')], { end: 'complete' }), [])).toBe('generated')
    expect(new Set(writing)).toEqual(new Set([false]))
    expect(new Set(seen)).toEqual(new Set([true]))
    expect(await run(scripted([], { end: 'unreachable' }), [])).toBe('failed')
    expect(generation.state().progress).toEqual(progress)
  })

  test('knows nothing of a reading that was stopped in its middle', async () => {
    const { run, editing, generation } = start()
    const deaf: Source = async function* () {
      yield { event: 'delta', text: 'welcome', delta: 'Oi' }
      return await new Promise<SourceEnd>(() => undefined)
    }
    const outcome = run(deaf)
    await expect.poll(() => generation.state().drafts.welcome).toBe('Oi')
    generation.stop()
    expect(await outcome).toBe('stopped')
    expect(editing.state().ceremony.ranges).toEqual([])
    expect(generation.state().reading).toBeUndefined()
  })
})
