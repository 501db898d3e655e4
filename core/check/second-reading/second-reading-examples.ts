/** What the second reading is shown in the language of the script, where a description says less than an example. */
import type { Language } from '../../languages.ts'

interface SecondReadingExamples {
  /** As a model is told it. */
  language: string
  /** A permission, a question or a doubt of the telling that is said to everybody. */
  permission: string
  /** What is held back is not said, and yet everybody hears that there is something. */
  gap: string
  /** Warmth that claims nothing. */
  general: string
}

export const secondReadingExamples: Record<Language, SecondReadingExamples> = {
  pt: {
    language: 'Portuguese',
    permission: '“Vocês disseram que eu podia contar”; “não sei se foi em maio ou em junho”',
    gap: '“houve um ano de que não vamos falar”; “nem todos puderam chegar até aqui”',
    general: '“Amar é voltar para casa todos os dias.”',
  },
  en: {
    language: 'English',
    permission: '“You told me I may mention this”; “it was May, or perhaps June”',
    gap: '“there was a year we will not speak of”; “not everyone could make it this far”',
    general: '“Love is coming home, every single day.”',
  },
  fr: {
    language: 'French',
    permission:
      '« Vous m’avez dit que je pouvais en parler » ; « c’était en mai, ou peut-être en juin »',
    gap: '« il y a eu une année dont nous ne parlerons pas » ; « tous n’ont pas pu venir jusqu’ici »',
    general: '« Aimer, c’est rentrer chez soi chaque soir. »',
  },
  es: {
    language: 'Spanish',
    permission: '«Me dijeron que podía contarlo»; «no sé si fue en mayo o en junio»',
    gap: '«hubo un año del que no vamos a hablar»; «no todos pudieron llegar hasta aquí»',
    general: '«Amar es volver a casa cada día».',
  },
}
