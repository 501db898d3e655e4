import { expect, test } from 'vitest'
import { couples } from './couples/couples.ts'
import { figuresOf } from './figures/figures.ts'
import { recordedService } from './recorded-service.ts'
import { readRecordings } from './recordings.ts'
import { writeCeremony } from './write-ceremony.ts'
import { textsOf } from './written-ceremony.ts'

const recordings = readRecordings()
const asked = { baseUrl: 'https://recorded.example/v1', apiKey: 'recorded', model: 'recorded' }

const written = await Promise.all(
  couples
    .filter(({ id }) => [...recordings.keys()].some((name) => name.startsWith(`${id}-`)))
    .map((couple) =>
      writeCeremony(couple, {
        ...asked,
        fetch: recordedService(couple.id, recordings).fetch,
      }),
    ),
)
const recorded = written.filter((one) => textsOf(one).length > 0)

/** Found, and right: it speaks of two grandmothers, not of the couple. */
const falseAlarm = /^fr-sarah-mehdi: l’une à l’autre/

test.skipIf(recorded.length === 0)(
  'what a model wrote to the present prompts says nothing that was to be left unsaid, and names everyone',
  async () => {
    const figures = await figuresOf(recorded)
    for (const name of [
      'left-out matter that appears',
      'texts in another language',
      'names missing',
      'cities missing',
      'Markdown and marks',
      'agreement that fits no partner',
    ]) {
      const found = figures.find((figure) => figure.name === name)?.found ?? []
      expect
        .soft(
          found.filter((one) => !falseAlarm.test(one)),
          name,
        )
        .toEqual([])
    }
  },
)
