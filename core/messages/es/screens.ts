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
  instructions: {
    title: 'Te damos la bienvenida',
    story:
      'Para escribir una ceremonia que emocione hay que conocer la historia de la pareja: de dónde vienen los invitados, cómo se conocieron, qué han superado juntos y con qué sueñan.',
    copyLead: '¿Aún no tienes las respuestas? ',
    copyLink: 'Copia todas las preguntas',
    copyRest: ', envíalas a la pareja y pega aquí lo que te respondan.',
    notKept:
      'Las respuestas y los textos no se guardan en nuestros servidores: se quedan solo en este dispositivo. Después de generar el texto, pulsa «Guardar .docx» para descargar el documento.',
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
    nameMissing: 'Escribe este nombre.',
    tooLong: (excess, limit) =>
      `${excess.form === 'one' ? 'Sobra' : 'Sobran'} ${excess.number} ${excess.form === 'one' ? 'carácter' : 'caracteres'}: el límite es ${limit}.`,
  },
  questions: {
    heading: 'Preguntas para la pareja',
    introduction:
      'Cuantos más detalles, más personal será el texto. Ninguna respuesta es obligatoria.',
    count: (used, limit) => `${used} de ${limit} caracteres`,
    tooLong: (excess, limit) =>
      `A esta respuesta le ${excess.form === 'one' ? 'sobra' : 'sobran'} ${excess.number} ${excess.form === 'one' ? 'carácter' : 'caracteres'}. El límite es ${limit}: acórtala antes de generar el texto. No se ha cortado nada.`,
  },
  preview: {
    heading: 'Vista previa del texto de la ceremonia',
    region: 'Texto de la ceremonia',
    hint: 'Pulsa «Generar texto» para ver aquí la ceremonia completa.',
    waiting: 'Esperando las primeras palabras…',
    writing: 'Escribiendo…',
    keptFormer: 'Este texto no se ha vuelto a escribir; el anterior sigue aquí.',
    notWritten: 'Este texto aún no se ha escrito.',
    demonstration:
      'Demostración: grabaciones o palabras de las respuestas, no una inteligencia artificial.',
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
  reminder: {
    title: 'No te olvides de guardar.',
    text: 'Tus respuestas y tus textos no están en nuestros servidores, solo en este dispositivo. Guarda el .docx para no perderlos.',
  },
  announcements: {
    started: 'Generando los textos.',
    finished: (text) => `Ya está escrito el apartado «${text}».`,
    failed: (text) => `${text}: no se ha podido escribir.`,
    allFinished: 'Todos los textos están listos.',
    stopped: 'La generación se ha detenido. Los textos que ya estaban listos se conservan.',
    partlyFailed: 'No se han podido escribir todos los textos.',
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
      text: 'Por favor, escribe los nombres de los novios.',
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
  undo: {
    cleared: 'Esta ceremonia se ha borrado de este dispositivo.',
    opened: 'El contenido del archivo ha sustituido al que había aquí.',
    restored: 'Se ha recuperado lo que había antes.',
    undo: 'Deshacer',
    dismiss: 'Cerrar',
  },
  storage: {
    full: 'Este navegador se ha quedado sin espacio: lo que escribes no se está guardando. Guárdalo en un archivo para no perder nada.',
    blocked:
      'Este navegador no permite guardar nada: lo que escribas se perderá al cerrar la página. Guárdalo en un archivo antes de salir.',
    unsure:
      'Este navegador tarda en guardar lo que escribes: si se cierra de golpe, se pierden las últimas frases. De vez en cuando, guarda en un archivo.',
    nearlyFull:
      'A este navegador casi no le queda espacio: si se cierra de golpe, se pierden las últimas frases. Libera espacio o guarda en un archivo.',
    newer:
      'Lo que está guardado en este navegador es de una versión más reciente de Enlace y no se ha tocado. Recarga la página para verlo; lo que escribas antes solo se conserva si lo guardas en un archivo.',
    setAside:
      'Una parte de lo que estaba guardado aquí no se ha podido leer. Se ha apartado, sin borrarla.',
    saveFile: 'Guardar en un archivo',
  },
  settings: {
    title: 'Quién escribe los textos',
    explanation:
      'Los textos puede escribirlos Enlace, o bien un servicio de inteligencia artificial con tu propia clave.',
    service: 'Escribe Enlace',
    serviceHint: 'No hay nada que configurar.',
    serviceHintDemonstration:
      'Aquí, grabaciones o palabras de las respuestas, no una inteligencia artificial.',
    ownKey: 'Usar mi propia clave',
    ownKeyHint:
      'Tu navegador habla directamente con el servicio elegido; las respuestas no pasan por nuestros servidores.',
    key: 'Clave de API',
    keyHint:
      'Se queda solo en este dispositivo, en este navegador. No la uses en un dispositivo que no sea tuyo.',
    provider: 'Servicio al que pertenece la clave',
    chooseProvider: 'Elige el servicio',
    keyElsewhere: (host) =>
      `Esta clave se guardó para ${host}, que este sitio ya no acepta. Elige a qué servicio se puede enviar, o quítala.`,
    save: 'Guardar',
    checking: 'Comprobando la clave…',
    works: 'La clave funciona y queda guardada en este dispositivo.',
    keptButFails: (reason) => `La clave se ha guardado, pero no funciona: ${reason}`,
    notKept: 'Este navegador no ha permitido guardarla.',
    missing: 'Escribe la clave antes de guardar.',
    remove: 'Quitar la clave',
    removed: 'La clave se ha quitado de este dispositivo.',
    savedService: 'Listo: los textos los escribe Enlace.',
    unavailable:
      'No se ha podido saber qué servicios se aceptan. Comprueba tu conexión y abre de nuevo esta ventana.',
  },
  footer: {
    promise: 'Tus respuestas y tus textos no se guardan en nuestros servidores.',
    contact: 'Contacto:',
  },
}
