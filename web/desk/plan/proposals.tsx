import { useRef } from 'react'
import type { PlacedSection } from '#core/ceremony/document.ts'
import {
  acceptProposal,
  dismissProposal,
  openProposals,
  proposalId,
} from '#core/ceremony/edits/proposals.ts'
import type { Proposal } from '#core/library/proposals.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'
import { planRowId } from './row-id.ts'
import { unquoted } from './section-name.ts'

/** More at a time would be a list of chores. */
const shownAtOnce = 2

interface ProposalsProps {
  nameOf: (section: PlacedSection) => string
  /** Says what has become of one. */
  say: (text: string) => void
}

/** What the plan could change because of something the couple said: a sentence each, to be accepted or not. */
export function Proposals({ nameOf, say }: ProposalsProps) {
  const { ceremony, library, change, isEditable } = useDesk()
  const { proposals: words } = useCreatorMessages().plan
  const colon = useColon()
  const { proposals: sentences } = useCreatorMessages().libraryWords
  const list = useRef<HTMLUListElement>(null)
  const open = openProposals(ceremony, library)
  if (open.length === 0 || !isEditable) return null

  const sentenceOf = (proposal: Proposal): string => {
    if (proposal.change === 'add') return sentences.addChildren
    const section = ceremony.plan.find(({ key }) => key === proposal.key)
    const name = section === undefined ? '' : unquoted(nameOf(section))
    switch (proposal.reason) {
      case 'noReligion':
        return sentences.noReligion
      case 'religion':
        return sentences.religion
      case 'noGuests':
        return proposal.change === 'exchange'
          ? sentences.noGuestsWording(name)
          : sentences.noGuests(name)
      case 'children':
        return sentences.childrenWording(name)
      case 'secondMarriage':
        return sentences.secondMarriageWording(name)
    }
  }
  const decide = (proposal: Proposal, isAccepted: boolean): void => {
    const at = proposal.change === 'add' ? '' : planRowId(proposal.key)
    change((now, nowMs) => (isAccepted ? acceptProposal : dismissProposal)(now, proposal, nowMs), {
      at,
    })
    say(isAccepted ? words.accepted : words.dismissed)
    // The pressed button is gone: on to the next proposal, or to the row that the last one was about.
    requestAnimationFrame(() => {
      const next = list.current?.querySelector('button') ?? document.getElementById(at)
      next?.focus()
    })
  }
  return (
    <ul ref={list} className="proposals" aria-label={words.title}>
      {open.slice(0, shownAtOnce).map((proposal) => {
        const sentence = sentenceOf(proposal)
        return (
          <li key={proposalId(proposal)} className="notice notice-quiet">
            <p>{sentence}</p>
            <div className="proposal-acts">
              <Button
                aria-label={`${words.accept}${colon} ${sentence}`}
                onClick={() => decide(proposal, true)}
              >
                {words.accept}
              </Button>
              <Button
                look="quiet"
                aria-label={`${words.dismiss}${colon} ${sentence}`}
                onClick={() => decide(proposal, false)}
              >
                {words.dismiss}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
