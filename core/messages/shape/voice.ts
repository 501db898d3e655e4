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
}
