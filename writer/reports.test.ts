import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { createWriting } from './create-writing.ts'
import { mark, markedPress, serviceAt } from './testing/marked-press.ts'
import type { WritingOptions } from './writing-options.ts'
import type { WritingReport } from './writing-report.ts'

let sandbox: AiSandbox

beforeAll(async () => {
  sandbox = await startAiSandbox({ pace: { wordsPerSecond: Number.POSITIVE_INFINITY } })
})

afterAll(() => sandbox.close())

/** What the operator is told when the answers are read and all three texts are asked for. */
async function reportsOf(options: Omit<WritingOptions, 'report'>): Promise<WritingReport[]> {
  const reports: WritingReport[] = []
  const writing = createWriting({ ...options, report: (report) => reports.push(report) })
  for await (const _ of writing.press(markedPress(), new AbortController().signal));
  return reports
}

describe('reports', () => {
  test.for(['echo', 'stream-error', 'cut', 'garbage', 'refusal', 'bad-model', 'quota'])(
    'carry nothing a person typed after %s, and nothing goes to the console',
    async (behaviour) => {
      const said = ['log', 'info', 'warn', 'error', 'debug'] as const
      const spies = said.map((method) => vi.spyOn(console, method))
      const reports = await reportsOf({
        service: serviceAt(sandbox.baseUrl, { model: `sandbox-${behaviour}` }),
      })
      const stages = reports.map(({ stage }) => stage)
      const broken = ['stream-error', 'cut', 'garbage'].includes(behaviour)
      // A stream that breaks has brought what was whole before.
      const missing = broken ? [expect.any(String), 'finalMessage'] : textNames
      expect(stages.slice(0, 1)).toEqual(['reading'])
      expect(new Set(stages).size).toBe(stages.length)
      expect(stages.slice(broken ? -2 : 1)).toEqual(missing)
      expect(JSON.stringify(reports)).not.toContain(mark)
      for (const report of reports) {
        expect(Object.keys(report)).toEqual(
          expect.arrayContaining(['stage', 'message', 'code', 'status', 'requestId']),
        )
        expect(JSON.stringify(report).length).toBeLessThan(300)
      }
      for (const spy of spies) {
        expect(spy).not.toHaveBeenCalled()
        spy.mockRestore()
      }
    },
  )

  test('drop identifiers that repeat what was sent or are not identifiers', async () => {
    const answers = [
      { code: mark, 'x-request-id': `req-${mark}` },
      { code: mark, 'x-request-id': mark },
      { code: 'um código com espaços', 'x-request-id': 'a'.repeat(200) },
    ]
    for (const { code, 'x-request-id': requestId } of answers) {
      const reports = await reportsOf({
        service: serviceAt('http://service.example/v1'),
        fetch: async () =>
          Response.json(
            { error: { message: `no: ${mark}`, type: mark, param: mark, code } },
            { status: 400, headers: { 'x-request-id': requestId } },
          ),
      })
      expect(JSON.stringify(reports)).not.toContain(mark)
      expect(reports).toContainEqual({
        stage: 'ceremony',
        code: 'unexpected',
        message: 'Erro ao gerar texto da cerimônia:',
        status: 400,
      })
    }
  })
})
