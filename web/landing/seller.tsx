import { useLanguage } from '../language/use-language.ts'
import { WithFact } from './with-fact.tsx'

/**
 * Who runs the site: name, registration number and address, as far as configured. `words` may put the name into a
 * sentence.
 */
export function Seller({ words }: { words?: (business: string) => string }) {
  const { businessId } = useLanguage().messages.selling.offer
  return (
    <>
      <WithFact needs="businessName" as="p">
        {(name) => words?.(name) ?? name}
      </WithFact>
      <WithFact needs="businessId" as="p">
        {(id) => businessId(id)}
      </WithFact>
      <WithFact needs="businessAddress" as="p">
        {(address) => address}
      </WithFact>
    </>
  )
}
