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

export interface Pairing {
  /** Whether scripts are compared, rather than one text with another. */
  areWhole: boolean
  /** Whether each pair has its sides the other way round: who reads both orders shows what the order did. */
  areTurned: boolean
  /** At least 0 and below 1. */
  random: () => number
}

/** In mixed order, and each with its sides drawn. */
export function blindPairs(
  compared: readonly { other: WrittenCeremony; present: WrittenCeremony }[],
  { areWhole, areTurned, random }: Pairing,
): Pair[] {
  const pairs = compared.flatMap(({ other, present }) =>
    (areWhole ? (['script'] as const) : textNames).flatMap((name) => {
      const [former, written] =
        name === 'script'
          ? [scriptOf(other), scriptOf(present)]
          : [other.texts[name], present.texts[name]]
      if (former === undefined || written === undefined) return []
      const side = random() < 0.5 !== areTurned ? 'A' : 'B'
      const [a, b] = side === 'A' ? [written, former] : [former, written]
      return [{ couple: present.couple, text: name, present: side, a, b, at: random() } as const]
    }),
  )
  return pairs
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: _, ...pair }, index) => ({ number: index + 1, ...pair }))
}

/** Some farewells declare the couple married themselves; in the product a line of the script does, right after it. */
const farewellNote =
  'Right after the farewell the celebrant declares them married and invites the kiss, in the ceremony’s own words.'

/** What a celebrant knows besides the answers: a judge who does not takes it for invented. */
function headOf({ partners, place, date, time }: EvaluatedCouple): string {
  const names = partners.map(({ name, calledAs }) =>
    calledAs === undefined || calledAs === name ? name : `${name}, called ${calledAs}`,
  )
  return [names.join(' · '), place, date, time].filter((one) => one !== '').join('. ')
}

function pageOf({ number, couple, text, a, b }: Pair): string {
  const answers = couple.answers.map((answer, index) => `${index + 1}. ${answer}`).join('\n')
  return [
    `# ${number} · ${text} · ${couple.language}`,
    `${headOf(couple)}\n\n${answers}`,
    ...(text === 'welcome' || text === 'ceremony' ? [] : [farewellNote]),
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
