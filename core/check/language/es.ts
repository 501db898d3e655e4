import { type CheckLanguage, inOrder, values, words } from './check-language.ts'

/** What the checks know of Spanish. */
export const es: CheckLanguage = {
  commonWords: words(`
    a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por segun sin sobre tras el la los
    las lo un una unos unas y e o u ni que si no pero sino porque pues como cuando donde quien quienes cual cuales
    cuanto cuanta cuantos cuantas mientras aunque tambien tampoco ya aun todavia siempre nunca jamas quiza quizas
    tal vez hoy ayer manana ahora antes despues luego entonces aqui ahi alli alla aca cerca lejos dentro fuera arriba
    abajo mas menos muy mucho mucha muchos muchas poco poca pocos pocas tan tanto tanta todo toda todos todas nada algo
    alguien nadie alguno alguna algunos algunas ningun ninguno ninguna cada otro otra otros otras mismo misma mismos
    mismas propio propia yo tu usted ustedes ella ellos ellas nosotros nosotras vosotros vosotras me te se le les nos os
    mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras este esta esto estos estas
    ese esa eso esos esas aquel aquella aquello aquellos aquellas ser es son era eran fue fueron sea sean sera seran
    estar esta estan estaba estaban estamos este esten haber hay habia hubo haya tener tiene tienen tenia tenian tenemos
    tuvo tuvieron hacer hace hacen hizo hicieron ir va van vamos vino vinieron viene vienen venir dar da dan dio dieron
    decir dice dicen dijo dijeron poder puede pueden ver vio vieron saber sabe saben querer quiere quieren quiso
    quisieron queda quedo primero primera segundo ultima ultimo solo casi bien mal buen buena bueno buenas buenos bello
    bella dia dias noche noches tarde tardes gracias bienvenidos bienvenidas bienvenida queridos queridas amigos amigas
    familia familias personas gente vida amor casa tiempo ano anos mes meses semana vez veces cosa cosas manera lugar
    historia nombre mundo camino juntos juntas senoras senores invitados novio novia novios novias dos tres cuatro cinco
    seis siete ocho nueve diez mil mitad sin embargo ademas incluso hace falta ojala asi aquello alguna acaso mejor
    ambos ambas fiesta palabra palabras mano manos madre padre padres hijo hija hijos abuela abuelo abuelos hermano
    hermana alegria exito deseo promesa respiren respirad miren mirad guarden guardad pongan poneos acomodense entre
    basta bastaba bastó llego llegaron nacio empezo empezaron existe existen parece aparecio permanezcan sientense`),
  ordinaryEndings:
    /(?:mente|aron|ieron|aban|ando|iendo|amos|emos|imos|aria|eria|cion|ciones|dad|dades|asen|iesen|aran|eran|ose|arse|erse|irse)$/,
  capitalWords: words(
    'dios senor senora sr sra dr dra don dona san santa santo virgen cristo jesus biblia enlace',
  ),
  nameJoints: words('de del la las los y e'),
  numbers: {
    values: values(
      `un 1, uno 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12,
      trece 13, catorce 14, quince 15, dieciseis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20,
      veintiun 21, veintiuno 21, veintiuna 21, veintidos 22, veintitres 23, veinticuatro 24, veinticinco 25,
      veintiseis 26, veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50, sesenta 60,
      setenta 70, ochenta 80, noventa 90, cien 100, ciento 100, doscientos 200, doscientas 200, trescientos 300,
      trescientas 300, cuatrocientos 400, cuatrocientas 400, quinientos 500, quinientas 500, seiscientos 600,
      setecientos 700, ochocientos 800, novecientos 900, docena 12, docenas 12, decada 10, decadas 10, decena 10`,
    ),
    scales: values('mil 1000, millon 1000000, millones 1000000'),
    joints: words('y'),
    articles: words('un uno una'),
  },
  months: inOrder(
    'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre',
  ),
  weekdays: inOrder('domingo/domingos lunes martes miercoles jueves viernes sabado/sabados'),
  doubtfulMonths: words(''),
  idiomaticNumbers:
    /\b(?:uno por uno|una por una|uno a uno|mil (?:veces|maneras|gracias|cosas|y una)|cien por cien(?:to)?|a cuatro manos|cuatro (?:patas|paredes|gatos|vientos)|de dos en dos)\b/g,
  twoOfThem: {
    before: words(
      'los las ustedes vosotros vosotras nosotros nosotras esos esas estos estas ellos ellas entre por de sus vuestros nuestros nuestras vuestras a',
    ),
    after: words(
      'personas vidas familias corazones nombres manos palabras almas lados mujeres hombres novias novios juntos juntas veces letras',
    ),
  },
  clock: { before: words('las la'), after: words('h horas hora y en') },
  leaveOutCue:
    /\bno (?:(?:lo|la|los|las|le|se|nos) )?(?:mencion(?:es|en|e|ar|[eé]is)|habl(?:es|en|e|ar|[eé]is)|dig(?:as|an|a|[aá]is)|decir|cuent(?:es|en|e)|cont(?:[eé]is|ar)|toqu(?:en|emos|[eé]is)|pong(?:an|as|[aá]is)|poner|inclu(?:yan|ir|y[aá]is)|salga|aparezca|quer(?:emos|[ií]amos) que|quiero que)\b|\bdej\w+ (?:eso |esto )?fuera|\bfuera de la ceremonia|\bsin (?:hablar|mencionar|decir)\b|\bno es para (?:la ceremonia|contar)|\bqueda entre nosotros|\bes (?:un )?secreto|\bmejor no\b/i,
  backReference: /\b(?:eso|esto|ello)\b|\bno (?:lo|la|los|las)\b/i,
  graveMatters: [
    /\b(?:murio|muri(?:eron|endo)|muerte|muert[oa]s?\b|fallec|viud|luto|duelo|entierr|perdi(?:o|eron|mos)|perdida|se fue\b|ya no esta|desde el cielo|alla arriba|ausencia|huerfan|silla vacia|falta hoy)/,
    /\b(?:enferm|cancer|hospital|tratamiento|quimio|tumor|cirugi|diagnostic|ingresad|internad|depres|ansiedad|alcohol|adicc|recuper|curaci|salud)/,
    /\b(?:desemple|en el paro|despid|despedid|sin trabajo)/,
    /\b(?:deuda|endeud|quiebra|quebro|dinero)/,
    /\b(?:divorci|separ(?:o|aron|acion|ad)|ex ?(?:marido|mujer|esposo|esposa|novio|novia|pareja)|primer matrimonio|infidel|traicion|ruptura|rompieron|cortaron)/,
    /\b(?:abort|bebes?\b|embaraz|infertil|fecundacion)/,
    /\b(?:carcel|prision|pres[oa]\b|juicio|policia|pelea|pelearon|conflicto|no se hablan|distanciad)/,
  ],
  presenceCue:
    /\b(?:gracias por (?:venir|haber venido|estar|acompanar)|que (?:vino|vinieron|viajo|viajaron|esta aqui|estan aqui)|esta aqui|estan aqui|con nosotros hoy|hoy con nosotros|bienvenid|nos acompana|sentad[oa]s?|entra\b)/,
  legalWords:
    /\b(?:en nombre de la ley|por el poder que (?:me otorga|me otorgan|me ha sido (?:otorgado|conferido)|me confiere)|quedan unidos en matrimonio|por la autoridad que me (?:otorga|confiere))\b/gi,
  kin: inOrder(
    'padre/papa/padres madre/mama/padres hijo/hijos hija/hijas hermano/hermanos hermana/hermanas abuela/abuelita/abuelos abuelo/abuelito/abuelos tio/tios tia/tias primo/primos prima/primas suegro suegra padrastro madrastra bebe/bebes familia/familias',
  ),
  titles: { feminine: ['novia', 'esposa'], masculine: ['novio', 'esposo', 'marido'] },
  onePerson: {
    feminine: ['casada', 'enamorada', 'emocionada', 'cansada', 'nerviosa'],
    masculine: ['casado', 'enamorado', 'emocionado', 'cansado', 'nervioso'],
  },
  bothPeople: {
    feminine: [
      'novias',
      'casadas',
      'unidas',
      'enamoradas',
      'esposas',
      'una a la otra',
      'la una a la otra',
    ],
    masculine: [
      'novios',
      'casados',
      'unidos',
      'enamorados',
      'esposos',
      'uno al otro',
      'el uno al otro',
      'marido y mujer',
    ],
  },
}
