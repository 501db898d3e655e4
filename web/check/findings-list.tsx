import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { headingOf } from '#core/ceremony/script.ts'
import { firstKeyOf } from '#core/ceremony/second-language.ts'
import { delicateSentences, leftOutOf, staysOut } from '#core/check/delicate-sentences.ts'
import type { Finding } from '#core/check/finding.ts'
import { type Mend, mendsOf } from '#core/check/mending.ts'
import { summaryOf } from '#core/check/summary-of.ts'
import { wordsBehind } from '#core/check/told-where.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { CheckHead } from './check-head.tsx'
import { atWork, type Checked, type CheckState } from './checking.ts'
import { type DelicateActs, DelicatePart } from './delicate-part.tsx'
import { FindingItem } from './finding-item.tsx'
import { LeftOut } from './left-out.tsx'
import { summarySentence } from './summary-sentence.ts'
import { useFindings } from './use-findings.ts'
import { type Renamer, useRenaming } from './use-renaming.ts'
import './check.css'

export interface FindingsListProps extends Checked, DelicateActs {
  words: CheckMessages
  /** Shows a line of the script and puts the focus there; `line` counts the section's lines from 0. */
  onGoTo: (sectionKey: string, line: number) => void
  /** Remembers that a finding is right as it stands: `acceptFinding` does it. */
  onAccept: (findingId: string) => void
  /** Fields that ask who brings what nobody does yet. */
  bringers: ReactNode
  /** Where the procession is arranged, by what that is called. */
  entrances: { name: string; open: () => void }
  /** Takes the children out of the procession of whom nobody has told. */
  onWithoutChildren: () => void
  renamer: Renamer
  /** Told, as often as that is so, that nothing wrong was found in this revision of the ceremony. */
  onNothingRed?: ((revision: number) => void) | undefined
  /** Writes these parts again, one after the other; nothing is replaced before somebody has compared. */
  onMend: (mends: readonly Mend[]) => void
  /** Told that what is delicate stands in sight. */
  onDelicateSeen: () => void
  /** The sentences are being read once more. */
  isReading: boolean
  /** The words on the sheet cannot be changed now: nothing can be accepted either. */
  isReadOnly?: boolean
}

interface Group {
  /** Absent for what is about the whole. */
  sectionKey?: string
  heading: string
  findings: Finding[]
}

function groupsOf(findings: readonly Finding[], headings: (key: string) => string, whole: string) {
  const groups = new Map<string | undefined, Group>()
  for (const finding of findings) {
    const key = finding.place?.sectionKey
    const group = groups.get(key) ?? {
      ...(key === undefined ? {} : { sectionKey: key }),
      heading: key === undefined ? whole : headings(key),
      findings: [],
    }
    group.findings.push(finding)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * Two in one sentence share an id, which stays while others are accepted. What is to be brought stays in place while it is
 * answered thing by thing.
 */
function keyOf({ kind, id }: Finding, before: readonly Finding[]): string {
  if (kind === 'nobodyBrings') return kind
  return `${id} ${before.filter((other) => other.id === id).length}`
}

/** Everything the check finds in a ceremony, section by section, and one line that sums it up. */
export function FindingsList({
  words,
  onGoTo,
  onAccept,
  bringers,
  entrances,
  onWithoutChildren,
  renamer,
  onNothingRed,
  onMend,
  onDelicateSeen,
  onDecide,
  onTakeOut,
  isReading,
  isReadOnly = false,
  ...checked
}: FindingsListProps) {
  const { ceremony, library, wordsPerMinute } = checked
  const { language } = useLanguage()
  const known = useFindings(checked, { onlyRed: false })
  // A long list is drawn in slices, between which the page answers; only then is it said to be all.
  const { phase, isWhole, findings, ceremony: seen } = useDeferredValue<CheckState>(known, atWork)
  const [announcement, setAnnouncement] = useState('')
  const head = useRef<HTMLParagraphElement>(null)

  const isNothingRed = phase === 'done' && findings.every(({ severity }) => severity !== 'red')
  const seenRevision = isNothingRed ? seen?.revision : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: said of this revision, not of what is written meanwhile
  useEffect(() => {
    if (seenRevision !== undefined) onNothingRed?.(seenRevision)
  }, [seenRevision])

  // With the last answer its field goes, and the focus would be lost.
  const isAsked = findings.some(({ kind }) => kind === 'nobodyBrings')
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body) {
      head.current?.focus()
    }
    wasAsked.current = isAsked
  }, [isAsked])

  const summary = useMemo(() => {
    if (!isWhole) return ''
    const told = summaryOf(ceremony, library, findings, wordsPerMinute)
    return summarySentence(told, findings.length !== 0, words, language)
  }, [isWhole, ceremony, library, findings, wordsPerMinute, words, language])

  const headingFor = (key: string): string => {
    const section = ceremony.plan.find((one) => one.key === (firstKeyOf(key) ?? key))
    return (section && headingOf(section, library)) ?? words.whole
  }
  const accept = ({ id }: Finding): void => {
    onAccept(id)
    setAnnouncement(words.accepted)
    // Its button goes with it, and the focus would be lost.
    head.current?.focus()
  }
  const takeOut = (): void => {
    onWithoutChildren()
    head.current?.focus()
  }
  const renaming = useRenaming(checked, { findings, words, isReadOnly }, renamer, () =>
    head.current?.focus(),
  )
  const behind = useMemo(() => {
    // Read when the first source is asked for, and for all that are asked for after it.
    let find: ReturnType<typeof wordsBehind> | undefined
    return (sentence: string) => {
      find ??= wordsBehind(ceremony)
      return find(sentence)
    }
  }, [ceremony])
  const delicate = useMemo(() => delicateSentences(ceremony, library), [ceremony, library])
  const isDelicate = delicate.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once it stands there
  useEffect(() => {
    if (isDelicate) onDelicateSeen()
  }, [isDelicate])
  const mends = useMemo(
    () => (isReadOnly ? [] : mendsOf(findings, ceremony, library)),
    [isReadOnly, findings, ceremony, library],
  )

  return (
    <div className="check" aria-busy={phase === 'working'}>
      <CheckHead
        phase={phase}
        words={words}
        summary={summary}
        done={renaming.done}
        isReading={isReading}
        again={known.again}
        ref={head}
      />
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <DelicatePart
        sentences={delicate}
        held={staysOut(ceremony)}
        words={words}
        isReadOnly={isReadOnly}
        onDecide={onDecide}
        onTakeOut={onTakeOut}
        announce={setAnnouncement}
      />
      <LeftOut
        quotes={leftOutOf(ceremony)}
        ceremony={ceremony}
        words={words}
        isReadOnly={isReadOnly}
        onMend={onMend}
      />
      {mends.length === 0 ? null : (
        <div>
          <Button onClick={() => onMend(mends)}>{words.mend.all}</Button>
        </div>
      )}
      {groupsOf(findings, headingFor, words.whole).map((group) => (
        <section key={group.sectionKey ?? ''} className="check-group">
          <h3>{group.heading}</h3>
          <ul>
            {group.findings.map((finding, index) => (
              <FindingItem
                key={keyOf(finding, group.findings.slice(0, index))}
                finding={finding}
                words={words}
                behind={behind}
                onGoTo={onGoTo}
                bringers={bringers}
                everywhere={renaming.everywhere(finding)}
                {...(finding.kind === 'usualChildren' ? { arrange: entrances } : {})}
                {...(isReadOnly ? {} : { onAccept: accept })}
                {...(isReadOnly || finding.kind !== 'usualChildren' ? {} : { onTakeOut: takeOut })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
