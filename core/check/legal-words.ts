/** The law's words: said by somebody without its power, or left out by somebody who needs them. */
import { type CheckedScript, findingAbout, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'

interface Formula {
  /** As the law has it, for the celebrant to compare. */
  wording: string
  /** What is left of it in every form that is said: one after the other, whatever stands between. */
  said: readonly RegExp[]
}

/**
 * By country, where an authorised celebrant marries with words of the law's own. Countries are missing whose law has no
 * form of words, whose parts differ, or where the law's words belong to a rite of its own.
 */
const formulas: Readonly<Record<string, readonly Formula[]>> = {
  // Marriage Act 1961, ss. 46 and 45.
  AU: [
    {
      wording:
        'I am duly authorised by law to solemnise marriages according to law. … Marriage, according to law in Australia, is the union of two people to the exclusion of all others, voluntarily entered into for life.',
      said: [/duly authori[sz]ed by law/i, /union of two people to the exclusion of all others/i],
    },
    {
      wording:
        'I call upon the persons here present to witness that I, A.B., take thee, C.D., to be my lawful wedded wife/husband/spouse.',
      said: [/to be my (?:lawful(?:ly)? wedded|legal) (?:wife|husband|spouse)/i],
    },
  ],
  // Marriage Act 1955, s. 31.
  NZ: [
    {
      wording: 'I take you [partner’s name], to be my legal wife/husband/partner.',
      said: [/to be my (?:legal|lawful(?:ly)?)(?: wedded)? (?:wife|husband|partner|spouse)/i],
    },
  ],
  // Code civil, article 75.
  FR: [
    {
      wording: 'au nom de la loi, … unis par le mariage',
      said: [/au nom de la loi/i, /uni(?:e)?s par (?:le mariage|les liens du mariage)/i],
    },
  ],
  // Código Civil, artículo 58.
  ES: [
    {
      wording: 'quedan unidos en matrimonio',
      said: [/(?:quedan|quedáis) unid[oa]s en matrimonio/i],
    },
  ],
  // Código Civil y Comercial, artículo 418.
  AR: [
    {
      wording: 'quedan unidos en matrimonio en nombre de la ley',
      said: [/unid[oa]s en matrimonio en nombre de la ley/i],
    },
  ],
  // Código do Registo Civil, artigo 155.
  PT: [
    {
      wording: 'Em nome da Lei e da República Portuguesa declaro F… e F… unidos pelo casamento.',
      said: [/em nome da lei e da rep[uú]blica portuguesa declaro/i, /unid[oa]s pelo casamento/i],
    },
  ],
  // Ordonnance sur l’état civil, article 71.
  CH: [
    {
      wording: 'En vertu de votre consentement mutuel, vous êtes unis par les liens du mariage.',
      said: [/unie?s par les liens du mariage/i],
    },
  ],
}

/** In any line that is spoken, whoever wrote it: to say them without power is an offence in some countries. */
export function legalWords({ ceremony, language, lines }: CheckedScript): Finding[] {
  if (ceremony.power !== 'symbolic') return []
  return lines
    .filter(({ isSpoken }) => isSpoken)
    .flatMap((line) =>
      [...line.text.matchAll(language.legalWords)].map(({ index, 0: words }) =>
        findingIn(line, { start: index, end: index + words.length }, 'red', { kind: 'legalWords' }),
      ),
    )
}

function isSaid(text: string, words: readonly RegExp[]): boolean {
  let rest = text
  for (const one of words) {
    const found = one.exec(rest)
    if (found === null) return false
    rest = rest.slice(found.index + found[0].length)
  }
  return true
}

/** Only where the country's own words are known. */
export function missingLegalWords({ ceremony, lines }: CheckedScript): Finding[] {
  const needed = Object.hasOwn(formulas, ceremony.country) ? formulas[ceremony.country] : undefined
  if (ceremony.power !== 'legal' || needed === undefined || lines.length === 0) return []
  const spoken = lines
    .filter(({ isSpoken }) => isSpoken)
    .map(({ text }) => text)
    .join('\n')
  return needed
    .filter(({ said }) => !isSaid(spoken, said))
    .map(({ wording }) => findingAbout('red', { kind: 'legalWordsMissing', wording }, [wording]))
}
