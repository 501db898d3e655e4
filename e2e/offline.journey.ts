/** The product without any configuration: nothing leaves this machine, and it says who writes. */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { languageSheet } from './language-sheet.ts'
import { sampleAnswers, sampleInfo } from './sample-ceremony.ts'
import { startServer } from './server-process.ts'

test('unconfigured, the demonstration writer says that it is one, and names every city', async ({
  page,
}) => {
  const server = await startServer()
  try {
    const creator = creatorPage(page)
    const { screens } = creator.words
    await enter(page, server.baseUrl)
    await page.goto(`${server.baseUrl}/app`)
    await languageSheet(page).getByRole('button', { name: 'Português' }).click()
    // On a device that has never been here it comes a moment after the fields.
    await expect(page.locator('.start-card')).toBeVisible()
    await creator.leaveCard()
    await expect(page.getByText(screens.preview.demonstration)).toBeVisible()
    await creator.fill(sampleInfo, sampleAnswers)
    await creator.button(screens.actions.generate).click()
    await expect(creator.toast).toContainText(screens.toasts.textsGenerated, { timeout: 45_000 })
    const { welcome, ceremony } = await creator.texts()
    for (const city of ['Recife', 'Belo Horizonte', 'Tiradentes']) expect(welcome).toContain(city)
    expect(ceremony).toContain('João')
    expect(ceremony).toContain('Zoë')
  } finally {
    // What the page still fetches when it has nothing else to do finds its server there.
    await page.close()
    await server.stop()
  }
})
