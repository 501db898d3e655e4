/** The page with a whole example, in Portuguese. */
import type { ExampleMessages } from '../shape/example.ts'

export const example: ExampleMessages = {
  title: 'Um roteiro inteiro, do começo ao beijo',
  description:
    'Leia uma cerimônia completa escrita com o Enlace e toque em qualquer frase para ver de onde ela veio: as palavras que o casal contou.',
  lead: 'Esta é a cerimônia inteira de um casal inventado. Nos três textos escritos para ele, toque em uma frase: ao lado aparecem as palavras de onde ela veio.',
  written: (date) =>
    `As boas-vindas, a história e a mensagem final foram escritas por um modelo de linguagem em ${date}, sem retoque. O resto é o roteiro clássico.`,
  told: 'O que o casal contou',
  hint: 'Toque em uma frase sublinhada.',
  nobody: 'Ninguém contou isto: é uma saudação, um desejo ou algo que vale para qualquer pessoa.',
  start: 'Quero começar',
}
