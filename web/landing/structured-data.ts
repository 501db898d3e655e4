import { type Language, languageDetails } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import type { Offer } from '#core/selling/offer.ts'
import { limitWording, pageFacts } from '../page-facts.ts'

/** The landing page as schema.org data: the product with its offer, and the questions with their answers. */
export function structuredData(
  words: LandingMessages,
  offer: Offer,
  language: Language,
  imageUrl: string,
): object {
  const { locale } = languageDetails[language]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: 'Enlace',
        description: words.meta.description,
        image: `${pageFacts.origin}${imageUrl}`,
        brand: { '@type': 'Brand', name: 'Enlace' },
        offers: {
          '@type': 'Offer',
          name: words.offer.heading,
          price: (offer.priceCents / 100).toFixed(2),
          priceCurrency: offer.currency,
          availability: 'https://schema.org/InStock',
          url: `${pageFacts.origin}${publicPagePath({ name: 'landing', language })}`,
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: 'BR',
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: offer.refundWindowDays,
            returnFees: 'https://schema.org/FreeReturn',
          },
        },
      },
      {
        '@type': 'FAQPage',
        inLanguage: locale,
        mainEntity: words.questions
          .items(limitWording(words.limits, language))
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
      },
    ],
  }
}
