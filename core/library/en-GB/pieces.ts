/** The pieces whose sentences differ in British English: a line for each file of this folder. */
export { consent } from './consent.ts'
export { exit } from './exit.ts'
export { handsTied } from './hands-tied.ts'
export { opening } from './opening.ts'
export { recordSigning } from './record-signing.ts'
