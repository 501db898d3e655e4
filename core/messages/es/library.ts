import type { LibraryMessages } from '../shape/library.ts'
import { quoted } from '../spanish-quotes.ts'

export const library: LibraryMessages = {
  proposals: {
    noReligion: 'Sin religión: ¿quitar el momento religioso?',
    religion: 'Con religión: ¿incluir el momento religioso?',
    noGuests: (section) =>
      `Sin invitados, este momento pierde el sentido: ¿quitar ${quoted(section)}?`,
    noGuestsWording: (section) =>
      `Sin invitados: ¿usar en ${quoted(section)} el texto para pocas personas?`,
    addChildren: 'Hay niños en la familia: ¿añadir unas palabras para ellos?',
    childrenWording: (section) =>
      `Hay niños en la familia: ¿usar en ${quoted(section)} el texto que habla de ellos?`,
    secondMarriageWording: (section) =>
      `Segundo matrimonio: ¿usar en ${quoted(section)} el texto pensado para eso?`,
  },
  entranceOrders: {
    brazil: 'Brasil: primera persona, padrinos, niños, segunda persona',
    brazilWithParents: 'Brasil: con los padres, antes del cortejo',
    brazilAttendantsFirst: 'Brasil: primero el cortejo, después los padres',
    portugal: 'Portugal',
    spain: 'España',
    mexico: 'México',
    france: 'Francia',
    unitedStates: 'Estados Unidos',
    unitedKingdom: 'Reino Unido',
    australia: 'Australia',
    together: 'La pareja entra junta',
    eachWithParents: 'Cada persona con su familia',
  },
  law: {
    heading: 'En tu país',
    elsewhere:
      'La ceremonia es simbólica, salvo que la ley te autorice a casar. Pregunta en el registro civil del país quién puede hacerlo.',
    source: (date) => `Leído el ${date} en:`,
  },
}
