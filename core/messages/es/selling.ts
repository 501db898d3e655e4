import type { SellingMessages } from '../shape/selling.ts'

export const selling: SellingMessages = {
  offer: {
    heading: 'Acceso por 1 mes',
    once: 'Un solo pago. Nada se renueva por sí solo.',
    included: (accessDays, refundDays) => [
      `${accessDays} días de acceso, contados desde la confirmación del pago`,
      'Todas las ceremonias que quieras, en cuatro idiomas',
      'Tu PIN de acceso por correo en cuanto se confirma el pago',
      `${refundDays} días de garantía, o más si la ley de tu país lo establece: si cambias de idea, te devolvemos todo el dinero`,
    ],
    seller: (name) => `Vendido por ${name}`,
    businessId: (id) => `Identificación fiscal brasileña (CPF/CNPJ) ${id}`,
    agreement: 'Al pagar, aceptas los',
    termsLink: 'términos de uso',
    and: 'y la',
    privacyLink: 'política de privacidad',
  },
  ways: {
    region: 'Formas de pago',
    email: 'Correo para recibir el PIN',
    optional: 'opcional',
    emailHint: 'Si lo dejas vacío, enviaremos el PIN al correo de la cuenta con la que pagues.',
    emailHintRenewal:
      'Con este correo, los días nuevos se suman a tu acceso y el PIN sigue siendo el mismo.',
    emailUnlikely: 'La dirección de correo parece incompleta.',
    emailNeeded: 'Escribe tu correo: sin cookies, el PIN solo puede llegar por ahí.',
    withoutCookies:
      'Este navegador bloquea las cookies. Puedes comprar de todos modos, pero el PIN llega solo por correo y, para entrar con él, habrá que permitir las cookies de este sitio.',
    mercadoPago: 'Pagar con Mercado Pago',
    mercadoPagoMeans: 'Pix, tarjeta o boleto brasileño',
    payPal: 'Pagar con PayPal',
    payPalMeans: 'Tarjeta, con o sin cuenta de PayPal',
    preparing: 'Preparando Mercado Pago…',
    leaving: 'Abriendo la página de pago…',
    preferenceFailed: 'Mercado Pago no ha respondido esta vez.',
    retry: 'Intentar de nuevo',
    closed: 'Las ventas están suspendidas en este momento. Inténtalo más tarde.',
    elsewhere:
      'Pagas en la página del proveedor de pago y vuelves aquí. Los datos de tu tarjeta no pasan por nosotros.',
    simulated: 'Pago simulado: no se mueve dinero.',
    simulatedOne: (provider) => `${provider} está simulado: no se mueve dinero.`,
  },
  returned: {
    pageTitle: 'Tu compra · Enlace',
    confirming: {
      title: 'Confirmando el pago',
      text: 'Estamos comprobando que el pago se haya hecho. Suele tardar unos segundos y no tienes que hacer nada.',
    },
    paid: {
      title: '¡Pago confirmado!',
      text: 'Estamos abriendo el creador de ceremonias.',
    },
    mailed: {
      title: '¡Pago confirmado!',
      text: 'Enviamos el PIN únicamente por correo, a la dirección de la compra, para que nadie más pueda entrar. Mira también en el correo no deseado.',
    },
    pending: {
      title: 'Pago pendiente de confirmación',
      text: {
        'mercado-pago':
          'El pago aún no se ha confirmado: puede que falte pagar el Pix o el boleto, o que la tarjeta esté en revisión. En cuanto se confirme, te enviaremos el PIN por correo; ya puedes cerrar esta página.',
        paypal:
          'PayPal ha recibido tu pago y aún lo está revisando. En cuanto lo confirme, te enviaremos el PIN por correo; ya puedes cerrar esta página.',
      },
      amount: 'Importe',
      means: 'Medio de pago',
      pinTo: 'El PIN se enviará a',
      payersEmail: (provider) => `el correo de tu cuenta de ${provider}`,
      backToCode: 'Volver al código Pix o al boleto',
      otherWays: 'Pagar de otra forma',
      watching: 'Mientras esta página siga abierta, seguiremos comprobándolo.',
    },
    failed: {
      title: 'El pago no se ha completado',
      text: 'No se ha cobrado nada por este pedido. Si quieres, inténtalo de nuevo ahora mismo, con otra tarjeta o de otra forma.',
    },
    cancelled: {
      title: 'Pago cancelado',
      text: 'Has vuelto sin pagar, y no se ha cobrado nada. Si quieres, elige de nuevo cómo pagar.',
    },
    withoutCookies: {
      title: 'El PIN llega por correo',
      text: 'Este navegador bloquea las cookies, así que aquí no se puede reconocer la compra. Si has pagado, el PIN llega por correo en cuanto se confirme el pago. Para entrar con él, permite las cookies de este sitio.',
    },
    notFound: 'Compra no encontrada',
    unknown: {
      title: 'No se ha podido confirmar ahora',
      text: 'Si has pagado, el pago no se pierde: el PIN llega por correo en cuanto se confirme.',
      again: 'Comprobar de nuevo',
    },
    captureFailed: {
      title: 'PayPal no ha respondido esta vez',
      text: 'El cobro todavía no se ha confirmado. Si lo intentas de nuevo, no se te cobrará dos veces.',
      again: 'Intentar de nuevo',
    },
    shownPin: {
      title: 'Este es tu PIN',
      advice:
        'Anótalo ahora: no tenemos tu dirección de correo, y con este PIN entrarás más tarde o en otro dispositivo.',
      copy: 'Copiar el PIN',
      open: 'Abrir el creador de ceremonias',
    },
    enter: 'Entrar con el PIN',
    home: 'Volver al inicio',
  },
  renewal: {
    heading: 'Renovar el acceso',
  },
  withdrawal: {
    open: 'Desistir de la compra',
    until: (date) => `Puedes desistir hasta el ${date} y recuperar todo tu dinero.`,
    requestedLine: 'La devolución se ha solicitado y está en camino.',
    title: '¿Desistir de la compra?',
    question: (price, provider) =>
      `Te devolveremos ${price} a través de ${provider}, y el acceso de esta compra terminará en el acto. ¿Seguro que quieres desistir?`,
    keepTexts:
      'Tus ceremonias siguen en este dispositivo: podrás abrirlas, corregirlas e imprimirlas. Solo necesitas acceso para escribir textos nuevos.',
    confirm: 'Sí, quiero que me devuelvan el dinero',
    confirming: 'Pidiendo la devolución…',
    stay: 'No, quiero continuar',
    refunded: {
      title: 'Compra cancelada',
      text: (price, provider) =>
        `Te devolvemos ${price} a través de ${provider}. El tiempo que tarde en llegarte depende de tu banco o de tu tarjeta.`,
    },
    requested: {
      title: 'Devolución solicitada',
      text: (price, provider) =>
        `La solicitud está hecha. ${provider} todavía no ha terminado de devolver ${price}: nosotros nos ocupamos del resto y tú no tienes que hacer nada más.`,
    },
    byHand: {
      title: 'Desistimiento registrado',
      text: 'Tu solicitud está hecha, dentro del plazo. Como dicen los términos, a esta te responderá una persona en 5 días como máximo, y solo entonces se devuelve el dinero. Hasta entonces conservas el acceso y no tienes que hacer nada más.',
    },
    failed: {
      title: 'Error',
      text: 'No se ha podido pedir la devolución. Nada ha cambiado; inténtalo de nuevo en unos instantes.',
    },
    done: 'Cerrar',
  },
  toasts: {
    confirmedSession: {
      title: '¡Pago confirmado!',
      text: 'Tu PIN ya está listo. Te llevamos al creador de ceremonias.',
    },
    confirmedLetter: '¡Pago confirmado! Recibirás tu código PIN por correo en unos instantes.',
    processingFailed: {
      title: 'Error al procesar el pago',
      text: 'Ha habido un error al procesar tu pago. Por favor, ponte en contacto con nosotros.',
    },
    preferenceFailed: {
      title: 'Error al preparar el pago',
      text: 'Por favor, inténtalo de nuevo o escríbenos.',
    },
    processFailed: {
      title: 'No se ha podido completar el proceso',
      text: 'Por favor, inténtalo de nuevo o escríbenos.',
    },
    copied: '¡Copiado!',
  },
}
