import type { LetterMessages } from '../shape/letters.ts'

export const letters: LetterMessages = {
  greeting: (givenName) => (givenName === '' ? '¡Hola!' : `¡Hola, ${givenName}!`),
  closing: 'Con cariño,',
  signature: 'Enlace',
  pinLabel: 'Tu PIN',
  accessFor: (duration, until) => `Tienes ${duration} de acceso, hasta el ${until}.`,
  accessUntil: (until) => `Tu acceso dura hasta el ${until}.`,
  enter: 'Entrar en Enlace',
  enterOnce:
    'El botón sirve una sola vez y te deja entrar sin escribir nada. A partir de ahí, el dispositivo en que lo abras reconocerá tu PIN.',
  otherDevices: (loginUrl, email) =>
    `En otros dispositivos, abre ${loginUrl} y escribe el PIN. Si la página te pide el correo, usa ${email}.`,
  keep: 'Guarda este correo. Si pierdes el PIN, pídelo de nuevo en la página de acceso.',
  afterwards:
    '¿La boda será cuando ya no tengas acceso? Tus ceremonias siguen en tu dispositivo: podrás abrirlas, corregirlas a mano, leerlas en el altar e imprimirlas.',
  questions: (contact) => `¿Dudas? Escríbenos: ${contact}`,
  pin: {
    subject: 'Tu PIN de Enlace',
    preview: 'Tu acceso está listo. Guarda este correo.',
    title: 'Qué alegría tenerte aquí',
    intro: 'Tu acceso al creador de ceremonias está listo. Entra con este PIN:',
  },
  renewed: {
    subject: 'Tu acceso a Enlace se ha renovado',
    preview: 'El PIN sigue siendo el mismo.',
    title: 'Más ceremonias por delante',
    intro: 'Tu acceso se ha renovado y el PIN sigue siendo el mismo:',
  },
  reminder: {
    subject: 'Tu PIN de Enlace, otra vez',
    preview: 'El PIN que pediste y un enlace nuevo.',
    title: 'Aquí tienes tu PIN',
    intro: 'Lo pediste y aquí está. Entra con este PIN:',
    notYou:
      'Si no lo pediste, no tienes que hacer nada: este mensaje solo ha llegado a tu dirección.',
  },
  enrolmentLink: {
    subject: 'Tu enlace para entrar en Enlace',
    preview: 'Esta vez, entra por este enlace.',
    title: 'Entra por aquí',
    intro: 'Para proteger tu cuenta, esta vez entra con este botón:',
    once: 'El botón sirve una sola vez. Tu PIN sigue siendo el mismo.',
    notYou:
      'Si no fuiste tú, no tienes que hacer nada: sin este correo, nadie puede entrar por aquí.',
  },
  endingSoon: {
    subject: (date) => `Tu acceso a Enlace termina el ${date}`,
    preview: 'Renueva y conserva el mismo PIN.',
    title: 'Tu acceso está a punto de terminar',
    intro: (until) => `Tu acceso al creador de ceremonias termina el ${until}.`,
    renewal:
      'Si quedan historias por contar, renueva antes, con este mismo correo: el PIN sigue siendo el mismo y los días nuevos se suman a los que te quedan.',
    renew: 'Renovar mi acceso',
    nothingCharged:
      'Si ya no lo necesitas, no hagas nada: no hay cobros automáticos. Tus ceremonias siguen en tu dispositivo: después de esa fecha podrás abrirlas, corregirlas a mano, leerlas en el altar e imprimirlas. Solo necesitas acceso para escribir textos nuevos. Como no están en ningún otro sitio, guarda también una copia.',
  },
  refunded: {
    subject: 'Tu compra en Enlace se ha cancelado',
    preview: 'Te devolvemos el dinero.',
    title: 'Compra cancelada',
    intro:
      'Tu compra se ha cancelado y te devolvemos el dinero por el mismo medio con el que pagaste.',
    ended: 'El acceso de esta compra ha terminado y el PIN ya no abre el creador de ceremonias.',
    remaining: (until) =>
      `Como aún te quedan días de otra compra, tu acceso continúa hasta el ${until}.`,
    timing:
      'El tiempo que tarde en aparecer en tu cuenta o en el extracto de la tarjeta depende de tu banco.',
    welcomeBack: 'Si un día hay otra ceremonia, la puerta está abierta.',
    receipt: 'Comprobante de la devolución',
    refundedOn: 'Devuelto el',
    amount: 'Importe devuelto',
    refundId: 'Número de devolución',
  },
  purchase: {
    title: 'Confirmación de la compra',
    bought: 'Lo que has comprado',
    product: (duration) =>
      `Acceso al creador de ceremonias de Enlace durante ${duration}, con ceremonias ilimitadas dentro del uso razonable descrito en los términos`,
    price: 'Precio',
    priceOnce: (price) => `${price}, pago único, sin renovación automática`,
    paidBy: 'Pagado con',
    paidOn: (provider, when) => `${provider}, el ${when}`,
    order: 'Pedido',
    seller: 'Vendedor',
    businessId: (id) => `Identificación fiscal brasileña (CPF/CNPJ) ${id}`,
    terms: 'Términos',
    withdrawal: 'Si cambias de idea',
    withdrawalHow: (until, appUrl) =>
      `Puedes desistir sin dar explicaciones y recuperas todo tu dinero. Hasta el ${until}, abre ${appUrl}, ve a tu cuenta y pide allí mismo la devolución.`,
    withdrawalContact: (contact) => `Si lo prefieres, pídelo por aquí: ${contact}`,
  },
}
