/** A section in a second language, in Portuguese. */
import type { SecondMessages } from '../shape/second.ts'

export const second: SecondMessages = {
  heading: { pt: 'Em português', en: 'Em inglês', fr: 'Em francês', es: 'Em espanhol' },
  type: {
    pt: 'Escreva aqui em português',
    en: 'Escreva aqui em inglês',
    fr: 'Escreva aqui em francês',
    es: 'Escreva aqui em espanhol',
  },
  moments: 'Momentos lidos nos dois idiomas',
  write: {
    pt: 'Pedir o texto em português',
    en: 'Pedir o texto em inglês',
    fr: 'Pedir o texto em francês',
    es: 'Pedir o texto em espanhol',
  },
  again: {
    pt: 'Pedir de novo em português',
    en: 'Pedir de novo em inglês',
    fr: 'Pedir de novo em francês',
    es: 'Pedir de novo em espanhol',
  },
  fromLibrary: 'Usar o texto da biblioteca',
  writing: 'Escrevendo…',
  stop: 'Parar de escrever',
  missing: 'Escreva à mão ou peça o texto pronto.',
  older: 'Este texto é mais antigo que o de cima.',
  stillRight: 'Continua valendo',
  calledRight: 'Certo: os dois dizem a mesma coisa.',
  failed: 'Não deu para escrever no segundo idioma; tudo está como antes.',
  mismatch:
    'O texto voltou com outro número de falas, e ninguém saberia de quem é cada uma. Tente de novo.',
  nothing: 'Escreva primeiro o texto de cima.',
  taken: 'O texto no segundo idioma está pronto. Leia-o antes da cerimônia.',
  loading: 'O segundo idioma está carregando…',
  line: (name) => `${name}, segundo idioma`,
}
