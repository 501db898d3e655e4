import { describe, expect, test } from 'vitest'
import { type BrowserSearch, findBrowser } from './browser.ts'

const playwrightPath = '/home/ana/.cache/ms-playwright/chromium/chrome'

function search(present: readonly string[], changes: Partial<BrowserSearch> = {}): BrowserSearch {
  return {
    env: { PATH: '/opt/bin:/usr/bin' },
    platform: 'linux',
    exists: (path) => present.includes(path),
    playwrightPath,
    ...changes,
  }
}

describe('findBrowser', () => {
  test('prefers what CHROME_PATH names to anything else', () => {
    const env = { CHROME_PATH: '/opt/mine/chrome' }
    expect(findBrowser(search(['/usr/bin/chromium', '/opt/mine/chrome'], { env }))).toBe(
      '/opt/mine/chrome',
    )
  })

  test('throws when CHROME_PATH leads nowhere', () => {
    const env = { CHROME_PATH: '/opt/mine/chrome' }
    expect(() => findBrowser(search(['/usr/bin/chromium'], { env }))).toThrow('/opt/mine/chrome')
  })

  test('prefers the machine’s own browser to the downloaded one', () => {
    expect(findBrowser(search([playwrightPath, '/usr/bin/google-chrome']))).toBe(
      '/usr/bin/google-chrome',
    )
  })

  test('searches the PATH', () => {
    expect(findBrowser(search(['/opt/bin/chromium-browser']))).toBe('/opt/bin/chromium-browser')
  })

  test('falls back to Playwright’s own download', () => {
    expect(findBrowser(search([playwrightPath]))).toBe(playwrightPath)
  })

  test('finds Chrome in its usual places on macOS and Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findBrowser(search([mac], { platform: 'darwin', env: {} }))).toBe(mac)
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
    const env = { PROGRAMFILES: 'C:\\Program Files' }
    expect(findBrowser(search([windows], { platform: 'win32', env }))).toBe(windows)
  })

  test('finds nothing where there is nothing', () => {
    expect(findBrowser(search([]))).toBeUndefined()
  })
})
