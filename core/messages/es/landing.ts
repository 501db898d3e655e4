/** The landing page in Spanish. */
import type { LandingMessages } from '../shape/landing.ts'
import { limits } from './limits.ts'

export const landing: LandingMessages = {
  meta: {
    title: 'Enlace: guiones personalizados para ceremonias de boda',
    description:
      'Responde a cinco preguntas sobre la pareja y recibe un guion de ceremonia escrito para ella, listo para leer, retocar y guardar en Word. Un mes de acceso, 7 días de garantía.',
    imageDescription:
      'Un arco de boda con ramas y, dentro, una respuesta de la pareja convertida en la frase que se leerá',
  },
  navigation: {
    label: 'Navegación principal',
    skip: 'Ir al contenido',
    login: 'Entrar',
  },
  hero: {
    audience: 'Para quien oficia la boda: profesionales, amigos o familia',
    headline: 'La ceremonia que solo puede ser de esta pareja.',
    subtitle:
      'Cuentas la historia de la pareja en cinco respuestas. Con ellas Enlace escribe el guion entero, de la entrada al beso, y tú le das el toque final.',
    start: 'Empezar',
    read: 'Leer un ejemplo',
    terms: ({ price, accessDays, refundDays }) =>
      `${price} (reales brasileños) por ${accessDays} días, sin renovación automática, con ${refundDays} días de garantía.`,
  },
  twoNames: {
    heading: 'Escribe dos nombres',
    explanation:
      'Y lee ahora, en esta página, el guion clásico con esos nombres. No se envía nada.',
    first: 'Un nombre',
    second: 'El otro nombre',
    couple: 'La pareja',
    couples: {
      brideAndGroom: 'Novia y novio',
      twoBrides: 'Dos novias',
      twoGrooms: 'Dos novios',
      other: 'Otra',
    },
    show: 'Ver el guion',
    loading: 'Preparando el guion…',
    failed: 'No se ha podido cargar el guion. Comprueba tu conexión e inténtalo de nuevo.',
    script: 'Guion con los nombres que has escrito',
  },
  steps: {
    heading: 'Cómo funciona',
    items: [
      {
        title: 'Responde a las preguntas sobre la pareja',
        text: 'Son cinco, y con un toque las copias para enviárselas a los novios. Después, solo tienes que pegar aquí lo que respondan.',
      },
      {
        title: 'La inteligencia artificial escribe el texto',
        text: 'La bienvenida a quienes vienen de lejos, la historia de los dos y el mensaje final aparecen en unos instantes, dentro de un guion completo.',
      },
      {
        title: 'Tú personalizas el texto',
        text: 'Cambia lo que quieras, a tu manera, y guárdalo en Word: listo para imprimir y llevar al altar.',
      },
    ],
  },
  reputation: {
    text: 'Antes de comprar, mira lo que dicen de nosotros.',
    link: 'Nuestra página en la web de opiniones de consumidores',
  },
  offer: {
    heading: 'Un mes de acceso',
    once: 'Un solo pago. Nada se renueva por sí solo.',
    included: ({ accessDays, refundDays }) => [
      `${accessDays} días de acceso, contados desde la confirmación del pago`,
      'Todas las ceremonias que quieras, en cuatro idiomas',
      'Tu PIN de acceso por correo en cuanto se confirma el pago',
      `${refundDays} días de garantía, o más si la ley de tu país lo establece: si cambias de idea, te devolvemos todo el dinero`,
    ],
    seller: (business) => `Vendido por ${business}`,
    agreement: 'Al comprar, aceptas los',
    termsLink: 'términos de uso',
  },
  benefits: {
    heading: 'Lo que cambia en tu trabajo',
    items: [
      {
        title: 'Una ceremonia a medida, de principio a fin',
        text: 'La bienvenida, la historia y el mensaje final nacen de lo que contó la pareja. Toca una frase y verás de dónde salió.',
        picture: 'Una frase del guion resaltada y, debajo, lo que contó la pareja',
      },
      {
        title: 'Tiempo recuperado',
        text: 'Las noches ante la página en blanco se convierten en minutos de lectura y retoques. El día de la boda, lee en el teléfono, en letra grande.',
        picture: 'El guion en letra grande en un teléfono, listo para leer en el altar',
      },
      {
        title: 'Un resultado profesional',
        text: 'Un guion completo, en el orden en que se leerá, en Word o en tarjetas para imprimir.',
        picture: 'Una tarjeta impresa con la historia de la pareja',
      },
    ],
  },
  audience: {
    heading: 'Para quién es',
    items: [
      {
        title: 'Amigos y familia de la pareja',
        text: 'Alguien te preguntó «¿nos casas tú?» y dijiste que sí. Empieza por dos nombres y por lo que ya sabes: el guion llega entero, con lo que hay que hacer en cada momento, y después lo ajustas.',
      },
      {
        title: 'Oficiantes profesionales',
        text: 'Varias parejas en el mismo mes, cada una con su historia: la lista de tus ceremonias, tu orden de siempre, otras palabras para cada ritual, tarjetas para imprimir y la lectura en pantalla el día de la boda.',
      },
    ],
  },
  data: {
    heading: 'Lo que se queda contigo',
    items: [
      {
        title: 'Después de los 30 días',
        text: 'Lo que escribiste sigue en tu dispositivo: ábrelo, corrígelo a mano, léelo en el altar e imprímelo sin volver a pagar. Solo para escribir textos nuevos hace falta un acceso nuevo.',
      },
      {
        title: 'La historia se queda contigo',
        text: 'Las respuestas y los textos pasan por nuestro servidor solo mientras se escribe el texto, y no quedan en ninguna base de datos, registro ni copia. Sin anuncios ni rastreadores.',
      },
      {
        title: 'Qué valor tiene ante la ley',
        text: 'Es una ceremonia simbólica y no tiene efecto legal por sí misma. El matrimonio civil se celebra ante las autoridades, antes o después.',
      },
    ],
    link: 'Leer la política de privacidad',
  },
  limits,
  questions: {
    heading: 'Preguntas frecuentes',
    items: ({ fairUseAnswer }) => [
      {
        question: '¿No va a sonar a robot?',
        answer:
          'El texto es tan personal como las respuestas. Un detalle concreto, como el plato que se quemó en la primera cena, vale más que diez adjetivos. Y todo se puede cambiar: el guion llega listo, pero la última palabra es tuya.',
      },
      {
        question: '¿Cómo recibo el acceso?',
        answer:
          'En cuanto el proveedor confirma el pago, te enviamos por correo un PIN de 6 dígitos. Con tarjeta, Pix o saldo suele ser cosa de instantes; con un boleto brasileño, depende del banco.',
      },
      {
        question: '¿Cuántas ceremonias puedo escribir?',
        answer: `Las que necesites.${fairUseAnswer}`,
      },
      {
        question: '¿Y si no me gusta?',
        answer:
          'La garantía es de 7 días, o más si la ley de tu país lo establece, y el botón de devolución de tu cuenta funciona durante 14; también puedes pedirla por correo. No tienes que explicar el motivo: te devolvemos el importe íntegro por el mismo medio con el que pagaste.',
      },
      {
        question: '¿Funciona en el teléfono? ¿Y sin internet, el día de la boda?',
        answer:
          'Sí. Está pensado ante todo para el teléfono y, después de la primera visita, se abre también sin conexión: puedes leer, retocar y guardar. Solo hace falta conexión para escribir textos nuevos.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }) =>
      `${refundDays} días de garantía, o más si la ley de tu país lo establece: pide la devolución del dinero en tu cuenta o por correo.`,
    immediate: 'Acceso inmediato tras la confirmación del pago.',
    rights:
      'Los textos generados durante tu acceso los puedes usar sin problemas de derechos de autor, también después y en ceremonias pagadas.',
    providers: 'Compra garantizada por Mercado Pago o PayPal.',
    company: 'Empresa',
    contact: 'Contacto',
    message: 'Enviar un mensaje',
    documents: 'Documentos',
    help: 'Ayuda',
    privacy: 'Privacidad',
    terms: 'Términos de uso',
    languages: 'Idiomas',
  },
}
