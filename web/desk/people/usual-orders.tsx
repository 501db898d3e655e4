import { useState } from 'react'
import { walkingOrder } from '#core/ceremony/couple-kind.ts'
import type { Entrance } from '#core/ceremony/document.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import {
  type EntranceOrderId,
  entrancesInOrder,
  isSameOrder,
  offeredOrders,
} from '#core/library/entrances/entrance-orders.ts'
import { entranceWords } from '#core/library/entrances/entrance-words.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../couple/choice.tsx'
import { useDesk } from '../use-desk.ts'

interface UsualOrdersProps {
  /** As they stand. */
  entrances: readonly Entrance[]
  onTaken: (entrances: readonly Entrance[]) => void
}

/**
 * How people usually walk in, the customs of the ceremony's country first; taken only when it is asked for. Shown as
 * chosen is what stands, or nothing.
 */
export function UsualOrders({ entrances, onTaken }: UsualOrdersProps) {
  const { ceremony, library, isEditable } = useDesk()
  const { entrances: words } = useCreatorMessages().people
  const { entranceOrders } = useCreatorMessages().libraryWords
  const orders = offeredOrders(ceremony.country)
  const [chosen, choose] = useState<EntranceOrderId>()
  const inOrder = (id: EntranceOrderId): Entrance[] =>
    entrancesInOrder(
      id,
      entranceWords[ceremony.language],
      namedPeople(ceremony, library.frame),
      walkingOrder(ceremony.couple),
    )
  const standing = orders.find((id) => isSameOrder(inOrder(id), entrances))
  const shown = chosen ?? standing
  if (orders.length === 0) return null
  return (
    <div className="usual-orders">
      <Choice<EntranceOrderId | ''>
        label={words.usual}
        value={shown ?? ''}
        disabled={!isEditable}
        options={[
          ...(shown === undefined ? [{ value: '' as const, label: words.chooseUsual }] : []),
          ...orders.map((id) => ({ value: id, label: entranceOrders[id] })),
        ]}
        onChoose={(id) => choose(id === '' ? undefined : id)}
      />
      {chosen === undefined || chosen === standing ? null : (
        <Button
          disabled={!isEditable}
          onClick={() => {
            onTaken(inOrder(chosen))
            choose(undefined)
          }}
        >
          {words.take}
        </Button>
      )}
    </div>
  )
}
