import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { createWriter, type WriterOptions, type WriterReport } from './create-writer.ts'
import { couple, mark, servicesAt } from './writer-test-couple.ts'

let sandbox: AiSandbox

beforeAll(async () => {
  sandbox = await startAiSandbox({ pace: { wordsPerSecond: Number.POSITIVE_INFINITY } })
})

afterAll(() => sandbox.close())

/** What the operator is told when all three texts are asked for. */
async function reportsOf(options: Omit<WriterOptions, 'report'>): Promise<WriterReport[]> {
  const reports: WriterReport[] = []
  const write = createWriter({ ...options, report: (report) => reports.push(report) })
  for await (const _ of write(couple, new AbortController().signal));
  return reports
}

describe('reports', () => {
  test.for(['echo', 'stream-error', 'cut', 'garbage', 'refusal', 'bad-model', 'quota'])(
    'carry nothing a person typed after %s, and nothing goes to the console',
    async (behaviour) => {
      const said = ['log', 'info', 'warn', 'error', 'debug'] as const
      const spies = said.map((method) => vi.spyOn(console, method))
      const reports = await reportsOf({
        services: servicesAt(sandbox.baseUrl, { model: `sandbox-${behaviour}` }),
      })
      expect(reports).toHaveLength(3)
      expect(JSON.stringify(reports)).not.toContain(mark)
      for (const report of reports) {
        expect(Object.keys(report)).toEqual(
          expect.arrayContaining(['text', 'message', 'code', 'status', 'requestId']),
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
        services: servicesAt('http://service.example/v1'),
        fetch: async () =>
          Response.json(
            { error: { message: `no: ${mark}`, type: mark, param: mark, code } },
            { status: 400, headers: { 'x-request-id': requestId } },
          ),
      })
      expect(JSON.stringify(reports)).not.toContain(mark)
      expect(reports).toContainEqual({
        text: 'ceremony',
        code: 'unexpected',
        message: 'Erro ao gerar texto da cerimônia:',
        status: 400,
      })
    }
  })
})
