/** The couple and their wishes on the desk, in Spanish. */
import type { CoupleMessages } from '../shape/couple.ts'

export const couple: CoupleMessages = {
  kind: {
    legend: 'La pareja',
    kinds: {
      brideAndGroom: 'Novia y novio',
      twoBrides: 'Dos novias',
      twoGrooms: 'Dos novios',
      other: 'Otra',
    },
  },
  names: {
    firstBride: 'Nombre de la primera novia',
    secondBride: 'Nombre de la segunda novia',
    firstGroom: 'Nombre del primer novio',
    secondGroom: 'Nombre del segundo novio',
    first: 'Nombre de la primera persona',
    second: 'Nombre de la segunda persona',
  },
  partner: {
    details: (name) => `Pronunciación y tratamiento: ${name}`,
    calledAs: 'Nombre que se usa en la ceremonia',
    calledAsHint: (called) => `Si lo dejas en blanco, se dirá «${called}».`,
    saidAs: 'Cómo se pronuncia',
    saidAsHint: 'Por ejemplo: «zo‑É». Solo lo ve quien oficia.',
    title: 'Tratamiento',
    titles: { bride: 'Novia', groom: 'Novio', own: 'Otra palabra', none: 'Ninguno' },
    ownTitle: '¿Qué palabra?',
    agreement: 'Concordancia',
    agreements: { feminine: 'en femenino', masculine: 'en masculino', neutral: 'sin género' },
    swap: 'Cambiar el orden de los nombres',
    order: (names) => `Se dirán en este orden: ${names}`,
  },
  celebrant: {
    heading: 'Quién oficia',
    name: 'Tu nombre',
    agreement: 'Concordancia',
    effect: 'Tipo de ceremonia',
    powers: { symbolic: 'simbólica', legal: 'con efectos civiles' },
    country: 'País',
    noCountry: 'Sin indicar',
  },
  language: {
    heading: 'Un idioma o dos',
    label: 'Idioma de la ceremonia',
    hint: 'Las pantallas siguen en tu idioma.',
    second: {
      label: 'Segundo idioma',
      hint: 'Los momentos que elijas se leen en los dos, parte por parte.',
      none: 'Ninguno',
    },
    languages: {
      'pt-BR': 'Portugués de Brasil',
      'en-US': 'Inglés de Estados Unidos',
      'en-GB': 'Inglés británico',
      'es-ES': 'Español de España',
      'es-419': 'Español de América',
      'fr-FR': 'Francés',
    },
  },
  wishes: {
    heading: 'Tono y duración',
    register: 'Tono',
    registers: { solemn: 'Solemne', warm: 'Cálido', light: 'Ligero' },
    faith: 'Religión',
    faiths: { none: 'Sin religión', open: 'Por decidir', religious: 'Religiosa' },
    religion: '¿Cuál?',
    religionHint: 'Por ejemplo: católica, evangélica, judía.',
    minutes: 'Duración deseada, en minutos',
    minutesHint: 'En blanco, la duración habitual.',
    leaveUnsaid: 'No decir',
    leaveUnsaidHint: 'Lo que no debe aparecer en ningún texto, con tus palabras.',
  },
  answers: {
    answeredBy: '¿Quién respondió?',
    nobody: 'Sin indicar',
    both: 'Las dos personas',
  },
  pasteFirstNotes: 'Pegar tus notas',
  pasteNotes: 'Pegar más notas',
  renamed: {
    notice: (former, { number, form }) =>
      form === 'one'
        ? `«${former}» sigue en 1 lugar del guion.`
        : `«${former}» sigue en ${number} lugares del guion.`,
    review: 'Revisar y cambiar',
    title: 'Cambió un nombre',
    explanation:
      'Marca dónde va el nombre nuevo. Puede que una abuela se llame igual, o que ahí la palabra signifique otra cosa.',
    replace: ({ number, form }) =>
      form === 'one' ? 'Cambiar en 1 lugar' : `Cambiar en ${number} lugares`,
    keep: 'Dejarlo como está',
    replaced: '¡Nombre cambiado!',
  },
  touched: {
    notice: {
      agreement: ({ number, form }) =>
        form === 'one'
          ? 'Revisa 1 frase tuya: quizá ya no concuerde.'
          : `Revisa ${number} frases tuyas: quizá ya no concuerden.`,
      place: ({ number, form }) =>
        form === 'one'
          ? 'Revisa 1 frase que quizá hable del lugar anterior.'
          : `Revisa ${number} frases que quizá hablen del lugar anterior.`,
      date: ({ number, form }) =>
        form === 'one'
          ? 'Revisa 1 frase que quizá hable de la fecha anterior.'
          : `Revisa ${number} frases que quizá hablen de la fecha anterior.`,
      time: ({ number, form }) =>
        form === 'one'
          ? 'Revisa 1 frase que quizá hable de la hora anterior.'
          : `Revisa ${number} frases que quizá hablen de la hora anterior.`,
    },
    goTo: 'Ir allí',
    dismiss: 'Ya lo he revisado',
  },
  start: {
    heading: 'Tu primera ceremonia',
    notes: 'Cuenta lo que sabes de la pareja, a tu manera. Puedes pegar una conversación.',
    notesHint: 'Lo que pegues se reparte entre las preguntas, sin cambiar una palabra.',
    notesPlaceholder: 'Se conocieron en la fila de una panadería…',
    moments: 'Los momentos con ✓ ya están en la ceremonia. Toca los que no quieras.',
    optional: {
      recordSigning: 'Firma simbólica del acta',
      prayer: 'Momento religioso (opcional)',
      sandCeremony: 'Ceremonia de la arena',
      timeCapsule: 'Un regalo: la cápsula del tiempo',
    },
    write: 'Crear el guion y los textos',
    withoutNotes: 'Prefiero responder a las preguntas',
    sorting: 'Repartiendo lo que contaste…',
    notSorted:
      'No se ha podido repartir lo que contaste. Está todo en «¿Qué más sabes?», palabra por palabra.',
    example: 'Probar con una pareja de ejemplo',
  },
}
