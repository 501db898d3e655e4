import type { SampleMessages } from '#core/messages/pt/sample.ts'

/** What a couple answers, and beside it the page of a script that comes of it. */
export function Sample({ words }: { words: SampleMessages }) {
  const { page } = words
  return (
    <section id="sample" className="band band-sheet">
      <div className="column">
        <h2 className="band-heading">{words.heading}</h2>
        <p className="band-lead">{words.explanation}</p>
        <div className="sample">
          <div className="grid content-start gap-4">
            <h3 className="heading text-center lg:text-left">{words.answersHeading}</h3>
            <dl className="sample-answers">
              {words.answers.map(({ about, text }) => (
                <div key={about}>
                  <dt>{about}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <figure className="grid gap-4">
            <div className="sample-page">
              <div className="sample-script">
                <p className="sr-only">{page.label}</p>
                <h3 className="script-title uppercase">{page.names}</h3>
                <p className="script-detail">{page.detail}</p>
                {page.excerpts.map(({ heading, text }) => (
                  <section key={heading}>
                    <h4 className="script-heading">{heading}</h4>
                    <p>{text}</p>
                  </section>
                ))}
              </div>
            </div>
            <figcaption className="text-balance text-center text-ink-soft text-sm">
              {words.caption}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  )
}
