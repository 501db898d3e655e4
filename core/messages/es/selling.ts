import type { SellingMessages } from '../pt/selling.ts'

export const selling: SellingMessages = {
  offer: {
    heading: 'Acceso por 1 mes',
    once: 'Un solo pago. Nada se renueva por sí solo.',
    included: (accessDays, refundDays) => [
      `${accessDays} días de acceso, contados desde la confirmación del pago`,
      'Todas las ceremonias que quieras, en cuatro idiomas',
      'Tu PIN de acceso por correo en cuanto se confirma el pago',
      `${refundDays} días de garantía: si cambias de idea, te devolvemos todo`,
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
    emailHint: 'Si lo dejas vacío, el PIN va al correo de tu cuenta en el medio de pago.',
    emailHintRenewal:
      'Con este correo, los días nuevos se suman a tu acceso y el PIN sigue siendo el mismo.',
    emailUnlikely: 'Revisa el correo: falta alguna parte.',
    mercadoPago: 'Pagar con Mercado Pago',
    mercadoPagoMeans: 'Pix, tarjeta o boleto brasileño',
    payPal: 'Pagar con PayPal',
    payPalMeans: 'Tarjeta, con o sin cuenta PayPal',
    preparing: 'Preparando Mercado Pago…',
    leaving: 'Abriendo la página de pago…',
    preferenceFailed: 'Mercado Pago no ha respondido esta vez.',
    retry: 'Intentar de nuevo',
    closed: 'Las compras están cerradas en este momento. Inténtalo más tarde.',
    elsewhere:
      'Pagas en la página del medio de pago y vuelves aquí. Los datos de tu tarjeta no pasan por nosotros.',
    simulated: 'Pago simulado: no se mueve dinero.',
    simulatedOne: (provider) => `${provider} está simulado: no se mueve dinero.`,
  },
  returned: {
    pageTitle: 'Tu compra · Enlace',
    confirming: {
      title: 'Confirmando el pago',
      text: 'Estamos preguntando al medio de pago. Suele tardar unos segundos, y esta página avanza sola.',
    },
    paid: {
      title: '¡Pago confirmado!',
      text: 'Estamos abriendo el creador de ceremonias.',
    },
    mailed: {
      title: '¡Pago confirmado!',
      text: 'El PIN va solo por correo, a la dirección de la compra: así solo entra quien lo recibe. Mira también en el correo no deseado.',
    },
    pending: {
      title: 'Pago pendiente de confirmación',
      text: 'Un Pix, un boleto o una tarjeta en revisión todavía no se ha confirmado. En cuanto se confirme, el PIN llega por correo, y puedes cerrar esta página.',
      watching: 'Mientras siga abierta, continuamos comprobando.',
    },
    failed: {
      title: 'El pago no se ha completado',
      text: 'No se ha cobrado nada por este pedido. Si quieres, inténtalo de nuevo ahora mismo, con otra tarjeta o de otra forma.',
    },
    cancelled: {
      title: 'Pago cancelado',
      text: 'Has vuelto sin pagar, y no se ha cobrado nada. Si quieres, elige de nuevo cómo pagar.',
    },
    notFound: 'Compra no encontrada',
    unknown: {
      title: 'No se ha podido confirmar ahora',
      text: 'Si has pagado, el pago no se pierde: el PIN llega por correo en cuanto se confirme.',
      again: 'Comprobar de nuevo',
    },
    captureFailed: {
      title: 'PayPal no ha respondido esta vez',
      text: 'El cobro todavía no se ha confirmado. Intentarlo de nuevo no cobra dos veces.',
      again: 'Intentar de nuevo',
    },
    shownPin: {
      title: 'Este es tu PIN',
      advice:
        'Anótalo ahora: no tenemos ningún correo tuyo, y con este PIN entras más tarde o en otro dispositivo.',
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
    requestedLine: 'La devolución está pedida y en camino.',
    title: '¿Desistir de la compra?',
    question: (price, provider) =>
      `Te devolvemos ${price} por ${provider}, y el acceso de esta compra termina en el acto. ¿Seguro que quieres desistir?`,
    keepTexts:
      'Guarda antes las ceremonias que quieras conservar. Los textos siguen en este dispositivo.',
    confirm: 'Sí, quiero mi dinero de vuelta',
    confirming: 'Pidiendo la devolución…',
    stay: 'No, quiero continuar',
    refunded: {
      title: 'Compra cancelada',
      text: (price, provider) =>
        `${price} te llegan de vuelta por ${provider}. Lo que tarde en verse depende de tu banco o de tu tarjeta.`,
    },
    requested: {
      title: 'Devolución pedida',
      text: (price, provider) =>
        `La petición está hecha. ${provider} todavía no ha terminado de devolver ${price}: lo seguimos hasta el final, sin que tengas que hacer nada más.`,
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
      text: 'Tu PIN se ha creado correctamente. Te llevamos a la aplicación.',
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
      title: 'Error en el proceso',
      text: 'Por favor, inténtalo de nuevo o escríbenos.',
    },
    copied: '¡Copiado!',
  },
}
