import { useEffect, useState } from 'react'

/** `may-forget`: the browser clears what is stored here when it sees fit. */
export type Persistence = 'unknown' | 'kept' | 'may-forget'

/** Whether the browser has promised to keep what is stored, asked anew at each start. */
export function usePersistence(): Persistence {
  const [persistence, setPersistence] = useState<Persistence>('unknown')
  useEffect(() => {
    void askPersistence(navigator.storage).then(setPersistence)
  }, [])
  return persistence
}

/** Asks without asking the person. */
async function askPersistence(
  storage: Partial<Pick<StorageManager, 'persisted'>> | undefined,
): Promise<Persistence> {
  try {
    const isPersisted = await storage?.persisted?.()
    return isPersisted === true ? 'kept' : 'may-forget'
  } catch {
    return 'may-forget'
  }
}
