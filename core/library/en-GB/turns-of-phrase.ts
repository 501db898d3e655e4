/**
 * What America says in a sentence that Britain otherwise shares, with what is said here. A sentence that differs in more
 * than a phrase has a piece of its own.
 */
export const turnsOfPhrase: readonly (readonly [american: string, british: string])[] = [
  ['if a hard season comes', 'if you hit a rough patch'],
  ['cross the street', 'cross the road'],
  ['lunches to pack', 'packed lunches to make'],
  ['Once around', 'Once round'],
  ['pitcher', 'jug'],
  ['put the coffee on', 'put the kettle on'],
  ['the other way around', 'the other way round'],
  ['the power goes out', 'the lights go out'],
  ['toward each other', 'towards each other'],
]
