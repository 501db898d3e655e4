import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { Rings } from '../ui/rings.tsx'
import { PurchaseCard } from './purchase-card.tsx'

interface ReturnPageProps {
  title: string
  text: string
  /** Something is being waited for. */
  isWaiting?: boolean
  /** Offers to pay again, at once. */
  offersAgain?: boolean
  children?: ReactNode
}

/** A page that a buyer comes back to: what became of the payment, and what can be done next. */
export function ReturnPage(props: ReturnPageProps) {
  const { title, text, isWaiting = false, offersAgain = false, children } = props
  const { screens, selling } = useLanguage().messages
  const landingPath = useLandingPath()
  return (
    <div className="return-page">
      <title>{selling.returned.pageTitle}</title>
      <meta name="robots" content="noindex" />
      <header className="flex items-center justify-between">
        <Link to={landingPath} className="flex min-h-11 items-center gap-2.5 font-display text-2xl">
          <Rings className="h-6 text-accent" />
          {screens.product.name}
        </Link>
        <LanguageSwitch />
      </header>
      <main className="grid gap-6">
        <div className="card grid gap-4 p-8 text-center sm:p-12" aria-busy={isWaiting}>
          {isWaiting ? (
            <span className="breath" aria-hidden="true">
              <Rings className="h-10" />
            </span>
          ) : null}
          <div className="grid gap-4" role="status">
            <h1 className="title">{title}</h1>
            <p className="text-ink-soft text-lg">{text}</p>
          </div>
          {children}
        </div>
        {offersAgain ? <PurchaseCard /> : null}
      </main>
    </div>
  )
}
