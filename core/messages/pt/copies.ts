/** What is said of files with ceremonies, in Portuguese. */
import type { CopiesMessages } from '../shape/copies.ts'

export const copies: CopiesMessages = {
  back: 'Voltar',
  share: 'Compartilhar',
  download: 'Baixar o arquivo',
  handedOver: 'Arquivo pronto.',
  carry: {
    title: 'Levar para outro aparelho',
    explanation:
      'Esta cerimônia vai inteira em um arquivo. Mande-o para o outro aparelho, abra o Enlace lá e escolha “Abrir um arquivo”. Para ler no altar ou corrigir um nome não é preciso entrar.',
    withSecrets: 'Levar também as surpresas',
    withSecretsHint:
      'Se não marcar, o arquivo vai sem as pessoas cuja participação é surpresa para alguém.',
  },
  backup: {
    title: 'Cópia de segurança',
    explanation:
      'Todas as suas cerimônias em um só arquivo, protegido por um código que só você tem. O navegador pode apagar o que guarda; o arquivo, não.',
    last: (age) => `Última cópia: ${age}.`,
    never: 'Ainda não há nenhuma cópia feita neste aparelho.',
    unread: (count) =>
      count === 1
        ? 'Uma cerimônia não pôde ser lida e não está nesta cópia.'
        : `${count} cerimônias não puderam ser lidas e não estão nesta cópia.`,
    makeCode: 'Criar código de recuperação',
    codeTitle: 'Seu código de recuperação',
    codeExplanation:
      'Ele aparece só agora. Anote ou imprima e guarde fora deste aparelho: sem ele ninguém abre as suas cópias, nem nós.',
    copyCode: 'Copiar o código',
    codeCopied: 'Código copiado',
    printCode: 'Imprimir o código',
    passphrase: 'Senha só para as cópias (opcional)',
    passphraseHint: 'Uma frase fácil de lembrar, que também abre as cópias.',
    passphraseShort: 'Use pelo menos 12 caracteres.',
    codeKept: 'Já guardei o código',
    ready: 'A cópia está pronta. O mesmo código abre esta e as próximas.',
    newCode: 'Perdi o código: criar outro',
    newCodeHint: 'As cópias já feitas continuam pedindo o código antigo.',
    mayForget:
      'Este navegador não garante que vai guardar as cerimônias. Faça uma cópia de vez em quando.',
  },
  open: {
    title: 'Abrir um arquivo',
    explanation:
      'Uma cerimônia trazida de outro aparelho ou uma cópia de segurança. Nada do que está aqui se perde.',
    choose: 'Escolher o arquivo',
    secret: 'Código de recuperação ou senha da cópia',
    secretHint: 'Com ou sem hífens, em maiúsculas ou minúsculas.',
    unlock: 'Abrir a cópia',
    unlocking: 'Abrindo…',
    holds: (count, made) =>
      count === 1
        ? `Cópia de ${made}, com uma cerimônia.`
        : `Cópia de ${made}, com ${count} cerimônias.`,
    becomes: {
      add: 'vem para este aparelho',
      replace: 'mais nova que a daqui: toma o lugar dela',
      'add-beside': 'diferente da daqui: ficam as duas',
      keep: 'já está aqui',
      undelete: 'estava em “Apagadas”: volta à lista',
    },
    withDeleted: (count) =>
      count === 1 ? 'Trazer também a que estava apagada' : `Trazer também as ${count} apagadas`,
    withEarlier: (count) =>
      count === 1
        ? 'Trazer também a versão anterior de uma cerimônia que mudou, lado a lado com a atual'
        : `Trazer também as versões anteriores de ${count} cerimônias que mudaram, lado a lado com as atuais`,
    restore: 'Restaurar',
    nothingToRestore: 'Tudo o que está nesta cópia já está aqui.',
    restored: (count) =>
      count === 1 ? 'Uma cerimônia restaurada' : `${count} cerimônias restauradas`,
    carried: {
      add: 'A cerimônia está neste aparelho.',
      replace: 'A versão mais nova tomou o lugar da que estava aqui.',
      'add-beside': 'As duas versões eram diferentes; agora estão aqui lado a lado.',
      keep: 'Esta cerimônia já está aqui, igual ou mais nova.',
      undelete: 'A cerimônia estava em “Apagadas” e voltou à lista.',
    },
    refused: {
      'not-ours': 'Este arquivo não é do Enlace. Nada foi alterado.',
      newer:
        'Este arquivo é de uma versão mais nova do Enlace. Recarregue a página e tente de novo; nada foi alterado.',
      cut: 'O fim deste arquivo se perdeu no caminho. Mande-o de novo; nada foi alterado.',
      damaged: 'Este arquivo chegou danificado. Tente com outra cópia; nada foi alterado.',
      'wrong-secret':
        'Esse código ou essa senha não abre esta cópia. Confira se é o do aparelho em que ela foi feita.',
      'incomplete-code': 'O código tem 27 caracteres; falta ou sobra algum.',
      'mistyped-code': 'Há um caractere trocado no código.',
      unreadable: 'O navegador não conseguiu ler o arquivo.',
      'not-stored':
        'Não houve como guardar aqui: o armazenamento está cheio ou bloqueado. Nada foi alterado.',
      'too-large': 'Esta cópia é grande demais para ser aberta aqui. Nada foi alterado.',
    },
  },
  others: {
    title: 'Este aparelho guarda cerimônias de outra conta',
    text: 'Até agora, quem escreveu aqui entrou com outra conta. Se as cerimônias são suas, ou se vocês trabalham juntos, você pode abri-\u2060las.',
    open: 'Abrir as cerimônias',
    leave: 'Sair sem abrir',
    clear: 'Limpar este aparelho',
    clearQuestion:
      'Apagar de vez todas as cerimônias guardadas neste aparelho? Só um arquivo ou uma cópia de segurança as traz de volta.',
    clearConfirm: 'Apagar tudo daqui',
    cancel: 'Cancelar',
  },
  cleared: {
    title: 'Este aparelho foi limpo',
    text: 'Tudo o que o Enlace guardava aqui foi apagado em outra aba, e esta aba também não guarda mais nada.',
    goOn: 'Continuar',
  },
  offer: {
    text: 'Este aparelho já é conhecido, mas não há nenhuma cerimônia nele. Se o navegador apagou o que guardava, uma cópia de segurança traz tudo de volta.',
    restore: 'Restaurar uma cópia',
    dismiss: 'Agora não',
  },
}
