import { useEffect, useState } from 'react'
import { renewalFragment } from '#core/pages/public-pages.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LatePieces, latePiece } from '../ui/late-piece.tsx'

const RenewalOffer = latePiece(async () => (await import('./renewal-offer.tsx')).RenewalOffer)

/**
 * Buys the next 30 days from the account corner, in a dialog, so that the work underneath stays put; `email` is the
 * account's. Opens straight away at `/app#renew`.
 */
export function Renewal({ email }: { email: string }) {
  const { renewal } = useLanguage().messages.selling
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const follow = (): void => {
      if (window.location.hash === renewalFragment) setOpen(true)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {renewal.heading}
      </Button>
      <Dialog open={isOpen} title={renewal.heading} onClose={() => setOpen(false)}>
        <LatePieces>
          <RenewalOffer email={email} />
        </LatePieces>
      </Dialog>
    </>
  )
}
