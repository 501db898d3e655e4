/** The day by which a general language model had written the examples’ texts, `YYYY-MM-DD` (evaluate/recordings). */
export const recordedOn = '2026-11-24'
