/** The terms of use in Portuguese: the seed's footer statements made precise (seed sections 1 and 9, design.md sections 2 and 6). */
import type { LegalDocument } from '../../legal-document.ts'

export const terms: LegalDocument = {
  title: 'Termos de uso',
  description:
    'O que você compra, por quanto, por quanto tempo, como se arrepende da compra e o que pode fazer com os textos.',
  updatedOn: '2026-11-20',
  updated: (date) => `Em vigor desde ${date}.`,
  introduction: [
    'Estes termos valem entre você e quem oferece o Enlace neste endereço. Procuramos escrevê-los para serem lidos.',
  ],
  sections: ({ price, accessDays, refundDays }) => [
    {
      heading: 'Quem oferece',
      paragraphs: ['O Enlace é oferecido e vendido por:'],
      seller: true,
    },
    {
      heading: 'O que é',
      paragraphs: [
        'Uma ferramenta para quem celebra casamentos: a partir das suas respostas, uma inteligência artificial escreve textos que formam, com partes fixas, o roteiro de uma cerimônia simbólica. O roteiro pode ser editado e salvo como documento (.docx).',
      ],
    },
    {
      heading: 'Preço e duração',
      paragraphs: [
        `O acesso custa ${price}, em pagamento único, com tributos incluídos. Vale por ${accessDays} dias de 24 horas, contados do momento em que o pagamento é confirmado e o PIN é criado.`,
        'Nada se renova sozinho. Uma nova compra com o mesmo e-\u2060mail antes do fim soma os dias ao mesmo PIN; depois do fim, cria um PIN novo.',
      ],
    },
    {
      heading: 'Pagamento e acesso imediato',
      paragraphs: [
        'O pagamento é feito no Mercado Pago ou no PayPal, segundo as garantias que cada um oferece ao comprador. Assim que o provedor o confirma, o acesso é liberado e o PIN de 6 dígitos segue por e-\u2060mail. Meios que dependem de compensação, como o boleto, liberam o acesso quando o dinheiro chega.',
        'O PIN é pessoal. Guarde-o como guarda uma senha; se o perder, peça-o de novo na página de entrada.',
      ],
    },
    {
      heading: 'Garantia e direito de arrependimento',
      paragraphs: [
        `Você pode desistir da compra dentro de ${refundDays} dias da aprovação do pagamento, sem dizer o motivo (Código de Defesa do Consumidor, art.\u00a049). Basta usar o botão de desistência na sua conta, na própria plataforma, ou pedir por e-\u2060mail.`,
        'Devolvemos o valor inteiro pelo mesmo meio de pagamento, e o acesso comprado termina na mesma hora. O prazo para o dinheiro aparecer depende do provedor e do seu banco.',
      ],
    },
    {
      heading: 'Uso justo',
      paragraphs: [
        'Você pode criar quantas cerimônias quiser. Para proteger o serviço de abusos há um limite de 60 gerações por hora e de 4 ao mesmo tempo. O acesso é para você; revendê-lo ou usá-lo por meio de programas automáticos não é permitido.',
      ],
    },
    {
      heading: 'Direitos sobre os textos',
      paragraphs: [
        'Enquanto for assinante, você pode usar os textos gerados sem problemas de direitos autorais: ler, mudar, imprimir e entregar ao casal, também em cerimônias remuneradas. Não reivindicamos direito algum sobre eles nem sobre as suas respostas. O que você gerou e salvou durante o acesso continua com você depois dele.',
        'Outra pessoa pode receber um trecho parecido, pois textos semelhantes podem nascer de respostas semelhantes.',
      ],
    },
    {
      heading: 'O que cabe a você',
      paragraphs: [
        'Uma inteligência artificial pode errar nomes, distâncias e fatos. Leia o roteiro inteiro antes da cerimônia e corrija o que for preciso. Escreva sobre o casal e os convidados apenas o que eles autorizaram.',
        'Suas respostas e seus textos não ficam em nossos servidores: salve o documento. Não temos como recuperar o que for apagado do seu aparelho.',
      ],
    },
    {
      heading: 'Disponibilidade e responsabilidade',
      paragraphs: [
        'Cuidamos para que o serviço esteja sempre no ar, mas ele depende de terceiros e pode parar por algum tempo. Respondemos pelos nossos serviços na forma da lei; nada nestes termos limita os direitos que a lei garante ao consumidor.',
      ],
    },
    {
      heading: 'Atendimento, mudanças e lei',
      paragraphs: [
        'Respondemos às mensagens em até 5 dias. Se estes termos mudarem, valem para a sua compra os que estavam aqui no dia em que a fez. Aplica-se a lei brasileira, e você pode recorrer ao foro do seu domicílio.',
      ],
    },
  ],
}
