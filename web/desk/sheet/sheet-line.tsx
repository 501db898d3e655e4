import { type KeyboardEvent, memo } from 'react'
import { bracketsIn } from '#core/ceremony/brackets.ts'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Speaker } from '#core/ceremony/document.ts'
import type { EditableLine } from '#core/ceremony/editable-lines.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { lineId } from '../element-ids.ts'
import { useLitSentence } from '../told/lit.ts'
import { LitWords } from '../told/lit-words.tsx'
import { type LineActs, type SheetPlace, sheetFields } from './line-acts.ts'
import { useIsRed } from './red-lines.ts'

interface SheetLineProps {
  section: string
  line: EditableLine
  /** Whether the speaker's name stands before it. */
  isNamed: boolean
  /** The line right before it, if the two can be made one. */
  before: EditableLine | undefined
  /** For who does not see where it stands. */
  label: string
  placeholder: string | undefined
  /** The last line of a text that is always there to be written into. */
  isOnly: boolean
  isEditable: boolean
  /** Its sentences were written for the couple, and can be asked where they come from. */
  isTold: boolean
  /** Of the text, if it is not the ceremony's own. */
  language?: CeremonyLanguage | undefined
  acts: LineActs
}

/** In whose voice the sheet shows a line. */
function voiceOf(speaker: Speaker): string {
  switch (speaker) {
    case 'celebrant':
    case 'direction':
    case 'item':
    case 'title':
    case 'detail':
      return speaker
    default:
      return 'other'
  }
}

/**
 * One line of the script, edited in place. Enter splits it, or begins a verse; Backspace at its beginning joins it to the
 * one before.
 */
export const SheetLine = memo(function SheetLine(props: SheetLineProps) {
  const { section, line, isNamed, before, label, placeholder } = props
  const { isOnly, isEditable, isTold, acts } = props
  const { sheet: words } = useCreatorMessages().desk
  const colon = useColon()
  const { place, text, spokenBy, speaker } = line
  const id = lineId(section, place)
  const here: SheetPlace = { section, place, speaker }
  const isRed = useIsRed(id)
  const lit = useLitSentence(id)

  const ask = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement): void => {
    if (isTold && value.trim() !== '' && selectionStart === selectionEnd) {
      acts.ask(here, value, selectionStart)
    }
  }

  /** A press on a bracket is a wish to fill it in. */
  const fill = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement): boolean => {
    if (!isEditable || selectionStart !== selectionEnd) return false
    const bracket = bracketsIn(value).find(
      ({ start, end }) => start < selectionStart && selectionStart < end,
    )
    if (bracket !== undefined) acts.fill(here, bracket, place.kind !== 'library' || line.isEdited)
    return bracket !== undefined
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    if (event.nativeEvent.isComposing || selectionStart !== selectionEnd) return
    const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
    if (event.key === 'Backspace' && selectionStart === 0 && isEditable) {
      if (value === '' && !isOnly) {
        event.preventDefault()
        acts.remove(here)
      } else if (value !== '' && before !== undefined) {
        event.preventDefault()
        acts.join(here, value, { section, ...before })
      }
    }
    if (isTold && event.key === 'Enter' && event.altKey) {
      event.preventDefault()
      ask(event.currentTarget)
    }
    if (!isPlain) return
    if (event.key === 'ArrowUp' && selectionStart === 0) step(event, id, -1)
    if (event.key === 'ArrowDown' && selectionStart === value.length) step(event, id, 1)
  }

  return (
    <div className={`line line-${voiceOf(speaker)}`}>
      {isNamed && spokenBy !== undefined ? <LineSpeaker {...props} name={spokenBy} /> : null}
      {/* A form of its own: at every key Chromium reads all fields of the form that was typed into, or all of the page. */}
      <form className="growing" data-text={text}>
        <textarea
          id={id}
          className="line-field"
          aria-label={label}
          placeholder={placeholder}
          rows={1}
          lang={props.language}
          value={text}
          readOnly={!isEditable}
          data-red={isRed ? '' : undefined}
          aria-invalid={isRed ? true : undefined}
          onChange={({ target }) => acts.type(here, target.value, target.selectionStart)}
          data-told={isTold ? '' : undefined}
          aria-keyshortcuts={isTold ? 'Alt+Enter' : undefined}
          onKeyDown={onKeyDown}
          onClick={({ currentTarget }) => {
            if (!fill(currentTarget)) ask(currentTarget)
          }}
        />
        {lit === undefined ? null : <LitWords key={lit.start} text={text} stretches={[lit]} />}
      </form>
      {line.isEdited && isEditable ? (
        <button type="button" className="line-original" onClick={() => acts.reset(here)}>
          {words.original}
          <span className="sr-only">
            {colon} {label}
          </span>
        </button>
      ) : null}
    </div>
  )
}, isSame)

/** The name before a line; one that is missing leads to where it is given. */
function LineSpeaker(
  props: Pick<SheetLineProps, 'section' | 'line' | 'isEditable' | 'acts'> & { name: string },
) {
  const { section, line, isEditable, acts, name } = props
  const [bracket] = bracketsIn(name)
  if (bracket?.words !== name || line.isEdited || !isEditable) {
    return (
      <p className="line-speaker" aria-hidden="true">
        {name}
      </p>
    )
  }
  return (
    <p className="line-speaker">
      <button
        type="button"
        className="line-blank"
        onClick={() => acts.fill({ section, ...line }, bracket, false)}
      >
        {name}
      </button>
    </p>
  )
}

/** Places are made anew with each state of the section; their ids say whether they are the same. */
function isSame(one: SheetLineProps, other: SheetLineProps): boolean {
  const { line: a, before: b } = one
  const { line: c, before: d } = other
  return (
    lineId(one.section, a.place) === lineId(other.section, c.place) &&
    a.text === c.text &&
    a.speaker === c.speaker &&
    a.spokenBy === c.spokenBy &&
    a.isEdited === c.isEdited &&
    one.isNamed === other.isNamed &&
    b?.text === d?.text &&
    (b && lineId('', b.place)) === (d && lineId('', d.place)) &&
    one.label === other.label &&
    one.placeholder === other.placeholder &&
    one.isOnly === other.isOnly &&
    one.isEditable === other.isEditable &&
    one.isTold === other.isTold &&
    one.language === other.language &&
    one.acts === other.acts
  )
}

/** From the edge of one line to the next, as in one text. */
function step(event: KeyboardEvent, id: string, by: 1 | -1): void {
  const fields = sheetFields()
  const next = fields[fields.findIndex((field) => field.id === id) + by]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  const caret = by === 1 ? 0 : next.value.length
  next.setSelectionRange(caret, caret)
}
