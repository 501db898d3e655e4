import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { HelpMessages } from '#core/messages/shape/help.ts'
import { type HelpTask, helpPicture, helpTasks } from '#core/pages/help-tasks.ts'
import { helpPageName, publicPagePath } from '#core/pages/public-pages.ts'
import {
  altarPath,
  offlinePagePath,
  paperPath,
  readingPath,
} from '#core/pages/service-worker-file.ts'
import { Named } from './named.tsx'

/** Where each task is done. */
const places: Record<HelpTask, string> = {
  write: offlinePagePath,
  shape: offlinePagePath,
  check: offlinePagePath,
  altar: altarPath,
  paper: paperPath,
  device: readingPath,
  backup: readingPath,
}

interface TaskHelpProps {
  help: HelpMessages
  language: Language
  task: HelpTask
  /** Where its picture is. */
  picture: string
}

/** One page of the help: what to do, step by step, and what is good to know. */
export function TaskHelp({ help, language, task, picture }: TaskHelpProps) {
  const words = help.pages[task]
  return (
    <>
      <p>
        <Link className="link" to={publicPagePath({ name: 'help', language })} data-replay>
          <span aria-hidden="true">← </span>
          {help.title}
        </Link>
      </p>
      <h1 className="title">{words.title}</h1>
      <p className="help-lead">{words.description}</p>
      <div className="help-task">
        <div>
          <ol className="help-steps">
            {words.steps.map((step) => (
              <li key={step}>
                <Named text={step} />
              </li>
            ))}
          </ol>
          <ul className="help-notes">
            {words.notes.map((note) => (
              <li key={note}>
                <Named text={note} />
              </li>
            ))}
          </ul>
          <p>
            <Link className="button" to={places[task]} data-replay>
              {words.place}
              <span aria-hidden="true">→</span>
            </Link>
          </p>
        </div>
        <img
          className="help-picture"
          src={picture}
          width={helpPicture.width}
          height={helpPicture.height}
          alt={words.picture}
          loading="lazy"
          decoding="async"
        />
      </div>
      <nav className="help-others" aria-label={help.others}>
        <h2 className="heading">{help.others}</h2>
        <ul>
          {helpTasks
            .filter((other) => other !== task)
            .map((other) => (
              <li key={other}>
                <Link
                  className="link"
                  to={publicPagePath({ name: helpPageName(other), language })}
                  data-replay
                >
                  {help.pages[other].title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  )
}
