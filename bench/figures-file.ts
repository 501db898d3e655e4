/** `docs/figures.md`: one section per bench, replaced when that bench is written again. Pure. */

/** The text before the sections. */
export const figuresHead = `# Figures

Every figure of the project, each section with the command that made it. \`npm run bench\` measures all of them and writes
this file; \`npm run bench -- NAME --write\` writes one section anew. What misses its goal says so. What else the machine was
doing meanwhile is in every figure: a section that says *not clean* waits to be measured on a quiet machine.
`

const sectionStart = /^## (.+)$/m

/**
 * The file with the given sections replaced, and all sections in the order of `names`.
 * @param sections by bench name, without their headings
 */
export function withSections(
  file: string,
  sections: ReadonlyMap<string, string>,
  names: readonly string[],
): string {
  const all = new Map([...readSections(file), ...sections])
  const kept = names.flatMap((name) => {
    const body = all.get(name)
    return body === undefined ? [] : [`## ${name}\n\n${body.trim()}\n`]
  })
  return [figuresHead, ...kept].join('\n')
}

/** One value from the file. Throws if it is missing: anything computed from it would be made up. */
export function readFigure(file: string, section: string, name: string): number {
  const rows = readSections(file).get(section)?.split('\n') ?? []
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  const value = cells.find(([, cell]) => cell === name)?.[2]
  const number = Number.parseFloat(value ?? '')
  if (Number.isNaN(number)) {
    throw new Error(`no "${name}" in section ${section}: npm run bench -- ${section} --write`)
  }
  return number
}

/** Marks a section measured while the machine was doing other work. */
export const notClean = '**not clean**'

/** Whether a section was measured on an otherwise idle machine. */
export function isClean(file: string, section: string): boolean {
  return readSections(file).get(section)?.includes(notClean) === false
}

/** Sections by their heading; anything before the first is ignored. */
function readSections(file: string): Map<string, string> {
  const [, ...parts] = file.split(sectionStart)
  const sections = new Map<string, string>()
  for (let index = 0; index + 1 < parts.length; index += 2) {
    sections.set(parts[index] ?? '', parts[index + 1] ?? '')
  }
  return sections
}
