import { baseLanguage, type CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { PlacedSection } from '#core/ceremony/document.ts'
import { callSecondCurrent, takeLibrarySecond } from '#core/ceremony/edits/second-language.ts'
import { isOlder, secondKey } from '#core/ceremony/second-language.ts'
import type { SecondMessages } from '#core/messages/shape/second.ts'
import { useColon } from '../../language/use-colon.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { sectionId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'
import type { SecondWriting } from './use-second-writing.ts'

interface SecondActsProps {
  section: PlacedSection
  name: string
  language: CeremonyLanguage
  /** Whether anything of it is there. */
  isWritten: boolean
  /** Whether the language's words have been loaded. */
  isHere: boolean
  isEditable: boolean
  writing: SecondWriting
  words: SecondMessages
}

/** Whether the words that the writer says are still to come; a text's fixed words may stand there already. */
function isMissing({ otherTexts, body }: PlacedSection, language: CeremonyLanguage): boolean {
  const text = otherTexts?.[language]?.body
  if (text === undefined) return true
  return body.kind === 'written' && text.kind === 'written' && text.content.trim() === ''
}

/** What can be done about a second text that is missing, or older than the first. */
export function SecondActs(props: SecondActsProps) {
  const { section, name, language, isWritten, isHere, isEditable, writing, words } = props
  const { change } = useDesk()
  const colon = useColon()
  const { key, body } = section
  const base = baseLanguage(language)
  const lacks = isMissing(section, language) || (isHere && !isWritten)
  const older = !lacks && isOlder(section, language)
  const at = { at: sectionId(secondKey(key)) }
  const isOffered = isHere && (lacks || older)
  if (writing.draft !== undefined) {
    return (
      <div className="second-acts">
        <p role="status">{words.writing}</p>
        <Button onClick={writing.stop}>
          {words.stop}
          <span className="sr-only">
            {colon} {name}
          </span>
        </Button>
      </div>
    )
  }
  return (
    <div className="second-acts">
      {writing.problem === undefined ? null : (
        <p role="alert" className="notice notice-failure">
          {writing.problem}
        </p>
      )}
      {isHere && lacks ? <p>{words.missing}</p> : null}
      {older ? <p>{words.older}</p> : null}
      {isOffered ? (
        <Button disabled={!isEditable} onClick={writing.begin}>
          {lacks ? words.write[base] : words.again[base]}
          <span className="sr-only">
            {colon} {name}
          </span>
        </Button>
      ) : null}
      {isOffered && body.kind === 'library' ? (
        <Button
          look="quiet"
          disabled={!isEditable}
          onClick={() => change((current, nowMs) => takeLibrarySecond(current, key, nowMs), at)}
        >
          {words.fromLibrary}
          <span className="sr-only">
            {colon} {name}
          </span>
        </Button>
      ) : null}
      {older && isHere ? (
        <Button
          look="quiet"
          disabled={!isEditable}
          onClick={() => {
            change((current, nowMs) => callSecondCurrent(current, key, nowMs), at)
            announce(words.calledRight)
          }}
        >
          {words.stillRight}
          <span className="sr-only">
            {colon} {name}
          </span>
        </Button>
      ) : null}
    </div>
  )
}
