/** The operator's commands: `node admin.ts <command>` (docs/operations.md), with or without a running server. */
import { setTimeout as pause } from 'node:timers/promises'
import { createOperator } from '#server/operator/operator.ts'
import { runAdmin } from './admin/run-admin.ts'
import { describeInstallation } from './composition/describe-installation.ts'
import { type OpenedAccess, openAccess } from './composition/open-access.ts'
import { openSelling } from './composition/open-selling.ts'
import { keepFilesPrivate } from './composition/private-files.ts'
import { readConfig } from './config.ts'

/** Commands report their own outcome. */
const silent = () => {}
const silentLog = { debug: silent, info: silent, warn: silent, error: silent }

let opened: OpenedAccess | undefined

try {
  process.exitCode = await runAdmin(process.argv.slice(2), {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    open: async () => {
      const read = readConfig()
      if (!read.ok) return { ok: false, sentence: read.problems.join('\n') }
      keepFilesPrivate(read.config.dataDir)
      const opening = await openAccess(read.config)
      if (!opening.ok) return opening
      opened = opening.opened
      const { access, store } = opened
      const operator = createOperator({ ...opened, now: Date.now })
      const selling = openSelling({ config: read.config, opened, log: silentLog })
      return { ok: true, context: { access, operator, store, selling, now: Date.now, pause } }
    },
    installation: () => {
      const read = readConfig()
      if (!read.ok) return { ok: false, sentence: read.problems.join('\n') }
      return { ok: true, context: describeInstallation(read.config) }
    },
  })
} finally {
  await opened?.store.close()
}
