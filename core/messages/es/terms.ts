/** The terms of use in Spanish. */
import type { LegalDocument } from '../shape/legal.ts'

export const terms: LegalDocument = {
  title: 'Términos de uso',
  description:
    'Qué compras, por cuánto, durante cuánto tiempo, cómo desistir de la compra y qué puedes hacer con los textos.',
  updatedOn: '2026-11-23',
  updated: (date) => `En vigor desde el ${date}.`,
  introduction: [
    'Estos términos regulan la relación entre tú y quien ofrece Enlace en esta dirección. Hemos procurado que se lean con facilidad.',
  ],
  sections: ({ price, accessDays, refundDays, withdrawalDays, fairUseTerms, withdrawalTerms }) => [
    {
      heading: 'Quién lo ofrece',
      paragraphs: ['Quien ofrece y vende Enlace es:'],
      seller: true,
    },
    {
      heading: 'Qué es',
      paragraphs: [
        'Una herramienta para quienes celebran bodas: a partir de tus respuestas, una inteligencia artificial escribe textos que forman, junto con partes fijas, el guion de una ceremonia. El guion puede editarse y guardarse como documento (.docx).',
        'El guion no tiene efectos legales por sí mismo. La ceremonia es simbólica, salvo que la oficie alguien autorizado para casar, con las palabras y los documentos que exige la ley del país.',
      ],
    },
    {
      heading: 'Precio y duración',
      paragraphs: [
        `El acceso cuesta ${price}, en un solo pago, impuestos incluidos. Dura ${accessDays} días de 24 horas, contados desde el momento en que se confirma el pago y se crea el PIN.`,
        'Nada se renueva por sí solo. Si vuelves a comprar con el mismo correo antes de que termine el acceso, los días se suman y conservas el PIN; si compras después, recibes uno nuevo.',
      ],
    },
    {
      heading: 'Pago y acceso inmediato',
      paragraphs: [
        'Pagas con Mercado Pago o con PayPal, con las garantías que cada uno da al comprador. En cuanto el proveedor lo confirma, el acceso queda abierto y el PIN de 6 dígitos se envía por correo. Con los medios que necesitan una compensación bancaria, como el boleto brasileño, el acceso se abre cuando llega el dinero.',
        'El PIN es personal. Guárdalo como una contraseña; si lo pierdes, pídelo de nuevo en la página de acceso.',
      ],
    },
    {
      heading: 'Garantía y derecho de desistimiento',
      paragraphs: [
        `Puedes desistir de la compra dentro de los ${refundDays} días siguientes a la aprobación del pago, o durante más tiempo si la ley de tu país lo establece, sin dar motivos (en Brasil, Código de Defensa del Consumidor, art.\u00a049). Para que nadie tenga que consultar plazos, el botón de desistimiento de tu cuenta funciona durante ${withdrawalDays} días, hasta el final del último, cuya fecha figura en el correo de la compra. Después, o si lo prefieres, escríbenos.${withdrawalTerms}`,
        'Devolvemos el importe íntegro por el mismo medio con el que pagaste, y el acceso comprado termina en ese momento. El tiempo que tarde en llegarte el dinero depende del proveedor y de tu banco.',
      ],
    },
    {
      heading: 'Uso razonable',
      paragraphs: [
        `Puedes crear todas las ceremonias que quieras.${fairUseTerms} El acceso es personal; no se permite revenderlo ni usarlo mediante programas automáticos.`,
      ],
    },
    {
      heading: 'Derechos sobre los textos',
      paragraphs: [
        'Puedes usar los textos generados durante tu acceso y las partes fijas del guion sin problemas de derechos de autor, durante el acceso y después: leerlos, cambiarlos, imprimirlos y entregarlos a la pareja, también en ceremonias remuneradas. No reclamamos ningún derecho sobre ellos ni sobre tus respuestas. Lo que generes y guardes durante el acceso sigue siendo tuyo después.',
        'Las partes fijas son las mismas para todos. Además, otra persona puede recibir un texto generado muy similar, porque de respuestas parecidas pueden salir textos parecidos.',
        'Lugares y distancias: datos © GeoNames (geonames.org), con licencia CC BY 4.0, seleccionados y adaptados.',
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
      heading: 'Consultas, cambios y ley aplicable',
      paragraphs: [
        'Respondemos a los mensajes en un máximo de 5 días. Si estos términos cambian, a tu compra se le aplican los que estaban aquí el día en que la hiciste. Se aplica la ley brasileña, y puedes acudir a los tribunales de tu domicilio.',
      ],
    },
  ],
}
