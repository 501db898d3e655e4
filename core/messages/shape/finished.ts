/** What the desk says once everything has been written, and of the copy for oneself. */
export interface FinishedMessages {
  dismiss: string
  /** Where its ways stay; `menu` as the bar names or draws it. */
  dismissed: (menu: string) => string
  copy: {
    script: string
    scriptHint: string
    /** Hands the document to the browser's share sheet. */
    share: string
    /** Where it takes no documents, the words themselves. */
    shareText: string
    save: string
    /** Where nothing can be shared: what to do with what was saved. */
    attach: string
    everything: string
    everythingHint: string
    /** Begins the backup of all ceremonies. */
    lock: string
  }
}
