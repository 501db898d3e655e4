import type { Finding } from '#core/check/finding.ts'
import type { Language } from '#core/languages.ts'
import { enumerated } from '#core/library/grammar.ts'
import { counted } from '#core/messages/counted.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'

/** As much of what somebody told as it takes to know it by. */
const quotedCharacters = 90

/** Words told as they stand in a sentence of ours: short, and without a full stop of their own. */
function withinQuotes(told: string): string {
  const bare = told.trim().replace(/(?<![.,;:…])[.,;:…]+$/u, '')
  if (bare.length <= quotedCharacters) return bare
  return `${bare.slice(0, quotedCharacters).replace(/[\s.,;:]+\S*$/u, '')}…`
}

/** What a finding says, in the language of the screens. */
export function findingSentence(
  finding: Finding,
  words: CheckMessages,
  language: Language,
): string {
  const number = (count: number) => counted(count, language)
  switch (finding.kind) {
    case 'unsourcedName':
      return finding.isUncertain
        ? words.perhapsName(finding.words)
        : words.unsourcedName(finding.words)
    case 'unsourcedNumber':
    case 'unsourcedDate':
    case 'repeatedHere':
    case 'privateData':
      return words[finding.kind](finding.words)
    case 'unbackedClaim':
    case 'legalWords':
      return words[finding.kind]
    case 'leftUnsaid':
      return words.leftUnsaid(finding.wish)
    case 'secret':
      return words.secret(finding.person, finding.hiddenFrom)
    case 'secretFact':
      return words.secretFact(withinQuotes(finding.told), finding.hiddenFrom)
    case 'correctedFact':
      return words.correctedFact(withinQuotes(finding.told), withinQuotes(finding.now))
    case 'otherCouple':
    case 'repeatedElsewhere':
      return words[finding.kind](finding.words, finding.couple)
    case 'almostName':
      return words.almostName(finding.words, finding.meant)
    case 'inMemory':
      return words.inMemory[finding.does](finding.person)
    case 'wornPhrase':
      return `${words.wornPhrase(finding.words)} ${words.asks[finding.asks]}`
    case 'longSentence':
    case 'longRepeat':
      return words[finding.kind](number(finding.count), number(finding.most))
    case 'tooLong':
    case 'tooShort':
      return words[finding.kind](number(finding.minutes), number(finding.wished))
    case 'leftBlank':
      return words.leftBlank(finding.words)
    case 'usualChildren':
      return words.usualChildren(enumerated(finding.names.map(words.quoted), language))
    case 'nobodyBrings':
      return words.nobodyBrings(number(finding.things.length))
    case 'legalWordsMissing':
      return words.legalWordsMissing(finding.wording)
    case 'agreement':
      return finding.person === undefined
        ? words.disagreesWithBoth
        : words.disagreesWith(finding.person)
    case 'formerDetail':
      return words.former[finding.detail]
  }
}
