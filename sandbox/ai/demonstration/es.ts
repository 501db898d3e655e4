import type { Phrases } from './phrases.ts'

/** The demonstration writer in Spanish. */
export const es: Phrases = {
  moment: (date, time) => `${date}, a las ${time}`,
  couple: (bride, groom) => `${bride} ${/^h?[ií](?![aeo])/iu.test(groom) ? 'e' : 'y'} ${groom}`,
  list: (names) => new Intl.ListFormat('es-ES').format(names),
  opening: ({ couple, location, moment }) => {
    const chosen = location
      ? `${location}${moment ? `, ${moment}` : ''}: este es el lugar${moment ? ' y esta es la hora' : ''}`
      : `${moment.charAt(0).toUpperCase()}${moment.slice(1)}: este es el día`
    return [
      '¡Bienvenidas y bienvenidos!',
      location || moment
        ? `${chosen} que ${couple} eligieron para su boda.`
        : `Nos hemos reunido para celebrar la boda de ${couple}.`,
      'Cada persona sentada aquí ha traído consigo un trozo de esta historia.',
    ].join(' ')
  },
  knownCity: (name, known, turn) => {
    const note = known.note['es-ES']
    const sentences = [
      `Desde ${name}, ${note}, llegan abrazos que venían preparados por el camino.`,
      `${name}, ${note}, también está aquí, hoy un poco más cerca de nosotros.`,
      `Y quienes vienen de ${name}, ${note}, traen en la voz el acento de casa.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  otherCity: (name, turn) => {
    const sentences = [
      `Quienes vienen de ${name} dejaron que el corazón viajara por delante: gracias por ese camino.`,
      `${name} también tiene su lugar en esta fiesta, y qué alegría escuchar sus felicitaciones.`,
      `De ${name} llegan sonrisas que esta pareja conoce de memoria.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  moreCities: (names) => `Y la lista sigue, con el mismo cariño: ${names}.`,
  distances: (cities) => {
    const number = new Intl.NumberFormat('es-ES')
    const ways = cities.map(({ name, distanceKm }) => `${number.format(distanceKm)} desde ${name}`)
    return `En línea recta son, en kilómetros, unos ${es.list(ways)}; y todo el cariño cupo en la maleta.`
  },
  noCities: ({ couple }) =>
    `De cerca o de lejos, cada cual encontró su camino hasta aquí, y todos los caminos se juntan ahora ante ${couple}.`,
  welcomeClosing: ({ couple }) =>
    `No importa cuántos kilómetros haya recorrido cada cual: desde ahora formamos un solo círculo, y la única distancia que cuenta es el paso que separa a ${couple} de su sí. Respiren hondo, guarden los teléfonos y abran el corazón. La fiesta ha comenzado.`,
  ceremony: ({ couple, bride, groom }, { meeting, challenges, lived }) => [
    `${couple}, miren un instante a quienes les rodean. Aquí está reunida la gente que esperó, animó y rio a su lado. Ante ella vamos a contar, en pocas palabras, una historia que merece escucharse despacio.`,
    meeting
      ? `Toda historia de amor tiene una primera página. La de ustedes nos la contaron así: «${meeting}». En aquel momento quizá nadie sabía el tamaño de lo que empezaba. Hoy lo sabemos: empezaba este altar.`
      : `Toda historia de amor tiene una primera página, y la de ${couple} se escribió sin prisa: un encuentro, una conversación que no quería terminar y el deseo, por ambas partes, de que hubiera un día siguiente.`,
    challenges
      ? `Ningún camino que valga la pena va siempre cuesta abajo. Sobre los desafíos, estas fueron las palabras: «${challenges}». La respuesta la tenemos delante: dos personas que descubrieron que la mano de la otra es el apoyo más firme.`
      : `Hay una fuerza tranquila en caminar en compañía. ${bride} y ${groom} aprendieron a esperar, a escuchar y a retomar la conversación cuando hacía falta, y de esa paciencia de cada día está hecho un matrimonio.`,
    lived
      ? `¡Y cuánta vida ha cabido ya en esta vida compartida! Entre los momentos que merecen recordarse hoy está este: «${lived}». Son recuerdos que nadie les quitará, y que dentro de muchos años todavía les harán reír a la vez.`
      : `¡Y cuánta vida cabe ya en una vida compartida! Los viajes, los domingos sin planes, las risas que nadie más entiende: son cosas pequeñas, y de ellas se hacen las grandes historias.`,
    `Por eso este día es también un logro. ${bride}, ${groom}, han construido una confianza que no se compra y no se apresura. Cada decisión compartida fue un ladrillo de esta casa que hoy nos abre sus puertas.`,
    `Lo que viene ahora es la página más hermosa, porque aún está en blanco. Que tenga proyectos y descanso, mesa llena y buenos silencios, valor en los días difíciles y ligereza en todos los demás. ${couple}, su futuro empieza aquí, y empieza de la mano.`,
  ],
  finalMessage: ({ couple }, success) =>
    success
      ? `${couple}, cuando se les preguntó qué es el éxito, la respuesta fue: «${success}». Miren a su alrededor, mírense: ya está aquí. Que nunca les falte un motivo para volver a decir sí, cada mañana. ¡Pueden besarse!`
      : `${couple}, que el amor que les trajo hasta aquí sea también el que les lleve a casa, hoy y todos los días que vendrán. ¡Pueden besarse!`,
  leavesOut:
    /\bno (quer|debe|inclu|mencion|habl|nos gustar|es necesario|hace falta)|\b(prefer\w+ (que )?no|mejor no|dej\w+ fuera|queden? fuera|sin mencionar)/iu,
  aside: /ceremonia|inclu|mencion|se puede (contar|decir)/iu,
  generic:
    'Este es un texto de demostración, escrito en este ordenador sin inteligencia artificial. Configure un servicio real para recibir un texto a medida.',
}
