/** French sets spaces beside its marks; typed on most keyboards they are plain ones, at which a line may break. */
import type { Script } from './script.ts'

const besideMark = / (?=[;:!?»])|(?<=«) /g

/** The text with a narrow space that no line breaks at inside guillemets and before `; : ! ?`, as long as before. */
export function unbrokenMarks(text: string): string {
  return text.replace(besideMark, '\u202f')
}

/** A script to be read or printed, in which no line begins or ends with such a mark alone. */
export function withUnbrokenMarks(script: Script): Script {
  return {
    ...script,
    sections: script.sections.map((section) => ({
      ...section,
      ...(section.heading === undefined ? {} : { heading: unbrokenMarks(section.heading) }),
      lines: section.lines.map((line) => ({ ...line, text: unbrokenMarks(line.text) })),
    })),
  }
}
