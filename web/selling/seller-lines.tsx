import type { Site } from '#core/wire.ts'
import { useLanguage } from '../language/use-language.ts'

/** Who sells and how to reach them, as far as configured. */
export function SellerLines({ site }: { site: Site | undefined }) {
  const { offer } = useLanguage().messages.selling
  const { business, contact } = site ?? { business: {}, contact: {} }
  const reach = [contact.email, contact.phone].filter((part) => part !== undefined)
  return (
    <>
      {business.name === undefined ? null : <p>{offer.seller(business.name)}</p>}
      {business.id === undefined ? null : <p>{offer.businessId(business.id)}</p>}
      {business.address === undefined ? null : <p>{business.address}</p>}
      {reach.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </>
  )
}
