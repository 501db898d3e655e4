import { readInSecond } from '#core/ceremony/edits/second-language.ts'
import { canBeInSecond } from '#core/ceremony/second-language.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { sectionName } from '../plan/section-name.ts'
import { useDesk } from '../use-desk.ts'
import { secondWords } from './second-words.ts'

/** Which moments are read in the second language too: those of the script that have words. */
export function SecondMoments() {
  const { ceremony, library, isEditable, change } = useDesk()
  const { plan: planWords } = useCreatorMessages()
  const words = useLateWords(secondWords)
  if (typeof words === 'string') return null
  return (
    <fieldset>
      <legend className="font-medium">{words.moments}</legend>
      {ceremony.plan
        .filter((section) => section.isOn && canBeInSecond(section))
        .map((section) => (
          <label key={section.key} className="plan-tick">
            <input
              type="checkbox"
              checked={section.isInSecond === true}
              disabled={!isEditable}
              onChange={({ target }) =>
                change((current, nowMs) =>
                  readInSecond(current, section.key, target.checked, nowMs),
                )
              }
            />
            <span>{sectionName(section, library, planWords)}</span>
          </label>
        ))}
    </fieldset>
  )
}
