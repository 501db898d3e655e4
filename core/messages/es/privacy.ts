/** The privacy policy in Spanish. */
import type { LegalDocument } from '../shape/legal.ts'

export const privacy: LegalDocument = {
  title: 'Política de privacidad',
  description:
    'Qué datos trata Enlace, para qué, con quién los comparte, cuánto tiempo los guarda y cómo ejerces tus derechos.',
  updatedOn: '2026-11-23',
  updated: (date) => `En vigor desde el ${date}.`,
  introduction: [
    'En pocas palabras: no guardamos la historia de la pareja ni los textos que creas. Guardamos solo lo necesario para vender el acceso, entregarlo y protegerlo.',
  ],
  sections: () => [
    {
      heading: 'Quién es responsable',
      paragraphs: [
        'El responsable de los datos es quien ofrece Enlace en esta dirección. Para cualquier asunto de privacidad, usa los contactos de abajo; son también el canal de comunicación con los titulares de los datos.',
      ],
      seller: true,
    },
    {
      heading: 'Lo que escribes sobre la pareja',
      paragraphs: [
        'Las respuestas, los nombres, el lugar y los textos de la ceremonia se guardan en tu navegador, en tu dispositivo. Cuando pides un texto, pasan por nuestro servidor camino del servicio de inteligencia artificial que lo escribe. No los guardamos en ninguna base de datos, registro, copia de seguridad ni informe de error.',
        'Si prefieres usar tu propia clave de un servicio de inteligencia artificial, tu navegador habla directamente con él y nada de esto pasa por nuestro servidor. Rige entonces el contrato que tengas con ese servicio.',
        'Son datos de otras personas, a veces sensibles, como la religión o la salud. Escribe solo lo que la pareja haya autorizado y lo que la ceremonia necesite.',
      ],
    },
    {
      heading: 'Qué tratamos, para qué y con qué base legal',
      paragraphs: ['Los artículos citados son de la ley brasileña de protección de datos (LGPD).'],
      items: [
        'Correo y nombre facilitados por ti o por el proveedor de pago, número con el que este conoce a quien paga, pedido, importe y estado del pago: para vender el acceso, entregarlo y devolver el dinero (ejecución del contrato, art.\u00a07, V) y para cumplir obligaciones fiscales y de consumo (art.\u00a07, II). Los datos de la tarjeta se quedan con el proveedor; nunca los recibimos.',
        'Zona horaria e idioma regional del navegador en el que compras: para que las fechas de nuestros mensajes sean las tuyas (art.\u00a07, V).',
        'PIN de acceso, protegido con cifrado, y fecha en que termina el acceso: para que puedas entrar y pedir el PIN de nuevo (art.\u00a07, V).',
        'Mensajes que te enviamos, con el PIN o sobre tu acceso: para cumplir el contrato (art.\u00a07, V).',
        'Dirección IP y número de intentos de entrada: para impedir que alguien adivine un PIN (interés legítimo en la seguridad, art.\u00a07, IX).',
        'Recuento de solicitudes al servidor por dirección IP, y de generaciones y desistimientos por correo, pagador, dispositivo y navegador: para proteger el servicio de abusos (interés legítimo, art.\u00a07, IX).',
        'Respuestas y textos, solo mientras se escribe: para prestar el servicio que has pedido (art.\u00a07, V).',
      ],
    },
    {
      heading: 'Con quién los compartimos',
      paragraphs: ['No vendemos datos ni mostramos publicidad. Reciben lo necesario, y nada más:'],
      items: [
        'Mercado Pago y PayPal, para el pago que decides hacer con ellos.',
        'El servicio de inteligencia artificial que escribe los textos, para escribirlos. Puede conservar las solicitudes durante un tiempo limitado, según sus propias reglas, para prevenir abusos.',
        'El servicio de correo que entrega nuestros mensajes.',
        'El servicio de alojamiento en el que funciona Enlace.',
        'Las autoridades, cuando la ley obliga.',
      ],
    },
    {
      heading: 'Transferencia internacional',
      paragraphs: [
        'El servicio de inteligencia artificial, PayPal y el servicio de correo pueden tratar datos fuera de Brasil, sobre todo en Estados Unidos y en la Unión Europea. La transferencia se hace solo para los fines anteriores y conforme al art.\u00a033 de la LGPD, con cláusulas contractuales tipo cuando se exigen.',
      ],
    },
    {
      heading: 'Durante cuánto tiempo',
      paragraphs: [],
      items: [
        'Respuestas y textos: nunca se guardan en nuestros servidores; en tu dispositivo, hasta que los borres.',
        'Compras: el plazo que exigen las leyes fiscales y de consumo, por lo general cinco años.',
        'Sesiones: terminan cuando sales o cuando acaba el acceso. Del PIN caducado queda solo una huella irreversible, para poder avisarte de que ha caducado.',
        'Intentos de entrada y recuentos de uso: 24 horas como máximo; desistimientos, junto con la compra.',
      ],
    },
    {
      heading: 'Cookies y almacenamiento del navegador',
      paragraphs: [
        'Usamos solo cookies necesarias: la de la sesión, la que reconoce el dispositivo en el que ya has entrado y la que une una compra al navegador en que se hizo. No hay cookies de publicidad ni de estadística; por eso no hay aviso que aceptar.',
        'El navegador guarda además, en tu dispositivo:',
      ],
      items: [
        'el idioma y el acceso: nombre, correo, PIN y hasta cuándo vale, además de un identificador que distingue a quienes han trabajado aquí, sin revelar su correo, y otro que recuerda que el dispositivo se ha vaciado;',
        'las ceremonias, con sus respuestas y sus textos, y la última que abriste desde un archivo para leerla en el altar;',
        'lo que guardas para las próximas parejas: tus momentos, las líneas que has añadido a las listas para los días previos a la boda y la ficha de tu manera de escribir;',
        'la página abierta en el altar, el ritmo del ensayo, la luz, el tamaño de la letra y qué tarjetas has impreso ya;',
        'la clave de tus copias de seguridad y la fecha de la última;',
        'las páginas de Enlace, para que se abran sin conexión, y los avisos que has cerrado;',
        'hasta que cierres la pestaña, el correo de la compra y los nombres que probaste en la página de inicio;',
        'tu propia clave de un servicio de inteligencia artificial, si la usas.',
      ],
    },
    {
      heading: 'Seguridad',
      paragraphs: [
        'La conexión va cifrada, el PIN se guarda cifrado y los registros técnicos no contienen lo que escribes. Si un incidente puede suponer un riesgo o un daño relevante, te avisaremos en el plazo legal y avisaremos también a la autoridad brasileña de protección de datos (ANPD).',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'En cualquier momento y de forma gratuita puedes pedir, a través de los contactos de arriba:',
      ],
      items: [
        'la confirmación de que tratamos tus datos y el acceso a ellos;',
        'la rectificación, o la anonimización, el bloqueo o la eliminación de lo innecesario;',
        'la portabilidad y la información sobre con quién los compartimos;',
        'el fin de un tratamiento al que te opongas y la retirada de un consentimiento que hayas dado.',
      ],
    },
    {
      heading: 'Reclamaciones y cambios',
      paragraphs: [
        'Si nuestra respuesta no basta, puedes acudir a la ANPD o a los organismos de defensa del consumidor. Si esta política cambia, la nueva fecha aparecerá al principio de esta página.',
      ],
    },
  ],
}
