import type { LandingMessages } from '#core/messages/shape/landing.ts'
import { WithFact } from './with-fact.tsx'

/** A link to a consumer-reputation site (docs/specification.md section 2.1); absent when none is configured. */
export function ReputationLink({ words }: { words: LandingMessages['reputation'] }) {
  return (
    <WithFact needs="reputationUrl" as="p">
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
