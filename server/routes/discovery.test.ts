import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { publicPagePath, publicPages } from '#core/pages/public-pages.ts'
import { addDiscoveryRoutes } from './discovery.ts'

const app = new Hono()
addDiscoveryRoutes(app, new URL('https://example.com/'))

describe('what search engines request', () => {
  test('robots.txt names the sitemap by its full address and keeps the API out', async () => {
    const response = await app.request('/robots.txt')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toContain('\nSitemap: https://example.com/sitemap.xml\n')
    expect(text).toContain('\nDisallow: /api/\n')
  })

  test('sitemap.xml lists each public page once, with its counterpart in every language', async () => {
    const response = await app.request('/sitemap.xml')
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
    const xml = await response.text()
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      publicPages.map((page) => `https://example.com${publicPagePath(page)}`),
    )
    expect([...xml.matchAll(/hreflang="fr-FR" href="https:\/\/example\.com\/fr"/g)]).toHaveLength(4)
  })
})
