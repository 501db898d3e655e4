import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes a file's content, or a folder's list of names, survive a loss of power. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
