import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { latePiece } from '../ui/late-piece.tsx'
import { useSession } from './use-session.ts'

/** Every page carries the way out, and visitors have nothing to leave. */
const LogoutDialog = latePiece(() =>
  import('./logout-dialog.tsx').then(({ LogoutDialog }) => LogoutDialog),
)

/**
 * Says who is logged in, with the PIN, and offers the other account actions and the way out; renders nothing when
 * nobody is (docs/specification.md sections 2.3 and 6). Its space is reserved until that is known, so nothing jumps.
 */
export function Account({ children }: { children?: ReactNode }) {
  const { access } = useLanguage().messages
  const { isAuthenticated, loading, email, pin } = useSession()
  if (!isAuthenticated && !loading) return null
  return (
    <section className="account" aria-label={access.account.region}>
      <p className="min-w-0 text-ink-soft text-sm [overflow-wrap:anywhere]">
        {email === '' ? '' : `${email} · `}
        <span className="whitespace-nowrap">
          {access.account.pin} {pin}
        </span>
      </p>
      <div className="account-acts">
        {children}
        <Leave />
      </div>
    </section>
  )
}

/** "Sair" in the navigation for anyone logged in, "Entrar" for everyone else (docs/specification.md section 2.1). */
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
      {open ? (
        <Suspense fallback={null}>
          <LogoutDialog open onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
