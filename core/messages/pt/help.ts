/** The help, in Portuguese. */
import type { HelpMessages } from '../shape/help.ts'
import { altar } from './altar.ts'
import { check } from './check.ts'
import { copies } from './copies.ts'
import { couple } from './couple.ts'
import { creator } from './creator.ts'
import { dayKit } from './day-kit.ts'
import { desk } from './desk.ts'
import { held } from './held.ts'
import { paper } from './paper.ts'
import { plan } from './plan.ts'
import { rewriting } from './rewriting.ts'
import { screens } from './screens.ts'
import { shelf } from './shelf.ts'

const { bar, sheet } = desk
const { actions } = screens

export const help: HelpMessages = {
  title: 'Ajuda',
  description:
    'Uma página curta para cada tarefa, da primeira resposta do casal até o altar. Depois da primeira visita, abre também sem internet.',
  search: 'Procurar na ajuda',
  found: ({ number, form }) =>
    form === 'one' ? `${number} página fala disso.` : `${number} páginas falam disso.`,
  nothingFound: 'Nenhuma página fala disso. Tente outra palavra.',
  others: 'Outras páginas da ajuda',
  pages: {
    write: {
      title: 'Escrever o primeiro roteiro',
      description:
        'Bastam dois nomes e o que o casal contou. Em poucos minutos você tem um roteiro inteiro para ler e mudar.',
      steps: [
        `Na primeira vez aparece o cartão **${couple.start.heading}**. Escreva os dois nomes e conte o que sabe do casal, do jeito que vier: pode até colar uma conversa.`,
        `Toque em **${couple.start.write}**. O que você contou vai para as cinco perguntas, sem que uma palavra mude, e os textos começam a aparecer no roteiro.`,
        `Prefere perguntar ao casal? Em **${screens.header.instructions}**, toque em **${creator.instructions.copyLink}**, mande a lista e cole as respostas quando chegarem. Depois é só tocar em **${actions.generate}**.`,
        `No fim, **${bar.rehearse}**, **${bar.paper}** e **${bar.sendCopy}** (ou **${bar.downloadCopy}**) já estão à mão, e continuam em **${bar.save}**.`,
      ],
      notes: [
        `Nenhuma resposta é obrigatória, mas são os detalhes que deixam o texto com a cara do casal: um lugar, um gesto, uma frase que alguém disse.`,
        `Há algo que não deve aparecer? Escreva em **${couple.wishes.leaveUnsaid}**, ou selecione as palavras numa resposta e toque em **${held.leaveOut}**. O que alguém pediu para calar fica marcado na própria resposta, com o motivo e um **${held.mayBeSaid}** ao lado.`,
        `Gerar de novo não apaga o que havia antes: o texto anterior fica em **${sheet.versions}**.`,
      ],
      picture: 'No celular, as perguntas ao casal com as respostas coladas embaixo de cada uma.',
      place: screens.header.title,
    },
    shape: {
      title: 'Deixar o roteiro do seu jeito',
      description:
        'Tudo no roteiro pode mudar: as palavras, a ordem, os rituais. E sempre dá para voltar atrás.',
      steps: [
        'Para mudar uma frase, toque nela e escreva. Enter começa uma linha nova.',
        `Em **${desk.areas.plan}** está a ordem da cerimônia. O botão de ligar, ao lado do nome, tira um momento do roteiro ou o põe de volta; arraste o momento, ou use as setas, para mudá-lo de lugar.`,
        `**${plan.add.action}** abre a biblioteca de rituais e leituras. Nos três pontos de um momento, **${plan.otherWording}** mostra outras versões dele.`,
        `Nos três pontos de um trecho do roteiro, **${sheet.rewrite}** faz uma nova versão: peça **${rewriting.ways.shorter}**, **${rewriting.ways.lighter}** ou diga com as suas palavras. Compare as duas e toque em **${rewriting.take}**, ou deixe como estava.`,
      ],
      notes: [
        `Mudou de ideia? A seta curva, ou Ctrl+Z, desfaz passo a passo. Em **${sheet.versions}** estão os textos de antes, com dia e hora.`,
        `**${desk.find.open}** troca uma palavra no roteiro inteiro. Quando o nome de alguém do casal muda, o Enlace pergunta onde trocar.`,
        `Um momento que ficou bom? **${plan.own.keep}** o guarda, sem os nomes deste casal.`,
      ],
      picture: 'A lista de momentos no celular: o botão de ligar, o nome e os minutos de cada um.',
      place: screens.header.title,
    },
    check: {
      title: 'Conferir antes de ler',
      description:
        'O Enlace compara o roteiro com o que o casal contou e aponta o que vale um segundo olhar.',
      steps: [
        `Toque em **${bar.check}**. No celular, o botão fica no fim do roteiro.`,
        `Comece pelos avisos de **${check.severity.red}**: algo que alguém pediu para não dizer, um nome antigo ou de outro casal, uma surpresa que alguém não pode ouvir, uma palavra que não combina com a pessoa.`,
        `**${check.source}** mostra as palavras do casal por trás da frase. Se não houver nenhuma, pergunte ao casal ou corte a frase.`,
        `**${check.goTo}** leva à linha, para você corrigir ali mesmo. Se a frase está boa como está, toque em **${check.accept}** e ela não volta à lista.`,
      ],
      notes: [
        `**${check.severity.mark}** e **${check.severity.note}** pedem só um olhar: um nome ou um número que ninguém mencionou, uma frase comprida demais para um fôlego, uma expressão que se ouve em todo casamento.`,
        'Nada é corrigido sozinho. Quase tudo é conferido no próprio aparelho, mesmo sem internet; com ela, o serviço de escrita procura ainda frases que não vêm de nada que o casal contou. O que é segredo não vai.',
        `Em **${bar.save}**, um lembrete diz quantos pontos importantes você ainda não viu.`,
      ],
      picture:
        'A lista de avisos: a frase, a palavra marcada e os botões para ir até ela, ver de onde vem ou aceitar.',
      place: screens.header.title,
    },
    altar: {
      title: 'Ler no altar pelo celular',
      description:
        'Letra grande, uma página por vez, tela sempre acesa e nenhum botão no caminho. Sem precisar de internet.',
      steps: [
        `No aparelho que vai ao altar, toque em **${bar.save}** e em **${bar.altar}**. Confira os nomes e a data no alto da página.`,
        `Em **${altar.before.heading}**, toque em **${altar.before.trial}**: a página abre outra vez com a rede cortada e diz se está tudo guardado.`,
        `Toque em **${altar.way.rehearse}** e leia em voz alta. O Enlace aprende o seu ritmo e acerta os minutos da cerimônia.`,
        `Escolha a letra e a luz em **${altar.look.heading}**: para o sol forte, para a noite ou para a penumbra.`,
        `Na hora, ligue o modo avião e toque em **${altar.way.begin}**. Um toque vira a página; na borda esquerda, volta.`,
      ],
      notes: [
        `Para ver os botões, segure o dedo na tela por um segundo. Lá estão **${altar.reading.skip}** e **${altar.reading.correct}**.`,
        `Um nome difícil? Escreva o som dele em **${altar.names.heading}**: aparece em letra pequena em cima do nome, só para você.`,
        `Se a página se fechar, abra de novo e toque em **${altar.way.goOn}**. Mesmo assim, leve uma cópia em papel no bolso.`,
      ],
      picture:
        'A página que abre antes da leitura: os nomes do casal, a data e o botão para começar.',
      place: altar.title,
    },
    paper: {
      title: 'Imprimir, salvar em PDF ou em Word',
      description:
        'Fichas que cabem na mão, folhas para a equipe, votos de cada um e uma lembrança para o casal.',
      steps: [
        `Toque em **${bar.save}** e em **${bar.paper}**.`,
        `Em **${paper.what}**, escolha: **${paper.cards}** para você, **${paper.team}** para som, cerimonial e fotografia, **${dayKit.title}** com o que levar, ou **${paper.keepsake}**. Os votos de cada um saem em fichas separadas.`,
        `Acerte **${paper.size}** e **${paper.type}** e veja as fichas na tela: nenhuma corta uma frase no meio do fôlego.`,
        `Toque em **${paper.print}**. Para ter um PDF, escolha salvar como PDF na janela de impressão, com margens em “nenhuma”.`,
      ],
      notes: [
        'Mudou o roteiro depois de imprimir? Abra a página de novo: ela diz quais fichas mudaram, e basta trocar essas.',
        `Para mexer no texto em outro programa, use **${actions.saveDocument}**, em **${bar.save}**: o arquivo abre no Word, no Google Docs e no LibreOffice.`,
        'Imprimir e salvar continuam funcionando depois que o acesso termina.',
      ],
      picture: 'Uma ficha do roteiro em letra grande, pronta para imprimir.',
      place: paper.title,
    },
    device: {
      title: 'Passar para outro aparelho',
      description:
        'As cerimônias ficam no aparelho em que foram escritas. Para abrir uma delas em outro, leve um arquivo.',
      steps: [
        `No aparelho em que você escreveu, toque nos nomes do casal, no alto da página. Você chega a **${shelf.title}**.`,
        `Na cerimônia, toque em **${copies.carry.title}** e depois em **${copies.share}** ou **${copies.download}**. Mande o arquivo para o outro aparelho, por mensagem ou por e-\u2060mail.`,
        `No outro aparelho, abra o Enlace, vá a **${shelf.title}** e toque em **${copies.open.title}**. Escolha o arquivo que chegou.`,
      ],
      notes: [
        'Para ler no altar, imprimir ou corrigir um nome, não é preciso entrar: o botão no fim desta página leva direto às cerimônias do aparelho. Para escrever com o Enlace, entre com o seu PIN.',
        'Os dois aparelhos não se atualizam sozinhos. Se você mudar o roteiro em um, leve o arquivo outra vez: a versão mais nova toma o lugar da antiga, e, se as duas mudaram, ficam lado a lado.',
        `As participações que são surpresa só vão se você marcar **${copies.carry.withSecrets}**. Assim, o arquivo pode até passar pelas mãos do casal.`,
      ],
      picture: 'A janela que prepara o arquivo da cerimônia, com o botão para baixá-lo.',
      place: shelf.title,
    },
    backup: {
      title: 'Fazer uma cópia de segurança',
      description:
        'O navegador pode apagar o que guarda. Um arquivo seu, protegido por um código, traz tudo de volta.',
      steps: [
        `Toque nos nomes do casal, no alto da página, e em **${copies.backup.title}**.`,
        `Na primeira vez, toque em **${copies.backup.makeCode}**. Anote o código ou toque em **${copies.backup.printCode}**: ele só aparece nessa hora. Depois, **${copies.backup.codeKept}**.`,
        `Toque em **${copies.share}** ou **${copies.download}** e guarde o arquivo fora do aparelho: no seu e-\u2060mail, na nuvem ou em um pendrive.`,
        `Para trazer tudo de volta, toque em **${copies.open.title}**, escolha a cópia, digite o código e toque em **${copies.open.unlock}**. Antes de **${copies.open.restore}**, você vê o que vem e o que já está ali.`,
      ],
      notes: [
        'Uma cópia leva todas as cerimônias. As próximas usam o mesmo código e não perguntam nada.',
        `Sem o código, ninguém abre a cópia, nem nós. Se você o perdeu, **${copies.backup.newCode}** serve para as próximas; as antigas continuam pedindo o antigo.`,
        'Quando fazer? Depois de cada roteiro pronto e antes de trocar ou limpar o aparelho. Alguns navegadores apagam tudo de um site que passa uma semana sem visita.',
      ],
      picture: 'A janela da cópia de segurança, antes da primeira cópia.',
      place: shelf.title,
    },
  },
}
