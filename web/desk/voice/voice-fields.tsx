import { useId, useState } from 'react'
import type { VoiceMessages } from '#core/messages/shape/voice.ts'
import type { VoiceCard } from '#core/writer/voice-card.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** As many as `voiceCardSchema` takes. */
const lineMostCharacters = 400
const phraseMostCharacters = 200
const phrasesMost = 12

interface VoiceFieldsProps {
  words: VoiceMessages
  card: VoiceCard
  onCard: (card: VoiceCard) => void
}

/** The card, to be put right by hand. */
export function VoiceFields({ words, card, onCard }: VoiceFieldsProps) {
  return (
    <div className="grid gap-3">
      {(['rhythm', 'humour', 'address'] as const).map((name) => (
        <Field
          key={name}
          label={words[name]}
          value={card[name]}
          onValue={(typed) => onCard({ ...card, [name]: typed })}
          maxLength={lineMostCharacters}
          autoComplete="off"
        />
      ))}
      {(['openings', 'closings', 'neverSays'] as const).map((name) => (
        <Phrases
          key={name}
          label={words[name]}
          hint={words.perLine}
          phrases={card[name]}
          onPhrases={(phrases) => onCard({ ...card, [name]: phrases })}
        />
      ))}
    </div>
  )
}

interface PhrasesProps {
  label: string
  hint: string
  phrases: readonly string[]
  onPhrases: (phrases: string[]) => void
}

function Phrases({ label, hint, phrases, onPhrases }: PhrasesProps) {
  // What is typed keeps its empty lines; the card does not.
  const [typed, setTyped] = useState(() => phrases.join('\n'))
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <TextArea
        id={id}
        rows={2}
        value={typed}
        onValue={(value) => {
          setTyped(value)
          onPhrases(
            value
              .split('\n')
              .map((phrase) => phrase.trim().slice(0, phraseMostCharacters))
              .filter((phrase) => phrase !== '')
              .slice(0, phrasesMost),
          )
        }}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className="text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  )
}
