/** How much memory a server under test holds after garbage collection. */
import { readFileSync } from 'node:fs'
import type { PinnedProcess } from './pinned-process.ts'

export interface ProcessMemory {
  /** The process's resident memory (proc(5), VmRSS), without the kernel's socket buffers. */
  rssKiB: number
  /** The part of it that V8 and its buffers hold. */
  heapKiB: number
}

/** Arguments for Node that `memoryAfterCollection` needs. */
export const collectable = ['--expose-gc', '--import', './bench/collect-on-signal.ts'] as const

const answerTimeoutMs = 30_000

/** Collects the garbage of a process started with `collectable`, then reads its memory. */
export async function memoryAfterCollection({ child, pid }: PinnedProcess): Promise<ProcessMemory> {
  const heapBytes = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer to SIGUSR2')), answerTimeoutMs)
    let output = ''
    const listen = (part: unknown) => {
      output += String(part)
      const bytes = /collected (\d+)\n/.exec(output)?.[1]
      if (bytes === undefined) return
      clearTimeout(timer)
      child.stdout?.off('data', listen)
      resolve(Number(bytes))
    }
    child.stdout?.on('data', listen)
    child.kill('SIGUSR2')
  })
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    rssKiB: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN),
    heapKiB: heapBytes / 1024,
  }
}
