import type { ServerRefusals } from '../shape/errors.ts'

export const serverRefusals: ServerRefusals = {
  'body-invalid': () =>
    'No hemos podido entender la solicitud. Recarga la página e inténtalo de nuevo: lo que has escrito sigue guardado en este dispositivo.',
  'text-too-long': () =>
    'El texto enviado es demasiado largo. Divídelo en partes e inténtalo de nuevo.',
  'pin-invalid': () =>
    'No encontramos ningún acceso con esos datos. Compruébalos e inténtalo de nuevo.',
  'subscription-expired': () => 'Tu acceso ha terminado. Puedes renovarlo cuando quieras.',
  'origin-refused': () =>
    'Esta solicitud no viene de nuestra página. Abre el sitio desde su dirección oficial e inténtalo de nuevo.',
  'host-refused': () =>
    'Esta no es la dirección de Enlace. Abre el sitio desde su dirección oficial e inténtalo de nuevo.',
  'not-found': () => 'No hemos encontrado lo que buscas. Comprueba la dirección.',
  'method-not-allowed': () =>
    'Esta dirección no admite ese tipo de solicitud. Recarga la página e inténtalo de nuevo.',
  'body-too-large': () =>
    'La solicitud es demasiado grande. Acorta las respuestas más largas e inténtalo de nuevo.',
  'page-outdated': () =>
    'Esta página es de una versión anterior del sitio. Recárgala e inténtalo de nuevo: lo que has escrito sigue aquí.',
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
  'payment-failed': () =>
    'No hemos podido contactar con el servicio de pago. No se ha cobrado nada por este pedido; inténtalo de nuevo en unos instantes.',
  internal: () =>
    'Algo ha fallado por nuestra parte. No se ha perdido nada de lo que has escrito; inténtalo de nuevo dentro de un momento.',
  unavailable: () =>
    'El servicio no está disponible en este momento. Inténtalo de nuevo dentro de unos minutos: no se ha perdido nada de lo que has escrito.',
  'shutting-down': () =>
    'El servicio se está reiniciando. Inténtalo de nuevo dentro de un minuto: no se ha perdido nada de lo que has escrito.',
}
