/**
 * Loaded into the real server before any of its own files (`node --import`): its wall clock is ahead of the machine's
 * by what the harness says, from the start and again at every word from it. Timers and `performance.now` stay, as they
 * do when a machine's clock is set. Nothing of the product knows of this.
 */
const machineNow = Date.now
let aheadMs = Number(process.env['FAULTS_CLOCK_AHEAD_MS'] ?? 0)

const movedNow = () => machineNow() + aheadMs
Date.now = movedNow
globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [movedNow()] : parameters, newTarget),
})

process.on('message', (message: { aheadMs: number }) => {
  aheadMs = message.aheadMs
  process.send?.(message)
})
// Nobody is left to kill us, or to tell us the time.
process.on('disconnect', () => process.exit(1))
// The harness's line must not keep a server alive that has stopped.
process.channel?.unref()
