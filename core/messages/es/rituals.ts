/** The rituals of the ceremony in Spanish, as they are read aloud before the guests (seed section 7). */
import { spanishAnd } from '../../grammar.ts'
import { direction, says } from '../../script-line.ts'
import type { RitualMessages } from '../pt/rituals.ts'

export const rituals: RitualMessages = {
  ringsMoment: ({ groom, bride }) => [
    direction(
      'Llegan los anillos. Quien los trae se los entrega a quien oficia y vuelve a su sitio.',
    ),
    direction('Lectura sugerida; puede hacerla quien oficia o alguien cercano a la pareja.'),
    says(
      'celebrant',
      'Una llave no es más que un trozo de metal hasta que abre la puerta de casa. Con los anillos pasa algo parecido. Hace un rato eran dos piezas de joyería en una caja; dentro de unos minutos serán una dirección, un lugar al que volver.',
    ),
    says(
      'celebrant',
      'La geometría también tiene algo que decir. Un círculo no sabe dónde empieza, así que tampoco sabe acabar. Y si acercamos dos círculos hasta que se rozan, aparece un ocho que se ha echado a descansar: el signo del infinito. Seguid la línea con la imaginación. Rodea un lado, vuelve al centro, cruza, rodea el otro y empieza de nuevo. No se interrumpe nunca y, vaya por donde vaya, siempre acaba pasando por el medio.',
    ),
    says(
      'celebrant',
      `Ese medio es lo que ${spanishAnd(groom, bride)} van a regalarse. No van a prometerse pensar lo mismo ni caminar siempre al mismo paso: cada uno seguirá teniendo su orilla, su gente y sus manías. Van a prometerse el cruce, ese punto por el que los dos pasan y en el que siempre habrá alguien esperando.`,
    ),
    says(
      'celebrant',
      'Con los años, los anillos se rayarán, y quizá haya que ensancharlos un poco. Que no os dé pena. Un amor al que le vale siempre la misma talla es un amor que no ha crecido.',
    ),
  ],

  ringVows: ({ groom, bride }) => [
    says(
      'celebrant',
      `${groom}, ${bride}, poneos frente a frente y miraos. Yo os iré diciendo las palabras en voz baja, poco a poco; vosotros ponedles la voz. No hay prisa: hoy el reloj trabaja para vosotros.`,
    ),
    direction(
      `${groom} toma la mano de ${bride}, le acerca el anillo al dedo y repite frase a frase.`,
    ),
    says('groom', `${bride}, recibe este anillo y recíbeme a mí con él.`),
    says('groom', 'Te prometo la verdad, aunque me cueste, y la ternura, aunque tenga un mal día.'),
    says(
      'groom',
      'Prometo celebrar lo tuyo como si fuera mío y arrimar el hombro cuando las cosas pesen.',
    ),
    says('groom', 'Te lo digo hoy delante de todos y te lo diré mañana a solas.'),
    direction(
      `${groom} le pone el anillo. Después es ${bride} quien toma la mano de ${groom} y repite frase a frase.`,
    ),
    says('bride', `${groom}, recibe este anillo y, con él, mi palabra.`),
    says('bride', 'Prometo quererte en domingo y en lunes, con buena cara y con ojeras.'),
    says('bride', 'Prometo preguntar antes de suponer y escuchar antes de contestar.'),
    says('bride', 'Si un día te pierdes, te buscaré. Si me pierdo yo, sé que vendrás.'),
    says('bride', 'Te lo digo hoy delante de todos y te lo diré mañana a solas.'),
    direction(`${bride} le pone el anillo. Quien oficia deja pasar un silencio.`),
    says(
      'celebrant',
      'Ya está. Lo que acabáis de deciros lo hemos oído todos, así que testigos no os van a faltar. Que cada vez que la mano se os vaya al anillo, sin pensar, os venga a la memoria lo que sentís ahora mismo.',
    ),
  ],

  personalVows: ({ groom, bride }) => [
    says(
      'celebrant',
      'Hasta aquí, las palabras han sido prestadas. Ahora os toca a vosotros, y yo me hago a un lado. Lo que viene no está en ningún libro: está hecho de sobremesas largas, de mensajes a deshora y de esas bromas que no entiende nadie más.',
    ),
    says(
      'celebrant',
      `${groom}, ${bride}, leed despacio. Si os emocionáis, parad; si os entra la risa, reíd. Y los demás, a escuchar, que no todos los días le dejan a uno asomarse a algo tan íntimo.`,
    ),
    direction(`${groom} lee sus votos. Quien oficia sostiene el micrófono si hace falta.`),
    direction(`${bride} lee sus votos.`),
    says(
      'celebrant',
      'Gracias. Esto no se nos va a olvidar, pero guardad esas hojas por si acaso. Metedlas en un cajón de los que se abren a diario, no en uno de los buenos. Así, cualquier martes, buscando las tijeras, volveréis a encontraros con lo que os habéis dicho hoy.',
    ),
  ],

  recordSigning: ({ groom, bride }) => [
    direction('El acta y la pluma esperan sobre la mesa. La pareja se acerca con quien oficia.'),
    says(
      'celebrant',
      'El papel del Registro Civil lleva su sello y su número. Este es de otra clase: no os lo van a pedir en ninguna ventanilla. Es el papel que se guarda entre las fotos, el que alguien encontrará un día y leerá de pie, sin darse cuenta de que se le hace tarde. Dice una sola cosa: que hoy, aquí, dos personas se eligieron delante de quienes más las quieren.',
    ),
    says(
      'celebrant',
      `${groom}, ${bride}, firmad sin miedo. Por una vez, la letra pequeña también es de amor.`,
    ),
    direction(`Firma ${groom}; después firma ${bride}.`),
    says(
      'celebrant',
      'Que se acerquen ahora los padrinos. Con vuestra firma decís que lo habéis visto. Lo demás, seguir cerca cuando se apague la música, lo iréis firmando con los años.',
    ),
    direction('Firman los padrinos. Quien oficia levanta el acta para que todos la vean.'),
    says('celebrant', 'Firmado queda.'),
  ],

  religiousMoment: ({ groom, bride }) => [
    direction(
      'Opcional: léase solo si la pareja lo desea. Puede sustituirse por una oración, una lectura o un canto de la fe de la familia.',
    ),
    says(
      'celebrant',
      'Quien quiera rezar, que rece conmigo. Quien no, que nos acompañe con su silencio y sus buenos deseos, que también suman.',
    ),
    says(
      'celebrant',
      `Dios de la vida, ponemos en tus manos a ${groom} y a ${bride}. Que en su casa no falten el pan, el trabajo ni las ganas de cantar. Que sepan pedirse perdón antes de que se enfríe la cena. Que la salud los acompañe y que, el día que flaquee, se tengan el uno al otro. Guarda a quienes les enseñaron a querer, y guarda también a los que hoy nos faltan y, de algún modo, han venido. Y haz de su amor una lumbre a la que otros puedan arrimarse.`,
    ),
    says('celebrant', 'Así sea. Amén.'),
  ],

  sandCeremony: ({ groom, bride }) => [
    direction(
      'Sobre la mesa hay un jarrón de cristal vacío y dos frascos con arena de distinto color. La pareja se coloca detrás de la mesa, de cara a los invitados.',
    ),
    says(
      'celebrant',
      'Desde pequeños nos han repetido que sobre arena no se construye. Hoy vamos a llevar la contraria, porque esta arena no es un suelo cualquiera: está hecha, grano a grano, de todo lo que os ha traído hasta aquí.',
    ),
    says(
      'celebrant',
      `En un frasco está la vida de ${groom}: su familia, sus amigos, los veranos de su infancia, lo que aprendió a la primera y lo que le costó. En el otro está la de ${bride}, con su gente, sus raíces y sus sueños, los cumplidos y los que esperan turno. Echad primero un poco cada uno. Esas dos capas quedarán separadas, y está bien que así sea: para unirse a otro hay que saber quién es uno.`,
    ),
    direction(`${groom} echa un poco de su arena; después, ${bride} echa un poco de la suya.`),
    says('celebrant', 'Y ahora, lo que queda. Los dos a la vez, sin prisa, hasta el final.'),
    direction(
      'Vierten juntos el resto de la arena. Música. Se espera a que caiga el último grano.',
    ),
    says(
      'celebrant',
      'Fijaos en el cristal. Los colores siguen ahí, cada uno con su luz, pero ya no hay manera de separarlos: ni con paciencia, ni con pinzas, ni con toda la vida por delante. Así será lo vuestro. No dejaréis de ser dos y, sin embargo, nadie podrá contaros por separado. Poned este jarrón donde le dé el sol de la mañana. Y cuando alguien os diga que sobre arena no se construye, enseñádselo.',
    ),
  ],

  timeCapsule: ({ groom, bride }) => [
    direction('Se acerca la caja, abierta, y se deja delante de la pareja.'),
    says(
      'celebrant',
      `${groom}, ${bride}, seguro que recordáis aquellas huchas que no tenían llave. Se echaba una moneda, se oía el golpe y ya no había forma de sacarla. Lo bonito no era el dinero, era la espera. Esta caja es una hucha, y hoy vais a guardar en ella lo mejor de este día.`,
    ),
    says(
      'celebrant',
      'Aquí entran las cartas que os habéis escrito, los mensajes de quienes os quieren y una botella de vino que hoy es buena y que, si la dejáis en paz, será mejor.',
    ),
    direction(
      `${spanishAnd(groom, bride)} meten sus cartas en la caja. Los padrinos añaden los mensajes y la botella, y la pareja cierra la tapa.`,
    ),
    says(
      'celebrant',
      'La cita es dentro de diez años, en esta misma fecha. Sacad el mantel bueno, aunque estéis los dos solos, abrid la botella y leed las cartas en voz alta, sin saltaros nada. Os vais a reír de alguna frase, os vais a emocionar con algún nombre y os daréis cuenta de todo lo que ha crecido desde hoy sin hacer ruido. Y si antes llegan tiempos flacos, haced lo que se hace con cualquier hucha en un apuro: romperla. Para eso se ahorra. Dentro encontraréis, intacta, la alegría que hoy os sobra.',
    ),
  ],
}
