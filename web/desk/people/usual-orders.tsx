import { useState } from 'react'
import { walkingOrder } from '#core/ceremony/couple-kind.ts'
import type { Entrance } from '#core/ceremony/document.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import {
  type EntranceOrderId,
  entrancesInOrder,
  offeredOrders,
} from '#core/library/entrances/entrance-orders.ts'
import { entranceWords } from '#core/library/entrances/entrance-words.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../couple/choice.tsx'
import { useDesk } from '../use-desk.ts'

/** How people usually walk in, the customs of the ceremony's country first; taken only when it is asked for. */
export function UsualOrders({ onTaken }: { onTaken: (entrances: readonly Entrance[]) => void }) {
  const { ceremony, library, isEditable } = useDesk()
  const { entrances: words } = useCreatorMessages().people
  const { entranceOrders } = useCreatorMessages().libraryWords
  const orders = offeredOrders(ceremony.country)
  const [chosen, choose] = useState<EntranceOrderId>()
  const [first] = orders
  const wanted = chosen ?? first
  if (wanted === undefined) return null
  return (
    <div className="usual-orders">
      <Choice
        label={words.usual}
        value={wanted}
        disabled={!isEditable}
        options={orders.map((id) => ({ value: id, label: entranceOrders[id] }))}
        onChoose={choose}
      />
      <Button
        disabled={!isEditable}
        onClick={() =>
          onTaken(
            entrancesInOrder(
              wanted,
              entranceWords[ceremony.language],
              namedPeople(ceremony, library.frame),
              walkingOrder(ceremony.couple),
            ),
          )
        }
      >
        {words.take}
      </Button>
    </div>
  )
}
