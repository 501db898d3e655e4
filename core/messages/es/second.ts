/** A section in a second language, in Spanish. */
import type { SecondMessages } from '../shape/second.ts'

export const second: SecondMessages = {
  heading: { pt: 'En portugués', en: 'En inglés', fr: 'En francés', es: 'En español' },
  type: {
    pt: 'Escribe aquí en portugués',
    en: 'Escribe aquí en inglés',
    fr: 'Escribe aquí en francés',
    es: 'Escribe aquí en español',
  },
  moments: 'Momentos que se leen en los dos idiomas',
  write: {
    pt: 'Pedir el texto en portugués',
    en: 'Pedir el texto en inglés',
    fr: 'Pedir el texto en francés',
    es: 'Pedir el texto en español',
  },
  again: {
    pt: 'Escribir de nuevo en portugués',
    en: 'Escribir de nuevo en inglés',
    fr: 'Escribir de nuevo en francés',
    es: 'Escribir de nuevo en español',
  },
  fromLibrary: 'Usar el texto de la biblioteca',
  writing: 'Escribiendo…',
  stop: 'Detener',
  missing: 'Escríbelo tú, o pídelo con el botón.',
  older: 'Este texto es más antiguo que el de arriba.',
  stillRight: 'Sigue siendo válido',
  calledRight: 'Anotado: los dos dicen lo mismo.',
  failed: 'No se ha podido escribir en el segundo idioma; todo sigue como antes.',
  mismatch:
    'El texto ha llegado con otro número de intervenciones y no se sabría de quién es cada una. Inténtalo de nuevo.',
  nothing: 'Escribe primero el texto de arriba.',
  taken: 'El texto en el segundo idioma está listo. Léelo antes de la ceremonia.',
  loading: 'El segundo idioma se está cargando…',
  line: (name) => `${name}, segundo idioma`,
}
