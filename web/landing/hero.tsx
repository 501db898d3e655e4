import type { LandingMessages, OfferWording } from '#core/messages/pt/landing.ts'
import { HeroIllustration } from './hero-illustration.tsx'

/** What it is, for whom, and the way on (seed section 2). */
export function Hero({ words, offer }: { words: LandingMessages['hero']; offer: OfferWording }) {
  return (
    <div className="hero column">
      <HeroIllustration className="hero-picture" />
      <div className="hero-words">
        <h1 className="hero-headline">{words.headline}</h1>
        <p className="max-w-[34rem] text-balance text-ink-soft text-lg sm:text-xl">
          {words.subtitle}
        </p>
        <p className="hero-actions">
          <a className="button button-main px-7 text-lg" href="#access">
            {words.start}
          </a>
          <a className="button px-6 text-lg" href="#sample">
            {words.read}
          </a>
        </p>
        <p className="max-w-[30rem] text-balance text-ink-soft text-sm">{words.terms(offer)}</p>
      </div>
    </div>
  )
}
