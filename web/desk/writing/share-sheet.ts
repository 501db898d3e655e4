/** Whether this browser hands a copy on, or can only save it. */
import type { Sharer } from '../../shelf/carry/hand-over.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Whether it has a share sheet that takes a Word document, or at least its text, as Chrome's does. */
export function hasShareSheet(sharer: Sharer): boolean {
  if (sharer.share === undefined || sharer.canShare === undefined) return false
  const document = new File([''], 'a.docx', { type: word })
  return sharer.canShare({ files: [document] }) || sharer.canShare({ title: 'a', text: 'a' })
}
