import { Link } from 'react-router'
import { languageDetails } from '#core/languages.ts'
import { Flag } from '../language/flag.tsx'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Rings } from '../ui/rings.tsx'

interface MastheadProps {
  onInstructions: () => void
  onLanguage: () => void
  onSettings: () => void
}

/** The creator's header: the product, what this page is, and the ways to its dialogs. */
export function Masthead({ onInstructions, onLanguage, onSettings }: MastheadProps) {
  const { language, messages } = useLanguage()
  const { header, product, language: words } = messages.screens
  const { name } = languageDetails[language]
  return (
    <header className="grid gap-5 sm:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 font-display text-2xl">
          <Rings className="h-6 text-accent" />
          {product.name}
        </Link>
        <div className="flex items-center">
          <Button look="quiet" onClick={onSettings}>
            {header.settings}
          </Button>
          <Button look="quiet" onClick={onLanguage} aria-label={`${words.change}: ${name}`}>
            <Flag language={language} />
            <span className="hidden sm:inline">{name}</span>
          </Button>
        </div>
      </div>
      <div className="grid justify-items-center gap-4 text-center">
        <h1 className="title">{header.title}</h1>
        <p className="max-w-[34rem] text-ink-soft text-lg">{product.promise}</p>
        <Button onClick={onInstructions}>{header.instructions}</Button>
      </div>
    </header>
  )
}
