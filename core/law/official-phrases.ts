/** Words that only an authority may say, by language: a symbolic ceremony that uses them passes itself off as the law. */
import type { Language } from '../languages.ts'

export const officialPhrases: Readonly<Record<Language, RegExp>> = {
  pt: /em nome da lei|(?:vos|os|as) declaro|declaro (?:voc[eê]s )?casad|pelo poder que me|marido e mulher/iu,
  en: /by the (?:power|authority) vested|duly authori[sz]ed by law|lawful(?:ly)? wedded|lawful impediment|legal (?:wife|husband)/iu,
  fr: /au nom de la loi|unie?s par les liens du mariage|pouvoirs? qui m[’'](?:est|a été|sont) conférés?|légitime épou/iu,
  es: /en nombre de la ley|por el poder que me|unid[oa]s en matrimonio|l[eo]s declaro|marido y mujer/iu,
}
