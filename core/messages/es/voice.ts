/** How whoever celebrates writes, in Spanish. */
import type { VoiceMessages } from '../shape/voice.ts'

export const voice: VoiceMessages = {
  explanation:
    'Pega de uno a tres guiones tuyos, o abre los documentos. De ellos sale una ficha de tu manera de escribir, que se queda en este dispositivo y acompaña cada texto. Los guiones no se guardan.',
  script: 'Guion',
  another: 'Añadir otro guion',
  make: 'Hacer la ficha',
  making: 'Leyendo los guiones…',
  stop: 'Detener',
  made: 'La ficha está lista y vale para los próximos textos.',
  failed: 'No se ha podido hacer la ficha; nada ha cambiado.',
  notKept: 'La ficha no cabe en este dispositivo.',
  card: 'Tu ficha',
  rhythm: 'El ritmo',
  humour: 'El humor',
  address: 'Cómo le hablas a la gente',
  openings: 'Cómo empiezas',
  closings: 'Cómo terminas',
  neverSays: 'Lo que nunca dices',
  perLine: 'Una por línea.',
  remove: 'Borrar la ficha',
  removed: 'Ficha borrada.',
  fromFile: 'Abrir un .docx',
  fileRead: (name) =>
    `«${name}» se ha leído en este dispositivo y su texto ya está en el recuadro.`,
  fileRefused: {
    'too-large':
      'Este documento es demasiado grande para abrirlo aquí. Copia el texto y pégalo en el recuadro.',
    protected:
      'Este documento tiene contraseña. Guarda una copia sin ella, o pega el texto en el recuadro.',
    'old-format':
      'Este archivo es de un formato antiguo. Guárdalo como .docx, o pega el texto en el recuadro.',
    'not-a-document': 'Este archivo no es un documento .docx.',
    broken: 'Este documento está dañado y no se abre.',
    empty: 'En este documento no hay palabras que leer.',
  },
}
