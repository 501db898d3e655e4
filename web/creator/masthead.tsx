import { Link } from 'react-router'
import { Account } from '../access/account.tsx'
import { PinBox } from '../access/pin-box.tsx'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useScreens } from '../language/use-language.ts'
import { Purchases } from '../selling/purchases.tsx'
import { Button } from '../ui/button.tsx'
import { Rings } from '../ui/rings.tsx'

interface MastheadProps {
  onInstructions: () => void
  onSettings: () => void
}

/** The creator's header: the product, what this page is, and the ways to its dialogs. */
export function Masthead({ onInstructions, onSettings }: MastheadProps) {
  const { header, product } = useScreens()
  const landingPath = useLandingPath()
  return (
    <header className="grid gap-5 sm:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link to={landingPath} className="flex min-h-11 items-center gap-2.5 font-display text-2xl">
          <Rings className="h-6 text-accent" />
          {product.name}
        </Link>
        <div className="flex items-center">
          <Button look="quiet" onClick={onSettings}>
            {header.settings}
          </Button>
          <LanguageSwitch />
        </div>
      </div>
      <div className="grid gap-2">
        <Account />
        <Purchases />
      </div>
      <div className="grid justify-items-center gap-4 text-center">
        <h1 className="title">{header.title}</h1>
        <p className="max-w-[34rem] text-ink-soft text-lg">{product.promise}</p>
        <PinBox />
        <Button onClick={onInstructions}>{header.instructions}</Button>
      </div>
    </header>
  )
}
