/** What a press needs, loaded with the first: the rules of what is held too, by which its reading is taken. */
export async function loadPress() {
  const [{ press }] = await Promise.all([
    import('../../generation/press.ts'),
    import('#core/ceremony/edits/ranges.ts'),
  ])
  return press
}
