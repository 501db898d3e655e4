/** The package has no types of its own; only what subset-faces.ts uses. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: the package's own
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** OpenType feature tags; everything else goes. */
      keepFeatures: string[]
      /** Variation axes cut to a range. */
      variationAxes?: Record<string, { min: number; max: number }>
    },
  ): Promise<Uint8Array>
}
