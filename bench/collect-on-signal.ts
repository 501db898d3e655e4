/** Preloaded into a server under test (`node --expose-gc --import`): SIGUSR2 collects its garbage and reports it. */

process.on('SIGUSR2', () => {
  collect()
  // Twice: what finalizers were holding is only freed the second time.
  setTimeout(() => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    process.stdout.write(`collected ${heapUsed + external}\n`)
  }, 100)
})

/** As when memory runs out: otherwise V8 keeps the pages filled while the crowd started, and they count as resident. */
function collect(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
