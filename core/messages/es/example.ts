/** The page with a whole example, in Spanish. */
import type { ExampleMessages } from '../shape/example.ts'

export const example: ExampleMessages = {
  title: 'Un guion entero, del comienzo al beso',
  description:
    'Lee una ceremonia completa escrita con Enlace y toca cualquier frase para ver de dónde sale: las palabras de la propia pareja.',
  lead: 'Esta es la ceremonia entera de una pareja inventada. En los tres textos escritos para ella, toca una frase: al lado aparecen las palabras de las que sale.',
  written: (date) =>
    `La bienvenida, la historia y el mensaje final los escribió un modelo de lenguaje el ${date}, sin retoques. El resto es el guion clásico.`,
  told: 'Lo que contó la pareja',
  hint: 'Toca una frase subrayada.',
  nobody: 'Nadie contó esto: es un saludo, un deseo o algo que vale para cualquiera.',
  start: 'Empezar',
}
