/** How whoever celebrates writes: a card made from former scripts. */
export interface VoiceMessages {
  explanation: string
  script: string
  another: string
  make: string
  making: string
  stop: string
  made: string
  failed: string
  notKept: string
  card: string
  rhythm: string
  humour: string
  address: string
  openings: string
  closings: string
  neverSays: string
  /** One phrase on each line. */
  perLine: string
  remove: string
  removed: string
  /** Opens a Word document as one of the scripts; read on the device. */
  fromFile: string
  /** The document's words stand in the field now. */
  fileRead: (name: string) => string
  fileRefused: Record<
    'too-large' | 'protected' | 'old-format' | 'not-a-document' | 'broken' | 'empty',
    string
  >
}
