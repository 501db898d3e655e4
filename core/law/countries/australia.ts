/** Who marries in Australia. */
import type { CountryLaw } from '../country-law.ts'

export const australia: CountryLaw = {
  country: 'AU',
  marriedBy: 'celebrant',
  line: {
    pt: 'Na Austrália, o casamento que você celebra só vale com autorização, com os papéis em mãos e com as palavras da lei. Sem autorização, não diga nenhuma delas: a cerimônia é simbólica.',
    en: 'In Australia, a marriage you perform is valid only if you are authorized, the papers are at hand and the words the law requires are said. Without authorization, say none of them: the ceremony is symbolic.',
    fr: 'En Australie, le mariage que vous célébrez n’est valable qu’avec une autorisation, les documents et les paroles exigés par la loi. Sans autorisation, ne dites pas ces paroles : la cérémonie est symbolique.',
    es: 'En Australia, la boda que oficies solo es válida con autorización, con los documentos a mano y con las palabras de la ley. Sin autorización, no las digas: la ceremonia es simbólica.',
  },
  sources: [
    {
      what: 'Marriage Act 1961, ss. 45 and 46',
      at: 'celebrant.institute/legal/what-do-celebrants-legally-have-to-say',
    },
    {
      what: 'The rules for commitment ceremonies',
      at: 'celebrant.institute/legal/the-rules-for-commitment-ceremonies',
    },
  ],
  words: [
    {
      by: 'celebrant',
      quote: 'I am duly authorised by law to solemnise marriages according to law.',
      script: 'I am duly authorised by law to solemnise marriages according to law.',
      source: {
        what: 'Marriage Act 1961, ss. 45 and 46',
        at: 'celebrant.institute/legal/what-do-celebrants-legally-have-to-say',
      },
    },
    {
      by: 'celebrant',
      quote:
        'Before you are joined in marriage in my presence and in the presence of these witnesses, I am to remind you of the solemn and binding nature of the relationship into which you are now about to enter.',
      script:
        'Before you are joined in marriage in my presence and in the presence of these witnesses, I am to remind you of the solemn and binding nature of the relationship into which you are now about to enter.',
      source: {
        what: 'Marriage Act 1961, ss. 45 and 46',
        at: 'celebrant.institute/legal/what-do-celebrants-legally-have-to-say',
      },
    },
    {
      by: 'celebrant',
      quote:
        'Marriage, according to law in Australia, is the union of two people to the exclusion of all others, voluntarily entered into for life.',
      script:
        'Marriage, according to law in Australia, is the union of two people to the exclusion of all others, voluntarily entered into for life.',
      source: {
        what: 'Marriage Act 1961, ss. 45 and 46',
        at: 'celebrant.institute/legal/what-do-celebrants-legally-have-to-say',
      },
    },
    {
      by: 'couple',
      quote:
        'I call upon the persons here present to witness that I, A.B. (or C.D.), take thee, C.D. (or A.B.), to be my lawful wedded wife/husband/spouse',
      script:
        'I call upon the persons here present to witness that I, {me.full}, take thee, {you.full}, to be my lawful wedded {you:wife|husband|spouse}.',
      source: {
        what: 'Marriage Act 1961, ss. 45 and 46',
        at: 'celebrant.institute/legal/what-do-celebrants-legally-have-to-say',
      },
    },
  ],
}
