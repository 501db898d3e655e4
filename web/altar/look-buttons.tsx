import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { Button } from '../ui/button.tsx'
import { type Light, type Look, largestPx, lights, smallestPx } from './altar-memory.ts'

const stepPx = 4

interface LookButtonsProps {
  words: AltarMessages['look']
  look: Look
  onLook: (look: Look) => void
}

/** How large the words are, and in which light. */
export function LookButtons({ words, look, onLook }: LookButtonsProps) {
  const resize = (byPx: number): void =>
    onLook({ ...look, sizePx: Math.min(largestPx, Math.max(smallestPx, look.sizePx + byPx)) })
  const names: Record<Light, string> = { sun: words.sun, dark: words.dark, dim: words.dim }
  return (
    <>
      <fieldset className="altar-choice">
        <legend>{words.size}</legend>
        <Button aria-disabled={look.sizePx === smallestPx} onClick={() => resize(-stepPx)}>
          {words.smaller}
        </Button>
        <output>{look.sizePx}</output>
        <Button aria-disabled={look.sizePx === largestPx} onClick={() => resize(stepPx)}>
          {words.larger}
        </Button>
      </fieldset>
      <fieldset className="altar-choice">
        <legend>{words.light}</legend>
        {lights.map((light) => (
          <Button
            key={light}
            aria-pressed={look.light === light}
            onClick={() => onLook({ ...look, light })}
          >
            {names[light]}
          </Button>
        ))}
      </fieldset>
    </>
  )
}
