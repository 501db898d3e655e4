/** Runs in the browser: loads the document code on demand, as the page does, and times it. */
import type { Script } from '#core/ceremony/script.ts'

export interface DocxTimings {
  /** To fetch, compile and evaluate the code. */
  loadMs: number
  firstMs: number
  laterMs: number[]
  fileBytes: number
  paragraphs: number
}

const silent = (key: string) => ({ key, kind: 'ceremony', silentMinutes: 0, isRepeated: false })

/** A title, 49 spoken lines and 10 headings: 60 paragraphs, the usual length of a ceremony. */
function longScript(): Script {
  const sentence =
    'Quando João conheceu Zoë, numa tarde de chuva, ninguém imaginava que aquele guarda-chuva mudaria duas vidas. '
  const spoken = (count: number) =>
    Array.from({ length: count }, () => ({
      speaker: 'celebrant' as const,
      text: sentence.repeat(2),
    }))
  return {
    language: 'pt-BR',
    title: 'Cerimônia de casamento de João e Zoë',
    sections: [
      { ...silent('header'), lines: [{ speaker: 'title', text: 'JOÃO E ZOË' }] },
      ...Array.from({ length: 10 }, (_, index) => ({
        ...silent(`ceremony-${index + 1}`),
        heading: `Cerimônia ${index + 1}`,
        lines: spoken(index === 0 ? 4 : 5),
      })),
    ],
  }
}

/** Builds the document once, and then `runs` more times. */
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
