import { memo, type ReactNode, Suspense } from 'react'
import type { Ceremony, PlacedSection } from '#core/ceremony/document.ts'
import { type EditableLine, editableLines } from '#core/ceremony/editable-lines.ts'
import { headingOf } from '#core/ceremony/script.ts'
import { isNamed } from '#core/ceremony/script-line.ts'
import { canBeInSecond, secondLanguageOf } from '#core/ceremony/second-language.ts'
import type { Library } from '#core/library/piece.ts'
import type { GenerationState } from '../../generation/generation.ts'
import { useCreatorMessages, useScreens } from '../../language/use-language.ts'
import { latePiece } from '../../ui/late-piece.tsx'
import { fieldIds } from '../couple/field-ids.ts'
import { lineId, sectionId } from '../element-ids.ts'
import { goTo } from '../go-to.ts'
import { openPeople } from '../people/open-people.ts'
import { sectionName } from '../plan/section-name.ts'
import { canJoin } from './can-join.ts'
import type { LineActs } from './line-acts.ts'
import { SecondWaiting } from './second-waiting.tsx'
import { SectionTools } from './section-tools.tsx'
import { SheetLine } from './sheet-line.tsx'

const SecondText = latePiece(async () => (await import('../second/second-text.tsx')).SecondText)

interface SheetSectionProps {
  section: PlacedSection
  ceremony: Ceremony
  library: Library
  isEditable: boolean
  /** Of the section's text, while one is being written and after that. */
  progress: GenerationState['progress'][keyof GenerationState['progress']]
  draft: string | undefined
  acts: LineActs
}

/** One section of the script: its heading, and its lines to be edited, or the text as it is being written. */
export const SheetSection = memo(function SheetSection(props: SheetSectionProps) {
  const { section, ceremony, library, isEditable, progress, draft, acts } = props
  const { key, body } = section
  const { texts } = useScreens()
  const { creator, plan: planWords, desk } = useCreatorMessages()
  const { preview } = creator
  const { sheet: words } = desk
  const second = secondLanguageOf(ceremony)
  const heading = headingOf(section, library)
  const name = sectionName(section, library, planWords)
  const lines = editableLines(body, ceremony, library)
  const isBeingWritten =
    body.kind === 'written' && (progress === 'writing' || progress === 'waiting')
  // Its second text is about as long, where there is one.
  const otherLines = second !== undefined && section.otherTexts?.[second] !== undefined ? lines : []
  const written = lines.filter(({ place }) => place.kind === 'paragraph')
  const isKept =
    (progress === 'failed' || progress === 'stopped') && written.some(({ text }) => text !== '')

  return (
    <section
      id={sectionId(key)}
      className="sheet-section"
      tabIndex={-1}
      aria-busy={isBeingWritten ? true : undefined}
    >
      <div className="sheet-heading">
        {heading === undefined ? null : <h3 className="script-heading">{heading}</h3>}
        <SectionTools section={section} name={name} />
      </div>
      {isBeingWritten ? (
        <Draft
          note={progress === 'writing' ? preview.writing : preview.waiting}
          draft={draft}
          former={written}
        />
      ) : null}
      {isKept ? <p className="script-note">{preview.keptFormer}</p> : null}
      {lines.map((line, position) => {
        const { place } = line
        if (isBeingWritten && place.kind === 'paragraph') return null
        if (place.kind === 'drawn') {
          return <DrawnLine key={lineId(key, place)} line={line} ceremony={ceremony} />
        }
        const isText = place.kind === 'paragraph' && body.kind === 'written'
        const called = isText ? texts[body.text] : name
        const number = String(isText ? place.index + 1 : position + 1)
        const before = lines[position - 1]
        const isOnly = isText ? written.length === 1 : body.kind === 'byHand' && lines.length === 1
        return (
          <SheetLine
            key={lineId(key, place)}
            section={key}
            line={line}
            isNamed={isNamed(line, before)}
            before={before !== undefined && canJoin(before, line) ? before : undefined}
            label={
              line.spokenBy === undefined
                ? words.line(called, number)
                : words.spokenLine(line.spokenBy, words.line(called, number))
            }
            placeholder={isText && isOnly ? preview.notWritten : words.empty}
            isOnly={isOnly}
            isEditable={isEditable}
            isTold={isText}
            acts={acts}
          />
        )
      })}
      {section.isInSecond === true && canBeInSecond(section) && second !== undefined ? (
        <Suspense fallback={<SecondWaiting lines={otherLines} />}>
          <SecondText
            section={section}
            name={name}
            language={second}
            ceremony={ceremony}
            library={library}
            isEditable={isEditable}
            acts={acts}
            waiting={<SecondWaiting lines={otherLines} />}
          />
        </Suspense>
      ) : null}
    </section>
  )
}, isSame)

/** A keystroke changes one section: the others are drawn again only where the people or the day have changed. */
function isSame(one: SheetSectionProps, other: SheetSectionProps): boolean {
  const { ceremony: a } = one
  const { ceremony: b } = other
  return (
    one.section === other.section &&
    one.library === other.library &&
    one.isEditable === other.isEditable &&
    one.progress === other.progress &&
    one.draft === other.draft &&
    one.acts === other.acts &&
    (other.section.body.kind === 'fields'
      ? haveSameFields(a, b)
      : a.language === b.language &&
        a.secondLanguage === b.secondLanguage &&
        a.couple === b.couple &&
        a.people === b.people &&
        a.children === b.children &&
        a.celebrant === b.celebrant &&
        a.power === b.power)
  )
}

/** What changes while texts and answers are typed, and is no field that a section is drawn from. */
const beyondFields: ReadonlySet<string> = new Set([
  'plan',
  'versions',
  'answers',
  'facts',
  'revision',
  'changedAtMs',
])

/** What is drawn from fields is little, and may hang on any of them. */
function haveSameFields(one: Ceremony, other: Ceremony): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Ceremony)[]
  return names.every((name) => beyondFields.has(name) || one[name] === other[name])
}

/** A line that is drawn from fields: pressing it leads there. */
function DrawnLine({ line, ceremony }: { line: EditableLine; ceremony: Ceremony }) {
  const { speaker, text } = line
  const className = `script-${speaker}`
  if (speaker === 'direction') return <p className={className}>{`(${text})`}</p>
  if (speaker === 'item') {
    return (
      <p className={className}>
        <button
          type="button"
          className="drawn-line"
          onClick={() => openPeople({ kind: 'entrances' })}
        >
          {text}
        </button>
      </p>
    )
  }
  const field =
    speaker === 'title'
      ? fieldIds.name.first
      : line.place.index === 1 && ceremony.place.trim() !== ''
        ? fieldIds.place
        : fieldIds.date
  return (
    <p className={className}>
      <button type="button" className="drawn-line" onClick={() => goTo(field)}>
        {text}
      </button>
    </p>
  )
}

function Draft(props: { note: string; draft: string | undefined; former: EditableLine[] }) {
  const { note, draft, former } = props
  const shown: ReactNode =
    draft === undefined ? (
      <p className="script-draft opacity-60">{former.map(({ text }) => text).join('\n\n')}</p>
    ) : (
      <p className="script-draft being-written">{draft}</p>
    )
  return (
    <>
      <p className="script-note">{note}</p>
      {shown}
      <span className="draft-end" />
    </>
  )
}
