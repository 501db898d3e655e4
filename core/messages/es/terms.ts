/** The terms of use in Spanish. */
import type { LegalDocument } from '../../legal-document.ts'

export const terms: LegalDocument = {
  title: 'Términos de uso',
  description:
    'Qué compras, por cuánto, durante cuánto tiempo, cómo desistir de la compra y qué puedes hacer con los textos.',
  updatedOn: '2026-11-20',
  updated: (date) => `En vigor desde el ${date}.`,
  introduction: [
    'Estos términos rigen entre tú y quien ofrece Enlace en esta dirección. Hemos procurado escribirlos para que se lean.',
  ],
  sections: ({ price, accessDays, refundDays }) => [
    {
      heading: 'Quién lo ofrece',
      paragraphs: ['Enlace lo ofrece y lo vende:'],
      seller: true,
    },
    {
      heading: 'Qué es',
      paragraphs: [
        'Una herramienta para quienes celebran bodas: a partir de tus respuestas, una inteligencia artificial escribe textos que forman, junto con partes fijas, el guion de una ceremonia simbólica. El guion puede editarse y guardarse como documento (.docx).',
      ],
    },
    {
      heading: 'Precio y duración',
      paragraphs: [
        `El acceso cuesta ${price}, en un solo pago, impuestos incluidos. Vale durante ${accessDays} días de 24 horas, contados desde el momento en que se confirma el pago y se crea el PIN.`,
        'Nada se renueva por sí solo. Una nueva compra con el mismo correo antes del final suma los días al mismo PIN; después del final, crea uno nuevo.',
      ],
    },
    {
      heading: 'Pago y acceso inmediato',
      paragraphs: [
        'Se paga en Mercado Pago o en PayPal, con las garantías que cada uno da al comprador. En cuanto el proveedor lo confirma, el acceso queda abierto y el PIN de 6 dígitos sale por correo. Los medios que necesitan una compensación bancaria, como el boleto, abren el acceso cuando llega el dinero.',
        'El PIN es personal. Guárdalo como una contraseña; si lo pierdes, pídelo de nuevo en la página de entrada.',
      ],
    },
    {
      heading: 'Garantía y derecho de desistimiento',
      paragraphs: [
        `Puedes desistir de la compra dentro de los ${refundDays} días siguientes a la aprobación del pago, sin dar motivos (Código brasileño de Defensa del Consumidor, art.\u00a049). Basta con el botón de desistimiento en tu cuenta, en la propia plataforma, o con pedirlo por correo.`,
        'Devolvemos el importe íntegro por el mismo medio de pago, y el acceso comprado termina en ese momento. El plazo para que aparezca el dinero depende del proveedor y de tu banco.',
      ],
    },
    {
      heading: 'Uso razonable',
      paragraphs: [
        'Puedes crear todas las ceremonias que quieras. Para proteger el servicio de abusos hay un límite de 60 generaciones por hora y de 4 a la vez. El acceso es para ti; no se permite revenderlo ni usarlo mediante programas automáticos.',
      ],
    },
    {
      heading: 'Derechos sobre los textos',
      paragraphs: [
        'Mientras dure tu suscripción, puedes usar los textos generados sin problemas de derechos de autor: leerlos, cambiarlos, imprimirlos y entregarlos a la pareja, también en ceremonias remuneradas. No reclamamos ningún derecho sobre ellos ni sobre tus respuestas. Lo que generes y guardes durante el acceso sigue siendo tuyo después.',
        'Otra persona puede recibir un pasaje parecido, pues de respuestas parecidas pueden nacer textos parecidos.',
      ],
    },
    {
      heading: 'Lo que te corresponde a ti',
      paragraphs: [
        'Una inteligencia artificial puede equivocarse en nombres, distancias y hechos. Lee el guion entero antes de la ceremonia y corrige lo que haga falta. Escribe sobre la pareja y sus invitados solo lo que hayan autorizado.',
        'Tus respuestas y tus textos no se guardan en nuestros servidores: guarda el documento. No podemos recuperar lo que se borre de tu dispositivo.',
      ],
    },
    {
      heading: 'Disponibilidad y responsabilidad',
      paragraphs: [
        'Procuramos que el servicio esté siempre disponible, pero depende de terceros y puede interrumpirse. Respondemos de nuestros servicios como manda la ley; nada en estos términos limita los derechos que la ley da a los consumidores.',
      ],
    },
    {
      heading: 'Atención, cambios y ley',
      paragraphs: [
        'Respondemos a los mensajes en un máximo de 5 días. Si estos términos cambian, a tu compra se le aplican los que estaban aquí el día en que la hiciste. Se aplica la ley brasileña, y puedes acudir a los tribunales de tu domicilio.',
      ],
    },
  ],
}
