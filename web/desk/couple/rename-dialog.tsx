import { useState } from 'react'
import { type FormerName, replaceFormerNames } from '#core/ceremony/former-names.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import { spokenSentence } from '#core/ceremony/spoken-sentence.ts'
import { counted } from '#core/messages/counted.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { useDesk } from '../use-desk.ts'

interface RenameDialogProps {
  open: boolean
  places: readonly FormerName[]
  onClose: () => void
  /** Whether something was replaced or everything was left as it is. */
  onSettled: () => void
}

function idOf({ key, place, start }: FormerName): string {
  return `${key} ${JSON.stringify(place)} ${start}`
}

/** Every place of a former name with its sentence; the new name goes where it is ticked. */
export function RenameDialog({ open, places, onClose, onSettled }: RenameDialogProps) {
  const { renamed: words } = useCreatorMessages().couple
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <Places places={places} onSettled={onSettled} />
    </Dialog>
  )
}

function Places({ places, onSettled }: Pick<RenameDialogProps, 'places' | 'onSettled'>) {
  const { ceremony, library, change } = useDesk()
  const { language } = useLanguage()
  const { renamed: words } = useCreatorMessages().couple
  const people = namedPeople(ceremony, library.frame)
  const [left, setLeft] = useState<readonly string[]>([])
  const accepted = places.filter((place) => !left.includes(idOf(place)))
  return (
    <>
      <p>{words.explanation}</p>
      <ul className="grid gap-3">
        {places.map((place) => {
          const id = idOf(place)
          return (
            <li key={id}>
              <label className="flex gap-3">
                <input
                  type="checkbox"
                  className="mt-1 size-5 flex-none accent-accent"
                  checked={!left.includes(id)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((one) => one !== id) : [...left, id])
                  }
                />
                <span>
                  {spokenSentence(place, ceremony, people)}
                  <span className="block text-ink-soft text-sm">→ {place.replacement}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onSettled}>
          {words.keep}
        </Button>
        <Button
          look="main"
          disabled={accepted.length === 0}
          onClick={() => {
            change((current, nowMs) => replaceFormerNames(current, accepted, nowMs))
            showToast({ kind: 'success', title: words.replaced })
            onSettled()
          }}
        >
          {words.replace(counted(accepted.length, language))}
        </Button>
      </div>
    </>
  )
}
