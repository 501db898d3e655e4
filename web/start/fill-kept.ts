/**
 * Runs in a script at the end of the creator's page, before the first paint, so it imports nothing that is not a type:
 * what this device keeps stands in its place from the start, so that nothing moves or seems gone until React comes. The
 * fields cannot be typed in before that; what they hold is read again then, with every care (storage/kept-entry.ts).
 */

/** Where what is kept goes. */
export interface FillPlan {
  userKey: string
  pinKey: string
  /** Storage key of a JSON object or array, and the ids of the fields that show its members. */
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The page's surroundings, apart so that they can be tried without a page. */
export interface FillPage {
  document: Pick<Document, 'getElementById' | 'querySelectorAll'>
  localStorage: Pick<Storage, 'getItem'>
}

export function fillKept(page: FillPage, { userKey, pinKey, fields }: FillPlan): void {
  const read = (key: string): Record<string, unknown> => {
    try {
      return Object(JSON.parse(page.localStorage.getItem(key) ?? ''))
    } catch {
      // Refused, absent or nonsense: React deals with it.
      return {}
    }
  }
  const say = (what: string, text: string): void => {
    for (const place of page.document.querySelectorAll(`[data-kept=${what}]`)) {
      place.textContent = text
    }
  }
  const { email } = read(userKey)
  if (typeof email === 'string' && email !== '') say('email', `${email} · `)
  const pin = read(pinKey)
  if (pin instanceof Number) say('pin', `${pin}`)

  for (const [key, ids] of Object.entries(fields)) {
    const kept = read(key)
    for (const [name, id] of Object.entries(ids)) {
      const field = page.document.getElementById(id) as HTMLTextAreaElement | null
      const value = kept[name]
      if (field === null || typeof value !== 'string') continue
      field.value = value
      // Makes a text area as tall as its text (ui/text-area.tsx).
      if (field.parentElement?.dataset['text'] !== undefined) {
        field.parentElement.dataset['text'] = value
      }
    }
  }
}
