/** What only the creator's page says, beside the newer parts of the desk, in Spanish. */
import type { CreatorScreenMessages } from '../shape/creator.ts'

export const creator: CreatorScreenMessages = {
  instructions: {
    title: 'Te damos la bienvenida',
    story:
      'Para escribir una ceremonia que emocione hay que conocer la historia de la pareja: cómo se conocieron, qué han superado juntos, con qué sueñan y de dónde vienen los invitados.',
    copyLead: '¿Aún no tienes las respuestas? ',
    copyLink: 'Copia todas las preguntas',
    copyRest: ', envíalas a la pareja y pega aquí lo que te respondan.',
    notKept:
      'Las respuestas y los textos no se guardan en nuestros servidores: se quedan solo en este dispositivo. Después de generar el texto, toca «Guardar .docx» para descargar el documento.',
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
    hint: 'Toca «Generar texto» para ver aquí la ceremonia completa.',
    waiting: 'Esperando las primeras palabras…',
    writing: 'Escribiendo…',
    keptFormer: 'Este texto no se ha vuelto a escribir; el anterior sigue aquí.',
    notWritten: 'Este texto aún no se ha escrito.',
    demonstration:
      'Demostración: textos ya grabados o palabras de las respuestas, no una inteligencia artificial.',
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
      'Este navegador tarda en guardar lo que escribes: si se cierra de golpe, se pierden las últimas frases. De vez en cuando, guárdalo en un archivo.',
    nearlyFull:
      'A este navegador casi no le queda espacio: si se cierra de golpe, se pierden las últimas frases. Libera espacio o guárdalo en un archivo.',
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
    service: 'Los escribe Enlace',
    serviceHint: 'No hay nada que configurar.',
    serviceHintDemonstration:
      'Aquí, textos ya grabados o palabras de las respuestas, no una inteligencia artificial.',
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
    keptButFails: (reason) => `La clave se ha guardado, pero no funciona. ${reason}`,
    ownMachine: (page) =>
      `¿El servicio está en tu propio equipo? Tiene que aceptar solicitudes de esta página: en Ollama, OLLAMA_ORIGINS=${page}; en LM Studio, la opción --cors. Si el navegador pregunta por la red local, permítelo.`,
    notKept: 'Este navegador no ha permitido guardarla.',
    missing: 'Escribe la clave antes de guardar.',
    remove: 'Quitar la clave',
    removed: 'La clave se ha quitado de este dispositivo.',
    savedService: 'Listo: los textos los escribe Enlace.',
    unavailable:
      'No se ha podido saber qué servicios se aceptan. Comprueba tu conexión y abre de nuevo esta ventana.',
  },
}
