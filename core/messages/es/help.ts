/** The help, in Spanish. */
import type { HelpMessages } from '../shape/help.ts'
import { altar } from './altar.ts'
import { check } from './check.ts'
import { copies } from './copies.ts'
import { couple } from './couple.ts'
import { creator } from './creator.ts'
import { dayKit } from './day-kit.ts'
import { desk } from './desk.ts'
import { held } from './held.ts'
import { paper } from './paper.ts'
import { plan } from './plan.ts'
import { rewriting } from './rewriting.ts'
import { screens } from './screens.ts'
import { shelf } from './shelf.ts'

const { bar, sheet } = desk
const { actions } = screens

export const help: HelpMessages = {
  title: 'Ayuda',
  description:
    'Una página breve para cada tarea, desde la primera respuesta de la pareja hasta el altar. Tras la primera visita, la ayuda se abre también sin internet.',
  search: 'Buscar en la ayuda',
  found: ({ number, form }) =>
    form === 'one' ? `${number} página lo explica.` : `${number} páginas lo explican.`,
  nothingFound: 'Ninguna página habla de eso. Prueba con otra palabra.',
  others: 'Más páginas de ayuda',
  pages: {
    write: {
      title: 'Escribir tu primer guion',
      description:
        'Bastan dos nombres y lo que te contó la pareja. En unos minutos tienes un guion entero para leer y cambiar.',
      steps: [
        `La primera vez te espera la tarjeta **${couple.start.heading}**. Escribe los dos nombres y cuenta lo que sabes de la pareja, tal como te salga. Hasta puedes pegar una conversación.`,
        `Toca **${couple.start.write}**. Lo que has contado se reparte entre las cinco preguntas, sin cambiar ni una palabra, y los textos empiezan a aparecer en el guion.`,
        `¿Prefieres preguntar a la pareja? En **${screens.header.instructions}**, toca **${creator.instructions.copyLink}** y envíales la lista. Cuando respondan, pega lo que te digan y toca **${actions.generate}**.`,
        `Al terminar, tienes a mano **${bar.rehearse}**, **${bar.paper}** y **${bar.sendCopy}** (o **${bar.downloadCopy}**); después los encuentras en **${bar.save}**.`,
      ],
      notes: [
        'Ninguna respuesta es obligatoria, pero son los detalles los que hacen que la ceremonia sea solo suya: un lugar, un gesto, algo que alguien dijo.',
        `¿Hay algo que los invitados no deban oír? Escríbelo en **${couple.wishes.leaveUnsaid}**, o selecciona las palabras en una respuesta y toca **${held.leaveOut}**. Lo que alguien pidió callar queda marcado en la propia respuesta, con el motivo y un **${held.mayBeSaid}** al lado.`,
        `Si vuelves a generar, no pierdes lo anterior: queda en **${sheet.versions}**.`,
      ],
      picture: 'Las preguntas en un teléfono, cada una con la respuesta de la pareja debajo.',
      place: screens.header.title,
    },
    shape: {
      title: 'Ajustar el guion a tu manera',
      description:
        'Las palabras, el orden, los rituales: todo se puede cambiar, y todo tiene vuelta atrás.',
      steps: [
        'Para cambiar una frase, tócala y escribe. Con Intro empiezas una línea nueva.',
        `En **${desk.areas.plan}** ves el orden de la ceremonia. El interruptor que hay junto al nombre quita un momento o lo vuelve a poner; para moverlo, arrástralo o usa las flechas.`,
        `**${plan.add.action}** abre una biblioteca de rituales y lecturas. En los tres puntos de un momento, **${plan.otherWording}** te muestra otras versiones.`,
        `En el propio guion, los tres puntos de cada parte llevan a **${sheet.rewrite}**. Pide **${rewriting.ways.shorter}** o **${rewriting.ways.lighter}**, o di lo que quieres con tus palabras. Compara y toca **${rewriting.take}**, o déjalo como estaba.`,
      ],
      notes: [
        `¿Has cambiado de idea? La flecha curva, o Ctrl+Z, deshace paso a paso. En **${sheet.versions}** están los textos de antes, con su día y su hora.`,
        `**${desk.find.open}** cambia una palabra en todo el guion. Y si cambia el nombre de alguien de la pareja, Enlace te pregunta dónde sustituirlo.`,
        `¿Te ha quedado redondo un momento? **${plan.own.keep}** lo conserva para otras parejas, sin los nombres de esta.`,
      ],
      picture:
        'La lista de momentos en un teléfono: un interruptor, un nombre y los minutos de cada uno.',
      place: screens.header.title,
    },
    check: {
      title: 'Revisar antes de leer',
      description:
        'Enlace compara el guion con lo que contó la pareja y señala lo que merece una segunda mirada.',
      steps: [
        `Toca **${bar.check}**. En el teléfono, el botón está al final del guion.`,
        `Empieza por lo que lleva la marca **${check.severity.red}**: algo que te pidieron callar, un nombre antiguo o de otra pareja, una sorpresa que alguien no debe oír, una palabra que no concuerda con la persona.`,
        `**${check.source}** muestra las palabras de la pareja que hay detrás de la frase. Si no hay ninguna, pregúntales o quita la frase.`,
        `**${check.goTo}** te lleva a la línea para que la corrijas allí mismo. Si te gusta como está, toca **${check.accept}** y no volverá a salir.`,
      ],
      notes: [
        `**${check.severity.mark}** y **${check.severity.note}** solo piden una mirada: un nombre o un número que nadie mencionó, una frase demasiado larga para decirla de un tirón, una expresión que se oye en todas las bodas.`,
        'Nada se corrige por su cuenta. Casi todo se revisa en tu dispositivo, también sin internet. Con conexión, el servicio de escritura busca además frases que no salen de nada de lo que contó la pareja. Lo secreto no se envía nunca.',
        `En **${bar.save}**, un aviso te dice cuántos puntos importantes te quedan por mirar.`,
      ],
      picture:
        'La lista de avisos: la frase, la palabra marcada y los botones para ir a ella, ver de dónde sale o darla por buena.',
      place: screens.header.title,
    },
    altar: {
      title: 'Leer en el altar con el teléfono',
      description:
        'Letra grande, una página tras otra, la pantalla siempre encendida y ningún botón por medio. Sin internet.',
      steps: [
        `En el dispositivo con el que vas a leer, toca **${bar.save}** y luego **${bar.altar}**. Mira arriba si los nombres y la fecha son los correctos.`,
        `En **${altar.before.heading}**, toca **${altar.before.trial}**: la página se abre otra vez con la red cortada y te dice si está todo.`,
        `Toca **${altar.way.rehearse}** y lee en voz alta. Enlace aprende tu ritmo y ajusta los minutos de la ceremonia.`,
        `Elige en **${altar.look.heading}** lo que mejor le vaya al lugar: pleno sol, de noche o a media luz.`,
        `Llegado el momento, pon el modo avión y toca **${altar.way.begin}**. Un toque pasa la página; en el borde izquierdo, vuelve atrás.`,
      ],
      notes: [
        `Para ver los botones, deja el dedo en la pantalla un segundo. Ahí tienes **${altar.reading.skip}** y **${altar.reading.correct}**.`,
        `¿Un nombre difícil? Escribe cómo suena en **${altar.names.heading}**: sale en pequeño encima del nombre y solo lo ves tú.`,
        `Si la página se cierra, vuelve a abrirla y toca **${altar.way.goOn}**. Aun así, lleva una copia en papel en el bolsillo.`,
      ],
      picture:
        'La página que se abre antes de leer: los nombres de la pareja, la fecha y el botón para empezar.',
      place: altar.title,
    },
    paper: {
      title: 'Imprimir, o guardar en PDF o en Word',
      description:
        'Tarjetas que caben en la mano, hojas para el equipo, los votos de cada uno y un recuerdo para la pareja.',
      steps: [
        `Toca **${bar.save}** y luego **${bar.paper}**.`,
        `En **${paper.what}** puedes elegir **${paper.cards}** para ti, **${paper.team}** para organización, música y fotografía, **${dayKit.title}** con lo que hay que llevar, o **${paper.keepsake}**. Los votos de cada uno salen en tarjetas aparte.`,
        `Ajusta **${paper.size}** y **${paper.type}** y repasa las tarjetas en la pantalla: ninguna corta una frase a medio decir.`,
        `Toca **${paper.print}**. Si quieres un PDF, elige en la ventana de impresión guardar como PDF, sin márgenes.`,
      ],
      notes: [
        '¿Has cambiado algo después de imprimir? Abre la página otra vez: te dice qué tarjetas han cambiado, y solo imprimes esas.',
        `Para seguir en otro programa, usa **${actions.saveDocument}**, en **${bar.save}**: el archivo se abre en Word, Google Docs y LibreOffice.`,
        'Podrás seguir imprimiendo y guardando cuando termine tu acceso.',
      ],
      picture: 'Una tarjeta en letra grande, lista para imprimir.',
      place: paper.title,
    },
    device: {
      title: 'Seguir en otro dispositivo',
      description:
        'Cada ceremonia se queda en el dispositivo en que la escribiste. Para abrirla en otro, llévala en un archivo.',
      steps: [
        `En el dispositivo en que la escribiste, toca los nombres de la pareja, arriba. Se abre **${shelf.title}**.`,
        `En la ceremonia, toca **${copies.carry.title}** y luego **${copies.share}** o **${copies.download}**. Envíate el archivo como te venga mejor.`,
        `En el otro dispositivo, abre Enlace, ve a **${shelf.title}** y toca **${copies.open.title}**. Elige el archivo que te has enviado.`,
      ],
      notes: [
        'Para leer en el altar, imprimir o corregir un nombre no hace falta entrar: el botón del final de esta página lleva directo a las ceremonias del dispositivo. Para que Enlace escriba, entra con tu PIN.',
        'Los dos dispositivos no se ponen al día solos. Si cambias el guion en uno, vuelve a llevar el archivo: la versión más nueva ocupa el lugar de la anterior y, si las dos han cambiado, se quedan una al lado de la otra.',
        `Las personas que son una sorpresa solo van en el archivo si marcas **${copies.carry.withSecrets}**. Así, el archivo puede pasar incluso por las manos de la pareja.`,
      ],
      picture: 'La ventana que prepara el archivo de la ceremonia, con el botón para descargarlo.',
      place: shelf.title,
    },
    backup: {
      title: 'Hacer una copia de seguridad',
      description:
        'Un navegador puede borrar lo que guarda. Con un archivo tuyo, protegido con un código, lo recuperas todo.',
      steps: [
        `Toca los nombres de la pareja, arriba, y luego **${copies.backup.title}**.`,
        `La primera vez, toca **${copies.backup.makeCode}**. Anota el código o toca **${copies.backup.printCode}**: solo lo verás esa vez. Después, **${copies.backup.codeKept}**.`,
        `Toca **${copies.share}** o **${copies.download}** y deja el archivo fuera de este dispositivo: en tu correo, en la nube o en una memoria USB.`,
        `Para recuperarlo todo, toca **${copies.open.title}**, elige la copia, escribe el código y toca **${copies.open.unlock}**. Antes de **${copies.open.restore}** ves lo que trae y lo que ya tenías.`,
      ],
      notes: [
        'Una copia lleva todas tus ceremonias. Las siguientes usan el mismo código y no preguntan nada.',
        `Sin el código nadie puede abrir la copia, nosotros tampoco. Si lo has perdido, **${copies.backup.newCode}** sirve para las próximas; las anteriores siguen pidiendo el suyo.`,
        '¿Cuándo conviene hacerla? Cada vez que termines un guion, y antes de cambiar de dispositivo o vaciarlo. Algunos navegadores borran todo lo de un sitio que lleva una semana sin visitas.',
      ],
      picture: 'La ventana de la copia de seguridad, antes de la primera copia.',
      place: shelf.title,
    },
  },
}
