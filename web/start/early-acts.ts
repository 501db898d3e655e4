/** What was done to the page before it lived (late-start.ts), and doing it once it does. */
import type { EarlyAct, StartWindow } from './late-start.ts'

/** Resolves once the framework's modules are here, where they are loaded late. */
export async function startModules(page: StartWindow): Promise<void> {
  await page.lateStart?.modules
}

/** The page cannot be brought to life: its links work, and it is loaded anew as soon as that may help. */
export function giveUpStart(page: StartWindow): void {
  page.lateStart?.giveUp()
}

/** Takes over from the browser: what was kept until now, once. */
export function takeEarlyActs(page: StartWindow): EarlyAct[] {
  const acts = page.lateStart?.release() ?? []
  delete page.lateStart
  return acts
}

/** Does it as the browser would have. Enter in a form sends it by its button, if that may be pressed by now. */
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
