import { calledNames } from '#core/ceremony/called-names.ts'
import { agreements, type Partner, type PartnerId } from '#core/ceremony/document.ts'
import { changePartner } from '#core/ceremony/edits/details.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Field } from '../../ui/field.tsx'
import { useCeremonyDesk } from '../use-desk.ts'
import { Choice } from './choice.tsx'
import { fieldIds } from './field-ids.ts'

const titleKinds = ['bride', 'groom', 'own', 'none'] as const

function titled(kind: Partner['title']['kind'], word: string): Partner['title'] {
  return kind === 'own' ? { kind, word } : { kind }
}

/** How a partner is called, said and addressed, once there is a name; folded away, because most names need none of it. */
export function PartnerDetails({ id }: { id: PartnerId }) {
  const { ceremony, isEditable, change } = useCeremonyDesk()
  const { partner: words } = useCreatorMessages().couple
  const partner = ceremony.couple[id === 'first' ? 0 : 1]
  const { title } = partner
  const [one, other] = ceremony.couple
  const unsaid = { ...partner, calledAs: '' }
  const shown = id === 'first' ? calledNames([unsaid, other])[0] : calledNames([one, unsaid])[1]
  const set = (details: Partial<Partner>, typing?: string): void =>
    change((current, nowMs) => changePartner(current, id, details, nowMs), {
      at: fieldIds.name[id],
      ...(typing === undefined ? {} : { typing: `${typing}-${id}` }),
    })
  return (
    <details className="aside-details" hidden={partner.name.trim() === ''}>
      <summary>{words.details(partner.name)}</summary>
      <div className="grid gap-4 pt-3 sm:grid-cols-2">
        <Field
          label={words.calledAs}
          hint={shown === '' ? undefined : words.calledAsHint(shown)}
          value={partner.calledAs}
          onValue={(calledAs) => set({ calledAs }, 'called')}
          readOnly={!isEditable}
          autoComplete="off"
        />
        <Field
          label={words.saidAs}
          hint={words.saidAsHint}
          value={partner.saidAs}
          onValue={(saidAs) => set({ saidAs }, 'said')}
          readOnly={!isEditable}
          autoComplete="off"
        />
        <Choice
          label={words.title}
          value={title.kind}
          options={titleKinds.map((kind) => ({ value: kind, label: words.titles[kind] }))}
          onChoose={(kind) => set({ title: titled(kind, title.kind === 'own' ? title.word : '') })}
          disabled={!isEditable}
        />
        {title.kind === 'own' ? (
          <Field
            label={words.ownTitle}
            value={title.word}
            onValue={(word) => set({ title: { kind: 'own', word } }, 'title')}
            readOnly={!isEditable}
            autoComplete="off"
          />
        ) : null}
        <Choice
          label={words.agreement}
          value={partner.agreement}
          options={agreements.map((value) => ({ value, label: words.agreements[value] }))}
          onChoose={(agreement) => set({ agreement })}
          disabled={!isEditable}
        />
      </div>
    </details>
  )
}
