/**
 * Which recordings still answer although an instruction of their request was reworded since. They are listed beside the
 * recordings by name and counted apart, so that nobody takes them for completions of the present words.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const rewordedFile = new URL('recordings/reworded.json', import.meta.url)

/** The name of a present request to the name of the recording of its former wording. */
export type Reworded = ReadonlyMap<string, string>

const rewordedSchema = v.record(v.string(), v.string())

/** What is listed; nothing where there is no list. */
export function readReworded(): Reworded {
  if (!existsSync(rewordedFile)) return new Map()
  return new Map(
    Object.entries(v.parse(rewordedSchema, JSON.parse(readFileSync(rewordedFile, 'utf8')))),
  )
}

/** Replaces the list. */
export function writeReworded(reworded: Reworded): void {
  const sorted = Object.fromEntries([...reworded].toSorted())
  writeFileSync(rewordedFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Couple and task, without the hash of the words. */
function subjectOf(name: string): string {
  return name.replace(/-[0-9a-f]{8}$/, '')
}

/**
 * The list with what a task's missing requests were recorded as before: the one recording of the same couple and task
 * that no present request asks for. Where there is none, or several, the request stays missing.
 */
export function carried(
  missing: readonly string[],
  task: string,
  { recorded, used }: { recorded: readonly string[]; used: ReadonlySet<string> },
): Reworded {
  const free = recorded.filter((name) => !used.has(name))
  return new Map(
    missing
      .filter((name) => subjectOf(name).endsWith(`-${task}`))
      .flatMap((name) => {
        const former = free.filter((one) => subjectOf(one) === subjectOf(name))
        const [only] = former
        return only !== undefined && former.length === 1 ? [[name, only] as const] : []
      }),
  )
}
