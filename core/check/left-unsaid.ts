/** What somebody asked not to say, in every line that is not the library's. */
import { sentencesOf } from '../ceremony/sentences.ts'
import type { Fact } from '../writer/fact.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { givenAway, type Matter, matterReader } from './matter.ts'
import { withheldWords } from './withheld-answers.ts'
import { wordsBetween } from './words-of.ts'

/** What a fact says, in the words of the hand and in those of whoever told it. */
export function wordsOfFact({ words, toldAs }: Fact): string[] {
  return toldAs === undefined ? [words] : [words, toldAs]
}

function mattersOf(script: CheckedScript): Matter[] {
  const { ceremony, toldIn: language } = script
  const wishes = sentencesOf(ceremony.wishes.leaveUnsaid.replaceAll(/[;,]/g, '.')).map(({ text }) =>
    text.replace(/\.$/, ''),
  )
  // What is a secret from everyone is for whoever celebrates alone.
  const unusable = ceremony.facts
    .filter(({ mayBeUsed, secretFor }) => !mayBeUsed || secretFor === 'everyone')
    .flatMap(wordsOfFact)
  const withheld = withheldWords(ceremony, language)
  const matter = matterReader(script, [...unusable, ...withheld])
  return [
    ...wishes.map((wish) => matter(wish, true)),
    ...withheld.map((words) => matter(words, true)),
    ...unusable.map((words) => matter(words, false)),
  ]
}

function inLine(
  line: CheckedLine,
  matters: readonly Matter[],
  { language: { commonWords } }: CheckedScript,
): Finding[] {
  return line.sentences.flatMap(({ text, start }) => {
    const words = wordsBetween(line.words, start, start + text.length)
    const found = matters.flatMap((matter) => {
      const place = givenAway(words, text, matter, commonWords)
      return place === undefined ? [] : [{ matter, place }]
    })
    const [first] = found
    return first === undefined
      ? []
      : [findingIn(line, first.place, 'red', { kind: 'leftUnsaid', wish: first.matter.wish })]
  })
}

/** Red in what was written, edited and pasted alike: the couple does not ask who wrote it. */
export function leftUnsaid(script: CheckedScript): Finding[] {
  const matters = mattersOf(script)
  if (matters.length === 0) return []
  return script.lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) => inLine(line, matters, script))
}
