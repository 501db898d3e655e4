import type { Hono } from 'hono'
import { languageDetails, languages } from '#core/languages.ts'
import { type PublicPage, publicPagePath, publicPages } from '#core/pages/public-pages.ts'
import { onlyMethods } from '../http/known-methods.ts'

/** What search engines request: `GET /robots.txt` and `GET /sitemap.xml`, both with the site's own addresses. */
export function addDiscoveryRoutes(app: Hono, publicUrl: URL): void {
  const caching = { 'cache-control': 'public, max-age=3600' }
  const robots = robotsText(publicUrl.origin)
  const sitemap = sitemapXml(publicUrl.origin)
  app.get('/robots.txt', (c) => c.text(robots, 200, caching))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap, 200, { ...caching, 'content-type': 'application/xml; charset=utf-8' }),
  )
  app.all('/robots.txt', onlyMethods('GET', 'HEAD'))
  app.all('/sitemap.xml', onlyMethods('GET', 'HEAD'))
}

function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /app\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Every public page with its counterparts in the other languages (sitemaps.org, and hreflang as Google reads it). */
function sitemapXml(origin: string): string {
  const address = (page: PublicPage): string => `${origin}${publicPagePath(page)}`
  const entries = publicPages.map((page) => {
    const alternates = languages.map(
      (language) =>
        `    <xhtml:link rel="alternate" hreflang="${languageDetails[language].locale}" href="${address({ ...page, language })}"/>\n`,
    )
    return `  <url>\n    <loc>${address(page)}</loc>\n${alternates.join('')}  </url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}
