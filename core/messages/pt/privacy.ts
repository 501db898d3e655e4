/**
 * The privacy policy in Portuguese (Lei 13.709/2018, LGPD, arts. 7, 9, 18 and 33), in line with the promises of
 * docs/design/shape.md section 1.
 */
import type { LegalDocument } from '../shape/legal.ts'

export const privacy: LegalDocument = {
  title: 'Política de privacidade',
  description:
    'Quais dados o Enlace trata, para quê, com quem os compartilha, por quanto tempo os guarda e como você exerce os seus direitos.',
  updatedOn: '2026-11-23',
  updated: (date) => `Em vigor desde ${date}.`,
  introduction: [
    'Em poucas palavras: não guardamos a história do casal nem os textos que você cria. Guardamos apenas o que é preciso para vender o acesso, entregá-lo e protegê-lo.',
  ],
  sections: () => [
    {
      heading: 'Quem é responsável',
      paragraphs: [
        'O controlador dos dados é quem oferece o Enlace neste endereço. Para qualquer assunto de privacidade, use os contatos abaixo; eles são também o canal de comunicação com os titulares.',
      ],
      seller: true,
    },
    {
      heading: 'O que você escreve sobre o casal',
      paragraphs: [
        'As respostas, os nomes, o local e os textos da cerimônia ficam guardados no seu navegador, no seu aparelho. Quando você pede um texto, eles passam pelo nosso servidor e seguem para o serviço de inteligência artificial que o escreve. Não os gravamos em banco de dados, registro, cópia de segurança nem relatório de erro.',
        'Se preferir usar a sua própria chave de um serviço de inteligência artificial, o seu navegador fala diretamente com ele e nada disso passa pelo nosso servidor. Vale então o contrato que você tem com esse serviço.',
        'São dados de outras pessoas, às vezes sensíveis, como religião ou saúde. Escreva apenas o que o casal autorizou e aquilo de que a cerimônia precisa.',
      ],
    },
    {
      heading: 'Que dados tratamos, para quê e com que base legal',
      paragraphs: [],
      items: [
        'E-mail e nome informados por você ou pelo provedor de pagamento, número pelo qual ele conhece quem pagou, pedido, valor e situação do pagamento: para vender o acesso, entregá-lo e devolver o dinheiro (execução de contrato, art.\u00a07º, V) e para cumprir obrigações fiscais e de consumo (art.\u00a07º, II). Os dados do cartão ficam com o provedor; nunca os recebemos.',
        'Fuso horário e idioma regional do navegador em que você compra: para que as datas das nossas mensagens sejam as suas (art.\u00a07º, V).',
        'PIN de acesso, protegido por criptografia, e data em que o acesso termina: para que você entre e possa pedir o PIN de novo (art.\u00a07º, V).',
        'Mensagens que enviamos a você, com o PIN ou avisos sobre o acesso: para cumprir o contrato (art.\u00a07º, V).',
        'Endereço IP e contagem de tentativas de entrada: para impedir que alguém adivinhe um PIN (legítimo interesse na segurança, art.\u00a07º, IX).',
        'Contagens de chamadas por endereço IP, e de gerações de texto e desistências por e-\u2060mail, pagador, aparelho e navegador: para proteger o serviço de abusos (legítimo interesse, art.\u00a07º, IX).',
        'Respostas e textos, apenas durante a escrita: para prestar o serviço que você pediu (art.\u00a07º, V).',
      ],
    },
    {
      heading: 'Com quem compartilhamos',
      paragraphs: ['Não vendemos dados e não usamos publicidade. Recebem apenas o necessário:'],
      items: [
        'Mercado Pago e PayPal, para o pagamento que você escolhe fazer com eles.',
        'O serviço de inteligência artificial que escreve os textos, para escrevê-los. Ele pode reter os pedidos por prazo limitado, segundo as regras dele, para prevenir abusos.',
        'O serviço de e-\u2060mail que entrega as nossas mensagens.',
        'O serviço de hospedagem onde o Enlace funciona.',
        'Autoridades, quando a lei obriga.',
      ],
    },
    {
      heading: 'Transferência internacional',
      paragraphs: [
        'O serviço de inteligência artificial, o PayPal e o serviço de e-\u2060mail podem tratar dados fora do Brasil, em especial nos Estados Unidos e na União Europeia. A transferência serve apenas às finalidades acima e segue o art.\u00a033 da LGPD, com cláusulas-padrão contratuais quando exigidas.',
      ],
    },
    {
      heading: 'Por quanto tempo',
      paragraphs: [],
      items: [
        'Respostas e textos: nunca ficam guardados em nossos servidores; no seu aparelho, até você apagá-los.',
        'Compras: pelo prazo que as leis fiscais e de defesa do consumidor exigem, em regra cinco anos.',
        'Sessões: terminam quando você sai ou quando o acesso acaba. Do PIN encerrado fica apenas um resumo criptográfico irreversível, para avisar que ele expirou.',
        'Tentativas de entrada e contagens de uso: no máximo 24 horas; desistências, junto com a compra.',
      ],
    },
    {
      heading: 'Cookies e armazenamento no navegador',
      paragraphs: [
        'Usamos somente cookies necessários: o da sessão, o que reconhece o aparelho em que você já entrou e o que liga a compra ao navegador em que foi feita. Não há cookies de publicidade nem de estatística; por isso não há aviso a aceitar.',
        'O seu navegador guarda ainda, no seu aparelho:',
      ],
      items: [
        'o idioma e o acesso: nome, e-\u2060mail, PIN e até quando ele vale, além de uma marca que distingue quem já trabalhou aqui sem revelar o e-\u2060mail, e outra que lembra que o aparelho foi limpo;',
        'as cerimônias, com as respostas e os textos, e a última que você abriu de um arquivo para ler no altar;',
        'o que você guardou para os próximos casais: os seus momentos, as linhas que adicionou às listas dos dias antes da cerimônia e a ficha do seu jeito de escrever;',
        'da leitura no altar, a página aberta, o ritmo do ensaio, a luz e o tamanho da letra, e, das fichas, quais já foram impressas;',
        'a chave das cópias de segurança e a data da última;',
        'as páginas do Enlace, para que abram sem internet, e os avisos que você já fechou;',
        'até você fechar a aba, o e-\u2060mail da compra e os nomes experimentados na página inicial;',
        'a sua própria chave de um serviço de inteligência artificial, se você usar uma.',
      ],
    },
    {
      heading: 'Segurança',
      paragraphs: [
        'A conexão é criptografada, o PIN é guardado com criptografia e os registros técnicos não contêm o que você escreve. Se um incidente puder causar risco ou dano relevante, avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD) no prazo da lei.',
      ],
    },
    {
      heading: 'Os seus direitos',
      paragraphs: ['A qualquer momento e sem custo você pode pedir, pelos contatos acima:'],
      items: [
        'a confirmação de que tratamos os seus dados e o acesso a eles;',
        'a correção, a anonimização, o bloqueio ou a eliminação do que for desnecessário, excessivo ou tratado em desacordo com a lei;',
        'a portabilidade dos dados e a informação sobre com quem os compartilhamos;',
        'a oposição a um tratamento e a revogação de um consentimento que tenha dado.',
      ],
    },
    {
      heading: 'Reclamações e mudanças',
      paragraphs: [
        'Se a nossa resposta não bastar, você pode recorrer à ANPD ou aos órgãos de defesa do consumidor. Se esta política mudar, a nova data aparecerá no alto desta página.',
      ],
    },
  ],
}
