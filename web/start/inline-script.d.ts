/** A file's single function as an expression, to be inlined in a page (scripts/inline-scripts.ts). */
declare module '*?script' {
  export const code: string
}
