import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { PurchaseCard } from './purchase-card.tsx'

/** The fragment of `/app#renew`, where the letter about the end of access leads. */
const fragment = '#renew'

/** Buying the next 30 days from the account corner; `email` is the account's. Open at once at `/app#renew`. */
export function Renewal({ email }: { email: string }) {
  const { renewal } = useLanguage().messages.selling
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const follow = (): void => {
      if (window.location.hash !== fragment) return
      setOpen(true)
      details.current?.scrollIntoView()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  return (
    <details
      ref={details}
      id="renew"
      className="renewal"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="button button-quiet">{renewal.heading}</summary>
      {isOpen ? (
        <div className="mx-auto max-w-[36rem] py-4">
          <PurchaseCard knownEmail={email} />
        </div>
      ) : null}
    </details>
  )
}
