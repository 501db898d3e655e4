/** The JSON that a service sent; undefined where it is none, which is no JSON value. */
export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
