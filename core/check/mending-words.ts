/** What whoever writes a part again is told of the sentences in it, in the language of the ceremony. */
import type { Language } from '../languages.ts'

export type Ailment = 'silent' | 'wrongWho' | 'permission' | 'untold' | 'plain'

export interface MendingWords {
  only: string
  /** The sentence stands in its quotation marks before each of them. */
  ailments: Record<Ailment, string>
  quoted: (sentence: string) => string
  /** What was told and is to be put in. */
  putIn: (told: string) => string
}

export const mendingWords: Record<Language, MendingWords> = {
  pt: {
    only: 'Reescreva só as frases abaixo e deixe todo o resto palavra por palavra.',
    ailments: {
      silent: 'não diga isto nem deixe adivinhar; siga adiante sem deixar lacuna.',
      wrongWho: 'quem fez ou disse isto foi outra pessoa; siga o que foi contado.',
      permission: 'tire a permissão ou a dúvida e diga só o que foi contado.',
      untold: 'diga só o que foi contado e tire o que ninguém contou.',
      plain: 'diga de outro jeito, em frases mais curtas e mais simples.',
    },
    quoted: (sentence) => `“${sentence}”:`,
    putIn: (told) =>
      `Conte também isto, no lugar em que couber melhor, e mude o mínimo no resto: “${told}”.`,
  },
  en: {
    only: 'Rewrite only the sentences below and leave everything else word for word.',
    ailments: {
      silent: 'neither say this nor hint at it; go on without leaving a gap.',
      wrongWho: 'somebody else did or said this; follow what was told.',
      permission: 'take out the permission or the doubt and say only what was told.',
      untold: 'say only what was told, and take out what nobody told.',
      plain: 'put it differently, in shorter and plainer sentences.',
    },
    quoted: (sentence) => `“${sentence}”:`,
    putIn: (told) =>
      `Tell this too, wherever it fits best, and change as little as possible of the rest: “${told}”.`,
  },
  fr: {
    only: 'Réécrire seulement les phrases ci-dessous et laisser tout le reste mot pour mot.',
    ailments: {
      silent: 'ne pas le dire ni le laisser deviner ; enchaîner sans laisser de vide.',
      wrongWho: 'c’est quelqu’un d’autre qui l’a fait ou dit ; suivre ce qui a été raconté.',
      permission: 'retirer l’autorisation ou le doute, et ne dire que ce qui a été raconté.',
      untold: 'ne dire que ce qui a été raconté, et retirer ce que personne n’a raconté.',
      plain: 'le dire autrement, en phrases plus courtes et plus simples.',
    },
    quoted: (sentence) => `« ${sentence} » :`,
    putIn: (told) =>
      `Raconter aussi ceci, à l’endroit qui convient le mieux, en changeant le moins possible le reste : « ${told} ».`,
  },
  es: {
    only: 'Reescribir solo las frases de abajo y dejar todo lo demás palabra por palabra.',
    ailments: {
      silent: 'no decirlo ni dejarlo adivinar; seguir adelante sin dejar un hueco.',
      wrongWho: 'quien lo hizo o lo dijo fue otra persona; seguir lo que se contó.',
      permission: 'quitar el permiso o la duda y decir solo lo que se contó.',
      untold: 'decir solo lo que se contó y quitar lo que nadie contó.',
      plain: 'decirlo de otra manera, con frases más cortas y sencillas.',
    },
    quoted: (sentence) => `«${sentence}»:`,
    putIn: (told) =>
      `Contar también esto, donde mejor encaje, y cambiar lo menos posible del resto: «${told}».`,
  },
}
