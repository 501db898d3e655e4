/** A press whose texts are its only request, and what a service says for it, for tests. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import { instructionsFor } from '#core/writer/three-texts/instructions-for.ts'
import { textMark } from '#core/writer/three-texts/text-marks.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { markCode } from './scripted-press.ts'

/** The titles that stand in the marks. */
export const { titles } = instructionsFor('pt-BR')

export const markOf = (text: TextName): string => textMark(markCode, text, titles)

/** What is said in each. */
export const contents: Record<TextName, string> = {
  welcome: 'Que bom que vieram.\n\nVocês são de longe.',
  ceremony: 'Foi numa fila de padaria.\n\nA maquininha não passava.',
  finalMessage: 'Que haja sempre quem espere em casa.',
}

export const saidOf = (text: TextName, content = contents[text]): string =>
  `${markOf(text)}\n${content}`
/** A whole answer. */
export const all = textNames.map((text) => saidOf(text)).join('\n\n')

export const done = (text: TextName, content = contents[text]) => ({ event: 'done', text, content })
export const failed = (text: TextName, code: string) => ({ event: 'failed', text, code })

/** A press with nothing to be read, so that its texts are its only request. */
export const told = (changes: Partial<WritingRequest> = {}): WritingRequest =>
  writingRequest({
    tellings: [answer('success', 'Dançam na cozinha', { isRead: true })],
    ...changes,
  })

/** Hears a press until something is said. */
export async function until(
  events: AsyncGenerator<WritingEvent, void>,
  isIt: (event: WritingEvent) => boolean,
): Promise<WritingEvent[]> {
  const heard: WritingEvent[] = []
  for (;;) {
    const { value, done: isOver } = await events.next()
    if (isOver || value === undefined) throw new Error(`ended: ${JSON.stringify(heard)}`)
    heard.push(value)
    if (isIt(value)) return heard
  }
}

export const isDone = (text: TextName) => (event: WritingEvent) =>
  event.event === 'done' && event.text === text
