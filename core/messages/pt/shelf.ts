/** What the creator says of the shelf, in Portuguese. */
import type { ShelfMessages } from '../shape/shelf.ts'

export const shelf: ShelfMessages = {
  title: 'Minhas cerimônias',
  savedAt: (time) => `Guardado neste aparelho às ${time}`,
  elsewhere: 'Esta cerimônia está aberta em outra aba. Aqui ela só pode ser lida.',
  takeOver: 'Editar aqui',
  lost: 'O navegador interrompeu o acesso ao que ele guarda. Recarregue a página para continuar; se não funcionar, salve em um arquivo.',
  begin: 'Nova cerimônia',
  search: 'Procurar por nome, local ou data',
  sort: 'Ordenar por',
  byChange: 'Última alteração',
  byDate: 'Data da cerimônia',
  unnamed: 'Cerimônia ainda sem nomes',
  changed: (moment) => `Alterada em ${moment}`,
  isOpen: 'Aberta agora',
  state: {
    waiting: (since) => `Esperando as respostas desde ${since}`,
    answered: 'Respostas recebidas, falta escrever',
    begun: (written, of) => `${written} de ${of} textos escritos`,
    written: 'Escrita',
    checked: 'Conferida',
    printed: 'Impressa',
  },
  minutes: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
  brought: (moment) => `Trazida de um arquivo em ${moment}`,
  keepScript: {
    act: 'Apagar respostas, guardar o roteiro',
    question: (couple) =>
      `${couple}: apagar de vez as respostas e o que foi contado? O roteiro fica como está.`,
    confirm: 'Apagar as respostas',
    cancel: 'Cancelar',
    done: 'Respostas apagadas; o roteiro ficou.',
  },
  backUp: 'O navegador pode apagar o que guarda. Faça uma cópia de segurança.',
  open: 'Abrir',
  readAtAltar: 'Ler no altar',
  likeThis: 'Nova com esta ordem',
  archive: 'Arquivar',
  unarchive: 'Desarquivar',
  archived: 'Arquivadas',
  delete: 'Apagar',
  bin: 'Apagadas',
  binExplanation: 'Cada uma fica aqui por trinta dias e depois some de vez.',
  bringBack: 'Recuperar',
  deleted: (couple) => `${couple}: cerimônia apagada.`,
  undo: 'Desfazer',
  nothingFound: 'Nenhuma cerimônia encontrada.',
  empty: 'Ainda não há nenhuma cerimônia aqui. A primeira aparece assim que você escrever algo.',
  noShelf:
    'Este navegador só permite guardar uma cerimônia: a que está aberta. Salve-a em um arquivo antes de começar outra.',
  refused: {
    unsaved:
      'A cerimônia aberta ainda não pôde ser guardada, e por isso continua aqui. Salve-a em um arquivo e tente de novo.',
    missing: 'Esta cerimônia não está mais neste aparelho.',
    newer:
      'Esta cerimônia é de uma versão mais nova do Enlace e não foi alterada. Recarregue a página para abri-la.',
    unreadable: 'Não foi possível ler esta cerimônia. Nada nela foi alterado.',
  },
}
