import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { OfferWording } from '#core/messages/shape/offer.ts'
import type { SampleMessages } from '#core/messages/shape/sample.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { HeroArch } from './hero-arch.tsx'
import { HeroLetter } from './hero-letter.tsx'

interface HeroProps {
  language: Language
  words: LandingMessages['hero']
  sample: SampleMessages
  offer: OfferWording
}

/** What it is, who it is for, what it costs, and the way in (docs/specification.md section 2.1). */
export function Hero({ language, words, sample, offer }: HeroProps) {
  return (
    <div className="hero column">
      <div className="hero-words">
        <p className="-mb-3 text-balance text-accent">{words.audience}</p>
        <h1 className="hero-headline">{words.headline}</h1>
        {/* On a phone a little narrower: there the font that is shown first would need one line more than ours. */}
        <p className="max-w-[34rem] pe-2 text-ink-soft text-lg sm:pe-0 sm:text-xl">
          {words.subtitle}
        </p>
        <p className="hero-actions">
          <a className="button button-main px-7 text-lg" href="#access">
            {words.start}
          </a>
          <Link className="button px-6 text-lg" to={publicPagePath({ name: 'example', language })}>
            {words.read}
          </Link>
        </p>
        <p className="max-w-[30rem] text-ink-soft text-sm">{words.terms(offer)}</p>
      </div>
      <div className="hero-picture">
        <HeroArch className="hero-arch" />
        <HeroLetter sample={sample} />
      </div>
    </div>
  )
}
