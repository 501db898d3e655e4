import type { ReactNode } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { Page } from '../../ui/page.tsx'
import { Rings } from '../../ui/rings.tsx'
import { PurchaseCard } from '../purchase-card.tsx'

interface ReturnPageProps {
  title: string
  text: string
  /** Whether the page is waiting for something. */
  isWaiting?: boolean
  /** Offers to pay again straight away. */
  offersAgain?: boolean
  children?: ReactNode
}

/** A page that a buyer returns to: what happened to the payment, and what to do next. */
export function ReturnPage(props: ReturnPageProps) {
  const { title, text, isWaiting = false, offersAgain = false, children } = props
  const { selling } = useLanguage().messages
  return (
    <Page centred isWaiting={isWaiting} below={offersAgain ? <PurchaseCard /> : null}>
      <title>{selling.returned.pageTitle}</title>
      <meta name="robots" content="noindex" />
      {isWaiting ? (
        <span className="breath" aria-hidden="true">
          <Rings className="h-10" />
        </span>
      ) : null}
      <div className="grid gap-4" role="status">
        <h1 className="title">{title}</h1>
        <p className="text-balance text-ink-soft text-lg">{text}</p>
      </div>
      {children}
    </Page>
  )
}
