import type { BrowserContext } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { escapeHtml } from '#core/letters/letter-html.ts'
import { renderLetter } from '#core/letters/letters.ts'
import { letterSite, letters } from './sample-data.ts'

const widths = [320, 640] as const
const colorSchemes = ['light', 'dark'] as const

/** Draws every kind of letter, as HTML and as a mail program shows its plain text. @returns how many were drawn */
export async function drawLetters(
  context: BrowserContext,
  language: Language,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<number> {
  const page = await context.newPage()
  let drawn = 0
  for (const { name, letter } of letters) {
    const { html, text, subject } = renderLetter(letter, language, letterSite)
    const forms = { html, text: plainLetter(`${subject}\n\n${text}`) }
    for (const [form, content] of Object.entries(forms)) {
      await page.setContent(content)
      for (const width of widths) {
        for (const colorScheme of colorSchemes) {
          const picture = `letter-${name}-${form}-${language}-${width}-${colorScheme}`
          if (!isWanted(picture)) continue
          await page.setViewportSize({ width, height: 640 })
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: `${folder}/${picture}.png`, fullPage: true })
          drawn += 1
        }
      }
    }
  }
  await page.close()
  return drawn
}

function plainLetter(text: string): string {
  return `<meta name="color-scheme" content="light dark"><pre style="margin:12px;font:13px/19px monospace;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</pre>`
}
