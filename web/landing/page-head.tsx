import { defaultLanguage, languageDetails, languages } from '#core/languages.ts'
import { type PublicPage, publicPagePath } from '#core/pages/public-pages.ts'
import { pageFacts } from '../page-facts.ts'

interface PageHeadProps {
  page: PublicPage
  title: string
  description: string
  /** Path of the link-preview picture, 1200 by 630 pixels. */
  imageUrl: string
  imageDescription: string
  /** Schema.org data of the page as it is built; in the browser, where nobody reads them, nothing has to make them. */
  data?: object
}

/**
 * What search engines and link previews read: the page's title and description, its address and those in other
 * languages.
 */
export function PageHead({
  page,
  title,
  description,
  imageUrl,
  imageDescription,
  data,
}: PageHeadProps) {
  const address = (shown: PublicPage): string => `${pageFacts.origin}${publicPagePath(shown)}`
  const { locale } = languageDetails[page.language]
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(page)} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={languageDetails[language].locale}
          href={address({ ...page, language })}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={address({ ...page, language: defaultLanguage })}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Enlace" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(page)} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={`${pageFacts.origin}${imageUrl}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageDescription} />
      <meta name="twitter:card" content="summary_large_image" />
      {data === undefined ? null : (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON with < escaped; React would escape its quotes
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}
