import type { LibraryMessages } from '../shape/library.ts'

export const library: LibraryMessages = {
  proposals: {
    noReligion: 'Sem religião: desligar o momento religioso?',
    religion: 'Com religião: ligar o momento religioso?',
    noGuests: (section) => `Sem convidados, este momento perde o sentido: desligar “${section}”?`,
    noGuestsWording: (section) =>
      `Sem convidados: usar em “${section}” o texto para poucas pessoas?`,
    addChildren: 'Há crianças na família: incluir palavras para elas?',
    childrenWording: (section) =>
      `Há crianças na família: usar em “${section}” o texto que fala delas?`,
    secondMarriageWording: (section) =>
      `Segundo casamento: usar em “${section}” o texto de quem já casou uma vez?`,
  },
  entranceOrders: {
    brazil: 'Brasil: uma pessoa do casal, padrinhos, crianças e a outra pessoa',
    brazilWithParents: 'Brasil: com os pais, antes dos padrinhos',
    brazilAttendantsFirst: 'Brasil: padrinhos primeiro, depois os pais',
    portugal: 'Portugal',
    spain: 'Espanha',
    mexico: 'México',
    france: 'França',
    unitedStates: 'Estados Unidos',
    unitedKingdom: 'Reino Unido',
    australia: 'Austrália',
    together: 'O casal entra junto',
    eachWithParents: 'Cada pessoa com a própria família',
  },
  law: {
    heading: 'No seu país',
    elsewhere:
      'A cerimônia é simbólica, a menos que você tenha autorização para celebrar o casamento civil. Pergunte ao cartório ou ao registro civil do país quem pode fazer o casamento no papel.',
    source: (date) => `Consultado em ${date}:`,
  },
}
