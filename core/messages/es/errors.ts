import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'names-missing': () => 'Por favor, escribe los dos nombres de la pareja.',
    'name-too-long': ({ limit }) =>
      `Uno de los nombres pasa de ${limit} caracteres. Acórtalo e inténtalo de nuevo.`,
    'location-too-long': ({ limit }) =>
      `El lugar pasa de ${limit} caracteres. Acórtalo e inténtalo de nuevo.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `La respuesta a la pregunta ${questionNumber} pasa de ${limit} caracteres. Acórtala e inténtalo de nuevo.`,
    'email-required': () =>
      'En este dispositivo, escribe, además del PIN, el correo con el que compraste.',
    'link-sent': () =>
      'Si ese correo tiene acceso, le hemos enviado un enlace. Ábrelo en este dispositivo para entrar.',
    'enrolment-invalid': () =>
      'Este enlace ya se ha usado o ya no es válido. Pide otro en «Recibir mi PIN de nuevo».',
    'session-required': () => 'Entra con tu PIN para continuar. Lo que has escrito sigue aquí.',
    'order-not-found': () =>
      'No encontramos esta compra en este navegador. Si ya has pagado, el PIN llegará a tu correo; si no, empieza la compra de nuevo.',
    'withdrawal-window-closed': () =>
      'El plazo de 14 días para desistir de esta compra ya ha pasado. Escríbenos si necesitas ayuda.',
    'nothing-to-withdraw': () =>
      'Aquí no hay ninguna compra tuya que cancelar. Si compraste en otro navegador, abre el enlace del correo que recibiste al comprar e inténtalo desde ahí. Escríbenos si necesitas ayuda.',
  },
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
