/** Who marries in Argentina. */
import type { CountryLaw } from '../country-law.ts'

export const argentina: CountryLaw = {
  country: 'AR',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Na Argentina, quem faz o casamento é o oficial público do Registro Civil, que também vai até o local.',
    en: 'By itself this ceremony is symbolic. In Argentina, couples are legally married by a Civil Registry officer, who can also come to the venue.',
    fr: 'En soi, cette cérémonie est symbolique. En Argentine, c’est l’officier public du registre civil qui marie, y compris hors de son bureau.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Argentina casa el oficial público del Registro Civil, también fuera de la oficina.',
  },
  sources: [{ what: 'Código Civil y Comercial, art. 418', at: 'leyfacil.com.ar/…/articulo-418' }],
  words: [
    {
      by: 'authority',
      quote: 'quedan unidos en matrimonio en nombre de la ley',
      source: { what: 'Código Civil y Comercial, art. 418', at: 'leyfacil.com.ar/…/articulo-418' },
    },
    {
      by: 'authority',
      quote: 'de que quieren respectivamente constituirse en cónyuges',
      source: { what: 'Código Civil y Comercial, art. 418', at: 'leyfacil.com.ar/…/articulo-418' },
    },
  ],
}
