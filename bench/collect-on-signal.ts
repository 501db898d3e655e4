/** Loaded before a server under test (`node --expose-gc --import`): SIGUSR2 collects its garbage and says so. */

process.on('SIGUSR2', () => {
  collect()
  // Twice: what only finalizers held falls in the second round.
  setTimeout(() => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    process.stdout.write(`collected ${heapUsed + external}\n`)
  }, 100)
})

/** As when memory runs out: else V8 keeps the pages that the crowd's start had filled, and they count as resident. */
function collect(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
