import { useEffect, useState } from 'react'
import { renewalFragment } from '#core/pages/public-pages.ts'
import { Account } from '../../access/account.tsx'
import { HelpLink } from '../../help/help-link.tsx'
import { LanguageSwitch } from '../../language/language-switch.tsx'
import { useCreatorMessages, useScreens } from '../../language/use-language.ts'
import { RenewalAndWithdrawal } from '../../selling/renewal-and-withdrawal.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { AccessEnd } from './access-end.tsx'

interface AccountMenuProps {
  onSettings: () => void
  /** Opens how whoever celebrates writes. */
  onVoice: () => void
  /** Absent where the instructions have a place of their own. */
  onInstructions: (() => void) | undefined
  /** Absent where the bar itself has it. */
  onFind: (() => void) | undefined
}

/** Who is logged in, their purchases, and how this browser shows and writes. */
export function AccountMenu({ onSettings, onVoice, onInstructions, onFind }: AccountMenuProps) {
  const { bar, find } = useCreatorMessages().desk
  const { header } = useScreens()
  const isRenewal = useRenewalLink()
  return (
    <Menu label={<AccountIcon />} name={bar.account} className="icon-button" opens={isRenewal}>
      {(close) => (
        <>
          <Account>
            <RenewalAndWithdrawal />
          </Account>
          <AccessEnd />
          <hr />
          {onFind === undefined ? null : (
            <Button
              look="quiet"
              onClick={() => {
                close()
                onFind()
              }}
            >
              {find.open}
            </Button>
          )}
          {onInstructions === undefined ? null : (
            <Button
              look="quiet"
              onClick={() => {
                close()
                onInstructions()
              }}
            >
              {header.instructions}
            </Button>
          )}
          <Button
            look="quiet"
            onClick={() => {
              close()
              onVoice()
            }}
          >
            {bar.voice}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              close()
              onSettings()
            }}
          >
            {header.settings}
          </Button>
          <HelpLink className="button button-quiet" />
          <LanguageSwitch isNamed onChosen={close} />
        </>
      )}
    </Menu>
  )
}

/** Whether a letter's link asks for the renewal, whose dialog is in the menu (selling/renewal.tsx). */
function useRenewalLink(): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const follow = (): void => setAsked(window.location.hash === renewalFragment)
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return isAsked
}

function AccountIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="bar-icon"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </svg>
  )
}
