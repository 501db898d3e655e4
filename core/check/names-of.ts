import type { Partner } from '../ceremony/document.ts'
import { checkLanguages } from './language/languages.ts'
import { wordsOf } from './words-of.ts'

/** `Dona` and `Mr` name nobody. */
const formsOfAddress = new Set(
  Object.values(checkLanguages).flatMap(({ capitalWords }) => [...capitalWords]),
)

function namesIn(name: string): string[] {
  const names = wordsOf(name)
    .filter(({ text, isCapital }) => isCapital && text.length > 2)
    .map(({ folded }) => folded)
  const proper = names.filter((one) => !formsOfAddress.has(one))
  return proper.length > 0 ? proper : names
}

/** The folded words of people's names that are more than a joint, an initial or a form of address. */
export function namesOf(people: readonly Pick<Partner, 'name' | 'calledAs'>[]): Set<string> {
  return new Set(people.flatMap(({ name, calledAs }) => [...namesIn(name), ...namesIn(calledAs)]))
}
