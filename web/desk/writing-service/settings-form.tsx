import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Site } from '#core/wire.ts'
import { isLocalService } from '#writer/local-service.ts'
import {
  baseUrlOf,
  checkOwnKey,
  hostOf,
  keepWriterChoice,
  originInUse,
  readWriterChoice,
  type WriterChoice,
} from '../../generation/own-key.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { keptDevice } from '../../shelf/shared/device-clearing.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type Answer = { good: boolean; sentence: string } | 'checking' | 'key-missing' | undefined

/** The form behind the settings; what is saved is checked at once, and says so. */
export function SettingsForm({ site }: { site: Site | undefined }) {
  const { messages } = useLanguage()
  const { settings } = useCreatorMessages().creator
  const [choice, setChoice] = useState(() => readWriterChoice(keptDevice))
  const [answer, setAnswer] = useState<Answer>()
  const [keyIsStored, setKeyIsStored] = useState(choice.apiKey !== '')
  const checking = useRef<AbortController>(undefined)
  useEffect(() => () => checking.current?.abort(), [])

  const change = (part: Partial<WriterChoice>): void => {
    setChoice({ ...choice, ...part })
    setAnswer(undefined)
  }

  const keep = (next: WriterChoice): boolean => {
    const kept = keepWriterChoice(keptDevice, next) === 'kept'
    setKeyIsStored(kept && next.apiKey !== '')
    return kept
  }

  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const origin = site && originInUse(site, choice.origin)
    // Kept with the service that was in sight, so that it never goes to another.
    const next = { ...choice, origin: origin ?? choice.origin, apiKey: choice.apiKey.trim() }
    if (next.writer === 'own-key' && next.apiKey === '') {
      setAnswer('key-missing')
      return
    }
    if (next.writer === 'own-key' && isElsewhere(site, choice.origin)) {
      setAnswer({ good: false, sentence: settings.keyElsewhere(hostOf(choice.origin)) })
      return
    }
    const kept = keep(next)
    if (next.writer === 'service') {
      setAnswer({ good: kept, sentence: kept ? settings.savedService : settings.notKept })
      return
    }
    if (origin === undefined) {
      setAnswer({ good: false, sentence: settings.unavailable })
      return
    }
    checking.current?.abort()
    const controller = new AbortController()
    checking.current = controller
    setAnswer('checking')
    const result = await checkOwnKey(baseUrlOf(origin), next.apiKey, controller.signal).catch(
      () => 'unreachable' as const,
    )
    if (controller.signal.aborted) return
    if (result !== 'works') {
      const reason = messages.errors.writerFailures[result]
      const isShut = result === 'unreachable' && isLocalService(origin)
      const said = settings.keptButFails(reason)
      setAnswer({
        good: false,
        sentence: isShut ? `${said} ${settings.ownMachine(location.origin)}` : said,
      })
    } else {
      setAnswer({ good: kept, sentence: kept ? settings.works : settings.notKept })
    }
  }

  const remove = (): void => {
    const next = { ...choice, origin: '', apiKey: '' }
    setChoice(next)
    keep(next)
    setAnswer({ good: true, sentence: settings.removed })
  }

  const serviceHint =
    site?.services.ai === 'sandbox' ? settings.serviceHintDemonstration : settings.serviceHint
  return (
    <form className="grid gap-4" onSubmit={(event) => void save(event)}>
      <p className="text-ink-soft">{settings.explanation}</p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{settings.title}</legend>
        <WriterOption
          label={settings.service}
          hint={serviceHint}
          checked={choice.writer === 'service'}
          onChoose={() => change({ writer: 'service' })}
        />
        <WriterOption
          label={settings.ownKey}
          hint={settings.ownKeyHint}
          checked={choice.writer === 'own-key'}
          onChoose={() => change({ writer: 'own-key' })}
        />
      </fieldset>
      {choice.writer === 'own-key' ? (
        <div className="grid gap-4">
          <OriginChoice
            site={site}
            origin={choice.origin}
            onChoose={(origin) => change({ origin })}
          />
          <Field
            label={settings.key}
            hint={settings.keyHint}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={choice.apiKey}
            onValue={(apiKey) => change({ apiKey })}
            problem={answer === 'key-missing' ? settings.missing : undefined}
          />
        </div>
      ) : null}
      <p role="status" className="empty:hidden">
        {answer === 'checking' ? settings.checking : null}
        {typeof answer === 'object' ? (
          <span className={answer.good ? 'text-success' : 'text-failure'}>{answer.sentence}</span>
        ) : null}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {keyIsStored ? (
          <Button look="quiet" onClick={remove}>
            {settings.remove}
          </Button>
        ) : null}
        <button type="submit" className="button button-main" disabled={answer === 'checking'}>
          {settings.save}
        </button>
      </div>
    </form>
  )
}

/** Whether the key was given for a service that the site allows no more: its owner has to choose anew. */
function isElsewhere(site: Site | undefined, origin: string): boolean {
  return site !== undefined && origin !== '' && originInUse(site, origin) === undefined
}

function WriterOption(props: {
  label: string
  hint: ReactNode
  checked: boolean
  onChoose: () => void
}) {
  const hintId = useId()
  return (
    <div className="option">
      <label className="flex min-h-6 items-center gap-3 font-medium">
        <input
          type="radio"
          name="writer"
          data-first-focus={props.checked ? '' : undefined}
          className="size-5 flex-none accent-accent"
          checked={props.checked}
          onChange={props.onChoose}
          aria-describedby={hintId}
        />
        {props.label}
      </label>
      <p id={hintId} className="pl-8 text-ink-soft text-sm">
        {props.hint}
      </p>
    </div>
  )
}

/** Which service the key belongs to; with a single one there is nothing to choose. */
function OriginChoice(props: {
  site: Site | undefined
  origin: string
  onChoose: (origin: string) => void
}) {
  const { settings } = useCreatorMessages().creator
  const id = useId()
  const origins = props.site?.ownKeyOrigins ?? []
  const elsewhere = isElsewhere(props.site, props.origin)
  if (origins.length === 0) return <p className="text-failure">{settings.unavailable}</p>
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {settings.provider}
      </label>
      {elsewhere ? (
        <p className="text-failure">{settings.keyElsewhere(hostOf(props.origin))}</p>
      ) : null}
      <select
        id={id}
        className="input"
        value={elsewhere ? '' : props.origin || origins[0]}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {elsewhere ? <option value="">{settings.chooseProvider}</option> : null}
        {origins.map((origin) => (
          <option key={origin} value={origin}>
            {hostOf(origin)}
          </option>
        ))}
      </select>
    </div>
  )
}
