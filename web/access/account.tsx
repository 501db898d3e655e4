import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Kept } from './kept.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { useSession } from './use-session.ts'

/**
 * Who is logged in, with the PIN, and the way out; only for whoever is (seed sections 2 and 6). Its place is kept while
 * that is asked, so that nothing moves.
 */
export function Account() {
  const { access } = useLanguage().messages
  const { isAuthenticated, loading, email, pin } = useSession()
  if (!isAuthenticated && !loading) return null
  return (
    <section className="account" aria-label={access.account.region}>
      <p className="min-w-0 text-ink-soft text-sm [overflow-wrap:anywhere]">
        <Kept what="email">{email === '' ? '' : `${email} · `}</Kept>
        <span className="whitespace-nowrap">
          {access.account.pin} <Kept what="pin">{pin}</Kept>
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
