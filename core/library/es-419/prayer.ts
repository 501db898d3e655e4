/** A blessing, read only if the couple wants it, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const prayer: Piece = {
  heading: 'Momento religioso (opcional)',
  acts: ['celebrant'],
  props: [],
  caution:
    'Pregunta antes a las dos familias; sin vestiduras, gestos ni palabras que sean del rito de una iglesia.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Para quien reza y quien no',
      lines: [
        direction(
          'Opcional: léelo solo si la pareja lo desea. Puede sustituirse por una oración, una lectura o un canto de la fe de la pareja.',
        ),
        says(
          'celebrant',
          'Quien quiera rezar, que rece conmigo. Quien no, que nos acompañe con su silencio y sus buenos deseos, que también suman.',
        ),
        says(
          'celebrant',
          'Dios de la vida, ponemos en tus manos a {first} y a {second}. Que en su casa no falten el pan, el trabajo ni las ganas de cantar. Que sepan pedirse perdón antes de que se enfríe la cena. Que tengan salud. Y el día que flaquee, que {both:se tengan la una a la otra|se tengan el uno al otro|no les falte una mano amiga}. Guarda a quienes les enseñaron a querer, y guarda también a quienes hoy nos faltan. Y haz de su amor un fuego al que otros puedan acercarse.',
        ),
        says('celebrant', 'Así sea. Amén.'),
      ],
    },
    catholic: {
      name: 'Católica',
      fits: { faith: 'religious' },
      lines: [
        direction('Sin vestiduras ni palabras del rito. Quien no reza, que esté a gusto.'),
        says(
          'celebrant',
          'Digamos, por {first} y por {second}, la oración que tantas abuelas enseñaron antes de apagar la luz.',
        ),
        says(
          'celebrant',
          'Padre nuestro, que estás en el cielo, santificado sea tu nombre; venga a nosotros tu reino; hágase tu voluntad en la tierra como en el cielo. Danos hoy nuestro pan de cada día; perdona nuestras ofensas, como también nosotros perdonamos a los que nos ofenden; no nos dejes caer en la tentación, y líbranos del mal. Amén.',
        ),
        says(
          'celebrant',
          'Que el Señor se siente a la mesa de {both}, también los días en que haya poco que servir.',
        ),
      ],
    },
    evangelical: {
      name: 'Evangélica',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Si está su pastor o alguien de su iglesia, pídele que ore en tu lugar, con sus palabras.',
        ),
        says('celebrant', 'Oremos.'),
        says(
          'celebrant',
          'Padre, te damos gracias por {first} y por {second}. Tú sabías sus nombres antes de que nadie los pronunciara.',
        ),
        says(
          'celebrant',
          'Levanta tú esta casa sobre la roca. Aunque caiga la lluvia, crezcan los ríos y soplen los vientos, que siga en pie.',
        ),
        says(
          'celebrant',
          'Pon verdad en su boca y pan en sus manos, suficiente para compartir. En el nombre de Jesús, amén.',
        ),
      ],
    },
    spiritist: {
      name: 'Espiritista',
      fits: { faith: 'religious' },
      lines: [
        direction('Sin rito ni objetos. Puede decirla alguien de la familia, con sencillez.'),
        says('celebrant', 'Guardemos un momento de recogimiento, cada quien por dentro.'),
        says(
          'celebrant',
          'Dios, Padre de bondad, acompaña a {first} y a {second} en lo que vinieron a aprender.',
        ),
        says(
          'celebrant',
          'Que los buenos espíritus les inspiren paciencia con lo pequeño y valor para lo grande.',
        ),
        says(
          'celebrant',
          'Que en su casa el bien se haga sin ruido y le alcance a quien toque la puerta. Así sea.',
        ),
      ],
    },
    interfaith: {
      name: 'Dos creencias',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Cada oración la dice alguien de esa fe, y las dos duran lo mismo. Tú solo invitas.',
        ),
        says(
          'celebrant',
          'Ahora van a orar dos familias, cada una como sabe. Al resto nos toca escuchar las dos veces con el mismo respeto.',
        ),
        direction('Ora alguien de la familia de {first}.'),
        direction('Ora alguien de la familia de {second}.'),
        says(
          'celebrant',
          'Las palabras fueron distintas, y los nombres, los mismos: {first} y {second}. Que cada casa diga amén a su manera.',
        ),
      ],
    },
    withoutReligion: {
      name: 'Sin religión',
      fits: { faith: 'none' },
      lines: [
        says('celebrant', 'Hay momentos en los que conviene callarse un poco. Este es uno.'),
        says(
          'celebrant',
          'Piensen en una casa donde se hayan sentido a gusto. Busquen qué tenía. Y deséenles eso mismo a {first} y a {second}, sin decirlo.',
        ),
        direction('Quince segundos de silencio. Cuéntalos por dentro.'),
        says(
          'celebrant',
          'Mi deseo sí lo digo: una mesa con migas, una ventana abierta y alguien que pregunte desde otro cuarto cómo estuvo el día.',
        ),
      ],
    },
  },
}
