/**
 * Loaded into the real server before its own files (`node --import`): its wall clock is ahead of the machine's by
 * whatever the harness says, at the start and whenever it says so again. Timers and `performance.now` are unaffected,
 * as when a machine's clock is set. The product knows nothing of this.
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
// Nobody is left to kill us or to set our clock.
process.on('disconnect', () => process.exit(1))
// The harness's channel must not keep a stopped server alive.
process.channel?.unref()
