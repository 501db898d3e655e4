/** The terms of use in Portuguese: the footer statements of docs/specification.md section 1, made precise. */
import type { LegalDocument } from '../shape/legal.ts'

export const terms: LegalDocument = {
  title: 'Termos de uso',
  description:
    'O que você compra, por quanto, por quanto tempo, como desistir da compra e o que pode fazer com os textos.',
  updatedOn: '2026-11-23',
  updated: (date) => `Em vigor desde ${date}.`,
  introduction: [
    'Estes termos valem entre você e quem oferece o Enlace neste site. Procuramos escrevê-los para serem lidos.',
  ],
  sections: ({ price, accessDays, refundDays, withdrawalDays, fairUseTerms, withdrawalTerms }) => [
    {
      heading: 'Quem oferece',
      paragraphs: ['O Enlace é oferecido e vendido por:'],
      seller: true,
    },
    {
      heading: 'O que é',
      paragraphs: [
        'Uma ferramenta para quem celebra casamentos: a partir das suas respostas, uma inteligência artificial escreve textos que formam, com partes fixas, o roteiro de uma cerimônia. O roteiro pode ser editado e salvo como documento (.docx).',
        'O roteiro não tem efeito legal por si só. A cerimônia é simbólica, a menos que seja celebrada por quem tem autorização para o casamento civil, com as palavras e os papéis que a lei do país exige.',
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
        'O pagamento é feito no Mercado Pago ou no PayPal, com as garantias que cada um oferece ao comprador. Assim que o provedor o confirma, o acesso é liberado e o PIN de 6 dígitos segue por e-\u2060mail. Meios que dependem de compensação, como o boleto, liberam o acesso quando o dinheiro chega.',
        'O PIN é pessoal. Guarde-o como guarda uma senha; se o perder, peça-o de novo na página de entrada.',
      ],
    },
    {
      heading: 'Garantia e direito de arrependimento',
      paragraphs: [
        `Você pode desistir da compra em até ${refundDays} dias contados da aprovação do pagamento, ou em prazo maior, se a lei do seu país o previr, sem dizer o motivo (no Brasil, Código de Defesa do Consumidor, art.\u00a049). Para que ninguém tenha de conferir prazos, o botão de desistência na sua conta, na própria plataforma, funciona por ${withdrawalDays} dias, até o fim do último, que é a data escrita no e-\u2060mail da compra. Depois disso, ou se preferir, escreva para nós.${withdrawalTerms}`,
        'Devolvemos o valor inteiro pelo mesmo meio de pagamento, e o acesso comprado termina na mesma hora. O prazo para o dinheiro aparecer depende do provedor e do seu banco.',
      ],
    },
    {
      heading: 'Uso justo',
      paragraphs: [
        `Você pode criar quantas cerimônias quiser.${fairUseTerms} O acesso é pessoal; revendê-lo ou usá-lo por meio de programas automáticos não é permitido.`,
      ],
    },
    {
      heading: 'Direitos sobre os textos',
      paragraphs: [
        'Você pode usar os textos gerados durante o seu acesso e as partes fixas do roteiro sem problemas de direitos autorais, durante o acesso e depois dele: pode lê-los, mudá-los, imprimi-los e entregá-los ao casal, inclusive em cerimônias remuneradas. Não reivindicamos direito algum sobre os textos gerados nem sobre as suas respostas.',
        'As partes fixas são as mesmas para todos. E outra pessoa pode receber um texto gerado parecido, pois respostas semelhantes podem gerar textos semelhantes.',
        'Lugares e distâncias: dados © GeoNames (geonames.org), sob a licença CC BY 4.0, recortados e adaptados.',
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
        'Respondemos às mensagens em até 5 dias. Se estes termos mudarem, valem para a sua compra os que estavam publicados aqui no dia em que você a fez. Aplica-se a lei brasileira, e você pode recorrer ao foro do seu domicílio.',
      ],
    },
  ],
}
