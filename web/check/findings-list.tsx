import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { headingOf } from '#core/ceremony/script.ts'
import { firstKeyOf } from '#core/ceremony/second-language.ts'
import type { Finding } from '#core/check/finding.ts'
import { type SourceFound, sourceFinder } from '#core/check/source-of.ts'
import { summaryOf } from '#core/check/summary-of.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import { useLanguage } from '../language/use-language.ts'
import { FindingItem } from './finding-item.tsx'
import { summarySentence } from './summary-sentence.ts'
import { type Checked, useFindings } from './use-findings.ts'
import './check.css'

export interface FindingsListProps extends Checked {
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
  /** Told, as often as that is so, that nothing wrong was found in the ceremony as it is. */
  onNothingRed?: (() => void) | undefined
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
  onNothingRed,
  isReadOnly = false,
  ...checked
}: FindingsListProps) {
  const { ceremony, library, wordsPerMinute } = checked
  const { language } = useLanguage()
  const findings = useFindings(checked, { onlyRed: false })
  const [announcement, setAnnouncement] = useState('')
  const head = useRef<HTMLParagraphElement>(null)

  const isNothingRed = findings?.every(({ severity }) => severity !== 'red') ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: said of these findings, not of what is written meanwhile
  useEffect(() => {
    if (isNothingRed) onNothingRed?.()
  }, [findings])

  // With the last answer its field goes, and the focus would be lost.
  const isAsked = findings?.some(({ kind }) => kind === 'nobodyBrings') ?? false
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body) {
      head.current?.focus()
    }
    wasAsked.current = isAsked
  }, [isAsked])

  const sourcesFor = useMemo(() => sourceFinder(ceremony), [ceremony])
  const summary = useMemo(
    () =>
      findings === undefined ? undefined : summaryOf(ceremony, library, findings, wordsPerMinute),
    [ceremony, library, findings, wordsPerMinute],
  )

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
  const sourcesOf = ({ sentence }: Finding): SourceFound[] => sourcesFor(sentence)

  return (
    <div className="check">
      <p className="check-summary" ref={head} tabIndex={-1}>
        {summary === undefined
          ? ' '
          : summarySentence(summary, findings?.length !== 0, words, language)}
      </p>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {groupsOf(findings ?? [], headingFor, words.whole).map((group) => (
        <section key={group.sectionKey ?? ''} className="check-group">
          <h3>{group.heading}</h3>
          <ul>
            {group.findings.map((finding, index) => (
              <FindingItem
                key={keyOf(finding, group.findings.slice(0, index))}
                finding={finding}
                words={words}
                sourcesOf={sourcesOf}
                onGoTo={onGoTo}
                bringers={bringers}
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
