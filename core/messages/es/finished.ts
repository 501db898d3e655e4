/** What the desk says once everything has been written, and of the copy for oneself, in Spanish. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  dismiss: 'Ocultar',
  dismissed: (menu) => `Todo esto sigue arriba, en «${menu}».`,
  copy: {
    script: 'El guion, para leer',
    scriptHint:
      'Un documento de Word con el guion entero. Sale directamente de este dispositivo, sin pasar por nuestros servidores.',
    share: 'Enviar el documento',
    shareText: 'Enviar el texto',
    save: 'Descargar el documento',
    attach: 'Después solo tienes que adjuntarlo a un correo para ti.',
    everything: 'Todas tus ceremonias, para otro dispositivo',
    everythingHint:
      'Un archivo cerrado con llave, con las respuestas y todo lo demás: solo lo abre Enlace, y solo con tu código o tu contraseña.',
    lock: 'Hacer la copia cerrada',
  },
}
