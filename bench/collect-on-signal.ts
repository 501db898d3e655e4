/** Loaded before a server under test (`node --expose-gc --import`): SIGUSR2 collects its garbage and says so. */

process.on('SIGUSR2', () => {
  // Twice: what only finalizers held falls in the second round.
  globalThis.gc?.()
  setTimeout(() => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.stdout.write(`collected ${heapUsed + external}\n`)
  }, 100)
})
