import type { AccessMessages } from '../pt/access.ts'

export const access: AccessMessages = {
  loading: 'Cargando…',
  enter: 'Entrar',
  leave: 'Salir',
  pin: 'Código PIN',
  email: 'Correo de la compra',
  emailUnlikely: 'Revisa el correo: falta alguna parte.',
  login: {
    pageTitle: 'Acceder a la plataforma · Enlace',
    title: 'Acceder a la plataforma',
    explanation: 'Escribe el PIN de seis dígitos que recibiste por correo.',
    submit: 'Entrar',
    submitting: 'Entrando…',
    back: 'Volver',
    requestAccess: 'Solicitar acceso',
  },
  linkSent: {
    title: 'Mira tu correo',
    again: 'Escribir otro PIN',
  },
  reminder: {
    open: 'Recibir mi PIN de nuevo',
    explanation: 'Indica el correo de la compra: allí te enviamos tu PIN y un enlace para entrar.',
    submit: 'Enviar',
    submitting: 'Enviando…',
    sent: 'Si este correo tiene acceso, el PIN llegará en unos instantes. Mira también en el correo no deseado.',
    failed: 'No se ha podido enviar la petición. Comprueba tu conexión e inténtalo de nuevo.',
  },
  enrolment: {
    title: 'Entrar en este dispositivo',
    explanation:
      'Has abierto el enlace de tu correo. Sirve una sola vez: entra con él y este dispositivo reconocerá tu PIN a partir de ahora.',
    withPin: 'Prefiero escribir el PIN',
  },
  pinCheck: {
    heading: '¿Ya tienes un PIN?',
    submit: 'Validar PIN',
    submitting: 'Validando…',
  },
  account: {
    region: 'Tu cuenta',
    pin: 'PIN',
    inactive: 'Tu suscripción no está activa.',
  },
  pinBox: {
    title: 'Tu PIN de acceso:',
    advice: 'Guarda este PIN para entrar más tarde o en otro dispositivo.',
  },
  logout: {
    title: 'Salir de tu cuenta',
    explanation: 'La ceremonia que has escrito sigue guardada en este dispositivo.',
    clearDevice: 'Limpiar también este dispositivo',
    clearDeviceHint:
      'Borra de aquí la ceremonia y tu clave. Guarda antes lo que quieras conservar. Márcalo si otras personas usan este dispositivo.',
    here: 'Salir',
    everywhere: 'Salir de todos los dispositivos',
    cancel: 'Cancelar',
  },
  toasts: {
    special: {
      title: '¡Acceso especial realizado!',
      text: 'Te damos la bienvenida, usuario especial.',
    },
    welcomeBack: { title: '¡Sesión iniciada!', text: 'Qué bien verte de nuevo.' },
    welcome: '¡Te damos la bienvenida! Has entrado correctamente.',
    pinAccepted: '¡PIN válido! Abriendo el creador de ceremonias…',
    expired: {
      title: 'Suscripción expirada',
      text: 'Tu suscripción ha expirado. Por favor, renuévala.',
    },
    pinNotFound: {
      title: 'PIN no válido',
      text: 'El PIN indicado no se ha encontrado o no es válido.',
    },
    pinLength: { title: 'PIN no válido', text: 'El PIN debe tener 6 dígitos.' },
    pinRefused: { title: 'PIN no válido', text: 'El PIN indicado no es válido.' },
    notAuthorized: {
      title: 'Acceso no autorizado',
      text: 'El código PIN indicado no es válido.',
    },
    checkFailed: {
      title: 'Error',
      text: 'No se ha podido validar el PIN. Inténtalo de nuevo.',
    },
    requestFailed: {
      title: 'Error',
      text: 'No se ha podido procesar tu solicitud. Inténtalo de nuevo.',
    },
    loginFailed: {
      title: 'Error al entrar',
      text: 'Ha habido un error al iniciar la sesión. Por favor, inténtalo de nuevo.',
    },
    tooMany: 'Demasiados intentos',
    sessionEnded: 'Sesión terminada',
    leftOffline: {
      title: 'Has salido en este dispositivo',
      text: 'El servidor no ha respondido: la salida se completará cuando haya conexión.',
    },
  },
}
