import { type TextName, textNames } from '#core/ceremony.ts'
import { buildScript, type ScriptSection, type SectionId, sectionIds } from '#core/script.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { chapterId } from './field-id.ts'
import { useCeremony } from './use-ceremony.ts'
import { WrittenText } from './written-text.tsx'

/** The whole script as it will be read, with the three texts in their places even before they exist. */
export function ScriptView() {
  const { info, texts } = useCeremony()
  const { language } = useLanguage()
  const messages = useCreatorMessages()
  const script = buildScript({ language, info, texts }, messages.script)
  const fixed = new Map(script.sections.map((section) => [section.id, section]))
  return sectionIds.map((id) => {
    if (isTextName(id)) return <WrittenText key={id} name={id} />
    const section = fixed.get(id)
    return section === undefined ? null : <FixedSection key={id} section={section} />
  })
}

function FixedSection({ section }: { section: ScriptSection }) {
  return (
    <section id={chapterId(section.id)} tabIndex={-1}>
      {section.heading === undefined ? null : <h3 className="script-heading">{section.heading}</h3>}
      {section.lines.map(({ speaker, text }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a section never move, and two may be the same
        <p key={position} className={`script-${speaker}`}>
          {speaker === 'direction' ? `(${text})` : text}
        </p>
      ))}
    </section>
  )
}

function isTextName(id: SectionId): id is TextName & SectionId {
  return textNames.some((name) => name === id)
}
