/** Around a script read at the altar, in Spanish. */
import type { AltarMessages } from '../shape/altar.ts'

export const altar: AltarMessages = {
  title: 'Leer en el altar',
  toScript: 'Volver al guion',
  loading: 'Abriendo el guion…',
  choose: {
    heading: '¿Qué ceremonia?',
    empty:
      'En este dispositivo todavía no hay ninguna ceremonia. Abre el archivo que guardaste en otro dispositivo, o escribe aquí la ceremonia.',
    unnamed: 'Ceremonia aún sin nombres',
    openFile: 'Abrir un archivo',
    openFileHint:
      'El que guardaste con «Pasar a otro dispositivo». No hace falta entrar ni tener internet.',
    refused: {
      newer:
        'Este archivo es de una versión más reciente de Enlace. Recarga la página con internet y vuelve a intentarlo.',
      cut: 'A este archivo le falta el final. Envíalo otra vez desde el otro dispositivo.',
      'not-a-ceremony': 'Este archivo no es una ceremonia de Enlace. Aquí no ha cambiado nada.',
    },
    missing:
      'Esta ceremonia ya no está en este dispositivo. Abre de nuevo su archivo o elige otra.',
    unreadable: 'No se ha podido leer esta ceremonia. No se ha cambiado nada en ella.',
    blocked:
      'Este navegador no permite guardar nada (¿ventana privada?). Un archivo abierto dura lo que dure esta pestaña.',
    both: 'Hay dos versiones de esta ceremonia en este dispositivo. Mira cuándo se cambió cada una y elige.',
    fromFile: 'de un archivo',
    other: 'Otra ceremonia',
  },
  way: {
    begin: 'Empezar',
    goOn: 'Seguir donde lo dejé',
    rehearse: 'Ensayar',
    notToday: (date, today) => `Fecha de la ceremonia: ${date}. Hoy es ${today}.`,
    noDate: 'Esta ceremonia todavía no tiene fecha.',
    changedAt: (moment) => `Guion modificado el ${moment}`,
    minutes: ({ number, form }) =>
      `Alrededor de ${number} ${form === 'one' ? 'minuto' : 'minutos'}`,
    ownPace: (wordsPerMinute) => `a tu ritmo, ${wordsPerMinute} palabras por minuto`,
    nothingToRead: 'El guion de esta ceremonia todavía no tiene texto.',
    noWakeLock:
      'Este dispositivo no deja que la página mantenga la pantalla encendida. Antes de empezar, alarga en los ajustes el tiempo que tarda en bloquearse.',
  },
  turning: {
    heading: 'Cómo pasar la página',
    lines: [
      'Toca la pantalla o desliza hacia la izquierda. Para volver, toca el borde izquierdo o desliza hacia la derecha.',
      'Teclado, control remoto o pedal: flechas, Re Pág y Av Pág, espacio y punto.',
      'Ningún otro gesto ni tecla hace nada. Para ver los botones, mantén el dedo un segundo en la pantalla o pulsa Esc.',
    ],
  },
  before: {
    heading: 'Antes del gran día',
    lines: [
      'Instala Enlace en este dispositivo y abre aquí el guion una vez, con internet.',
      'Haz la prueba de aquí abajo.',
      'Ensaya una vez en voz alta y de pie.',
      'Lleva el dispositivo cargado, con el brillo al máximo si es al aire libre.',
      'Al llegar la hora, activa el modo avión: ninguna llamada aparecerá en medio de los votos.',
      'Lleva una copia en papel en el bolsillo.',
    ],
    trial: 'Hacer la prueba sin internet',
    trialHint: 'La página se abre otra vez con la red cortada de verdad y te cuenta qué ha pasado.',
    trialWaits: 'Guardando la página en este dispositivo…',
    trialWorked: (seconds) =>
      `Ha funcionado: con la red cortada, el guion se ha abierto en ${seconds} ${seconds === '1' ? 'segundo' : 'segundos'}. Puedes leer sin internet.`,
    trialFailed:
      'Esta vez no ha salido: la página todavía se ha cargado desde internet. Espera un minuto con internet y repite la prueba.',
    trialImpossible:
      'Este navegador no guarda páginas para abrirlas sin internet (¿ventana privada?). Usa una ventana normal o lleva el guion en papel.',
    endTrial: 'Terminar la prueba',
  },
  look: {
    heading: 'Letra y luz',
    size: 'Tamaño de la letra',
    larger: 'Letra más grande',
    smaller: 'Letra más pequeña',
    light: 'Luz',
    sun: 'Pleno sol',
    dark: 'De noche',
    dim: 'A media luz',
    sample: 'Hoy estamos aquí para escuchar un sí.',
  },
  moments: { heading: 'Empezar desde un momento concreto' },
  names: {
    heading: 'Los nombres, tal como suenan',
    explanation:
      'Escribe cómo suena el nombre, por ejemplo «zo‑É». Aparece encima del nombre la primera vez que se lee en cada momento, y solo lo ves tú.',
    saidAs: (name) => `Cómo se pronuncia: ${name}`,
    hear: (name) => `Escuchar: ${name}`,
    empty: 'En esta ceremonia todavía no hay nombres.',
  },
  hear: {
    whole: 'Escuchar el guion',
    moment: 'Escuchar este momento',
    stop: 'Dejar de escuchar',
    noVoice:
      'Este dispositivo no tiene una voz propia en el idioma de la ceremonia. Solo usamos voces del dispositivo: el texto no sale de él.',
  },
  reading: {
    page: (page, pages) => `página ${page} de ${pages}`,
    hint: {
      finger: 'Toca para pasar la página. Mantén el dedo un segundo para ver los botones.',
      mouse: 'Haz clic o usa las flechas para pasar la página. Esc muestra los botones.',
    },
    controls: 'Botones de lectura',
    showControls: 'Mostrar los botones',
    goOn: 'Seguir leyendo',
    skip: 'Saltar este momento',
    correct: 'Corregir esta línea',
    fullScreen: 'Pantalla completa',
    leave: 'Parar y salir',
  },
  correct: {
    heading: 'Corregir una línea',
    line: 'Línea',
    save: 'Guardar la línea',
    cancel: 'Dejarla como está',
    saved: 'Línea corregida.',
    displaced:
      'Esta ceremonia se ha borrado o se está editando en otra pestaña. La línea sigue como estaba.',
    failed:
      'No se ha podido guardar en este dispositivo. La línea corregida vale solo para esta lectura.',
  },
  rehearsal: {
    begins: 'Ensayo: lee en voz alta. El reloj ya corre.',
    clock: (moment, whole) => `Este momento: ${moment}. En total: ${whole}.`,
    leave: 'Terminar el ensayo',
    over: 'Fin del ensayo.',
    tookWhole: (whole) => `Tiempo total: ${whole}.`,
    toTimes: 'Ver los tiempos',
    heading: 'Tu ensayo',
    pace: (wordsPerMinute) =>
      `Lees ${wordsPerMinute} palabras por minuto. La duración de esta ceremonia ya se calcula con ese ritmo.`,
    noPace: 'Todavía no sabemos cuál es tu ritmo: se mide cuando lees en voz alta un minuto o más.',
    section: 'Momento',
    took: 'En el ensayo',
    planned: 'Lo previsto',
    whole: 'En total',
    again: 'Ensayar otra vez',
    done: 'Listo',
  },
  end: {
    keepsake: 'Recuerdo para la pareja',
    keepsakeHint: 'El texto de la ceremonia, sin indicaciones, listo para imprimir.',
    breathe: 'Respira. Ha sido precioso.',
    back: 'Volver a la última página',
    leave: 'Cerrar',
  },
}
