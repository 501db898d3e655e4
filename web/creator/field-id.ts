import type { SectionId } from '#core/script.ts'

/** `name` is a member of the couple's details. */
export function infoFieldId(name: string): string {
  return `info-${name}`
}

/** `questionNumber` counts from 1. */
export function answerFieldId(questionNumber: number): string {
  return `answer-${questionNumber}`
}

export function chapterId(section: SectionId): string {
  return `chapter-${section}`
}

/** Goes to a field, opening the section it may be hidden in. */
export function goToField(id: string): void {
  const field = document.getElementById(id)
  const section = field?.closest('details')
  if (section) section.open = true
  field?.focus()
}
