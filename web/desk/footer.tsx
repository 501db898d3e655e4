import type { Site } from '#core/wire.ts'
import { useLanguage } from '../language/use-language.ts'

/** Closes the page: the promise once more, and whom to ask. What is not configured is not shown. */
export function Footer({ site }: { site: Site | undefined }) {
  const { screens, selling } = useLanguage().messages
  const { footer } = screens
  const { business, contact } = site ?? { business: {}, contact: {} }
  const digits = contact.phone?.replace(/\D/g, '') ?? ''
  return (
    <footer className="grid justify-items-center gap-1 text-balance border-line border-t py-8 text-center text-ink-soft text-sm">
      <p>{footer.promise}</p>
      {business.name === undefined ? null : <p>{business.name}</p>}
      {business.id === undefined ? null : <p>{selling.offer.businessId(business.id)}</p>}
      {digits === '' ? null : (
        <p>
          {footer.contact}{' '}
          <a
            className="link inline-block pointer-coarse:py-3"
            href={`https://wa.me/${digits}`}
            rel="noopener"
          >
            {contact.phone}
          </a>
        </p>
      )}
      {contact.email === undefined ? null : (
        <a className="link inline-block pointer-coarse:py-3" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
    </footer>
  )
}
