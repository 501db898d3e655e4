import type { ExampleCouple } from './example-couple.ts'

const bride = { title: 'bride', agreement: 'feminine' } as const
const groom = { title: 'groom', agreement: 'masculine' } as const

export const example: ExampleCouple = {
  language: 'es-ES',
  partners: [
    { name: 'Ignacio', ...groom },
    { name: 'Pilar', ...bride },
  ],
  place: 'Masía Can Ribas, Sitges',
  date: '2027-09-04',
  time: '19:00',
  answers: [
    'Zaragoza, Bilbao y un grupo de Oporto',
    'En las urgencias de un veterinario: su perro y mi gata, la misma noche. Cinco años juntos.',
    'Empezar de nuevo a los cincuenta y cinco. Se puede decir.',
    'Caminamos desde Roncesvalles hasta Burgos y volvimos a pie a por un bastón olvidado. Que no salga nada de mi exmarido ni del pleito de la casa.',
    'Desayunar sin prisa.',
  ],
}
