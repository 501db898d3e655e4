import { nameMaxCharacters } from '#core/ceremony/ceremony.ts'
import type { PartnerId } from '#core/ceremony/document.ts'
import { changePartner } from '#core/ceremony/edits/details.ts'
import { swapPartners } from '#core/ceremony/edits/swap-partners.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { announce } from '../announcer.tsx'
import { useCoupleName } from '../couple-name.ts'
import { useCeremonyDesk } from '../use-desk.ts'
import { CoupleKindChoice } from './couple-kind-choice.tsx'
import { fieldIds } from './field-ids.ts'
import { nameLabels } from './name-labels.ts'
import { PartnerDetails } from './partner-details.tsx'
import { useTooLong } from './use-too-long.ts'

interface CoupleFieldsProps {
  /** Writing was tried, so missing names are marked. */
  namesAsked: boolean
  /** Asks first what kind of couple it is, as for somebody who begins. */
  kindFirst?: boolean
}

/** The two names, and how each is addressed. */
export function CoupleFields({ namesAsked, kindFirst = false }: CoupleFieldsProps) {
  const { ceremony, isEditable, change } = useCeremonyDesk()
  const { creator, couple: words } = useCreatorMessages()
  const { info } = creator
  const tooLong = useTooLong()
  const labels = nameLabels(ceremony.couple, info, words)
  const nameOf = (id: PartnerId): string => ceremony.couple[id === 'first' ? 0 : 1].name

  const field = (id: PartnerId) => (
    <Field
      id={fieldIds.name[id]}
      label={labels[id]}
      mark={info.required}
      value={nameOf(id)}
      onValue={(name) =>
        change((current, nowMs) => changePartner(current, id, { name }, nowMs), {
          at: fieldIds.name[id],
          typing: fieldIds.name[id],
        })
      }
      problem={
        namesAsked && nameOf(id).trim() === ''
          ? info.nameMissing
          : tooLong(nameOf(id), nameMaxCharacters)
      }
      readOnly={!isEditable}
      autoComplete="off"
    />
  )
  // The specification asks for the bride's name first and names the groom first.
  const isUsual =
    ceremony.couple[0].title.kind === 'groom' && ceremony.couple[1].title.kind === 'bride'
  const order: PartnerId[] = isUsual ? ['second', 'first'] : ['first', 'second']
  return (
    <div className="grid gap-3">
      {kindFirst ? <CoupleKindChoice /> : null}
      <div className="pair">
        {order.map((id) => (
          <div key={id} className="grid content-start gap-1">
            {field(id)}
            <PartnerDetails id={id} />
          </div>
        ))}
      </div>
      {kindFirst ? null : <CoupleKindChoice />}
      <NameOrder />
    </div>
  )
}

/** The order in which the names are said, beside what turns it round: the fields of the usual couple keep theirs. */
function NameOrder() {
  const { ceremony, isEditable, change } = useCeremonyDesk()
  const { partner: words } = useCreatorMessages().couple
  const names = useCoupleName(ceremony)
  const turned = useCoupleName({ couple: [ceremony.couple[1], ceremony.couple[0]] })
  const areBoth = ceremony.couple.every(({ name }) => name.trim() !== '')
  return (
    <div className="name-order">
      {areBoth ? <p>{words.order(names)}</p> : null}
      <Button
        look="quiet"
        className="-ml-3 justify-self-start"
        disabled={!isEditable}
        onClick={() => {
          change(swapPartners, { at: fieldIds.name.first })
          if (areBoth) announce(words.order(turned))
        }}
      >
        {words.swap}
      </Button>
    </div>
  )
}
