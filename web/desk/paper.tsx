import { scriptOf } from '#core/ceremony/script.ts'
import { scriptParagraphs } from '#core/ceremony/script-paragraphs.ts'
import { withUnbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import { Verses } from '../ui/verses.tsx'
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
            .map((paragraph, position) =>
              paragraph.kind === 'heading' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, for the printer
                <h3 key={position} className="script-heading">
                  {paragraph.text}
                </h3>
              ) : (
                <p
                  // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, for the printer
                  key={position}
                  className={`script-${paragraph.kind}`}
                  data-reply={
                    paragraph.kind === 'spoken' && paragraph.speaker !== undefined ? '' : undefined
                  }
                  lang={paragraph.language}
                >
                  <Verses text={paragraph.text} />
                </p>
              ),
            )}
        </section>
      ))}
    </article>
  )
}
