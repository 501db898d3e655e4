import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { useSession } from './use-session.ts'

/** Who is logged in, with the PIN, and the way out; only for whoever is (seed sections 2 and 6). */
export function Account() {
  const { access } = useLanguage().messages
  const { isAuthenticated, email, pin } = useSession()
  if (!isAuthenticated) return null
  return (
    <section className="account" aria-label={access.account.region}>
      <p className="min-w-0 text-ink-soft text-sm [overflow-wrap:anywhere]">
        {email === '' ? null : `${email} · `}
        <span className="whitespace-nowrap">
          {access.account.pin} {pin}
        </span>
      </p>
      <Leave />
    </section>
  )
}

/** The navigation's Sair for who is logged in, else Entrar (seed section 2, "Route /"). */
export function EnterOrLeave() {
  const { access } = useLanguage().messages
  const { isAuthenticated } = useSession()
  if (isAuthenticated) return <Leave />
  return (
    <Link className="button button-quiet" to="/login">
      {access.enter}
    </Link>
  )
}

function Leave() {
  const { access } = useLanguage().messages
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {access.leave}
      </Button>
      <LogoutDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
