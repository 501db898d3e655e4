import type { ScreenMessages } from '../pt/screens.ts'

export const screens: ScreenMessages = {
  product: {
    name: 'Enlace',
    promise: 'Ceremonias de boda escritas a partir de la historia de la pareja.',
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
    details: 'Lo que comunicó la página',
    reload: 'Recargar la página',
    home: 'Volver al inicio',
  },
  missingPiece: {
    title: 'Falta una parte de la página',
    explanation:
      'El creador de ceremonias no se ha cargado del todo: la conexión ha fallado por el camino. En cuanto vuelva, lo intentaremos de nuevo por nuestra cuenta.',
    nothingLost:
      'No se ha perdido nada: todo lo que has escrito sigue guardado en este dispositivo.',
    retry: 'Intentar de nuevo',
    retrying: 'Intentándolo de nuevo…',
    stillMissing: 'Todavía no ha sido posible. Comprueba tu conexión a internet.',
  },
  dialog: { close: 'Cerrar' },
  toast: { region: 'Avisos', close: 'Cerrar el aviso', error: 'Error' },
  language: {
    title: 'Elige tu idioma',
    explanation:
      'Las pantallas, las preguntas y los textos de la ceremonia siguen este idioma. Puedes cambiarlo cuando quieras.',
    change: 'Cambiar de idioma',
    changeFrom: (name) => `Cambiar de idioma: ${name}`,
  },
  header: {
    title: 'Creador de ceremonias',
    pageTitle: 'Creador de ceremonias · Enlace',
    instructions: 'Instrucciones',
    settings: 'Quién escribe',
  },
  instructions: {
    title: 'Te damos la bienvenida',
    story:
      'Para escribir una ceremonia que emocione hay que conocer la historia de la pareja: de dónde vienen los invitados, cómo se conocieron, qué han superado y qué sueñan juntos.',
    copyLead: '¿Aún no tienes las respuestas? ',
    copyLink: 'Copia todas las preguntas',
    copyRest: ', envíalas a la pareja y pega aquí lo que te respondan.',
    notKept:
      'Las respuestas y los textos no se guardan en nuestros servidores: se quedan solo en este dispositivo. Después de generar el texto, pulsa Guardar para descargar el archivo .docx.',
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
    edit: 'Pulsa cualquiera de los tres textos escritos para la pareja y cambia lo que quieras.',
    waiting: 'Esperando las primeras palabras…',
    writing: 'Escribiendo…',
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
  parts: {
    region: 'Partes de la página',
    info: 'Pareja',
    questions: 'Preguntas',
    script: 'Guion',
    chapters: 'Partes del guion',
  },
  actions: {
    region: 'Acciones',
    generate: 'Generar texto',
    generating: 'Generando…',
    stop: 'Detener',
    saveDocument: 'Guardar .docx',
    copy: 'Copiar texto',
    clear: 'Borrar todo',
    saveFile: 'Guardar en un archivo',
    openFile: 'Abrir un archivo guardado',
    fileHeading: 'Para seguir en otro dispositivo',
    fileExplanation:
      'Guarda las respuestas y los textos en un archivo tuyo y ábrelo aquí, en este dispositivo o en otro.',
  },
  reminder: {
    title: 'Recuerda guardar ahora.',
    text: 'Tus respuestas y tus textos no están en nuestros servidores, solo en este dispositivo. Guarda el .docx para no perderlos.',
  },
  announcements: {
    started: 'Generando los textos.',
    finished: (text) => `${text}: listo.`,
    failed: (text) => `${text}: no se ha podido escribir.`,
    allFinished: 'Todos los textos están listos.',
    stopped: 'La generación se ha detenido. Los textos que ya estaban listos se conservan.',
    partlyFailed: 'La generación ha terminado con fallos.',
  },
  toasts: {
    questionsCopied: '¡Preguntas copiadas!',
    documentGenerated: '¡Documento generado!',
    textsGenerated: '¡Textos generados!',
    copied: '¡Copiado!',
    cleared: { title: 'Contenido borrado', text: 'Se ha eliminado toda la información' },
    namesMissing: {
      title: 'Información necesaria',
      text: 'Por favor, escribe los nombres de los novios.',
    },
    generationFailed: 'Ha habido un error al generar los textos. Por favor, inténtalo de nuevo.',
    documentFailed: 'Ha habido un error al generar el documento. Por favor, inténtalo de nuevo.',
    tooLong: 'Texto demasiado largo',
    stopped: 'Generación detenida',
    copyFailed: 'No se ha podido copiar. Selecciona el texto y cópialo a mano.',
    fileSaved: '¡Archivo guardado!',
    fileOpened: '¡Archivo abierto!',
    fileRefused: {
      'not-json': 'Este archivo no es una ceremonia guardada por Enlace.',
      'not-a-ceremony': 'Este archivo no es una ceremonia guardada por Enlace.',
      'newer-version':
        'Este archivo lo guardó una versión más reciente. Recarga la página e inténtalo otra vez.',
      unreadable: 'No se ha podido leer este archivo.',
    },
    restored: '¡Contenido recuperado!',
  },
  failures: {
    offline:
      'No se ha podido contactar con Enlace. Comprueba tu conexión a internet e inténtalo de nuevo.',
    writingNeedsNetwork:
      'Escribir los textos necesita internet, y no se ha podido contactar con Enlace. Editar, copiar y guardar el .docx funcionan sin conexión; genera los textos cuando vuelva.',
    report: 'Lo que no ha salido bien',
    about: (text) => `${text}:`,
    nothingLost: 'No se ha perdido nada: tus respuestas y los textos anteriores siguen aquí.',
    retry: 'Intentar de nuevo solo lo que falta',
  },
  undo: {
    cleared: 'Se ha borrado todo de este dispositivo.',
    opened: 'El archivo ha ocupado el lugar de lo que había aquí.',
    restored: 'Lo que había antes ha vuelto.',
    undo: 'Deshacer',
    dismiss: 'Descartar',
  },
  storage: {
    full: 'Este navegador se ha quedado sin espacio: lo que escribes ahora todavía no está guardado. Guárdalo en un archivo para no perder nada.',
    blocked:
      'Este navegador no permite guardar nada: lo que escribas se perderá al cerrar la página. Guárdalo en un archivo antes de salir.',
    setAside:
      'Una parte de lo que estaba guardado aquí no se ha podido leer. Se ha puesto aparte, sin borrarla.',
    saveFile: 'Guardar en un archivo',
  },
  settings: {
    title: 'Quién escribe los textos',
    explanation:
      'Los textos puede escribirlos Enlace, o bien un servicio de inteligencia artificial con tu propia clave.',
    service: 'Escribe Enlace',
    serviceHint: 'No hay nada que configurar.',
    serviceHintDemonstration:
      'Aquí escribe un redactor de ejemplo, no una inteligencia artificial.',
    ownKey: 'Usar mi propia clave',
    ownKeyHint:
      'Tu navegador habla directamente con el servicio elegido; las respuestas no pasan por nuestros servidores.',
    key: 'Clave de API',
    keyHint:
      'Se queda solo en este dispositivo, en este navegador. No la uses en el ordenador de otra persona.',
    provider: 'Servicio de la clave',
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
