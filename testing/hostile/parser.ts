/** One way in which text or bytes from outside enter, to be measured with hostile ones. */
export interface Parser {
  /** The modules that it drives, from the root of the repository; a folder, with its stroke, for all of them. */
  modules: readonly string[]
  /** Reads the text, in whatever clothes it arrives; may return anything, and must not throw. */
  read: (text: string) => unknown
}

export type Parsers = Readonly<Record<string, Parser>>
