/** Two earths and water for one tree, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const tree: Piece = {
  heading: 'El árbol',
  acts: ['couple'],
  props: [
    {
      what: 'Un arbolito ya plantado en su maceta',
      called: 'el arbolito',
      alsoCalled: ['el árbol'],
      from: 'couple',
    },
    { what: 'Dos frascos de tierra suelta', called: 'la tierra', from: 'couple' },
    {
      what: 'Una jarra de agua',
      called: 'la jarra de agua',
      alsoCalled: ['el agua'],
      from: 'planner',
    },
    { what: 'Una toalla para las manos', called: 'la toalla para las manos', from: 'celebrant' },
  ],
  music: 'Empieza con la tierra; baja cuando la jarra vuelve a la mesa.',
  caution:
    'El árbol, en su maceta, y la tierra, en frascos, sin pala; para quien viaja en avión o vive sin balcón, mejor una semilla.',
  silentMinutes: 2.5,
  wordings: {
    classic: {
      name: 'La sombra',
      lines: [
        says(
          'celebrant',
          'Quien planta un árbol hace unas cuentas muy raras: trabaja hoy por una sombra que va a tardar años en llegar.',
        ),
        says(
          'celebrant',
          'En estos frascos hay dos tierras. Una es de {first}; la otra, de {second}. El árbol no va a preguntar cuál es cuál.',
        ),
        says('celebrant', 'Échenlas ya, y después el agua. Está permitido ensuciarse.'),
        direction('{first} y {second} echan la tierra y riegan. Música.'),
        says(
          'celebrant',
          'Desde hoy vive en su casa alguien que no habla y que se queja poco. Habrá que mirarlo de cerca para saber qué le falta. Es buen entrenamiento.',
        ),
        says(
          'celebrant',
          'Y un verano, alguien se va a sentar debajo sin saber quién lo plantó. Esa será la mejor parte.',
        ),
      ],
    },
  },
}
