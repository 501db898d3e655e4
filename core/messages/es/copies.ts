/** What is said of files with ceremonies, in Spanish. */
import type { CopiesMessages } from '../shape/copies.ts'

export const copies: CopiesMessages = {
  back: 'Volver',
  share: 'Compartir',
  download: 'Descargar el archivo',
  handedOver: 'El archivo está listo.',
  carry: {
    title: 'Pasar a otro dispositivo',
    explanation:
      'La ceremonia entera va en un archivo. Envíalo al otro dispositivo, abre Enlace allí y elige «Abrir un archivo». Para leerla en el altar o corregir un nombre no hace falta entrar.',
    withSecrets: 'Llevar también las sorpresas',
    withSecretsHint:
      'Si no lo marcas, se quedan aquí las personas cuya participación es un secreto para alguien.',
  },
  backup: {
    title: 'Copia de seguridad',
    explanation:
      'Todas tus ceremonias en un solo archivo, protegido con un código que solo tienes tú. El navegador puede borrar lo que guarda; el archivo, no.',
    last: (age) => `Última copia: ${age}.`,
    never: 'En este dispositivo todavía no se ha hecho ninguna copia.',
    unread: (count) =>
      count === 1
        ? 'No se ha podido leer una ceremonia y no está en esta copia.'
        : `No se han podido leer ${count} ceremonias y no están en esta copia.`,
    makeCode: 'Crear un código de recuperación',
    codeTitle: 'Tu código de recuperación',
    codeExplanation:
      'Solo se muestra ahora. Anótalo o imprímelo y guárdalo fuera de este dispositivo: sin él nadie puede abrir tus copias, nosotros tampoco.',
    copyCode: 'Copiar el código',
    codeCopied: 'Código copiado',
    printCode: 'Imprimir el código',
    passphrase: 'Contraseña para las copias (opcional)',
    passphraseHint: 'Una frase fácil de recordar, que también abre las copias.',
    passphraseShort: 'Usa al menos 12 caracteres.',
    codeKept: 'Ya he guardado el código',
    ready: 'La copia está lista. El mismo código abre esta y las próximas.',
    newCode: 'He perdido el código: crear otro',
    newCodeHint: 'Las copias ya hechas siguen pidiendo el código anterior.',
    mayForget:
      'Este navegador no garantiza que vaya a conservar tus ceremonias. Haz una copia de vez en cuando.',
  },
  open: {
    title: 'Abrir un archivo',
    explanation:
      'Una ceremonia de otro dispositivo o una copia de seguridad. No se pierde nada de lo que hay aquí.',
    choose: 'Elegir el archivo',
    secret: 'Código de recuperación o contraseña de la copia',
    secretHint: 'Con o sin guiones, en mayúsculas o minúsculas.',
    unlock: 'Abrir la copia',
    unlocking: 'Abriendo…',
    holds: (count, made) =>
      count === 1
        ? `Una ceremonia, en un archivo del ${made}.`
        : `${count} ceremonias, en un archivo del ${made}.`,
    becomes: {
      add: 'se añade a este dispositivo',
      replace: 'más nueva que la de aquí: ocupa su lugar',
      'add-beside': 'distinta de la de aquí: se quedan las dos',
      keep: 'ya está aquí',
      undelete: 'se recupera de «Eliminadas»',
    },
    withDeleted: (count) =>
      count === 1
        ? 'Traer también la que estaba eliminada'
        : `Traer también las ${count} eliminadas`,
    withEarlier: (count) =>
      count === 1
        ? 'Traer también la versión anterior de la ceremonia que ha cambiado y conservar las dos'
        : `Traer también las versiones anteriores de las ${count} ceremonias que han cambiado y conservarlas todas`,
    restore: 'Restaurar',
    nothingToRestore: 'Todo lo que hay en esta copia ya está aquí.',
    restored: (count) =>
      count === 1 ? 'Una ceremonia restaurada' : `${count} ceremonias restauradas`,
    carried: {
      add: 'La ceremonia ya está en este dispositivo.',
      replace: 'La versión más nueva ha ocupado el lugar de la que estaba aquí.',
      'add-beside': 'Las dos versiones eran distintas; ahora están aquí, una al lado de la otra.',
      keep: 'Esta ceremonia ya está aquí, igual o más nueva.',
      undelete: 'La ceremonia ya no está entre las eliminadas.',
    },
    refused: {
      'not-ours': 'Este archivo no es de Enlace. No se ha cambiado nada.',
      newer:
        'Este archivo es de una versión más reciente de Enlace. Recarga la página e inténtalo de nuevo; no se ha cambiado nada.',
      cut: 'El final de este archivo se perdió por el camino. Envíalo otra vez; no se ha cambiado nada.',
      damaged: 'Este archivo llegó dañado. Prueba con otra copia; no se ha cambiado nada.',
      'wrong-secret':
        'Lo que has escrito no abre esta copia. Comprueba que sea el código o la contraseña del dispositivo en que se hizo la copia.',
      'incomplete-code': 'El código tiene 27 letras y números; aquí faltan o sobran.',
      'mistyped-code': 'Hay una letra o un número equivocado en el código.',
      unreadable: 'El navegador no ha podido leer el archivo.',
      'not-stored':
        'No se ha podido guardar aquí: el almacenamiento está lleno o bloqueado. No se ha cambiado nada.',
      'too-large': 'Esta copia es demasiado grande para abrirla aquí. No se ha cambiado nada.',
    },
  },
  others: {
    title: 'Este dispositivo guarda ceremonias de otra cuenta',
    text: 'Quien ha escrito aquí hasta ahora entró con otra cuenta. Si las ceremonias son tuyas, o si son de tu equipo, puedes abrirlas.',
    open: 'Abrir las ceremonias',
    leave: 'Salir sin abrir',
    clear: 'Vaciar este dispositivo',
    clearQuestion:
      '¿Borrar para siempre todas las ceremonias de este dispositivo? Solo un archivo o una copia de seguridad las traerá de vuelta.',
    clearConfirm: 'Borrar todo de aquí',
    cancel: 'Cancelar',
  },
  cleared: {
    title: 'Este dispositivo se ha vaciado',
    text: 'Todo lo que Enlace guardaba aquí se borró desde otra pestaña, y en esta tampoco queda nada.',
    goOn: 'Seguir',
  },
  offer: {
    text: 'Ya conocemos este dispositivo, pero no tiene ninguna ceremonia. Si el navegador borró lo que guardaba, una copia de seguridad lo trae todo de vuelta.',
    restore: 'Restaurar una copia',
    dismiss: 'Ahora no',
  },
}
