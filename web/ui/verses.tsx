import { isVerse } from '#core/ceremony/verses.ts'

/** What is read, a verse to a line: what of it does not fit goes on further in. Stanzas are parted by an empty line. */
export function Verses({ text }: { text: string }) {
  if (!isVerse(text)) return text
  return text.split('\n').map((verse, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells equal verses apart
    <span key={index} className="verse">
      {verse}
    </span>
  ))
}
