import type { Ceremony } from '../../ceremony/document.ts'
import { newCeremony } from '../../ceremony/new-ceremony.ts'
import { questionIds } from '../../ceremony/question-ids.ts'
import { withBody } from '../../ceremony/testing/sample-ceremony.ts'
import type { TestCouple } from './planted-inventions.ts'
import { tellingOf } from './told.ts'

/** The couple's ceremony with its text as the writer's. */
export function ceremonyOf(couple: TestCouple, text = couple.text.join('\n')): Ceremony {
  const empty = newCeremony({ id: couple.first, nowMs: 1_000, language: couple.language })
  const [groom, bride] = empty.couple
  const first = couple.isFirstBride ? bride : groom
  const known: Ceremony = {
    ...empty,
    couple: [
      { ...first, name: couple.first },
      { ...bride, name: couple.second },
    ],
    place: couple.place,
    date: couple.date,
    time: couple.time,
    tellings: questionIds.map((id, index) => tellingOf(id, couple.answers[index] ?? '')),
  }
  return writtenAs(known, text)
}

/** The ceremony with this as the couple's story, written by the writer. */
export function writtenAs(ceremony: Ceremony, content: string): Ceremony {
  return withBody(ceremony, 'ceremony', {
    kind: 'written',
    text: 'ceremony',
    content,
    origin: 'writer',
  })
}
