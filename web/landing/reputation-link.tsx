import type { LandingMessages } from '#core/messages/pt/landing.ts'
import { WithFact } from './with-fact.tsx'

/** The way to a consumer-reputation site (seed section 2); absent when none is configured. */
export function ReputationLink({ words }: { words: LandingMessages['reputation'] }) {
  return (
    <WithFact needs="reputationUrl" as="p" className="text-center">
      {(url) => (
        <>
          <span>{`${words.text} `}</span>
          <a className="link" href={url} rel="noopener">
            {words.link}
          </a>
        </>
      )}
    </WithFact>
  )
}
