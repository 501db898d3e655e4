/** Runs inside the browser: loads the document code as the page does, on demand, and times it. */
import type { Script } from '#core/script.ts'

export interface DocxTimings {
  /** Fetching, compiling and evaluating the code. */
  loadMs: number
  firstMs: number
  laterMs: number[]
  fileBytes: number
  paragraphs: number
}

/** A title, 49 spoken lines and 10 headings: 60 paragraphs of a ceremony's usual length. */
function longScript(): Script {
  const sentence =
    'Quando João conheceu Zoë, numa tarde de chuva, ninguém imaginava que aquele guarda-chuva mudaria duas vidas. '
  const spoken = (count: number) =>
    Array.from({ length: count }, () => ({
      speaker: 'celebrant' as const,
      text: sentence.repeat(2),
    }))
  return {
    language: 'pt',
    title: 'Cerimônia de casamento de João e Zoë',
    sections: [
      { id: 'header', lines: [{ speaker: 'title', text: 'JOÃO E ZOË' }] },
      ...Array.from({ length: 10 }, (_, index) => ({
        id: 'ceremony' as const,
        heading: `Cerimônia ${index + 1}`,
        lines: spoken(index === 0 ? 4 : 5),
      })),
    ],
  }
}

/** Builds the document once and then `runs` times more. */
export async function timeDocuments(runs: number): Promise<DocxTimings> {
  const script = longScript()
  const start = performance.now()
  const { scriptDocument } = await import('#docx/script-document.ts')
  const loadMs = performance.now() - start
  const timed = async () => {
    const before = performance.now()
    const file = await scriptDocument(script)
    return { ms: performance.now() - before, bytes: file.size }
  }
  const first = await timed()
  const laterMs: number[] = []
  for (let run = 0; run < runs; run += 1) laterMs.push((await timed()).ms)
  const paragraphs = script.sections.reduce(
    (sum, { heading, lines }) => sum + lines.length + (heading === undefined ? 0 : 1),
    0,
  )
  return { loadMs, firstMs: first.ms, laterMs, fileBytes: first.bytes, paragraphs }
}
