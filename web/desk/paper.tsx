import { scriptOf } from '#core/ceremony/script.ts'
import { scriptParagraphs } from '#core/ceremony/script-paragraphs.ts'
import { withUnbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import { useDesk } from './use-desk.ts'

/** The script alone, as plain paragraphs: fields are broken between two pages, and paragraphs where one can breathe. */
export function Paper() {
  const { ceremony, library } = useDesk()
  const script = withUnbrokenMarks(scriptOf(ceremony, library))
  const paragraphs = scriptParagraphs(script)
  return (
    <article className="desk-paper" lang={ceremony.language}>
      {script.sections.map(({ key }) => (
        <section key={key}>
          {paragraphs
            .filter(({ section }) => section === key)
            .map(({ kind, text, language }, position) =>
              kind === 'heading' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, for the printer
                <h3 key={position} className="script-heading">
                  {text}
                </h3>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, for the printer
                <p key={position} className={`script-${kind}`} lang={language}>
                  {text}
                </p>
              ),
            )}
        </section>
      ))}
    </article>
  )
}
