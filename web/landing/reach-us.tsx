import type { LandingMessages } from '#core/messages/shape/landing.ts'
import { ContactLines } from './contact-lines.tsx'

/** Beside the price: a person to ask before paying. */
export function ReachUs({ words }: { words: LandingMessages['footer'] }) {
  return (
    <div className="reach-us">
      <h2 className="heading">{words.contact}</h2>
      <ContactLines message={words.message} />
    </div>
  )
}
