/** The letters' words in Portuguese, the source language: the other three have exactly these keys. */
import type { LetterMessages } from '../shape/letters.ts'

export const letters: LetterMessages = {
  greeting: (givenName) => (givenName === '' ? 'Olá!' : `Olá, ${givenName}!`),
  closing: 'Com carinho,',
  signature: 'Enlace',
  pinLabel: 'Seu PIN',
  accessFor: (duration, until) => `Você tem ${duration} de acesso, até ${until}.`,
  accessUntil: (until) => `Seu acesso vale até ${until}.`,
  enter: 'Entrar no Enlace',
  enterOnce:
    'O botão vale uma vez só e deixa você entrar sem digitar nada. Depois disso, o aparelho passa a reconhecer o seu PIN.',
  otherDevices: (loginUrl, email) =>
    `Nos outros aparelhos, abra ${loginUrl} e digite o PIN. Se a página pedir seu e-mail, informe ${email}.`,
  keep: 'Guarde este e-mail. Se perder o PIN, peça-o de novo na página de entrada.',
  afterwards:
    'O casamento vai ser depois do fim do acesso? As cerimônias continuam no seu aparelho: você ainda abre, corrige à mão, lê no altar e imprime.',
  questions: (contact) => `Dúvidas? Fale com a gente: ${contact}`,
  pin: {
    subject: 'Seu PIN do Enlace',
    preview: 'Seu acesso está pronto. Guarde este e-mail.',
    title: 'Que bom ter você aqui',
    intro: 'Seu acesso ao criador de cerimônias está pronto. É com este PIN que você entra:',
  },
  renewed: {
    subject: 'Seu acesso ao Enlace foi renovado',
    preview: 'O PIN continua o mesmo.',
    title: 'Mais cerimônias pela frente',
    intro: 'Seu acesso foi renovado e o PIN continua o mesmo:',
  },
  reminder: {
    subject: 'Seu PIN do Enlace, de novo',
    preview: 'O PIN que você pediu e um novo link para entrar.',
    title: 'Aqui está o seu PIN',
    intro: 'Você pediu, nós mandamos. É com este PIN que você entra:',
    notYou:
      'Se não foi você quem pediu, não precisa fazer nada: esta mensagem foi enviada só para o seu endereço.',
  },
  enrolmentLink: {
    subject: 'Seu link para entrar no Enlace',
    preview: 'Desta vez, entre por este link.',
    title: 'Entre por aqui',
    intro: 'Para proteger a sua conta, desta vez a entrada é por este botão:',
    once: 'O botão vale uma vez só. Seu PIN continua o mesmo.',
    notYou:
      'Se não foi você quem tentou entrar, não precisa fazer nada: ninguém entra por este caminho sem este e-mail.',
  },
  endingSoon: {
    subject: (date) => `Seu acesso ao Enlace vai até ${date}`,
    preview: 'Renove para continuar com o mesmo PIN.',
    title: 'Seu acesso está quase no fim',
    intro: (until) => `Seu acesso ao criador de cerimônias termina em ${until}.`,
    renewal:
      'Se ainda há histórias para contar, renove até lá, com este mesmo e-mail: o PIN continua o mesmo e os dias novos se somam aos que restam.',
    renew: 'Renovar meu acesso',
    nothingCharged:
      'Se não precisar mais, não faça nada: nenhuma cobrança é automática. Suas cerimônias continuam no seu aparelho: depois dessa data você ainda abre, corrige à mão, lê no altar e imprime. Só para escrever textos novos é preciso ter acesso. Como elas ficam apenas ali, guarde também uma cópia.',
  },
  refunded: {
    subject: 'Sua compra no Enlace foi cancelada',
    preview: 'O valor está voltando para você.',
    title: 'Compra cancelada',
    intro:
      'Sua compra foi cancelada e o valor está voltando para você pelo mesmo meio de pagamento.',
    ended: 'O acesso desta compra terminou, e o PIN não abre mais o criador de cerimônias.',
    remaining: (until) =>
      `Como você ainda tem dias de outra compra, seu acesso continua até ${until}.`,
    timing: 'O tempo até o valor aparecer na conta ou na fatura depende do banco ou do cartão.',
    welcomeBack: 'Se um dia houver outra cerimônia, a porta está aberta.',
    receipt: 'Comprovante da devolução',
    refundedOn: 'Devolvido em',
    amount: 'Valor devolvido',
    refundId: 'Número da devolução',
  },
  purchase: {
    title: 'Confirmação da compra',
    bought: 'O que você comprou',
    product: (duration) =>
      `Acesso ao criador de cerimônias do Enlace por ${duration}, com cerimônias ilimitadas dentro do uso justo descrito nos termos`,
    price: 'Preço',
    priceOnce: (price) => `${price}, pagamento único, sem renovação automática`,
    paidBy: 'Pago com',
    paidOn: (provider, when) => `${provider}, em ${when}`,
    order: 'Pedido',
    seller: 'Quem vende',
    businessId: (id) => `CPF/CNPJ ${id}`,
    terms: 'Termos',
    withdrawal: 'Se mudar de ideia',
    withdrawalHow: (until, appUrl) =>
      `Você pode desistir sem explicar o motivo e recebe tudo de volta. Até ${until}, abra ${appUrl}, vá até a sua conta e peça a devolução ali mesmo.`,
    withdrawalContact: (contact) => `Se preferir, peça por aqui: ${contact}`,
  },
}
