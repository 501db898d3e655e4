/** The script edited in place: lines, one history for everything, finding and replacing, and what a reload keeps. */
import { counted } from '#core/messages/counted.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

test('a line is split, joined, brought back and undone from anywhere, and a reload keeps it', async ({
  page,
}) => {
  const creator = creatorPage(page)
  const { history, sheet } = creator.words.desk
  await creator.open(sampleVisit)
  const line = (place: string) => page.locator(`[id="line-${place}"]`)
  const words = line('ringVows-library-0.0')
  const original = await words.inputValue()
  await words.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Hoje, ')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('E sempre.')
  await expect(line('ringVows-library-0.1')).toHaveValue('E sempre.')
  await expect(line('ringVows-library-0.1')).toBeFocused()
  await page.reload()
  await expect(line('ringVows-library-0.1')).toHaveValue('E sempre.')
  await expect(words).toHaveValue(`Hoje, ${original}`)

  // Joined again from its beginning, then back to the library's words, then all of that undone.
  await line('ringVows-library-0.1').click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Backspace')
  await expect(words).toHaveValue(`Hoje, ${original}E sempre.`)
  await page.locator('#chapter-ringVows').getByRole('button', { name: sheet.original }).click()
  await expect(words).toHaveValue(original)
  await creator.answer(5).focus()
  await page.keyboard.press('Control+z')
  await expect(words).toHaveValue(`Hoje, ${original}E sempre.`)
  await expect(words).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: history.undone })).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(words).toHaveValue(original)

  // Many lines at once, as from a document.
  await creator.write('welcome', 'Boa tarde!\r\n\r\n\r\nQue bom que vocês vieram.\n')
  await expect(creator.lines('welcome')).toHaveCount(3)
  await creator.reads('welcome', 'Boa tarde!\n\nQue bom que vocês vieram.\n\n')
})

test('words are found and replaced in the whole script, in one step of the history', async ({
  page,
}) => {
  const creator = creatorPage(page)
  const { find } = creator.words.desk
  await creator.open(sampleVisit)
  const former = await creator.text('ceremony')
  await creator.answer(1).focus()
  await page.keyboard.press('Control+f')
  const bar = page.getByRole('search', { name: find.open })
  await bar.getByLabel(find.find).fill('CHOV')
  await expect(bar.getByRole('status')).toHaveText(find.found('1', '2'))
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('status')).toHaveText(find.found('2', '2'))
  await bar.getByLabel(find.replaceBy).fill('Nev')
  await bar.getByRole('button', { name: find.replaceAll }).click()
  await creator.reads('ceremony', former.replaceAll(/chov/gi, 'Nev'))
  await expect(bar.getByRole('status')).toHaveText(find.replaced(counted(2, 'pt')))
  // The focus is still in the bar, which hears Escape.
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await page.keyboard.press('Control+z')
  await creator.reads('ceremony', former)
})
