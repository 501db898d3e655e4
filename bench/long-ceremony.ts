import type { Ceremony } from '#core/ceremony/document.ts'
import { sampleCeremony, withBody } from '#core/ceremony/testing/sample-ceremony.ts'

const sentence =
  'Quando a chuva parou, João pediu mais um café, e Ana ficou para contar o fim da história.'

/** A script whose story alone has this many words, in paragraphs of about a hundred. */
export function longCeremony(wordCount: number): Ceremony {
  const perSentence = sentence.split(' ').length
  const paragraph = Array<string>(6).fill(sentence).join(' ')
  const paragraphs = Math.ceil(wordCount / (6 * perSentence))
  return withBody(sampleCeremony(), 'ceremony', {
    kind: 'byHand',
    lines: Array.from({ length: paragraphs }, () => ({ speaker: 'celebrant', text: paragraph })),
  })
}
