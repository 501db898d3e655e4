import type { Telling } from '../../told/telling.ts'

/** Answers as a ceremony keeps them, by question; nobody has said who gave them. */
export function answered(answers: Readonly<Record<string, string>>): Telling[] {
  return Object.entries(answers).map(([question, text]) => ({
    ...{ id: question, from: 'answer', question, by: 'unknown', text },
  }))
}
