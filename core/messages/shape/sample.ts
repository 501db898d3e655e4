/** One spoken sentence of the sample. */
interface SampleSentence {
  text: string
  /** The couple's words it is based on; without them it is a greeting, a general truth or a wish. */
  told?: string
}

/** The example on the landing page: what an invented couple answered, and a page of the script made from it. */
export interface SampleMessages {
  /** What the couple told, one topic each. */
  answers: readonly {
    about: string
    text: string
  }[]
  /** One page of the script. */
  page: {
    label: string
    names: string
    /** Place, date and time, as printed below the names. */
    detail: string
    excerpts: readonly {
      heading: string
      sentences: readonly SampleSentence[]
    }[]
  }
  caption: string
}
