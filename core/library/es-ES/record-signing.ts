/** Symbolic signing of a paper, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const recordSigning: Piece = {
  heading: 'Firma simbólica del acta',
  acts: ['couple', 'attendants'],
  props: [
    {
      what: 'La hoja que se firma, sin escudos ni aspecto de documento',
      called: 'la hoja que se firma',
      alsoCalled: ['el acta'],
      from: 'celebrant',
    },
    {
      what: 'Dos bolígrafos que escriban',
      called: 'los bolígrafos',
      alsoCalled: ['las plumas'],
      from: 'celebrant',
    },
    { what: 'Una mesa y algo que sujete la hoja', called: 'la mesa para firmar', from: 'planner' },
  ],
  music: 'Empieza con la primera firma; baja cuando se enseña la hoja.',
  caution:
    'La hoja no puede parecer un certificado; prueba el bolígrafo y sujeta el papel, que el viento es muy lector.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Entre las fotos',
      lines: [
        direction('El acta y la pluma esperan sobre la mesa. Acércate con la pareja.'),
        says(
          'celebrant',
          'El papel del Registro Civil lleva su sello y su número. Este es de otra clase: no os lo van a pedir en ninguna ventanilla. Es el papel que se guarda entre las fotos. Alguien lo encontrará un día y lo leerá de pie, sin darse cuenta de que se le hace tarde. Dice una sola cosa: que hoy, aquí, dos personas se han elegido delante de quienes más las quieren.',
        ),
        says(
          'celebrant',
          '{first}, {second}, firmad sin miedo. Por una vez, la letra pequeña también es de amor.',
        ),
        direction('Firma {first}; después firma {second}.'),
        says(
          'celebrant',
          'Testigos, acercaos. Con vuestra firma decís que lo habéis visto. Lo demás, que es seguir cerca cuando se apague la música, lo iréis firmando con los años.',
        ),
        direction('Firman los testigos. Muestra el acta en alto para que se vea.'),
        says('celebrant', 'Firmado queda.'),
      ],
    },
    slowly: {
      name: 'Con buena letra',
      lines: [
        direction('La hoja y los bolígrafos están sobre la mesa.'),
        says(
          'celebrant',
          'Casi todo lo firmamos con prisa: un paquete, un recibo, la última línea de un formulario que nadie ha leído.',
        ),
        says(
          'celebrant',
          'Esta hoja pide lo contrario. No hay que entregarla en ningún sitio. Guarda una fecha, un lugar y unos cuantos nombres.',
        ),
        says('celebrant', '{first}, {second}, poned los vuestros despacio, con todas sus letras.'),
        direction('Firma {first}; después firma {second}.'),
        says(
          'celebrant',
          'Quienes firméis ahora os comprometéis a una cosa: tener buena memoria. Si un día {both} dudan de algún detalle, os llamarán.',
        ),
        direction('Firman los testigos. Enseña la hoja.'),
        says('celebrant', 'Con tinta y con gente delante. Esto ya no se borra.'),
      ],
    },
    alone: {
      name: 'Sin invitados',
      fits: { noGuests: true },
      lines: [
        direction('La hoja y los bolígrafos esperan.'),
        says(
          'celebrant',
          'Os preguntarán quién vino a la boda. Podréis enseñar esta hoja, que no tiene más valor que el sentimental.',
        ),
        says('celebrant', '{first}, {second}, firmad sin encoger la letra. Hoy sobra sitio.'),
        direction('Firma {first}; después firma {second}, y quien más esté presente.'),
        says('celebrant', 'Pocos nombres, pero son los que hacían falta.'),
      ],
    },
  },
}
