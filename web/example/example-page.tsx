import { Fragment, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { writtenDay } from '#core/calendar.ts'
import { recordedOn } from '#core/examples/written/recorded-on.ts'
import type { Language } from '#core/languages.ts'
import type { ExampleMessages } from '#core/messages/shape/example.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { offer } from '#core/selling/offer.ts'
import { Navigation } from '../landing/navigation.tsx'
import { offerWording } from '../landing/offer-wording.ts'
import { PageHead } from '../landing/page-head.tsx'
import { SiteFooter } from '../landing/site-footer.tsx'
import type { Messages } from '../language/messages.ts'
import { PageLanguageContext } from '../language/page-language.ts'
import type { ExampleSection } from './example-script.ts'

interface ExamplePageProps {
  language: Language
  messages: Messages
  words: LandingMessages
  example: ExampleMessages
  shareImageUrl: string
  sections: readonly ExampleSection[]
}

interface Chosen {
  sentence: string
  told: readonly string[]
}

/** A whole ceremony of an invented couple, each sentence that was written for it leading back to what the couple told. */
export function ExamplePage(props: ExamplePageProps) {
  const { language, messages, words, example, shareImageUrl, sections } = props
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <PageLanguageContext value={{ language, messages }}>
      <PageHead
        page={{ name: 'example', language }}
        title={`${example.title} · Enlace`}
        description={example.description}
        imageUrl={shareImageUrl}
        imageDescription={words.meta.imageDescription}
      />
      <Navigation language={language} words={words.navigation} />
      <main id="content" className="column example">
        <div className="example-lead">
          <h1 className="title">{example.title}</h1>
          <p className="text-ink-soft text-lg">{example.lead}</p>
          <p className="text-ink-soft text-sm">
            {example.written(writtenDay(recordedOn, language))}
          </p>
        </div>
        <div className="sample-page">
          <div className="sample-script">
            {sections.map((section) => (
              <Section key={section.key} section={section} chosen={chosen} onChoose={setChosen} />
            ))}
          </div>
        </div>
        <aside id="told" className="example-told" aria-live="polite">
          <h2 className="heading">{example.told}</h2>
          <Told chosen={chosen} words={example} />
          <p className="pt-4">
            <a
              className="button button-main"
              href={`${publicPagePath({ name: 'landing', language })}#access`}
            >
              {example.start}
            </a>
          </p>
        </aside>
      </main>
      <SiteFooter
        language={language}
        page="example"
        words={words.footer}
        offer={offerWording(offer, language)}
      />
    </PageLanguageContext>
  )
}

function Told({ chosen, words }: { chosen: Chosen | undefined; words: ExampleMessages }) {
  if (chosen === undefined) return <p className="text-ink-soft">{words.hint}</p>
  if (chosen.told.length === 0) return <p className="text-ink-soft">{words.nobody}</p>
  return (
    <ul className="grid gap-2">
      {chosen.told.map((told) => (
        <li key={told} className="example-answer">
          {told}
        </li>
      ))}
    </ul>
  )
}

function Section(props: {
  section: ExampleSection
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
}) {
  const { section, chosen, onChoose } = props
  return (
    <section>
      {section.heading === undefined ? null : <h2 className="script-heading">{section.heading}</h2>}
      {section.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells equal lines apart
        <p key={index} className={lineClasses[line.speaker]}>
          {line.spokenBy === undefined ? null : <strong>{line.spokenBy} </strong>}
          {line.sentences?.map(({ text, told }) => (
            <Fragment key={text}>
              <Sentence
                text={text}
                isTold={told.length > 0}
                isChosen={chosen?.sentence === text}
                onChoose={() => onChoose({ sentence: text, told })}
              />{' '}
            </Fragment>
          )) ?? line.text}
        </p>
      ))}
    </section>
  )
}

/**
 * A button that runs on with the prose around it, as no `button` does: the browser keeps those in one piece. As a link
 * it can be pressed, and is remembered, before the page lives.
 */
function Sentence(props: {
  text: string
  isTold: boolean
  isChosen: boolean
  onChoose: () => void
}) {
  const { text, isTold, isChosen, onChoose } = props
  const onClick = (event: MouseEvent): void => {
    event.preventDefault()
    onChoose()
  }
  // A link answers to Enter alone.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return
    event.preventDefault()
    onChoose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useValidAnchor: see above
    <a
      href="#told"
      role="button"
      className={isTold ? 'example-sentence told' : 'example-sentence'}
      aria-pressed={isChosen}
      onClick={onClick}
      onKeyDown={onKeyDown}
      data-replay
    >
      {text}
    </a>
  )
}

const lineClasses: Partial<Record<string, string>> = {
  title: 'script-title',
  detail: 'script-detail',
  direction: 'italic text-ink-soft',
}
