import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** How long and how many former builds stay reachable, whichever limit comes first. */
export interface FormerLimits {
  builds: number
  ageMs: number
}

/** A page left open longer than this has been reloaded by now, or runs on what its worker keeps. */
const formerLimits: FormerLimits = { builds: 10, ageMs: 30 * 24 * 60 * 60_000 }

const formerBuildsSchema = v.array(
  v.object({
    /** When the next build replaced it, in milliseconds since 1970. */
    replacedAt: v.number(),
    /** Names of its files below `/assets/`, including compressed variants. */
    files: v.array(v.string()),
  }),
)

type FormerBuild = v.InferOutput<typeof formerBuildsSchema>[number]

/**
 * Keeps the hashed files of earlier builds reachable, because a page opened before an update may still ask for them.
 * `built` is the build about to be replaced, `next` its replacement; the files go to `next/former/assets`, their list
 * to `next/former/builds.json`. Names contain a hash of the content, so files of the same name are identical.
 */
export function keepFormerFiles(
  built: string,
  next: string,
  now: number,
  limits: FormerLimits = formerLimits,
): void {
  const ownFiles = filesIn(join(built, 'client/assets'))
  if (ownFiles.length === 0) return
  const builds = [{ replacedAt: now, files: ownFiles }, ...readFormerBuilds(built)]
    .filter(({ replacedAt }) => now - replacedAt < limits.ageMs)
    .slice(0, limits.builds)
  const current = new Set(filesIn(join(next, 'client/assets')))
  const wanted = new Set(builds.flatMap(({ files }) => files).filter((file) => !current.has(file)))
  mkdirSync(join(next, 'former/assets'), { recursive: true })
  for (const file of wanted) {
    const source = ['client/assets', 'former/assets']
      .map((folder) => join(built, folder, file))
      .find((path) => existsSync(path))
    if (source !== undefined) linkOrCopy(source, join(next, 'former/assets', file))
  }
  writeFileSync(join(next, 'former/builds.json'), JSON.stringify(builds))
}

function readFormerBuilds(built: string): FormerBuild[] {
  try {
    const text = readFileSync(join(built, 'former/builds.json'), 'utf8')
    return v.parse(formerBuildsSchema, JSON.parse(text))
  } catch {
    // No former builds, or an unreadable list: what it named is lost, but the build goes on.
    return []
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
