import type { Finding } from '#core/check/finding.ts'
import type { Language } from '#core/languages.ts'
import { enumerated } from '#core/library/grammar.ts'
import { counted } from '#core/messages/counted.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'

/** As much of what somebody told as it takes to know it by. */
const quotedCharacters = 90

/** Words told, without a mark that only joined them to what followed. */
export function bareQuote(told: string): string {
  return told.trim().replace(/(?<![.,;:…])[.,;:…]+$/u, '')
}

/** The same as they stand in a sentence of ours: short. */
function withinQuotes(told: string): string {
  const bare = bareQuote(told)
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
    case 'permission':
    case 'legalWords':
      return words[finding.kind]
    case 'held':
    case 'wrongWho':
      return words[finding.kind](finding.told === '' ? undefined : withinQuotes(finding.told))
    case 'leftUnsaid': {
      const wish = withinQuotes(finding.wish)
      return finding.isUncertain ? words.perhapsUnsaid(wish) : words.leftUnsaid(wish)
    }
    case 'secret':
      return words.secret(finding.person, finding.hiddenFrom)
    case 'secretFact':
      return words.secretFact(withinQuotes(finding.told), finding.hiddenFrom)
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
