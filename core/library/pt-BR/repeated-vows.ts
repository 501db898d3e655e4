/** Vows to repeat without rings, breath by breath, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

const faceToFace = direction(
  '{first} e {second} ficam frente a frente, de mãos dadas. Diga cada frase e espere a repetição.',
)

export const repeatedVows: Piece = {
  heading: 'Votos para repetir',
  acts: ['couple'],
  props: [],
  caution: 'Diga cada pedaço olhando para quem repete, e nunca dois pedaços de uma vez.',
  silentMinutes: 0.3,
  isRepeated: true,
  wordings: {
    home: {
      name: 'A vida em casa',
      lines: [
        faceToFace,
        says('celebrant', 'Vou dizer devagar. Se a voz falhar, a gente espera.'),
        says('first', '{second}, eu escolho esta vida com você.'),
        says('first', 'Prometo dizer o que penso'),
        says('first', 'e ouvir o que eu não esperava.'),
        says('first', 'Prometo pedir ajuda'),
        says('first', 'antes de perder a paciência.'),
        says('first', 'Prometo guardar os nossos segredos'),
        says('first', 'e espalhar as boas notícias.'),
        says('second', '{first}, eu escolho esta vida com você.'),
        says('second', 'Prometo cuidar do que é nosso'),
        says('second', 'e deixar espaço para o resto.'),
        says('second', 'Prometo mudar de ideia'),
        says('second', 'quando eu não tiver razão.'),
        says('second', 'Prometo chegar em casa'),
        says('second', 'com vontade de chegar.'),
        says('celebrant', 'Ouvimos tudo, e ninguém aqui vai esquecer.'),
      ],
    },
    solemn: {
      name: 'Solene',
      lines: [
        faceToFace,
        says('celebrant', 'Estas palavras são poucas e pesam. Repitam cada uma como quem escolhe.'),
        says('first', '{second}, eu te recebo como és.'),
        says('first', 'Recebo a tua história'),
        says('first', 'e te dou a minha.'),
        says('first', 'O que eu tenho é teu;'),
        says('first', 'o que eu sou, também.'),
        says('first', 'Enquanto eu viver,'),
        says('first', 'terás em mim a tua casa.'),
        says('second', '{first}, eu te recebo como és.'),
        says('second', 'Recebo a tua história'),
        says('second', 'e te dou a minha.'),
        says('second', 'O que eu tenho é teu;'),
        says('second', 'o que eu sou, também.'),
        says('second', 'Enquanto eu viver,'),
        says('second', 'terás em mim a tua casa.'),
        says('celebrant', 'Está dito, e está dado.'),
      ],
    },
  },
}
