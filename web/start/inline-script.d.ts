/** A file's one function as an expression, for a script inside the page (scripts/inline-scripts.ts). */
declare module '*?script' {
  export const code: string
}
