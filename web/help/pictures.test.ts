import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { helpTasks } from '#core/pages/help-tasks.ts'

const folder = new URL('pictures/', import.meta.url)

test('every page of the help has a picture in every language, small enough for a phone’s network', () => {
  const names = readdirSync(folder)
  expect(names.toSorted()).toEqual(
    languages.flatMap((one) => helpTasks.map((task) => `help-${task}-${one}.webp`)).toSorted(),
  )
  for (const name of names) expect(statSync(new URL(name, folder)).size).toBeLessThanOrEqual(25_600)
})
