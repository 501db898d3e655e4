import { statSync } from 'node:fs'

/**
 * Remembers which file `path` leads to. The returned function says whether it still does: a process with an open file
 * keeps writing to it after it was moved, replaced or deleted, where nobody will ever look.
 */
export function rememberFile(path: string): () => boolean {
  const opened = identityOf(path)
  return () => opened !== undefined && identityOf(path) === opened
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
