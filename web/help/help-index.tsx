import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import { counted } from '#core/messages/counted.ts'
import type { HelpMessages } from '#core/messages/shape/help.ts'
import { helpPageName, publicPagePath } from '#core/pages/public-pages.ts'
import { Field } from '../ui/field.tsx'
import { searchHelp } from './search-help.ts'

/** Every page of the help, to be searched; nothing is sent. */
export function HelpIndex({ help, language }: { help: HelpMessages; language: Language }) {
  const [query, setQuery] = useState('')
  const found = searchHelp(help.pages, query)
  const search = useRef<HTMLDivElement>(null)
  // What was typed before hydration.
  useEffect(() => setQuery(search.current?.querySelector('input')?.value ?? ''), [])
  return (
    <>
      <h1 className="title">{help.title}</h1>
      <p className="help-lead">{help.description}</p>
      <div ref={search} className="help-search">
        <Field
          label={help.search}
          type="search"
          value={query}
          onValue={setQuery}
          autoComplete="off"
        />
        <p role="status" className="text-ink-soft text-sm">
          {query.trim() === ''
            ? null
            : found.length === 0
              ? help.nothingFound
              : help.found(counted(found.length, language))}
        </p>
      </div>
      <ul className="help-pages">
        {found.map((task) => (
          <li key={task}>
            <Link
              className="link"
              to={publicPagePath({ name: helpPageName(task), language })}
              data-replay
            >
              {help.pages[task].title}
            </Link>
            <p className="text-ink-soft">{help.pages[task].description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
