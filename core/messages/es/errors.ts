import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'body-invalid': () =>
      'No hemos podido entender la solicitud. Recarga la página e inténtalo de nuevo: lo que has escrito sigue guardado en este dispositivo.',
    'names-missing': () => 'Por favor, escribe los dos nombres de la pareja.',
    'name-too-long': ({ limit }) =>
      `Uno de los nombres pasa de ${limit} caracteres. Acórtalo e inténtalo de nuevo.`,
    'text-too-long': () =>
      'El texto enviado es demasiado largo. Divídelo en partes e inténtalo de nuevo.',
    'location-too-long': ({ limit }) =>
      `El lugar pasa de ${limit} caracteres. Acórtalo e inténtalo de nuevo.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `La respuesta a la pregunta ${questionNumber} pasa de ${limit} caracteres. Acórtala e inténtalo de nuevo.`,
    'pin-invalid': () =>
      'No encontramos ningún acceso con esos datos. Compruébalos e inténtalo de nuevo.',
    'subscription-expired': () => 'Tu acceso ha terminado. Puedes renovarlo cuando quieras.',
    'email-required': () =>
      'En este dispositivo, escribe, además del PIN, el correo con el que compraste.',
    'link-sent': () =>
      'Si ese correo tiene acceso, le hemos enviado un enlace. Ábrelo en este dispositivo para entrar.',
    'enrolment-invalid': () =>
      'Este enlace ya se ha usado o ya no es válido. Pide otro en «Recibir mi PIN de nuevo».',
    'session-required': () => 'Entra con tu PIN para continuar. Lo que has escrito sigue aquí.',
    'origin-refused': () =>
      'Esta solicitud no viene de nuestra página. Abre el sitio desde su dirección oficial e inténtalo de nuevo.',
    'host-refused': () =>
      'Esta no es la dirección de Enlace. Abre el sitio desde su dirección oficial e inténtalo de nuevo.',
    'not-found': () => 'No hemos encontrado lo que buscas. Comprueba la dirección.',
    'method-not-allowed': () =>
      'Esta dirección no admite ese tipo de solicitud. Recarga la página e inténtalo de nuevo.',
    'body-too-large': () =>
      'La solicitud es demasiado grande. Acorta las respuestas más largas e inténtalo de nuevo.',
    'too-many-attempts': ({ wait }) =>
      `Ha habido demasiados intentos desde esta red. Inténtalo de nuevo dentro de ${wait}, o abre el enlace del correo en el que te llegó el PIN.`,
    'generations-at-once': () =>
      'Ya se están generando textos con este acceso en otras ventanas. Espera a que terminen e inténtalo de nuevo.',
    'generations-per-hour': ({ wait }) =>
      `Has generado muchos textos en la última hora. Para proteger el servicio hay un límite por hora: podrás generar más dentro de ${wait}.`,
    'characters-per-hour': ({ wait }) =>
      `Has enviado demasiado texto a la IA en la última hora. Para proteger el servicio hay un límite por hora: inténtalo de nuevo dentro de ${wait}. No se ha perdido nada de lo que has escrito.`,
    'characters-per-day': ({ wait }) =>
      `Has enviado demasiado texto a la IA en las últimas 24 horas. Para proteger el servicio hay un límite por día: inténtalo de nuevo dentro de ${wait}. No se ha perdido nada de lo que has escrito.`,
    'notification-refused': () => 'La firma de esta notificación no coincide.',
    'order-not-found': () =>
      'No encontramos esta compra en este navegador. Si ya has pagado, el PIN llegará a tu correo; si no, empieza la compra de nuevo.',
    'withdrawal-window-closed': () =>
      'El plazo de 14 días para desistir de esta compra ya ha pasado. Escríbenos si necesitas ayuda.',
    'nothing-to-withdraw': () =>
      'Aquí no hay ninguna compra tuya que cancelar. Si compraste en otro navegador, abre el enlace del correo que recibiste al comprar e inténtalo desde ahí. Escríbenos si necesitas ayuda.',
    'payment-failed': () =>
      'No hemos podido contactar con el servicio de pago. No se ha cobrado nada por este pedido; inténtalo de nuevo en unos instantes.',
    internal: () =>
      'Algo ha fallado por nuestra parte. No se ha perdido nada de lo que has escrito; inténtalo de nuevo dentro de un momento.',
    unavailable: () =>
      'El servicio no está disponible en este momento. Inténtalo de nuevo dentro de unos minutos: no se ha perdido nada de lo que has escrito.',
    'shutting-down': () =>
      'El servicio se está reiniciando. Inténtalo de nuevo dentro de un minuto: no se ha perdido nada de lo que has escrito.',
  },
  callTooLong: ({ limit, excess: { number, form }, matter }) =>
    `Es demasiado texto para enviarlo de una vez: la IA lee hasta ${limit} caracteres. Quita al menos ${number} ${form === 'one' ? 'carácter' : 'caracteres'}, mejor ${{ answers: 'de las respuestas', facts: 'de lo que contó la pareja', text: 'del texto' }[matter]}, e inténtalo de nuevo. No se ha perdido nada de lo que has escrito.`,
  writerFailures: {
    'api-key-missing': 'Clave de API no configurada',
    'api-key-refused':
      'El servicio de IA no ha aceptado la clave. Si la clave es tuya, compruébala en «Quién escribe»; si no, avísanos.',
    'model-missing':
      'El modelo solicitado no existe en el servicio de IA o no está disponible para esta clave. Si la clave es tuya, revisa tu cuenta; si no, avísanos.',
    'quota-exhausted':
      'Se ha agotado el saldo en el servicio de IA. Si la clave es tuya, recarga tu cuenta; si no, avísanos.',
    'rate-limited':
      'El servicio de IA ha recibido demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.',
    overloaded:
      'El servicio de IA está sobrecargado en este momento. Espera unos minutos e inténtalo de nuevo.',
    'timed-out': 'El servicio de IA ha tardado demasiado en responder. Inténtalo de nuevo.',
    'cut-short':
      'El texto se ha interrumpido antes de terminar y por eso se ha descartado. Inténtalo de nuevo.',
    'too-long':
      'El servicio de IA no dejaba de escribir y por eso se ha descartado el texto. Inténtalo de nuevo.',
    'context-too-small':
      'El servicio de IA no ha leído toda la solicitud. Amplía el contexto del modelo e inténtalo de nuevo.',
    refused:
      'El servicio de IA no ha querido escribir este texto. Quita de las respuestas lo que pueda ser delicado e inténtalo de nuevo.',
    unreachable:
      'No se ha podido contactar con el servicio de IA. Comprueba tu conexión e inténtalo de nuevo.',
    unexpected: 'El servicio de IA ha respondido de forma inesperada. Inténtalo de nuevo.',
  },
}
