import type { AccessMessages } from '../shape/access.ts'

export const access: AccessMessages = {
  loading: 'Cargando…',
  enter: 'Entrar',
  leave: 'Salir',
  pin: 'Código PIN',
  email: 'Correo con el que compraste',
  emailUnlikely: 'La dirección de correo parece incompleta.',
  login: {
    pageTitle: 'Entrar · Enlace',
    title: 'Entrar en Enlace',
    explanation: 'Escribe el PIN de seis dígitos que recibiste por correo.',
    submit: 'Entrar',
    submitting: 'Entrando…',
    back: 'Volver',
    requestAccess: 'Solicitar acceso',
    altar: 'Leer en el altar',
    held: 'Leer mis ceremonias sin entrar',
  },
  withoutCookies:
    'Este navegador bloquea las cookies y sin ellas no se puede entrar. Permite las cookies de este sitio y recarga la página.',
  linkSent: {
    title: 'Mira tu correo',
    again: 'Escribir otro PIN',
  },
  reminder: {
    open: 'Recibir mi PIN de nuevo',
    explanation:
      'Indica el correo con el que compraste: ahí te enviaremos tu PIN y un enlace para entrar.',
    submit: 'Enviar',
    submitting: 'Enviando…',
    sent: 'Si este correo tiene acceso, el PIN llegará en unos instantes. Mira también en el correo no deseado.',
    failed: 'No se ha podido enviar la solicitud. Comprueba tu conexión e inténtalo de nuevo.',
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
    inactive: 'Tu acceso no está activo.',
  },
  pinBox: {
    title: 'Tu PIN de acceso:',
    advice: 'Guarda este PIN para entrar más tarde o en otro dispositivo.',
  },
  logout: {
    title: 'Cerrar sesión',
    explanation:
      'Las ceremonias que has escrito siguen guardadas en este dispositivo, salvo que las borres aquí.',
    keepDevice: 'Este dispositivo es mío',
    keepDeviceHint:
      'Para volver a entrar aquí basta con tu PIN. No lo marques si otras personas usan este dispositivo.',
    clearDevice: 'Borrar también los datos de este dispositivo',
    clearDeviceHint:
      'Borra de este navegador todas las ceremonias y tu clave. Guarda antes lo que quieras conservar. Márcalo si otras personas usan este dispositivo.',
    here: 'Salir',
    everywhere: 'Salir de todos los dispositivos',
    cancel: 'Cancelar',
  },
  toasts: {
    special: {
      title: '¡Has entrado con acceso especial!',
      text: 'Qué bien tenerte aquí.',
    },
    welcomeBack: { title: '¡Sesión iniciada!', text: 'Qué bien verte de nuevo.' },
    welcome: '¡Te damos la bienvenida! Ya puedes empezar.',
    pinAccepted: '¡PIN válido! Abriendo el creador de ceremonias…',
    expired: {
      title: 'Tu acceso ha terminado',
      text: 'Puedes renovarlo cuando quieras.',
    },
    pinNotFound: {
      title: 'PIN no válido',
      text: 'No encontramos ningún acceso con esos datos. Compruébalos e inténtalo de nuevo.',
    },
    pinLength: { title: 'PIN no válido', text: 'El PIN debe tener 6 dígitos.' },
    pinRefused: { title: 'PIN no válido', text: 'Ese PIN no es válido.' },
    notAuthorized: {
      title: 'Acceso no autorizado',
      text: 'El código PIN no es válido.',
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
      text: 'Ha habido un error al iniciar sesión. Por favor, inténtalo de nuevo.',
    },
    tooMany: 'Demasiados intentos',
    sessionEnded: 'Sesión terminada',
    leftOffline: {
      title: 'Has cerrado sesión en este dispositivo',
      text: 'El servidor no ha respondido: el cierre se completará cuando haya conexión.',
    },
  },
}
