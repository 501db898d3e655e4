import { WithFact } from './with-fact.tsx'

/** The ways to reach who runs the site, as far as configured. */
export function ContactLines({ message }: { message: string }) {
  return (
    <>
      <WithFact needs="contactPhone" as="p">
        {(phone) => phone}
      </WithFact>
      <WithFact needs="contactDigits" as="p">
        {(digits) => (
          <a className="link" href={`https://wa.me/${digits}`} rel="noopener">
            {message}
          </a>
        )}
      </WithFact>
      <WithFact needs="contactEmail" as="p">
        {(email) => (
          <a className="link break-all" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </WithFact>
    </>
  )
}
