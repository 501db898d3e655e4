/**
 * The server dies while a celebrant types and texts are being written: everything typed and finished is still there.
 */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { languageSheet } from './language-sheet.ts'
import { sampleInfo } from './sample-ceremony.ts'
import { startServer } from './server-process.ts'

test('a server that is killed and restarted loses nothing', async ({ page, ai, watched }) => {
  const service = { AI_BASE_URL: ai.baseUrl, AI_API_KEY: 'journey' }
  // The stalling text must still be in progress when the server dies.
  const server = await startServer({ ...service, AI_SILENCE_TIMEOUT_MS: '80000' })
  try {
    // What a browser reports about a server that is down.
    watched.allow(/net::ERR_/)
    const creator = creatorPage(page)
    const { screens } = creator.words
    await enter(page, server.baseUrl)
    await page.goto(`${server.baseUrl}/app`)
    await languageSheet(page).getByRole('button', { name: 'Português' }).click()
    await creator.leaveCard()
    await creator.field('brideName').fill(sampleInfo.brideName)
    await creator.field('groomName').fill(sampleInfo.groomName)
    ai.behave('ceremony', 'stall-middle')
    await creator.button(screens.actions.generate).click()
    await expect(creator.lines('welcome').first()).toBeEditable()
    const welcome = await creator.text('welcome')
    expect(welcome).not.toBe('')

    await creator.answer(5).pressSequentially('Dançaram ')
    await server.crash()
    await creator.answer(5).pressSequentially('até de manhã.')
    await expect(creator.button(screens.actions.generate)).toBeEnabled()
    const edited = `${welcome} Sejam todos bem-vindos.`
    await creator.write('welcome', edited)

    const before = await creator.content()
    expect(before.answers[4]).toBe('Dançaram até de manhã.')
    expect(before.texts.welcome).toBe(edited)
    await server.restart()
    // The page closes with the last key: storing what was typed must not wait.
    await creator.field('location').pressSequentially('Praia do Rosa')
    await page.reload()
    await expect(creator.field('location')).toHaveValue('Praia do Rosa')
    await expect(creator.field('location')).toBeEditable()
    const info = { ...before.info, location: 'Praia do Rosa' }
    expect(await creator.content()).toEqual({ ...before, info })

    ai.behave('all', undefined)
    await creator.generate()
    expect((await creator.content()).answers).toEqual(before.answers)
  } finally {
    await server.stop()
  }
})
