import './second.css'
import type { ReactNode } from 'react'
import { baseLanguage, type CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony, PlacedSection } from '#core/ceremony/document.ts'
import { editableLines } from '#core/ceremony/editable-lines.ts'
import { emptySecond } from '#core/ceremony/edits/second-language.ts'
import { isNamed, isReadAloud } from '#core/ceremony/script-line.ts'
import { inSecondLanguage, secondKey } from '#core/ceremony/second-language.ts'
import type { Library } from '#core/library/piece.ts'
import type { SecondMessages } from '#core/messages/shape/second.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { lineId, sectionId } from '../element-ids.ts'
import { canJoin } from '../sheet/can-join.ts'
import type { LineActs } from '../sheet/line-acts.ts'
import { SheetLine } from '../sheet/sheet-line.tsx'
import { SecondActs } from './second-acts.tsx'
import { secondWords } from './second-words.ts'
import { useSecondWriting } from './use-second-writing.ts'

interface SecondTextProps {
  section: PlacedSection
  /** What the section is called. */
  name: string
  language: CeremonyLanguage
  ceremony: Ceremony
  library: Library
  isEditable: boolean
  acts: LineActs
  /** Holds its place until it is here. */
  waiting: ReactNode
}

/** What a section says in the second language, below what it says in the first: to be edited, or to be asked for. */
export function SecondText(props: SecondTextProps) {
  const words = useLateWords(secondWords)
  const { screens } = useLanguage().messages
  if (words === 'loading') return props.waiting
  if (words === 'missing') return <p role="alert">{screens.failures.offline}</p>
  return <Known {...props} words={words} />
}

function Known(props: SecondTextProps & { words: SecondMessages }) {
  const { section, name, language, ceremony, library, isEditable, acts, words, waiting } = props
  const { sheet } = useCreatorMessages().desk
  const writing = useSecondWriting(section, ceremony, language, words)
  const base = baseLanguage(language)
  const key = secondKey(section.key)
  const view = inSecondLanguage(ceremony)
  const { second } = library
  const isHere = second?.language === language
  // Where nothing stands yet a hand may begin; typing makes it the section's text.
  const body = section.otherTexts?.[language]?.body ?? emptySecond(section, ceremony, library)
  const lines = !isHere || view === undefined ? [] : editableLines(body, view, second)
  const called = words.line(name)
  return (
    // A heading of its own would make every bilingual moment two for whoever goes from heading to heading.
    <section id={sectionId(key)} className="second-text" tabIndex={-1} aria-label={called}>
      <p className="second-name">{words.heading[base]}</p>
      {isHere ? null : (
        <>
          <p className="script-note">{words.loading}</p>
          {waiting}
        </>
      )}
      {writing.draft === undefined ? null : (
        <p className="script-draft being-written" lang={language} aria-busy="true">
          {writing.draft}
        </p>
      )}
      {lines.map((line, position) => {
        const { place } = line
        if (writing.draft !== undefined && line.text === '') return null
        // What nobody reads aloud is there once, in the first language.
        if (!isReadAloud(line)) return null
        const before = lines[position - 1]
        const label = sheet.line(called, String(position + 1))
        return (
          <SheetLine
            key={lineId(key, place)}
            section={key}
            line={line}
            isNamed={isNamed(line, before)}
            before={before !== undefined && canJoin(before, line) ? before : undefined}
            label={line.spokenBy === undefined ? label : sheet.spokenLine(line.spokenBy, label)}
            placeholder={words.type[base]}
            isOnly={lines.length === 1}
            isEditable={isEditable && writing.draft === undefined}
            isTold={false}
            language={language}
            acts={acts}
          />
        )
      })}
      <SecondActs
        section={section}
        name={name}
        language={language}
        isWritten={lines.some(({ text }) => text.trim() !== '')}
        isHere={isHere}
        isEditable={isEditable}
        writing={writing}
        words={words}
      />
    </section>
  )
}
