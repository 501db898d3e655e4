/**
 * Completions that were recorded from a service, one file each, with what wrote them and when. Nothing in them is edited:
 * a completion is what follows the header, to the last character.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const recordingsFolder = new URL('recordings/', import.meta.url).pathname

export interface Recording {
  /** What wrote it: "one general language model, one sample". */
  kind: string
  /** `YYYY-MM-DD` */
  date: string
  completion: string
}

const form = /^---\nkind: (.*)\ndate: (\d{4}-\d{2}-\d{2})\n---\n([\s\S]*)$/

export function formatRecording({ kind, date, completion }: Recording): string {
  return `---\nkind: ${kind}\ndate: ${date}\n---\n${completion}`
}

export function parseRecording(file: string): Recording | undefined {
  const [, kind, date, completion] = form.exec(file) ?? []
  if (kind === undefined || date === undefined || completion === undefined) return undefined
  return { kind, date, completion }
}

/** All recordings in a folder, by name; throws for a file that is none. */
export function readRecordings(folder = recordingsFolder): Map<string, Recording> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return new Map(
    names.map((name) => {
      const recording = parseRecording(readFileSync(join(folder, name), 'utf8'))
      if (recording === undefined) throw new Error(`${name} is no recording`)
      return [name.slice(0, -'.txt'.length), recording]
    }),
  )
}

/** Keeps what somebody recorded, `NAME.txt` in `from`, as recordings. Returns their names. */
export function keepRecordings(
  from: string,
  { kind, date }: Pick<Recording, 'kind' | 'date'>,
  folder = recordingsFolder,
): string[] {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(from).filter((name) => name.endsWith('.txt'))
  return names.map((file) => {
    const name = file.slice(0, -'.txt'.length)
    const completion = readFileSync(join(from, file), 'utf8').trimEnd()
    if (completion === '') throw new Error(`${file} is empty`)
    writeFileSync(join(folder, `${name}.txt`), formatRecording({ kind, date, completion }))
    return name
  })
}
