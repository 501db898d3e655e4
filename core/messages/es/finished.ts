/** What the desk says once everything has been written, and of the copy for oneself, in Spanish. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  dismiss: 'Ocultar',
  dismissed: (menu) => `Todo esto sigue arriba, en «${menu}».`,
  copy: {
    script: 'El guion, para leer',
    scriptHint:
      'El guion entero, de la primera palabra a la última. Sale directamente de este dispositivo, sin pasar por nuestros servidores.',
    share: 'Enviar el documento',
    shareText: 'Enviar el texto',
    save: 'Descargar el documento de Word',
    attach: 'Después solo tienes que adjuntarlo a un correo para ti.',
    everything: 'Todas tus ceremonias, para otro dispositivo',
    everythingHint:
      'Un archivo protegido, con las respuestas y todo lo demás: solo lo abre Enlace, y solo con tu código o tu contraseña.',
    lock: 'Crear la copia protegida',
  },
}
