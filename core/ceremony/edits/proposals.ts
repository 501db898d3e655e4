/** What becomes of a proposal for the plan: accepted or turned down, never done by itself. */
import type { Occasion } from '../../library/choosing.ts'
import type { Library } from '../../library/piece.ts'
import { type Proposal, proposalsFor } from '../../library/proposals.ts'
import type { Ceremony } from '../document.ts'
import { usualPosition } from '../usual-order.ts'
import { changeWording } from './body.ts'
import { changed } from './change.ts'
import { addSection, switchSection } from './plan.ts'

/** Names a proposal for as long as its reason lasts. */
export function proposalId(proposal: Proposal): string {
  const about = proposal.change === 'add' ? proposal.piece : proposal.key
  return [proposal.reason, proposal.change, about].join(' ')
}

function occasionOf({ wishes }: Ceremony): Occasion {
  const { hasGuests, isSecondMarriage } = wishes
  return {
    ...(hasGuests === undefined ? {} : { hasGuests }),
    ...(isSecondMarriage === undefined ? {} : { isSecondMarriage }),
  }
}

/** What is still to be decided on, in the plan's order. */
export function openProposals(ceremony: Ceremony, library: Library): Proposal[] {
  const dismissed = new Set(ceremony.dismissedProposals)
  return proposalsFor(ceremony, library, occasionOf(ceremony)).filter(
    (proposal) => !dismissed.has(proposalId(proposal)),
  )
}

/** Does what was proposed. */
export function acceptProposal(ceremony: Ceremony, proposal: Proposal, nowMs: number): Ceremony {
  switch (proposal.change) {
    case 'switchOn':
    case 'switchOff':
      return switchSection(ceremony, proposal.key, proposal.change === 'switchOn', nowMs)
    case 'add': {
      const { piece, wording } = proposal
      const section = {
        kind: piece,
        body: { kind: 'library' as const, piece, wording, edits: [] },
      }
      return addSection(ceremony, section, usualPosition(ceremony.plan, piece), nowMs)
    }
    case 'exchange':
      return changeWording(ceremony, proposal.key, proposal, nowMs)
  }
}

/** Turns a proposal down; it is not made again. */
export function dismissProposal(ceremony: Ceremony, proposal: Proposal, nowMs: number): Ceremony {
  const dismissedProposals = [...(ceremony.dismissedProposals ?? []), proposalId(proposal)]
  return changed(ceremony, { dismissedProposals }, nowMs)
}
