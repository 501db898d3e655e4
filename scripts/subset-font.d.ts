/** The package has no types of its own; this covers only what subset-fonts.ts uses. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: the package's own
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      /** OpenType feature tags; all others are dropped. */
      keepFeatures: string[]
      /** Variation axes reduced to a range, or to one place. */
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Uint8Array>
}
