import type { TextName } from '#core/ceremony/ceremony.ts'
import type { Failure } from './failure.ts'

/** What a request to a service is for. */
export type RequestStage = 'reading' | 'texts' | 'part' | 'notes' | 'voice' | 'secondReading'

/** What can fail: each text by itself, though one request asks for all of them. */
export type Stage = TextName | Exclude<RequestStage, 'texts'>

/** What the operator is told about a stage that failed. Never holds content. */
export interface WritingReport extends Failure {
  stage: Stage
  /** How the log line begins; for the texts as docs/specification.md section 8.3 words it. */
  message: string
}

export const reportMessages: Record<Stage, string> = {
  welcome: 'Erro ao gerar mensagem de boas-vindas:',
  ceremony: 'Erro ao gerar texto da cerimônia:',
  finalMessage: 'Erro ao gerar mensagem final:',
  reading: 'Erro ao ler as respostas:',
  part: 'Erro ao reescrever um trecho:',
  notes: 'Erro ao separar anotações:',
  voice: 'Erro ao ler roteiros anteriores:',
  secondReading: 'Erro ao conferir os textos:',
}

/** Figures of a press or of another call, for the operator; no content. */
export interface WritingMeasure {
  /** A request is sent to a service, with a prompt of so many characters. */
  called(stage: RequestStage, promptCharacters: number): void
  /** The service turned one away before it read its prompt: it costs nobody anything. */
  turnedAway(promptCharacters: number): void
  /** What an answer cost. */
  spent(stage: RequestStage, tokens: { promptTokens: number; completionTokens: number }): void
}
