import type { SampleMessages } from '#core/messages/shape/sample.ts'

/** A page of a script, made from what an invented couple answered. */
export function SamplePage({ words }: { words: SampleMessages }) {
  const { page, caption } = words
  return (
    <figure className="sample">
      <div className="sample-page">
        <div className="sample-script">
          <p className="sr-only">{page.label}</p>
          <h3 className="script-title uppercase">{page.names}</h3>
          <p className="script-detail">{page.detail}</p>
          {page.excerpts.map(({ heading, sentences }) => (
            <section key={heading}>
              <h4 className="script-heading">{heading}</h4>
              <p>{sentences.map(({ text }) => text).join(' ')}</p>
            </section>
          ))}
        </div>
      </div>
      <figcaption className="text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  )
}
