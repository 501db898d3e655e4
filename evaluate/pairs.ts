/** Pairs of texts for somebody to judge who must not know which is which. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textNames } from '#core/ceremony/ceremony.ts'
import type { EvaluatedCouple } from './couples/couple.ts'
import type { WrittenCeremony } from './written-ceremony.ts'

export interface Pair {
  /** In the order in which they are read. */
  number: number
  couple: EvaluatedCouple
  /** The name of one text, or `script` for all three. */
  text: string
  /** Which of the two is the present writer's. */
  present: 'A' | 'B'
  a: string
  b: string
}

/** All three texts, one after another, as they are heard; undefined where one is missing. */
function scriptOf({ texts }: WrittenCeremony): string | undefined {
  const all = textNames.map((name) => texts[name])
  return all.some((text) => text === undefined) ? undefined : all.join('\n\n* * *\n\n')
}

/**
 * In mixed order, and each with its sides drawn.
 * @param whole whether scripts are compared, rather than one text with another
 * @param random at least 0 and below 1
 */
export function blindPairs(
  compared: readonly { other: WrittenCeremony; present: WrittenCeremony }[],
  whole: boolean,
  random: () => number,
): Pair[] {
  const pairs = compared.flatMap(({ other, present }) =>
    (whole ? (['script'] as const) : textNames).flatMap((name) => {
      const [former, written] =
        name === 'script'
          ? [scriptOf(other), scriptOf(present)]
          : [other.texts[name], present.texts[name]]
      if (former === undefined || written === undefined) return []
      const side = random() < 0.5 ? 'A' : 'B'
      const [a, b] = side === 'A' ? [written, former] : [former, written]
      return [{ couple: present.couple, text: name, present: side, a, b, at: random() } as const]
    }),
  )
  return pairs
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: _, ...pair }, index) => ({ number: index + 1, ...pair }))
}

/** The first prompts' farewell declares the couple married itself; today a line of the script does, right after it. */
const farewellNote =
  'Right after the farewell the celebrant declares them married and invites the kiss, in the ceremony’s own words, whether the text says so or not: judge what leads there.'

function pageOf({ number, couple, text, a, b }: Pair): string {
  const answers = couple.answers.map((answer, index) => `${index + 1}. ${answer}`).join('\n')
  return [
    `# ${number} · ${text} · ${couple.language}`,
    `${couple.partners.map(({ name }) => name).join(' · ')}. ${couple.place}, ${couple.date}.\n\n${answers}`,
    ...(text === 'finalMessage' ? [farewellNote] : []),
    `## A\n\n${a}`,
    `## B\n\n${b}`,
  ].join('\n\n')
}

/** Writes a page for each pair, and the key apart from them. */
export function writePairs(pairs: readonly Pair[], folder: string): void {
  mkdirSync(join(folder, 'key'), { recursive: true })
  for (const pair of pairs) {
    writeFileSync(join(folder, `${String(pair.number).padStart(3, '0')}.md`), pageOf(pair))
  }
  const key = pairs.map(({ number, couple, text, present }) => ({
    number,
    couple: couple.id,
    text,
    present,
  }))
  writeFileSync(join(folder, 'key', 'key.json'), `${JSON.stringify(key, null, 2)}\n`)
}
