/** A blessing, read only if the couple wants it, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const prayer: Piece = {
  heading: 'Momento religioso (opcional)',
  acts: ['celebrant'],
  props: [],
  caution:
    'Pergunte às duas famílias antes; sem paramento, gesto ou palavra que pertença ao rito de uma igreja.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Para quem reza e quem não reza',
      lines: [
        direction(
          'Opcional: leia somente se o casal desejar. A bênção pode dar lugar a uma oração, a uma leitura ou a um canto da fé do casal.',
        ),
        says(
          'celebrant',
          'Quem reza, reze comigo. Quem não reza, empreste a este momento o seu silêncio e o seu bem-querer, que também são uma forma de bênção.',
        ),
        says(
          'celebrant',
          'Deus da vida, que já estavas em cada encontro antes que alguém percebesse, olha por {first} e por {second}. Na casa que vão construir, põe uma mesa onde sempre caiba mais um prato. Que o trabalho não lhes roube o descanso, e que a alegria não dependa de festa. Quando faltarem as palavras, que sobre ternura. Quando vier o cansaço, que {both:uma seja a força da outra|um seja a força do outro|haja sempre uma mão por perto}. E que o amor recebido de quem veio antes siga adiante nesta família que começa.',
        ),
        says('celebrant', 'Que assim seja. Amém.'),
      ],
    },
    catholic: {
      name: 'Católica',
      fits: { faith: 'religious' },
      lines: [
        direction('Sem paramento e sem palavras do rito. Quem não reza fica à vontade.'),
        says(
          'celebrant',
          'Convido quem quiser a rezar comigo, por {first} e por {second}, a oração que muita gente aprendeu em casa, antes de aprender a ler.',
        ),
        says(
          'celebrant',
          'Pai nosso que estais nos céus, santificado seja o vosso nome; venha a nós o vosso reino; seja feita a vossa vontade, assim na terra como no céu. O pão nosso de cada dia nos dai hoje; perdoai-nos as nossas ofensas, assim como nós perdoamos a quem nos tem ofendido; e não nos deixeis cair em tentação, mas livrai-nos do mal. Amém.',
        ),
        says(
          'celebrant',
          'E que Maria, que numa festa de casamento reparou que faltava vinho, repare também no que faltar a {both}.',
        ),
      ],
    },
    evangelical: {
      name: 'Evangélica',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Se houver um pastor ou alguém da igreja presente, peça que ore no seu lugar, com as próprias palavras.',
        ),
        says('celebrant', 'Vamos orar.'),
        says(
          'celebrant',
          'Senhor Deus, nós te agradecemos pela vida de {first} e pela vida de {second}. Se não és tu que edificas a casa, em vão trabalha quem a constrói. Edifica esta.',
        ),
        says(
          'celebrant',
          'Que nela haja pão para repartir, abraço que levante e perdão antes que o sol se ponha. Que a tua palavra seja lâmpada para os passos de {both}, nos dias claros e nos escuros.',
        ),
        says(
          'celebrant',
          'E sê tu a terceira dobra deste cordão, que não se rompe. Em nome de Jesus, amém.',
        ),
      ],
    },
    spiritist: {
      name: 'Espírita',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Sem rito nem objeto. A prece pode ser dita por alguém da família, com simplicidade.',
        ),
        says('celebrant', 'Façamos uma prece simples, do coração.'),
        says(
          'celebrant',
          'Pai de bondade, que nos pões no caminho uns dos outros para aprender, ampara {first} e {second}.',
        ),
        says(
          'celebrant',
          'Se este encontro vem de longe, que siga adiante com mais paciência. Se começa agora, que comece bem.',
        ),
        says(
          'celebrant',
          'Que os bons espíritos inspirem neste lar a caridade, o trabalho e o perdão. E que dele saia sempre algum bem para quem passar por perto. Que assim seja.',
        ),
      ],
    },
    interfaith: {
      name: 'Duas crenças',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Cada oração é feita por alguém daquela fé, e as duas têm a mesma duração. Você apenas convida.',
        ),
        says(
          'celebrant',
          'Nas famílias de {first} e de {second} não se reza com as mesmas palavras. Hoje há lugar para todas.',
        ),
        direction('Alguém da família de {first} faz a sua oração.'),
        direction('Alguém da família de {second} faz a sua oração.'),
        says(
          'celebrant',
          'Quem ouviu com atenção percebeu: o pedido era um só, que {both} vivam em paz. Amém, na língua de cada casa.',
        ),
      ],
    },
    withoutReligion: {
      name: 'Sem religião',
      fits: { faith: 'none' },
      lines: [
        says(
          'celebrant',
          'Este momento não tem oração, mas pede o mesmo respeito. Cada pessoa aqui deseja alguma coisa a {both}. Digam em pensamento, em silêncio.',
        ),
        direction('Quinze segundos de silêncio.'),
        says(
          'celebrant',
          'Os meus votos eu digo em voz alta. Que haja trabalho e haja descanso. Que haja gente à mesa e noites sem visita. Que as brigas sejam curtas e as férias, compridas.',
        ),
        says(
          'celebrant',
          'E que, no susto como na alegria, {both} se procurem antes de procurar qualquer outra pessoa.',
        ),
      ],
    },
  },
}
