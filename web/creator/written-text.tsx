import type { TextName } from '#core/ceremony.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { TextArea } from '../ui/text-area.tsx'
import { chapterId } from './field-id.ts'
import { ceremonyStore, useCeremony, useGeneration } from './use-ceremony.ts'

/** One of the three texts inside the script: growing while it is written, editable in place otherwise. */
export function WrittenText({ name }: { name: TextName }) {
  const { texts } = useCeremony()
  const { progress, drafts } = useGeneration()
  const { messages } = useLanguage()
  const { headings } = useCreatorMessages().script
  const { preview, texts: labels } = messages.screens
  const state = progress[name]
  const heading = <h3 className="script-heading">{headings[name]}</h3>

  if (state === 'writing' || state === 'waiting') {
    const draft = drafts[name]
    return (
      <section id={chapterId(name)} tabIndex={-1} aria-busy="true">
        {heading}
        <p className="script-note">{state === 'writing' ? preview.writing : preview.waiting}</p>
        {draft === undefined ? (
          <p className="script-draft opacity-60">{texts[name]}</p>
        ) : (
          <p className="script-draft being-written">{draft}</p>
        )}
      </section>
    )
  }

  const kept = (state === 'failed' || state === 'stopped') && texts[name] !== ''
  return (
    <section id={chapterId(name)} tabIndex={-1}>
      {heading}
      {kept ? <p className="script-note">{preview.keptFormer}</p> : null}
      <TextArea
        className="script-edit"
        aria-label={labels[name]}
        placeholder={preview.notWritten}
        rows={1}
        value={texts[name]}
        onValue={(value) => ceremonyStore.setText(name, value)}
      />
      {/* A field is never broken between two pages; paragraphs are, where a reader can breathe. */}
      <div className="on-paper" aria-hidden="true">
        {texts[name].split(/\n+/).map((paragraph, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and two may be the same
          <p key={position}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
