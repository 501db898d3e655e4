/** The name of a backup made at this moment, by this device's calendar: `enlace-AAAA-MM-DD.txt`. */
export function backupFileName(nowMs: number): string {
  // Swedish writes dates as ISO 8601 does.
  return `enlace-${new Intl.DateTimeFormat('sv-SE').format(nowMs)}.txt`
}
