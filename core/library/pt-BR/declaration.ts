/** The fixed words with which a ceremony ends, in Brazilian Portuguese. */
import { direction, type Piece, type PieceLine, says } from '../piece.ts'

const withCivilEffect: PieceLine = {
  ...direction(
    'Cerimônia com efeito civil: antes da próxima frase vêm as palavras que a lei ou o rito exige, ditas por quem tem autorização e com os papéis à mão.',
  ),
  power: 'legal',
}

export const declaration: Piece = {
  name: 'Declaração',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Saia do centro antes de dizer “podem se beijar”: a foto é só do casal.',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Clássica',
      lines: [
        withCivilEffect,
        {
          ...says(
            'celebrant',
            '{both:Vocês estão casadas|Vocês estão casados|O casamento de vocês está feito}. Podem se beijar!',
          ),
          power: 'legal',
        },
        {
          ...says(
            'celebrant',
            '{both:Vocês estão definitivamente casadas|Vocês estão definitivamente casados|O casamento de vocês está definitivamente selado} socialmente, podem se beijar!',
          ),
          power: 'symbolic',
        },
      ],
    },
    ownWord: {
      name: 'Pela palavra dada',
      lines: [
        withCivilEffect,
        says('celebrant', 'O que havia para dizer, vocês disseram, em voz alta e diante de nós.'),
        says(
          'celebrant',
          'Pela palavra que deram, {both:vocês estão casadas|vocês estão casados|o casamento de vocês está feito}. Podem se beijar!',
        ),
      ],
    },
    everybody: {
      name: 'Com a voz de todos',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'Vocês que estão aqui ouviram as perguntas e ouviram as respostas. Então me digam, bem alto: este casamento está feito?',
        ),
        direction('Os convidados respondem. Se for preciso, pergunte outra vez.'),
        says('celebrant', '{first}, {second}, está decidido. Podem se beijar!'),
      ],
    },
    light: {
      name: 'Com humor',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'Eu tinha ensaiado uma frase bonita para este momento, mas ninguém mais está olhando para mim.',
        ),
        says(
          'celebrant',
          '{both:Vocês estão casadas|Vocês estão casados|O casamento está feito}. Podem se beijar!',
        ),
      ],
    },
  },
}
