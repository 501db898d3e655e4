/** The landing page in Spanish. */
import type { LandingMessages } from '../pt/landing.ts'

export const landing: LandingMessages = {
  meta: {
    title: 'Enlace: guiones personalizados para ceremonias de boda',
    description:
      'Responde a cinco preguntas sobre la pareja y recibe un guion de ceremonia escrito para ella, listo para leer, retocar y guardar en Word. Un mes de acceso, 7 días de garantía.',
    imageDescription: 'Un arco de boda con ramas y dos alianzas entrelazadas',
  },
  navigation: {
    label: 'Navegación principal',
    skip: 'Ir al contenido',
    login: 'Entrar',
  },
  hero: {
    headline: 'La ceremonia que solo podía ser suya.',
    subtitle:
      'Cuentas la historia de la pareja en cinco respuestas. Enlace escribe el guion entero, de la entrada al beso, y tú le das el toque final.',
    start: 'Empezar',
    read: 'Leer un ejemplo',
    terms: ({ price, accessDays, refundDays }) =>
      `${price} por ${accessDays} días, sin renovación automática, con ${refundDays} días de garantía.`,
  },
  steps: {
    heading: 'Cómo funciona',
    items: [
      {
        title: 'Responde a las preguntas sobre la pareja',
        text: 'Son cinco, y con un toque las copias para enviárselas a los novios. Después solo hay que pegar aquí lo que respondan.',
      },
      {
        title: 'La inteligencia artificial escribe el texto',
        text: 'La bienvenida a quienes vienen de lejos, la historia de los dos y el mensaje final aparecen en instantes, dentro de un guion completo.',
      },
      {
        title: 'Tú personalizas el texto',
        text: 'Cambia lo que quieras, con tu propia voz, y guárdalo en Word: listo para imprimir y llevar al altar.',
      },
    ],
  },
  reputation: {
    text: 'Antes de comprar, mira lo que dicen de nosotros.',
    link: 'Nuestra página en el sitio de opiniones de consumidores',
  },
  offer: {
    heading: 'Acceso por 1 mes',
    once: 'Un solo pago. Nada se renueva por sí solo.',
    included: ({ accessDays, refundDays }) => [
      `${accessDays} días de acceso, contados desde la confirmación del pago`,
      'Todas las ceremonias que quieras, en cuatro idiomas',
      'Tu PIN de acceso por correo en cuanto se confirma el pago',
      `${refundDays} días de garantía: si cambias de idea, te devolvemos todo`,
    ],
    seller: (business) => `Vendido por ${business}`,
    agreement: 'Al comprar, aceptas los',
    termsLink: 'términos de uso',
  },
  benefits: {
    heading: 'Lo que cambia en tu trabajo',
    items: [
      {
        title: 'Tiempo recuperado',
        text: 'Las noches ante la página en blanco se convierten en minutos de lectura y retoques. Queda tiempo para lo que nadie puede hacer por ti: conversar con la pareja.',
      },
      {
        title: 'Personal de principio a fin',
        text: 'Las ciudades de los invitados, el primer encuentro, lo que superaron juntos: cada texto nace de lo que contó la pareja, no de una plantilla con huecos.',
      },
      {
        title: 'Un resultado profesional',
        text: 'Orden de entrada, anillos, votos, ceremonia de la arena, cápsula del tiempo, hasta el aviso de apartarse en la foto del beso: un guion completo, en el orden en que se leerá.',
      },
    ],
  },
  audience: {
    heading: 'Para quien va a decir las palabras',
    items: [
      {
        title: 'Celebrantes profesionales',
        text: 'Para quien tiene varias parejas en el mismo mes y no quiere que ninguna escuche la ceremonia de otra.',
      },
      {
        title: 'Amigos y familiares',
        text: 'Para quien oyó «¿nos casas tú?», dijo que sí al momento y ahora busca por dónde empezar.',
      },
    ],
  },
  data: {
    heading: 'La historia de la pareja se queda contigo',
    items: [
      {
        title: 'No guardamos lo que escribes',
        text: 'Las respuestas y los textos pasan por nuestro servidor solo mientras se escribe. No quedan en ninguna base de datos, ni en registros, ni en copias.',
      },
      {
        title: 'Se queda en tu dispositivo',
        text: 'Cada pulsación se guarda en tu navegador, para seguir donde lo dejaste. Bórralo cuando quieras y guarda el .docx para llevártelo.',
      },
      {
        title: 'Sin rastreadores',
        text: 'Ni anuncios, ni estadísticas de terceros, ni más cookies que las que hacen funcionar la página.',
      },
    ],
    link: 'Leer la política de privacidad',
  },
  questions: {
    heading: 'Preguntas frecuentes',
    items: [
      {
        question: '¿No va a sonar a robot?',
        answer:
          'El texto es tan personal como las respuestas. Un detalle concreto, como el plato que se quemó en la primera cena, vale más que diez adjetivos. Y todo se puede cambiar: el guion llega listo, pero la última palabra es tuya.',
      },
      {
        question: '¿Cómo recibo el acceso?',
        answer:
          'En cuanto el proveedor confirma el pago, te enviamos por correo un PIN de 6 dígitos. Con tarjeta, Pix o saldo suele ser cosa de instantes; un boleto bancario depende del banco.',
      },
      {
        question: '¿Cuántas ceremonias puedo escribir?',
        answer:
          'Las que necesites. Solo hay una protección contra abusos, de 60 generaciones por hora y 4 a la vez, que nadie alcanza escribiendo para personas de verdad.',
      },
      {
        question: '¿Me cobrarán todos los meses?',
        answer:
          'No. Pagas una vez y el acceso termina solo. Si quieres continuar, vuelves a comprar; si lo haces antes del final, con el mismo correo, los días se suman.',
      },
      {
        question: '¿Y si no me gusta?',
        answer:
          'Durante 7 días puedes pedir la devolución en la propia plataforma, con un botón, o por correo. Recibes el importe íntegro, por el mismo medio de pago y sin explicar el motivo.',
      },
      {
        question: '¿Puedo cobrar por una ceremonia escrita con Enlace?',
        answer:
          'Sí. Mientras dure tu suscripción, puedes usar los textos generados sin problemas de derechos de autor, también en ceremonias remuneradas.',
      },
      {
        question: '¿Funciona en el móvil? ¿Y sin internet, el día de la boda?',
        answer:
          'Sí. Está pensado primero para el móvil y, después de la primera visita, se abre también sin conexión: puedes leer, retocar y guardar. Solo escribir textos nuevos necesita la red.',
      },
      {
        question: '¿El matrimonio tiene valor legal?',
        answer:
          'El guion es de una ceremonia simbólica, con una firma simbólica. El matrimonio civil se celebra ante las autoridades, antes o después.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }) =>
      `${refundDays} días de garantía: devolución del dinero, pedida en la plataforma o por correo.`,
    immediate: 'Acceso inmediato tras la confirmación del pago.',
    rights:
      'Mientras dure tu suscripción, puedes usar los textos generados sin problemas de derechos de autor.',
    providers: 'Compra garantizada por Mercado Pago o PayPal.',
    company: 'Empresa',
    contact: 'Contacto',
    message: 'Enviar un mensaje',
    documents: 'Documentos',
    privacy: 'Privacidad',
    terms: 'Términos de uso',
    languages: 'Idiomas',
  },
}
