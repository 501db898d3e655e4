import type { ScreenMessages } from '../pt/screens.ts'

export const screens: ScreenMessages = {
  product: {
    name: 'Enlace',
    promise: 'Ceremonias de boda escritas a partir de la historia de la pareja.',
  },
  notFound: {
    title: 'Página no encontrada',
    explanation: 'No hay ninguna página en esta dirección. Nada de lo que escribió se ha perdido.',
    home: 'Volver al inicio',
    creator: 'Ir al creador de ceremonias',
  },
  crash: {
    explanation: 'Ha ocurrido algo inesperado y esta página ha dejado de funcionar.',
    nothingLost:
      'No se ha perdido nada: todo lo que escribió sigue guardado en este dispositivo. Recargue la página para continuar donde estaba.',
    details: 'Lo que comunicó la página',
    reload: 'Recargar la página',
    home: 'Volver al inicio',
  },
  dialog: { close: 'Cerrar' },
  toast: { region: 'Avisos', close: 'Cerrar el aviso', error: 'Error' },
  language: {
    title: 'Elija su idioma',
    explanation:
      'Las pantallas, las preguntas y los textos de la ceremonia siguen este idioma. Puede cambiarlo cuando quiera.',
    change: 'Cambiar de idioma',
  },
  header: {
    title: 'Creador de ceremonias',
    pageTitle: 'Creador de ceremonias · Enlace',
    instructions: 'Instrucciones',
    settings: 'Quién escribe',
  },
  instructions: {
    title: 'Le damos la bienvenida',
    story:
      'Para escribir una ceremonia que emocione hay que conocer la historia de la pareja: de dónde vienen los invitados, cómo se conocieron, qué han superado y qué sueñan juntos.',
    copyLead: '¿Aún no tiene las respuestas? ',
    copyLink: 'Copie todas las preguntas',
    copyRest: ', envíelas a la pareja y pegue aquí lo que le respondan.',
    notKept:
      'Las respuestas y los textos no se guardan en nuestros servidores: quedan solo en este dispositivo. Después de generar el texto, pulse Guardar para descargar el archivo .docx.',
    understood: 'Entendido',
  },
  info: {
    heading: 'Información de la ceremonia',
    brideName: 'Nombre de la novia',
    groomName: 'Nombre del novio',
    location: 'Lugar',
    date: 'Fecha',
    time: 'Hora',
    required: 'obligatorio',
    locationHint: 'Por ejemplo: Finca Los Almendros, Segovia',
    nameMissing: 'Escriba este nombre.',
    tooLong: (excess, limit) => `Sobran ${excess} caracteres: el límite es ${limit}.`,
  },
  questions: {
    heading: 'Preguntas para la pareja',
    introduction:
      'Cuantos más detalles, más personal será el texto. Ninguna respuesta es obligatoria.',
    count: (used, limit) => `${used} de ${limit} caracteres`,
    tooLong: (excess, limit) =>
      `A esta respuesta le sobran ${excess} caracteres. El límite es ${limit}: acórtela antes de generar el texto. No se ha cortado nada.`,
  },
  preview: {
    heading: 'Vista previa del texto de la ceremonia',
    region: 'Texto de la ceremonia',
    hint: 'Pulse «Generar texto» para ver aquí la ceremonia completa.',
    edit: 'Pulse cualquiera de los tres textos escritos para la pareja y cambie lo que quiera.',
    waiting: 'Esperando las primeras palabras...',
    writing: 'Escribiendo...',
    keptFormer: 'Este texto no se ha vuelto a escribir; el anterior sigue aquí.',
    notWritten: 'Este texto aún no se ha escrito.',
    undo: 'Textos anteriores',
    redo: 'Textos siguientes',
    version: (current, total) => `Versión ${current} de ${total}`,
    demonstration:
      'Demostración: estos textos vienen de un redactor de ejemplo, no de una inteligencia artificial.',
  },
  texts: {
    welcome: 'Texto de bienvenida',
    ceremony: 'Texto de la ceremonia',
    finalMessage: 'Mensaje final',
  },
  actions: {
    region: 'Acciones',
    generate: 'Generar texto',
    generating: 'Generando...',
    stop: 'Detener',
    saveDocument: 'Guardar .docx',
    copy: 'Copiar texto',
    clear: 'Borrar todo',
    saveFile: 'Guardar en un archivo',
    openFile: 'Abrir un archivo guardado',
    fileHeading: 'Para seguir en otro dispositivo',
    fileExplanation:
      'Guarde las respuestas y los textos en un archivo suyo y ábralo aquí, en este dispositivo o en otro.',
  },
  reminder: {
    title: 'Recuerde guardar ahora.',
    text: 'Sus respuestas y sus textos no están en nuestros servidores, solo en este dispositivo. Guarde el .docx para no perderlos.',
  },
  announcements: {
    started: 'Generando los textos.',
    finished: (text) => `${text}: listo.`,
    failed: (text) => `${text}: no se pudo escribir.`,
    allFinished: 'Todos los textos están listos.',
    stopped: 'Se detuvo la generación. Los textos que ya estaban listos se conservaron.',
    partlyFailed: 'La generación terminó con fallos.',
  },
  toasts: {
    questionsCopied: '¡Preguntas copiadas!',
    documentGenerated: '¡Documento generado!',
    textsGenerated: '¡Textos generados!',
    copied: '¡Copiado!',
    cleared: { title: 'Contenido borrado', text: 'Se ha eliminado toda la información' },
    namesMissing: {
      title: 'Información necesaria',
      text: 'Por favor, escriba los nombres de los novios.',
    },
    generationFailed: 'Hubo un error al generar los textos. Por favor, inténtelo de nuevo.',
    documentFailed: 'Hubo un error al generar el documento. Por favor, inténtelo de nuevo.',
    tooLong: 'Texto demasiado largo',
    stopped: 'Generación detenida',
    copyFailed: 'No se pudo copiar. Seleccione el texto y cópielo a mano.',
    fileSaved: '¡Archivo guardado!',
    fileOpened: '¡Archivo abierto!',
    fileRefused: {
      'not-json': 'Este archivo no es una ceremonia guardada por Enlace.',
      'not-a-ceremony': 'Este archivo no es una ceremonia guardada por Enlace.',
      'newer-version':
        'Este archivo lo guardó una versión más reciente. Recargue la página e inténtelo otra vez.',
      unreadable: 'No se pudo leer este archivo.',
    },
    restored: '¡Contenido recuperado!',
  },
  failures: {
    offline:
      'No se pudo contactar con Enlace. Compruebe su conexión a internet e inténtelo de nuevo.',
    report: 'Lo que no salió bien',
    nothingLost: 'No se ha perdido nada: sus respuestas y los textos anteriores siguen aquí.',
    retry: 'Intentar de nuevo solo lo que falta',
  },
  undo: {
    cleared: 'Se ha borrado todo de este dispositivo.',
    opened: 'El archivo ocupó el lugar de lo que había aquí.',
    restored: 'Lo que había antes ha vuelto.',
    undo: 'Deshacer',
    dismiss: 'Descartar',
  },
  storage: {
    full: 'Este navegador se ha quedado sin espacio: lo que escribe ahora todavía no está guardado. Guárdelo en un archivo para no perder nada.',
    blocked:
      'Este navegador no permite guardar nada: lo que escriba se perderá al cerrar la página. Guárdelo en un archivo antes de salir.',
    setAside:
      'Una parte de lo que estaba guardado aquí no se pudo leer. Se ha puesto aparte, sin borrarla.',
    saveFile: 'Guardar en un archivo',
  },
  settings: {
    title: 'Quién escribe los textos',
    explanation:
      'Los textos puede escribirlos Enlace, o su propia clave de un servicio de inteligencia artificial.',
    service: 'Escribe Enlace',
    serviceHint: 'No hay nada que configurar.',
    serviceHintDemonstration:
      'Aquí escribe un redactor de ejemplo, no una inteligencia artificial.',
    ownKey: 'Usar mi propia clave',
    ownKeyHint:
      'Su navegador habla directamente con el servicio elegido; las respuestas no pasan por nuestros servidores.',
    key: 'Clave (API key)',
    keyHint:
      'Queda solo en este dispositivo, en este navegador. No la use en el ordenador de otra persona.',
    provider: 'Servicio de la clave',
    save: 'Guardar',
    checking: 'Comprobando la clave...',
    works: 'La clave funciona y queda guardada en este dispositivo.',
    keptButFails: (reason) => `La clave se ha guardado, pero no funciona: ${reason}`,
    notKept: 'Este navegador no ha permitido guardarla.',
    missing: 'Escriba la clave antes de guardar.',
    remove: 'Quitar la clave',
    removed: 'La clave se ha quitado de este dispositivo.',
    savedService: 'Listo: los textos los escribe Enlace.',
    unavailable:
      'No se pudo saber qué servicios se aceptan. Compruebe su conexión y abra de nuevo esta ventana.',
  },
  footer: {
    promise: 'Sus respuestas y sus textos no se guardan en nuestros servidores.',
    contact: 'Contacto',
  },
}
