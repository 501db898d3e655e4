/** A computer that several people use: what one has kept is not simply opened by the next. */
import { copies } from '#core/messages/pt/copies.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { sampleInfo, sampleVisit } from './sample-ceremony.ts'

test('a login under another e-mail asks before it opens what somebody else has kept', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  // As if another had worked here until now: the special PIN has one e-mail only.
  await page.evaluate(() => localStorage.setItem('enlace_shelf_owners', 'somebody'))
  await enter(page)
  const email = 'bia@example.org'
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    const session = await answer.json()
    await route.fulfill({ json: { ...session, user: { ...session.user, email } } })
  })
  for (const path of ['/cerimonias', '/app']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: copies.others.title })).toBeVisible()
    await expect(page.getByText(sampleInfo.location)).toHaveCount(0)
  }
  await page.getByRole('button', { name: copies.others.open }).click()
  await expect(creator.field('location')).toHaveValue(sampleInfo.location)
  await page.reload()
  await expect(creator.field('location')).toHaveValue(sampleInfo.location)
})
