/** An example's script, worked out while the pages are built (scripts/computed-modules.ts). */
declare module '*?computed' {
  export const sections: readonly import('./example-script.ts').ExampleSection[]
}
