import { Link } from 'react-router'
import type { HelpTask } from '#core/pages/help-tasks.ts'
import { helpPageName, publicPagePath } from '#core/pages/public-pages.ts'
import { useLanguage } from '../language/use-language.ts'

interface HelpLinkProps {
  /** Leads to the page for it; without one, to the page that leads to them all. */
  task?: HelpTask
  className: string
}

/** "Ajuda", in the language of the page it stands on. */
export function HelpLink({ task, className }: HelpLinkProps) {
  const { language, messages } = useLanguage()
  return (
    <Link className={className} to={publicPagePath({ name: helpPageName(task), language })}>
      {messages.screens.header.help}
    </Link>
  )
}
