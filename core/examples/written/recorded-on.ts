/** The day on which a general language model wrote the examples' texts, `YYYY-MM-DD` (evaluate/recordings). */
export const recordedOn = '2026-11-22'
