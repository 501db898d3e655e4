/** What is said of ceremonies that leave this device in a file, and of files that come to it. */
export interface CopiesMessages {
  back: string
  share: string
  download: string
  /** A file has been handed over. */
  handedOver: string
  carry: {
    title: string
    explanation: string
    /** What is left out for the sake of a secret; ticked, it comes along. */
    withSecrets: string
    withSecretsHint: string
  }
  backup: {
    title: string
    explanation: string
    /** `age` as `Intl.RelativeTimeFormat` says it. */
    last: (age: string) => string
    never: string
    /** How many stay behind because a newer version made them or they cannot be read. */
    unread: (count: number) => string
    makeCode: string
    codeTitle: string
    codeExplanation: string
    copyCode: string
    codeCopied: string
    printCode: string
    passphrase: string
    passphraseHint: string
    passphraseShort: string
    codeKept: string
    ready: string
    newCode: string
    newCodeHint: string
    /** The browser keeps no promise not to clear what is stored. */
    mayForget: string
  }
  open: {
    title: string
    explanation: string
    choose: string
    secret: string
    secretHint: string
    unlock: string
    unlocking: string
    holds: (count: number, made: string) => string
    /** What becomes of each ceremony of a backup. */
    becomes: Record<'add' | 'replace' | 'add-beside' | 'keep' | 'undelete', string>
    withDeleted: (count: number) => string
    withEarlier: (count: number) => string
    restore: string
    nothingToRestore: string
    /** How many came. */
    restored: (count: number) => string
    carried: Record<'add' | 'replace' | 'add-beside' | 'keep' | 'undelete', string>
    refused: Record<
      | 'not-ours'
      | 'newer'
      | 'cut'
      | 'damaged'
      | 'wrong-secret'
      | 'incomplete-code'
      | 'mistyped-code'
      | 'unreadable'
      | 'not-stored'
      /** A backup that unpacks to more than any shelf holds. */
      | 'too-large',
      string
    >
  }
  /** Somebody logs in where only others have worked. */
  others: {
    title: string
    text: string
    open: string
    leave: string
    clear: string
    clearQuestion: string
    clearConfirm: string
    cancel: string
  }
  /** Another tab has cleared the device. */
  cleared: { title: string; text: string; goOn: string }
  /** On a device that is known, with nothing on its shelf. */
  offer: { text: string; restore: string; dismiss: string }
}
