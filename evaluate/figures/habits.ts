/** Habits of a model that make one script sound like the next: a guest at two weddings hears them. */
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import type { Language } from '#core/languages.ts'
import { folded } from '#core/without-accents.ts'
import { textsOf, type WrittenCeremony } from '../written-ceremony.ts'

export const habits = [
  'counting words',
  'telling people to look',
  'the questionnaire showing',
  'success in a first sentence',
] as const

export type Habit = (typeof habits)[number]

/** Matched against folded words: small letters without accents. */
type Signs = Record<Language, RegExp>

const countingWords: Signs = {
  pt: /\b(duas|tres|quatro|cinco|seis|sete|oito|nove|dez|poucas) (ultimas |unicas )?palavras\b|\buma (so|unica) palavra\b|\b(em uma|numa)( so| unica)? frase\b/,
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|so few|very few) (little |short |small |last )?words\b|\b(one|a single|one single) word\b(?! of)|\bin (one|a single) sentence\b/,
  fr: /\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|si peu de) (petits |derniers |seuls )?mots\b|\b(un seul|en un) mot\b|\ben une (seule )?phrase\b/,
  es: /\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|pocas) (ultimas |unicas )?palabras\b|\buna (sola|unica) palabra\b|\ben una( sola)? frase\b/,
}

const look: Signs = {
  pt: /(?<!\b(voces|que) )\b(olhem|reparem)\b|\bvejam (so|bem|os dois|as duas|eles|elas|este casal|esse casal)\b/,
  en: /\blook at (them|these two|the two of them|the faces|the people)\b|\btake a (good |long )?look\b|\blook around\b/,
  fr: /\bregardez\b/,
  es: /\b(mirenl[oa]s|miradl[oa]s|miren|mirad|fijense|fijaos)\b/,
}

const questionnaire: Signs = {
  pt: /\bquando (eu )?pergunt(ei|amos|aram)\b|\bpergunt(ei|amos) (a|aos|as|ao) (voces|dois|duas|casal|eles|elas)\b|\b(a|essa|esta) resposta (de voces|dos dois|das duas|deles|delas|do casal)\b|\b(essa|esta) resposta\b|\bquestionario\b|\b(voces|os dois|as duas|eles|elas) (me |nos )?(responderam|escreveram)\b|\b(mandou|pediu (para|pra)) (por|botar|incluir|acrescentar|escrever)\b/,
  en: /\b(when|once) (i|we) asked\b|\b(i|we) (also )?asked (you|them|the two of (you|them)|the couple)\b|\byou were asked\b|\b(your|their|that|this) answer\b|\b(he|she|they) (also )?told (me|us)\b|\byou (told|wrote) (to )?(me|us)\b|\bi was (given|told)\b|\bquestionnaire\b|\basked (me|us) to (add|put|mention|say)\b/,
  fr: /\bje (vous|leur|lui) ai (aussi )?demande\b|\b(quand|lorsqu)[’' ]+on (vous|leur) a demande\b|\b(votre|leur|cette) reponse\b|\b(vous y avez|elles ont|ils ont) repondu\b|\bquestionnaire\b|\b(vous m[’']avez|elles m[’']ont|ils m[’']ont) (aussi )?(dit|raconte|confie|ecrit)\b|\bbien voulu que\b/,
  es: /\bcuando (os |les )?pregunt(e|amos|aron)\b|\b(os|les) pregunt(e|amos)\b|\b(vuestra|esa|esta) respuesta\b|\bcuestionario\b|\b(me|nos) (contasteis|contaron|escribieron|escribisteis)\b|\bno dieron mas detalles\b|\bpidi(o|eron) (poner|anadir|que (pusi|anadi))/,
}

const success: Signs = {
  pt: /\bsucesso\b/,
  en: /\bsuccess\b|\bgood life\b/,
  fr: /\breussi(te|e|r)?\b/,
  es: /\bexito\b|\btriunf/,
}

/** The sentences in which a habit would show, in the order of the script. */
function sentencesFor(habit: Habit, written: WrittenCeremony): string[] {
  return textsOf(written).flatMap(({ text }) => {
    const sentences = sentencesOf(text).map((sentence) => sentence.text)
    return habit === 'success in a first sentence' ? sentences.slice(0, 1) : sentences
  })
}

const signsOf: Record<Habit, Signs> = {
  'counting words': countingWords,
  'telling people to look': look,
  'the questionnaire showing': questionnaire,
  'success in a first sentence': success,
}

/** The habits that a script shows, each with the first sentence that shows it. */
export function habitsIn(written: WrittenCeremony): Map<Habit, string> {
  const language = baseLanguage(written.couple.language)
  return new Map(
    habits.flatMap((habit) => {
      const shown = sentencesFor(habit, written).find((sentence) =>
        signsOf[habit][language].test(folded(sentence)),
      )
      return shown === undefined ? [] : [[habit, shown] as const]
    }),
  )
}
