import type { ScreenMessages } from '../shape/screens.ts'

export const screens: ScreenMessages = {
  product: {
    name: 'Enlace',
  },
  notFound: {
    title: 'Página no encontrada',
    explanation:
      'No hay ninguna página en esta dirección. Nada de lo que has escrito se ha perdido.',
    home: 'Volver al inicio',
    creator: 'Ir al creador de ceremonias',
  },
  crash: {
    explanation: 'Ha ocurrido algo inesperado y esta página ha dejado de funcionar.',
    nothingLost:
      'No se ha perdido nada: todo lo que has escrito sigue guardado en este dispositivo. Recarga la página para seguir donde estabas.',
    details: 'Detalles del error',
    reload: 'Recargar la página',
    home: 'Volver al inicio',
  },
  missingPiece: {
    title: 'Falta una parte de la página',
    explanation:
      'El creador de ceremonias no se ha cargado del todo: la conexión ha fallado por el camino. En cuanto vuelva, lo intentaremos de nuevo automáticamente.',
    nothingLost:
      'No se ha perdido nada: todo lo que has escrito sigue guardado en este dispositivo.',
    retry: 'Intentar de nuevo',
    retrying: 'Intentándolo de nuevo…',
    stillMissing: 'Todavía no se ha podido cargar. Comprueba tu conexión a internet.',
  },
  dialog: { close: 'Cerrar' },
  toast: { region: 'Avisos', close: 'Cerrar el aviso', error: 'Error' },
  language: {
    title: 'Elige tu idioma',
    explanation:
      'Las pantallas, las preguntas y los textos de la ceremonia aparecen en este idioma. Puedes cambiarlo cuando quieras.',
    change: 'Cambiar de idioma',
    changeFrom: (name) => `Cambiar de idioma: ${name}`,
  },
  header: {
    title: 'Creador de ceremonias',
    pageTitle: 'Creador de ceremonias · Enlace',
    instructions: 'Instrucciones',
    settings: 'Quién escribe',
    help: 'Ayuda',
  },
  texts: {
    welcome: 'Texto de bienvenida',
    ceremony: 'Texto de la ceremonia',
    finalMessage: 'Mensaje final',
  },
  parts: {
    region: 'Partes de la página',
    info: 'Pareja',
    questions: 'Preguntas',
    script: 'Guion',
  },
  actions: {
    generate: 'Generar texto',
    generating: 'Generando…',
    stop: 'Detener',
    saveDocument: 'Guardar .docx',
    copy: 'Copiar texto',
    clear: 'Borrar todo',
    saveFile: 'Guardar en un archivo',
    openFile: 'Abrir un archivo guardado',
    fileHeading: 'Para seguir en otro dispositivo',
  },
  toasts: {
    questionsCopied: '¡Preguntas copiadas!',
    documentGenerated: '¡Documento generado!',
    textsGenerated: '¡Textos generados!',
    copied: '¡Copiado!',
    cleared: {
      title: 'Contenido borrado',
      text: 'Se ha eliminado todo el contenido de esta ceremonia.',
    },
    namesMissing: {
      title: 'Faltan los nombres',
      text: 'Por favor, escribe los dos nombres de la pareja.',
    },
    generationFailed: 'Ha habido un error al generar los textos. Por favor, inténtalo de nuevo.',
    documentFailed: 'Ha habido un error al generar el documento. Por favor, inténtalo de nuevo.',
    tooLong: 'Texto demasiado largo',
    stopped: 'Generación detenida',
    copyFailed: 'No se ha podido copiar. Selecciona el texto y cópialo manualmente.',
    fileSaved: '¡Archivo guardado!',
    fileOpened: '¡Archivo abierto!',
    fileRefused: {
      'not-json': 'Este archivo no es una ceremonia guardada por Enlace.',
      'not-a-ceremony': 'Este archivo no es una ceremonia guardada por Enlace.',
      'newer-version':
        'Este archivo lo guardó una versión más reciente de Enlace. Recarga la página e inténtalo otra vez.',
      unreadable: 'No se ha podido leer este archivo.',
    },
    restored: '¡Contenido recuperado!',
  },
  failures: {
    offline:
      'No se ha podido contactar con Enlace. Comprueba tu conexión a internet e inténtalo de nuevo.',
    writingNeedsNetwork:
      'Para escribir los textos hace falta internet, y no se ha podido contactar con Enlace. Sin conexión puedes editar, copiar y guardar el .docx; genera los textos cuando vuelva.',
    keyElsewhere: (host) =>
      `Tu clave se guardó para ${host}, que este sitio ya no acepta, y no se ha enviado a nadie. Elige el servicio de la clave en «Quién escribe».`,
    report: 'Lo que no ha salido bien',
    about: (text) => `${text}:`,
    notWritten:
      'Esta vez no se ha podido escribir este texto; se conserva el que ya estaba en el guion.',
    nothingLost: 'No se ha perdido nada: tus respuestas y los textos anteriores siguen aquí.',
    retry: 'Intentar de nuevo solo lo que falta',
  },
  footer: {
    promise: 'Tus respuestas y tus textos no se guardan en nuestros servidores.',
    contact: 'Contacto:',
  },
}
