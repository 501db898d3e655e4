/** Around a script read at the altar, in Portuguese. */
import type { AltarMessages } from '../shape/altar.ts'

export const altar: AltarMessages = {
  title: 'Ler no altar',
  toScript: 'Voltar ao roteiro',
  loading: 'Abrindo o roteiro…',
  choose: {
    heading: 'Qual cerimônia?',
    empty:
      'Este aparelho ainda não tem nenhuma cerimônia. Abra o arquivo que você salvou em outro aparelho, ou escreva a cerimônia aqui.',
    unnamed: 'Cerimônia ainda sem nomes',
    openFile: 'Abrir um arquivo',
    openFileHint:
      'O arquivo salvo em “Levar para outro aparelho”. Não precisa de login nem de internet.',
    refused: {
      newer:
        'Este arquivo é de uma versão mais nova do Enlace. Recarregue a página com internet e tente de novo.',
      cut: 'O final deste arquivo está faltando. Envie-o de novo do outro aparelho.',
      'not-a-ceremony': 'Este arquivo não é de uma cerimônia do Enlace. Nada foi alterado aqui.',
    },
    missing:
      'Esta cerimônia não está mais neste aparelho. Abra de novo o arquivo dela, ou escolha outra.',
    unreadable: 'Não foi possível ler esta cerimônia. Nada nela foi alterado.',
    blocked:
      'Este navegador não deixa guardar nada (janela privada?). Um arquivo aberto vale só enquanto esta aba estiver aberta.',
    both: 'Há duas versões desta cerimônia neste aparelho. Veja quando cada uma foi alterada e escolha.',
    fromFile: 'de um arquivo',
    other: 'Outra cerimônia',
  },
  way: {
    begin: 'Começar',
    goOn: 'Continuar de onde parei',
    rehearse: 'Ensaiar',
    notToday: (date, today) => `A cerimônia é em ${date}. Hoje é ${today}.`,
    noDate: 'Esta cerimônia ainda não tem data.',
    changedAt: (moment) => `Roteiro alterado em ${moment}`,
    minutes: ({ number, form }) => `Cerca de ${number} ${form === 'one' ? 'minuto' : 'minutos'}`,
    ownPace: (wordsPerMinute) => `no seu ritmo, ${wordsPerMinute} palavras por minuto`,
    nothingToRead: 'O roteiro desta cerimônia ainda não tem texto.',
    noWakeLock:
      'Este aparelho não deixa a página manter a tela acesa. Antes de começar, aumente o tempo de bloqueio da tela nas configurações.',
  },
  turning: {
    heading: 'Como virar a página',
    lines: [
      'Toque na tela, ou deslize para a esquerda. Para voltar, toque na borda esquerda ou deslize para a direita.',
      'Teclado, controle remoto ou pedal: setas, Page Up e Page Down, espaço e ponto.',
      'Nenhum outro toque ou tecla tem efeito. Para ver os botões, segure o dedo na tela por um segundo, ou aperte Esc.',
    ],
  },
  before: {
    heading: 'Antes do dia',
    lines: [
      'Instale o Enlace neste aparelho e abra o roteiro aqui uma vez, com internet.',
      'Faça o teste abaixo.',
      'Ensaie uma vez em voz alta, de pé.',
      'Leve o aparelho carregado, com o brilho no máximo se for ao ar livre.',
      'Na hora, ligue o modo avião: nenhuma chamada aparece no meio dos votos.',
      'Leve uma cópia em papel no bolso.',
    ],
    trial: 'Fazer o teste sem internet',
    trialHint: 'A página abre de novo com a rede cortada de verdade e diz o que aconteceu.',
    trialWaits: 'Guardando a página neste aparelho…',
    trialWorked: (seconds) =>
      `Funcionou: com a rede cortada, o roteiro abriu em ${seconds} s. Pode ler sem internet.`,
    trialFailed:
      'Desta vez não deu certo: a página ainda veio da rede. Espere um minuto com internet e faça o teste de novo.',
    trialImpossible:
      'Este navegador não guarda páginas para abrir sem internet (janela privada?). Use uma janela comum, ou leve o roteiro em papel.',
    endTrial: 'Encerrar o teste',
  },
  look: {
    heading: 'Letra e luz',
    size: 'Tamanho da letra',
    larger: 'Letra maior',
    smaller: 'Letra menor',
    light: 'Luz',
    sun: 'Sol',
    dark: 'Noite',
    dim: 'Penumbra',
    sample: 'Hoje estamos aqui para ouvir um sim.',
  },
  moments: { heading: 'Começar por um momento' },
  names: {
    heading: 'Pronúncia dos nomes',
    explanation:
      'Escreva como o nome soa, por exemplo “zo‑É”. Aparece em cima do nome na primeira vez em que ele é lido em cada momento, e só para você.',
    saidAs: (name) => `Como se diz ${name}`,
    hear: (name) => `Ouvir ${name}`,
    empty: 'Ainda não há nomes nesta cerimônia.',
  },
  hear: {
    whole: 'Ouvir o roteiro',
    moment: 'Ouvir este momento',
    stop: 'Parar de ouvir',
    noVoice:
      'Este aparelho não tem uma voz própria no idioma da cerimônia. Só usamos vozes do aparelho: o texto não sai dele.',
  },
  reading: {
    page: (page, pages) => `página ${page} de ${pages}`,
    hint: {
      finger: 'Toque para virar. Segure um segundo para ver os botões.',
      mouse: 'Clique ou use as setas para virar. Esc mostra os botões.',
    },
    controls: 'Botões da leitura',
    showControls: 'Mostrar os botões',
    goOn: 'Continuar lendo',
    skip: 'Pular este momento',
    correct: 'Corrigir esta linha',
    fullScreen: 'Tela cheia',
    leave: 'Parar e sair',
  },
  correct: {
    heading: 'Corrigir uma linha',
    line: 'Linha',
    save: 'Guardar a linha',
    cancel: 'Deixar como está',
    saved: 'Linha corrigida.',
    displaced:
      'O conteúdo desta cerimônia foi apagado, ou ela está sendo editada em outra aba. A linha ficou como estava.',
    failed: 'Não foi possível guardar neste aparelho. A linha corrigida vale só nesta leitura.',
  },
  rehearsal: {
    begins: 'Ensaio: leia em voz alta, o tempo já está contando.',
    clock: (moment, whole) => `Neste momento: ${moment}. No total: ${whole}.`,
    leave: 'Encerrar o ensaio',
    over: 'Fim do ensaio.',
    tookWhole: (whole) => `Você levou ${whole}.`,
    toTimes: 'Ver os tempos',
    heading: 'O seu ensaio',
    pace: (wordsPerMinute) =>
      `Você lê ${wordsPerMinute} palavras por minuto. Os minutos desta cerimônia agora seguem esse ritmo.`,
    noPace: 'Ainda não deu para medir o seu ritmo. Leia em voz alta por pelo menos um minuto.',
    section: 'Momento',
    took: 'No ensaio',
    planned: 'Previsto',
    whole: 'Total',
    again: 'Ensaiar de novo',
    done: 'Pronto',
  },
  end: {
    keepsake: 'Lembrança para o casal',
    keepsakeHint: 'O texto da cerimônia, sem orientações, pronto para imprimir.',
    breathe: 'Respire. Foi lindo.',
    back: 'Voltar à última página',
    leave: 'Fechar',
  },
}
