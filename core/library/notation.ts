/**
 * How a text of the library names the couple and agrees with them. There are four tokens; everything else is literal:
 *
 *     {first}  {second}  {both}  {celebrant}     the name the person goes by
 *     {first.full}  {second.full}                the whole name
 *     {children}  {remembered}  {thanked}  {reader}
 *                                                other people's names, joined: one or several, so write sentences
 *                                                that are right for both (`um lugar para {remembered}`)
 *     {first:cansada|cansado|sem forças}         the form for feminine, masculine, neutral
 *
 * Agreement takes `first`, `second`, `both` or `celebrant`. A form contains neither braces nor bars, and tokens do
 * not nest. Anything that is not a token stays as written, so parsing cannot fail; names are inserted after parsing and
 * never parsed themselves, so a name with braces is just a name.
 */
import type { Agreement } from '../ceremony/document.ts'
import type { Language } from '../languages.ts'
import { beforeName, elides, joinedNames, sentenceWithPeople } from './grammar.ts'

export const subjects = ['first', 'second', 'both', 'celebrant'] as const

type Subject = (typeof subjects)[number]

/** People a text names together: the couple's children, who is remembered, who is thanked, who reads. */
export const groups = ['children', 'remembered', 'thanked', 'reader'] as const

type Group = (typeof groups)[number]

export type TemplatePart =
  | { kind: 'literal'; text: string }
  | { kind: 'name'; of: Subject | Group; isFull: boolean }
  | { kind: 'agreement'; with: Subject; forms: Readonly<Record<Agreement, string>> }

/** A person as sentences need them: names on one line and never empty. */
export interface NamedPerson {
  called: string
  full: string
  agreement: Agreement
}

/** The people a template is rendered for. */
export interface NamedPeople {
  language: Language
  first: NamedPerson
  second: NamedPerson
  celebrant: NamedPerson
  /** The names in each group, on one line and never empty. A group without names leaves an ellipsis. */
  groups?: Readonly<Partial<Record<Group, readonly string[]>>>
}

const token =
  /\{(?:(?<name>first|second|both|celebrant|children|remembered|thanked|reader)(?<full>(?<=first|second)\.full)?|(?<subject>first|second|both|celebrant):(?<feminine>[^{}|]*)\|(?<masculine>[^{}|]*)\|(?<neutral>[^{}|]*))\}/g

/** The parts of a template in order. Never fails: what is not a token is literal. */
export function parseTemplate(template: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let end = 0
  const addLiteral = (text: string): void => {
    if (text !== '') parts.push({ kind: 'literal', text })
  }
  for (const match of template.matchAll(token)) {
    addLiteral(template.slice(end, match.index))
    end = match.index + match[0].length
    const { name, full, subject, feminine = '', masculine = '', neutral = '' } = match.groups ?? {}
    parts.push(
      name === undefined
        ? { kind: 'agreement', with: subject as Subject, forms: { feminine, masculine, neutral } }
        : { kind: 'name', of: name as Subject | Group, isFull: full !== undefined },
    )
  }
  addLiteral(template.slice(end))
  return parts
}

/** How a sentence about both agrees, as these languages do it: two feminines are feminine, a mixed pair masculine. */
export function jointAgreement(first: Agreement, second: Agreement): Agreement {
  if (first === 'neutral' || second === 'neutral') return 'neutral'
  return first === 'feminine' && second === 'feminine' ? 'feminine' : 'masculine'
}

function agreementOf(subject: Subject, people: NamedPeople): Agreement {
  return subject === 'both'
    ? jointAgreement(people.first.agreement, people.second.agreement)
    : people[subject].agreement
}

function isGroup(subject: Subject | Group): subject is Group {
  return groups.some((group) => group === subject)
}

function nameOf(part: { of: Subject; isFull: boolean }, people: NamedPeople): string {
  if (part.of === 'both') {
    return joinedNames(people.first.called, people.second.called, people.language)
  }
  const person = people[part.of]
  return part.isFull ? person.full : person.called
}

/** `words` and the name after them, each adapted to the other's sound. */
function wordsAndName(
  words: string,
  part: Extract<TemplatePart, { kind: 'name' }>,
  people: NamedPeople,
): string {
  const { language, first, second } = people
  const { of, isFull } = part
  if (isGroup(of)) {
    const names = people.groups?.[of] ?? []
    return sentenceWithPeople(words, names.length === 0 ? ['…'] : names, language)
  }
  // One `de` serves a couple (`de Rafael et Marina`) unless it is elided: then each name needs one.
  const repeatsDe =
    language === 'fr' &&
    of === 'both' &&
    /(?<!\p{L})de $/iu.test(words) &&
    (elides(first.called) || elides(second.called))
  if (repeatsDe) {
    const before = beforeName(words, first.called, language)
    return `${before}${first.called} et ${beforeName('de ', second.called, language)}${second.called}`
  }
  const name = nameOf({ of, isFull }, people)
  return beforeName(words, name, language) + name
}

/** The template's text for these people. Total: works for any template and any names. */
export function render(template: string, people: NamedPeople): string {
  let text = ''
  // What a name may still change: the literal words right before it, never an earlier name.
  let words = ''
  for (const part of parseTemplate(template)) {
    if (part.kind === 'name') {
      text += wordsAndName(words, part, people)
      words = ''
    } else {
      text += words
      words = part.kind === 'literal' ? part.text : part.forms[agreementOf(part.with, people)]
    }
  }
  return text + words
}
