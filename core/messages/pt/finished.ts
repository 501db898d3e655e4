/** What the desk says once everything has been written, and of the copy for oneself, in Portuguese. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  dismiss: 'Fechar',
  dismissed: (menu) => `Tudo isso continua em “${menu}”, no alto.`,
  copy: {
    script: 'O roteiro, para ler',
    scriptHint:
      'Um documento do Word com o roteiro inteiro. Sai direto deste aparelho, sem passar pelos nossos servidores.',
    share: 'Enviar o documento',
    shareText: 'Enviar o texto',
    save: 'Baixar o documento',
    attach: 'Depois é só anexar a um e-\u2060mail para você.',
    everything: 'Todas as cerimônias, para outro aparelho',
    everythingHint:
      'Um arquivo protegido, com as respostas e tudo o mais: só o Enlace abre, e só com o seu código ou a sua senha.',
    lock: 'Fazer a cópia protegida',
  },
}
