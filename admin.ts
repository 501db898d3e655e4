/** The operator's commands: `npm run admin -- <command>`. Works beside a running server, and without one. */
import { setTimeout as pause } from 'node:timers/promises'
import { createOperator } from '#server/operator/operator.ts'
import { runAdmin } from './admin/run-admin.ts'
import { type OpenedAccess, openAccess } from './composition/open-access.ts'
import { readConfig } from './config.ts'

let opened: OpenedAccess | undefined

try {
  process.exitCode = await runAdmin(process.argv.slice(2), {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    open: async () => {
      const read = readConfig()
      if (!read.ok) return { ok: false, sentence: read.problems.join('\n') }
      const opening = await openAccess(read.config)
      if (!opening.ok) return opening
      opened = opening.opened
      const { access, store } = opened
      const operator = createOperator({ ...opened, now: Date.now })
      return { ok: true, context: { access, operator, store, now: Date.now, pause } }
    },
  })
} finally {
  await opened?.store.close()
}
