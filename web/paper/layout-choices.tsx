import type { PaperMessages } from '#core/messages/shape/paper.ts'
import { paperSizes, typeSizesPt } from '#core/paper/paper-size.ts'
import { Choice } from '../desk/couple/choice.tsx'
import type { CardLayout } from './printed-marks.ts'

/** On which paper and how large: `onChoose` is told what was chosen by hand alone. */
export function LayoutChoices(props: {
  layout: CardLayout
  onChoose: (choice: Partial<CardLayout>) => void
  words: PaperMessages
}) {
  const { layout, onChoose, words } = props
  return (
    <>
      <Choice
        label={words.size}
        value={layout.size}
        options={paperSizes.map((value) => ({ value, label: words.sizes[value] }))}
        onChoose={(size) => onChoose({ size })}
      />
      <Choice
        label={words.type}
        value={String(layout.typePt)}
        options={typeSizesPt.map((size) => ({ value: String(size), label: words.points(size) }))}
        onChoose={(value) => {
          const typePt = typeSizesPt.find((size) => String(size) === value)
          if (typePt !== undefined) onChoose({ typePt })
        }}
      />
    </>
  )
}
