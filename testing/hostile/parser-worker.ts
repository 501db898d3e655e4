/** Runs one parser over one text at a time, on a thread that can be stopped in the middle of it. */
import { parentPort } from 'node:worker_threads'
import { hostileText } from './hostile-shapes.ts'
import { parsers } from './parsers.ts'

parentPort?.on('message', async ({ parser, shape, characters }) => {
  const text = hostileText(shape, characters)
  const before = process.threadCpuUsage()
  let problem: string | undefined
  try {
    await parsers[parser]?.read(text)
  } catch (error) {
    problem = String(error)
  }
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage({ ms: (user + system) / 1_000, problem })
})
parentPort?.postMessage({ ready: true })
