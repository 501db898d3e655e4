import { useEffect, useRef, useState } from 'react'
import type { VoiceMessages } from '#core/messages/shape/voice.ts'
import {
  type VoiceCard,
  voiceScriptMaxCharacters,
  voiceScriptsMost,
} from '#core/writer/voice-card.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { keptDevice } from '../../shelf/shared/device-clearing.ts'
import { keepVoice, readVoice, removeVoice } from '../../storage/stored-voice.ts'
import { Button } from '../../ui/button.tsx'
import { useCeremonyDesk } from '../use-desk.ts'
import { FormerScript } from './former-script.tsx'
import { VoiceFields } from './voice-fields.tsx'

const loaders = {
  pt: () => import('#core/messages/pt/voice.ts').then(({ voice }) => voice),
  en: () => import('#core/messages/en/voice.ts').then(({ voice }) => voice),
  fr: () => import('#core/messages/fr/voice.ts').then(({ voice }) => voice),
  es: () => import('#core/messages/es/voice.ts').then(({ voice }) => voice),
}

/** "Meu jeito de escrever": a card made from former scripts, shown and editable, kept on this device alone. */
export function VoicePanel() {
  const words = useLateWords(loaders)
  const { access, screens } = useLanguage().messages
  if (words === 'loading') return <p className="text-ink-soft">{access.loading}</p>
  if (words === 'missing') return <p role="alert">{screens.failures.offline}</p>
  return <Voice words={words} />
}

function Voice({ words }: { words: VoiceMessages }) {
  const { ceremony, sourceInUse } = useCeremonyDesk()
  const { messages } = useLanguage()
  const [card, setCard] = useState(() => readVoice(keptDevice))
  const [scripts, setScripts] = useState<readonly string[]>([''])
  const [asking, setAsking] = useState<AbortController>()
  const [note, setNote] = useState('')
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const keep = (next: VoiceCard, said: string): void => {
    setCard(next)
    setNote(keepVoice(keptDevice, next) === 'kept' ? said : words.notKept)
  }

  const make = async (): Promise<void> => {
    const controller = new AbortController()
    leaving.current = controller
    setAsking(controller)
    setNote('')
    const answer = await sourceInUse().voiceCard(
      {
        language: ceremony.language,
        scripts: scripts
          .filter((script) => script.trim() !== '')
          .map((script) => script.slice(0, voiceScriptMaxCharacters)),
      },
      controller.signal,
    )
    setAsking(undefined)
    if (controller.signal.aborted) return
    if ('kind' in answer && answer.kind === 'answered') {
      setScripts([''])
      keep(answer.value, words.made)
      return
    }
    const reason =
      'end' in answer
        ? answer.end === 'rejected'
          ? answer.sentence
          : messages.screens.failures.writingNeedsNetwork
        : answer.kind === 'failed'
          ? messages.errors.writerFailures[answer.code]
          : ''
    setNote(`${words.failed} ${reason}`)
  }

  const isEmpty = scripts.every((script) => script.trim() === '')
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{words.explanation}</p>
      {scripts.map((script, position) => (
        <FormerScript
          // biome-ignore lint/suspicious/noArrayIndexKey: scripts have no other name
          key={position}
          words={words}
          number={position + 1}
          script={script}
          isReadOnly={asking !== undefined}
          // A document takes its time to be read, and another script may have been typed meanwhile.
          onScript={(typed) =>
            setScripts((now) => now.map((one, at) => (at === position ? typed : one)))
          }
          onNote={setNote}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="main" disabled={isEmpty || asking !== undefined} onClick={() => void make()}>
          {asking === undefined ? words.make : words.making}
        </Button>
        {asking === undefined ? null : <Button onClick={() => asking.abort()}>{words.stop}</Button>}
        {asking === undefined && scripts.length < voiceScriptsMost ? (
          <Button look="quiet" onClick={() => setScripts([...scripts, ''])}>
            {words.another}
          </Button>
        ) : null}
      </div>
      <p role="status">{note}</p>
      {card === undefined ? null : (
        <>
          <h3 className="font-medium">{words.card}</h3>
          <VoiceFields words={words} card={card} onCard={(next) => keep(next, '')} />
          <div>
            <Button
              onClick={() => {
                removeVoice(keptDevice)
                setCard(undefined)
                setNote(words.removed)
              }}
            >
              {words.remove}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
