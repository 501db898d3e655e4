/** Symbolic signing of a paper, in Latin American Spanish (ustedes). */
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
  music: 'Empieza con la primera firma; baja cuando se muestra la hoja.',
  caution:
    'La hoja no puede parecer un acta oficial; prueba el bolígrafo y sujeta el papel, que al viento le encanta leer.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Entre las fotos',
      lines: [
        direction('El acta y la pluma esperan sobre la mesa. Acércate con la pareja.'),
        says(
          'celebrant',
          'El papel del Registro Civil lleva su sello y su número. Este es de otra clase: no se lo van a pedir en ninguna ventanilla. Es el papel que se guarda entre las fotos. Alguien lo va a encontrar un día y lo va a leer de pie, sin darse cuenta de que se le hace tarde. Dice una sola cosa: que hoy, aquí, dos personas se eligieron delante de quienes más las quieren.',
        ),
        says(
          'celebrant',
          '{first}, {second}, firmen sin miedo. Ojalá les tiemble un poco la mano: así se firman las cosas que importan.',
        ),
        direction('Firma {first}; después firma {second}.'),
        says(
          'celebrant',
          'Padrinos, acérquense. Con su firma dicen que lo vieron. Lo demás, que es seguir cerca cuando se apague la música, lo irán firmando con los años.',
        ),
        direction('Firman los padrinos. Muestra el acta en alto para que se vea.'),
        says('celebrant', 'Firmado queda.'),
      ],
    },
    slowly: {
      name: 'Con buena letra',
      lines: [
        direction('La hoja y los bolígrafos están sobre la mesa.'),
        says(
          'celebrant',
          'Casi todo lo firmamos con prisa: un paquete, un recibo, la última línea de un formulario que nadie leyó.',
        ),
        says(
          'celebrant',
          'Esta hoja pide lo contrario. No hay que entregarla en ningún lado. Guarda una fecha, un lugar y unos cuantos nombres.',
        ),
        says('celebrant', '{first}, {second}, pongan los suyos despacio, con todas sus letras.'),
        direction('Firma {first}; después firma {second}.'),
        says(
          'celebrant',
          'Quienes firmen ahora se comprometen a una cosa: tener buena memoria. Si un día {both} dudan de algún detalle, van a preguntarles a ustedes.',
        ),
        direction('Firman los padrinos. Muestra la hoja.'),
        says('celebrant', 'Con tinta y con testigos. Esto ya no se borra.'),
      ],
    },
    alone: {
      name: 'Sin invitados',
      fits: { noGuests: true },
      lines: [
        direction('La hoja y los bolígrafos esperan.'),
        says(
          'celebrant',
          'Les van a preguntar quién vino a la boda. Podrán mostrar esta hoja, que no tiene más valor que el sentimental.',
        ),
        says('celebrant', '{first}, {second}, firmen sin apretar la letra. Hoy sobra espacio.'),
        direction('Firma {first}; después firma {second}, y quien más esté presente.'),
        says('celebrant', 'Pocos nombres, pero son los que hacían falta.'),
      ],
    },
  },
}
