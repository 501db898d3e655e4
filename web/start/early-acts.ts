/** What users did before the page was hydrated (late-start.ts), and replaying it afterwards. */
import type { EarlyAct, StartWindow } from './late-start.ts'

/** Resolves once the framework's modules have loaded, if they are loaded late. */
export async function startModules(page: StartWindow): Promise<void> {
  await page.lateStart?.modules
}

/** The page cannot be hydrated: its links still work, and it is reloaded as soon as that may help. */
export function giveUpStart(page: StartWindow): void {
  page.lateStart?.giveUp()
}

/** Stops recording and returns what was recorded, once. */
export function takeEarlyActs(page: StartWindow): EarlyAct[] {
  const acts = page.lateStart?.release() ?? []
  delete page.lateStart
  return acts
}

/** Does it as the browser would have. Enter in a form submits it by its button, if that is enabled by now. */
export function replay({ kind, target }: EarlyAct): void {
  if (kind === 'click') {
    target.click()
    return
  }
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
  )
  target.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.click()
}
