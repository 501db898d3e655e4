import type { ExampleCouple } from './example-couple.ts'

const groom = { title: 'groom', agreement: 'masculine' } as const

export const example: ExampleCouple = {
  language: 'en-US',
  partners: [
    { name: 'Marcus Bell', calledAs: 'Marcus', ...groom },
    { name: 'Theo Lindqvist', calledAs: 'Theo', ...groom },
  ],
  place: 'Breakwater Brewing, Duluth, Minnesota',
  date: '2027-07-10',
  time: '17:00',
  answers: [
    'Minneapolis, Chicago, and Theo’s people from Gothenburg',
    'Marcus rear-ended Theo’s car in a parking lot at about four miles an hour. The note he left had his number, an apology and a drawing of a very sad car. Six years ago. Theo still has the note.',
    'Theo is allergic to Marcus’s cat, Gerald. Gerald won. Make as much fun of this as you like.',
    'We entered a canoe race without ever having been in a canoe and came in after the sweep boat. We also bought the worst house on the best street and fixed the porch ourselves. It leans.',
    'Laughing in bed at 2 a.m. about something neither of us can explain the next day.',
  ],
  wishes: { register: 'light' },
}
