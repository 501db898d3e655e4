import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#server/metrics/metrics.ts'

interface Rule {
  alert: string
  expr: string
  annotations: { runbook_url: string }
}

const rules: Rule[] = parse(readFileSync('deploy/alerts.yml', 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)

test('every alert uses metrics that the server exposes', async () => {
  const backlog = { readBacklog: () => Promise.reject(new Error('not here')) }
  const { text } = await createMetrics({ backlog, withProcess: true }).read()
  const shown = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const used = rules.flatMap(({ expr }) => expr.match(/\b(enlace|nodejs|process)_\w+/g) ?? [])
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !shown.has(name))).toEqual([])
})

test('a provider that refuses our token raises an alert, a forged notification does not', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'EnlaceProviderFails') ?? {}
  const patterns = [...expr.matchAll(/event=~"([^"]+)"/g)].map(([, one]) => RegExp(`^(?:${one})$`))
  const alarms = (event: string) => patterns.some((pattern) => pattern.test(event))
  for (const doing of ['checkout', 'capture', 'look', 'follow']) {
    expect({ doing, alarms: alarms(`${doing}-refused`) }).toEqual({ doing, alarms: true })
  }
  expect(alarms('look-unreachable')).toBe(true)
  expect(alarms('notification-refused')).toBe(false)
})

test('every alert has its section, and every section its alert', () => {
  const pages = [...readFileSync('docs/alerts.md', 'utf8').matchAll(/^## (\w+)$/gm)]
  expect(pages.map(([, name]) => name)).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook_url).toBe(`docs/alerts.md#${alert.toLowerCase()}`)
  }
})
