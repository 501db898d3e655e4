/** What is sent to a service: messages, and the shape of the answer where it is data rather than prose. */

interface PromptMessage {
  role: 'system' | 'user'
  content: string
}

/** A JSON schema as every service understands it: no `pattern`, no `maxLength`, all members required. */
export interface AnswerShape {
  name: string
  schema: Readonly<Record<string, unknown>>
}

export interface Prompt {
  /**
   * Exactly one system message, then exactly one user message. The first line of the second says what is asked for:
   * `<text>welcome</text>` (or another text), `<task>facts</task>`, `<task>part</task>`, `<task>translation</task>`, `<task>notes</task>` or
   * `<task>voice</task>`. Then come the instructions and the data in marked blocks, closed by one line.
   */
  messages: PromptMessage[]
  temperature?: number
  /** Absent for prose. */
  shape?: AnswerShape
}
