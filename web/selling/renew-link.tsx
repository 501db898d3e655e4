import { Link } from 'react-router'
import { renewalFragment } from '#core/pages/public-pages.ts'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage } from '../language/use-language.ts'

/** The way to renew for whoever has no access any more: to the price card, which knows the e-mail from this tab. */
export function RenewLink() {
  const { renewal } = useLanguage().messages.selling
  return (
    <Link className="link" to={`${useLandingPath()}${renewalFragment}`}>
      {renewal.heading}
    </Link>
  )
}
