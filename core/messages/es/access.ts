import type { AccessMessages } from '../pt/access.ts'

export const access: AccessMessages = {
  loading: 'Cargando...',
  enter: 'Entrar',
  leave: 'Salir',
  pin: 'Código PIN',
  email: 'Correo de la compra',
  emailUnlikely: 'Revise el correo: falta alguna parte.',
  login: {
    pageTitle: 'Acceder a la plataforma · Enlace',
    title: 'Acceder a la plataforma',
    explanation: 'Escriba el PIN de seis dígitos que recibió por correo.',
    submit: 'Entrar',
    submitting: 'Entrando...',
    back: 'Volver',
    requestAccess: 'Solicitar acceso',
  },
  linkSent: {
    title: 'Mire su correo',
    again: 'Escribir otro PIN',
  },
  reminder: {
    open: 'Recibir mi PIN de nuevo',
    explanation: 'Indique el correo de la compra: allí enviamos su PIN y un enlace para entrar.',
    submit: 'Enviar',
    submitting: 'Enviando...',
    sent: 'Si este correo tiene acceso, el PIN llegará en unos instantes. Mire también en el correo no deseado.',
    failed: 'No se pudo enviar la petición. Compruebe su conexión e inténtelo de nuevo.',
  },
  enrolment: {
    title: 'Entrar en este dispositivo',
    explanation:
      'Ha abierto el enlace de su correo. Sirve una sola vez: entre con él y este dispositivo reconocerá su PIN a partir de ahora.',
    withPin: 'Prefiero escribir el PIN',
  },
  pinCheck: {
    heading: '¿Ya tiene un PIN?',
    submit: 'Validar PIN',
    submitting: 'Validando...',
  },
  account: {
    region: 'Su cuenta',
    pin: 'PIN',
    inactive: 'Su suscripción no está activa.',
  },
  pinBox: {
    title: 'Su PIN de acceso',
    advice: 'Guarde este PIN para entrar más tarde o en otro dispositivo.',
  },
  logout: {
    title: 'Salir de su cuenta',
    explanation: 'La ceremonia que ha escrito sigue guardada en este dispositivo.',
    clearDevice: 'Limpiar también este dispositivo',
    clearDeviceHint:
      'Borra de aquí la ceremonia y su clave. Guarde antes lo que quiera conservar. Márquelo si otras personas usan este dispositivo.',
    here: 'Salir',
    everywhere: 'Salir de todos los dispositivos',
    cancel: 'Cancelar',
  },
  toasts: {
    special: { title: '¡Acceso especial realizado!', text: 'Bienvenido, usuario especial.' },
    welcomeBack: { title: '¡Sesión iniciada!', text: 'Bienvenido de nuevo.' },
    welcome: '¡Bienvenido! Ha entrado correctamente.',
    pinAccepted: '¡PIN válido! Abriendo el creador de ceremonias...',
    expired: {
      title: 'Suscripción expirada',
      text: 'Su suscripción ha expirado. Por favor, renuévela.',
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
      text: 'No se pudo validar el PIN. Inténtelo de nuevo.',
    },
    requestFailed: {
      title: 'Error',
      text: 'No se pudo procesar su solicitud. Inténtelo de nuevo.',
    },
    loginFailed: {
      title: 'Error al entrar',
      text: 'Hubo un error al iniciar la sesión. Por favor, inténtelo de nuevo.',
    },
    tooMany: 'Demasiados intentos',
    sessionEnded: 'Sesión terminada',
    leftOffline: {
      title: 'Ha salido en este dispositivo',
      text: 'El servidor no ha respondido: la salida se completará cuando haya conexión.',
    },
  },
}
