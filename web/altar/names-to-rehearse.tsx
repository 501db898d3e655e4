import { useEffect, useId, useState } from 'react'
import { type NamedPerson, namesToSay, saySo } from '#core/altar/name-list.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { Button } from '../ui/button.tsx'
import { createReadingVoice } from './reading-voice.ts'
import type { Altar } from './use-altar.ts'
import { useLocalVoice } from './use-local-voice.ts'

interface NamesToRehearseProps {
  words: AltarMessages
  ceremony: Ceremony
  change: Altar['change']
}

/** Everybody who is named, how the name is said, and the name aloud where this device has a voice for it. */
export function NamesToRehearse({ words, ceremony, change }: NamesToRehearseProps) {
  const people = namesToSay(ceremony)
  const voice = useLocalVoice(ceremony.language)

  const hear = (name: string): void => {
    if (voice === undefined) return
    const reading = createReadingVoice(window.speechSynthesis, voice)
    void reading.read([{ text: name, pauseMs: 0 }])
  }

  if (people.length === 0) return <p>{words.names.empty}</p>
  return (
    <>
      <p>{words.names.explanation}</p>
      <ul className="altar-names">
        {people.map((person) => (
          <li key={`${person.id} ${person.name}`}>
            <NameField
              words={words.names}
              person={person}
              onSaidAs={(saidAs) => {
                const nowMs = Date.now()
                void change((stored) => saySo(stored, person, saidAs, nowMs))
              }}
            />
            {voice === undefined ? null : (
              <Button
                look="quiet"
                aria-label={words.names.hear(person.name)}
                onClick={() => hear(person.name)}
              >
                <span aria-hidden="true">▶</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface NameFieldProps {
  words: AltarMessages['names']
  person: NamedPerson
  onSaidAs: (saidAs: string) => void
}

/** Stored when the field is left: this page has no history to take a letter back from. */
function NameField({ words, person: { name, saidAs }, onSaidAs }: NameFieldProps) {
  const [text, setText] = useState(saidAs)
  const id = useId()
  useEffect(() => setText(saidAs), [saidAs])
  return (
    <div className="altar-field">
      <label htmlFor={id} aria-label={words.saidAs(name)}>
        {name}
      </label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text.trim() !== saidAs) onSaidAs(text.trim())
        }}
      />
    </div>
  )
}
