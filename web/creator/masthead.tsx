import { Account } from '../access/account.tsx'
import { PinBox } from '../access/pin-box.tsx'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useScreens } from '../language/use-language.ts'
import { Purchases } from '../selling/purchases.tsx'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/button.tsx'

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
      <div className="flex flex-wrap items-center justify-between">
        <Brand home={landingPath} />
        <div className="ml-auto flex items-center">
          <Button look="quiet" onClick={onSettings}>
            {header.settings}
          </Button>
          <LanguageSwitch />
        </div>
      </div>
      <div className="account-corner">
        <Account />
        <Purchases />
      </div>
      <div className="grid justify-items-center gap-4 text-center">
        <h1 className="title">{header.title}</h1>
        <p className="max-w-[34rem] text-balance text-ink-soft text-lg">{product.promise}</p>
        <PinBox />
        <Button onClick={onInstructions}>{header.instructions}</Button>
      </div>
    </header>
  )
}
