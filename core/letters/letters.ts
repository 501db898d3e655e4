/** The letters the product sends: from data to subject, HTML and plain text, in four languages. */
import { type DateForm, dateFormOf } from '../date-form.ts'
import { type Language, languageDetails } from '../languages.ts'
import type { Letter, LetterSite } from './letter.ts'
import { blocksOf } from './letter-blocks.ts'
import type { RenderedLetter } from './letter-document.ts'
import { renderLetterHtml } from './letter-html.ts'
import { renderLetterText } from './letter-text.ts'
import { contactOf, givenName, type Wording, wordingFor } from './letter-wording.ts'

interface Opening {
  subject: string
  preview: string
  title: string
}

function openingOf(letter: Letter, { words, day }: Wording): Opening {
  switch (letter.kind) {
    case 'pin':
      return letter.renewed === true ? words.renewed : words.pin
    case 'reminder':
      return words.reminder
    case 'enrolment-link':
      return words.enrolmentLink
    case 'ending-soon':
      return { ...words.endingSoon, subject: words.endingSoon.subject(day(letter.accessEndsAtMs)) }
    case 'refunded':
      return words.refunded
  }
}

/**
 * Renders one letter, with dates as its reader has them, else as is usual for the language. Pure: the same data always
 * gives the same letter.
 */
export function renderLetter(
  letter: Letter,
  language: Language,
  site: LetterSite,
  dateForm: DateForm = dateFormOf(language),
): RenderedLetter {
  const wording = wordingFor(language, site, dateForm)
  const { words } = wording
  const opening = openingOf(letter, wording)
  const contact = contactOf(site)
  const document = {
    locale: languageDetails[language].locale,
    subject: opening.subject,
    preview: opening.preview,
    title: opening.title,
    greeting: words.greeting(givenName(letter.name)),
    blocks: blocksOf(letter, wording),
    closing: words.closing,
    signature: words.signature,
    footer: [
      ...(contact === '' ? [] : [words.questions(contact)]),
      site.businessName ? `${words.signature} · ${site.businessName}` : words.signature,
      site.publicUrl,
    ],
  }
  return {
    subject: document.subject,
    html: renderLetterHtml(document),
    text: renderLetterText(document),
  }
}
