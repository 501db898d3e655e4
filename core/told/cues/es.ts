/** How friends ask, allow and confide in Spanish, on both sides of the ocean. */
import { anywhere, atBeginning, type Cues } from './cues.ts'

const lead =
  'y|e|pero|porfa|porfis|por favor|favor|tambien|eso|esto|ahi|ah|che|bueno|o|sino|vos|tu|usted|ustedes|vosotros|ojo|solo|oye|mira|ya|de eso|de esto|de el|de ella|mejor|pues|ok|hoy|igual'
const telling =
  '(?:habl(?:e|es|en|eis|ar)|mencion(?:e|es|en|eis|ar)|di(?:gas?|gan|gais|gamos)|decir(?:lo|la|les)?|cit(?:e|es|en|eis|ar)|cuent(?:e|es|en)|cont(?:eis|es|ar)|nombr(?:e|es|en|eis|ar)|toqu(?:e|es|en|eis)|tocar|coment(?:e|es|en|eis|ar)|incluy(?:a|as|an|ais)|incluir|pong(?:a|as|an|ais)|poner|us(?:e|es|en|eis|ar)|le(?:a|as|an|ais)|saqu(?:e|es|en|eis)|sacar|revel(?:e|es|en|eis|ar)|hagan? (?:bromas|chistes|mencion|referencia|alusion)|hagas (?:bromas|chistes|mencion|referencia)|hagais (?:bromas|mencion)|brome(?:e|es|en|eis)|aludas?|aludan|met(?:a|as|an|ais)|entr(?:e|es|en|eis) en|profundi\\p{L}{1,4}|recuerd(?:en|es) (?:eso|lo)|repit(?:a|as|an)|salgan? (?:con|a relucir)|suelt(?:e|es|en)|filtr(?:e|es|en))'
const clitics = '(?:(?:me|te|se|lo|la|los|las|le|les|nos) ){0,2}'

export const cues: Cues = {
  none: [
    /\b(?:no|nunca) (?:se )?(?:deje[nsi]{0,2}|dejes|dejeis|deja(?:r|n)?) de (?:\S{1,40} ){0,2}?\p{L}{2,20}r(?:lo|la|los|las)?\b/u,
    /\bno (?:se |te |os )?(?:olvid\p{L}{1,5}|les vaya a pasar|les vaya a olvidar|les olvide|te vayas a olvidar|se vayan a olvidar|omit\p{L}{1,4})(?: de)?(?: \S{1,40}){0,3}/u,
    /\bno (?:dejen|dejes|dejeis|deje) (?:fuera|afuera)\b|\bno (?:me |lo |la )?(?:dejen|dejes|dejeis) (?:\S{1,40} ){1,3}(?:fuera|afuera)\b/u,
    /\b(?:pud[eo]|puedo|podia|supe|sabia|se|quiso|quise|pudimos) (?:ni )?(?:decir|hablar|contar)(?: ni)? (?:ni )?\S{1,40}/u,
    /\b(?:no|ni) (?:pude|podia|pudimos|supe|sabia|quise|quiso) (?:ni )?(?:decir|hablar|contar|nombrar)(?: \S{1,40}){0,3}/u,
    /\bentre nosotros(?: dos| dos,)? (?:no hay|hay|todo|es|nunca|siempre|la|se)\b/u,
    /\b(?:dijo|dije|grito|contesto|dice|pidio)(?: \S{1,20}){0,2}? ?:? ?["“«'][^"”»']{1,200}["”»']/u,
    /\bsin (?:hablar|decir) (?:ni )?(?:ingles|espanol|el idioma|el mismo|palabra|nada a nadie|adios|agua va)/u,
    /\b(?:es|era|fue|por) no \p{L}{2,20}r\b/u,
    /\bni se (?:les|le|te|os) ocurra venir|\bno (?:se )?calla\b|\bpara (?:que no|no) \p{L}{3,20}/u,
    /\bnada de (?:regalos|frio|hambre|sueno|miedo|flores)\b/u,
  ],
  asks: [
    anywhere(
      `(?:no|ni|nunca|jamas|tampoco) (?:se )?${clitics}(?:vaya[ns]? a |vayais a |quiero que |queremos que |quisiera que |quisieramos que |me gustaria que |nos gustaria que |hace falta que |hace falta |es necesario que |es necesario |hay que |conviene que |conviene |es para |va a |deben |debe |debes |deberian |pueden |puedes |podeis )?${clitics}${telling}(?!\\p{L})`,
    ),
    anywhere(
      '(?:que )?no (?:se )?(?:me |nos )?(?:mencione|mencionara|mencionase|diga|dijera|dijese|cuente|contara|contase|nombre|nombrara|hable|hablara|hablase|note|notara|sepa|supiera|oiga|lea|leyera|comente|comentara|toque|tocara|incluya|incluyera|aparezca|aparezcan|apareciera|salga|salgan|saliera|salieran|sale|trascienda|entre en|llegue a)(?!\\p{L})',
    ),
    atBeginning(
      lead,
      `(?:no|ni|tampoco) ${clitics}(?:va (?:eh|en|al|para|ahi|aqui|aca|a la)|van (?:en|al)|va$|digas|cuentes|pongas|menciones|nombres|toques|es para (?:contar|decir|la|el|todos))`,
    ),
    anywhere(
      'que no (?:salga|aparezca|suene|se oiga) (?:nada|ni)|(?:de|del|sobre) (?:\\S{1,40} ){1,7}?nada(?= ?(?:por favor|porfa|porfis|[.,!]|$))',
    ),
    anywhere(
      '(?:ni una (?:sola )?palabra|ni media palabra|ni pio|ni mu|ni mencion|ni una mencion|ni nombrar\\p{L}{0,3}|ni mencionar\\p{L}{0,3}|ni palabra|nada (?:sobre|acerca|de (?:mencionar|hablar|contar|decir|comentar|nombrar|bromas|chistes|eso|esto|lo de))|cero (?:menciones|bromas|chistes|comentarios)|chito|chiton|punto en boca|boca cerrada)(?!\\p{L})',
    ),
    anywhere(
      '(?:dej|mant|que quede|que se quede)\\p{L}{0,8} (?:\\S{1,40} ){0,5}?a?fuera(?!\\p{L})|(?:dej|qued|mant|guard)\\p{L}{0,8} (?:\\S{1,40} ){0,5}?(?:entre (?:nosotros|nosotras|nos|tu|vos|usted)|aqui|aca|en familia|en casa|en secreto|para (?:ti|vos|usted|ustedes|nosotros)|aparte|de lado|ahi|callado|en privado)(?!\\p{L})',
    ),
    anywhere(
      '(?:guardatel[oa]|guardense(?:lo|la)|guardad|callate(?:lo)?|callen(?:lo|se)?|callar|calladit[oa]|sacal[oa]s?|saquenl[oa]s?|quital[oa]s?|quitenl[oa]s?|borral[oa]s?|borrenl[oa]s?|borrad|saltatel[oa]|saltenl[oa]|saltense|saltaos|saltate|saltar(?:se)?(?:lo)? (?:esa|eso|la|lo)|omit(?:e|an|ir|ilo|anlo|elo|amos|id)|elimin(?:en|a|enlo|alo)|tach(?:en|a|enlo|alo)|obvi(?:en|ar|alo|enlo)|ignor(?:a|en|enlo|alo) (?:eso|esto|lo|esa)|olvid(?:en|a|ate|ense|aos|emos) (?:de )?(?:lo|eso|esto|esa|que))(?!\\p{L})',
    ),
    anywhere(
      '(?:mejor|preferi(?:ria|riamos|mos)|prefiero|prefiere|prefieren|prefieran|preferible|quisiera|quisieramos|gustaria|agradec\\p{L}{1,8}|ruego|rogamos|pido|pedimos|pediria|pediriamos)(?: \\S{1,40}){0,4}? (?:no|ni|sin|discrecion|silencio|fuera|entre nosotros|saltar|evitar|omitir)(?!\\p{L})',
    ),
    anywhere('(?<!no )(?<!para )evit(?:a|e|en|ar|ad|emos|enlo|alo|es|eis)(?!\\p{L})'),
    anywhere(
      'sin (?:mencionar|hablar (?:de|del|sobre)|nombrar|contar|decir(?! nada)|citar|dar|tocar|entrar|el nombre|su nombre|nombres|los nombres|apellidos?|detalles|que (?:se sepa|digan))(?!\\p{L})',
    ),
    anywhere(
      '(?:no (?:hace falta|es necesario|hay necesidad|hay por que|vale la pena|viene al caso|conviene|toca|procede|pega) ?(?:de )?(?:que )?(?:\\S{1,40} ){0,2}?(?:mencion|habl|cont|cuent|dec|dig|nombr|toc|entr|sac|saqu|recor|$|[.,]))',
    ),
    anywhere(
      '(?:(?:queda|quede|que quede|se queda|muere|de aqui|de aca) (?:\\S{1,40} ){0,2}?(?:aca|aqui|entre (?:nosotros|nosotras|tu|vos)|no sale)|no sale de (?:aqui|aca)|esto no va|eso no va|off the record|en confianza|confidencial|es (?:un )?secreto|secreto de|secretito|solo para (?:ti|vos|usted|ustedes|que sepas|tus oidos)|para que (?:sepas|lo sepas) nada|entre nosotros|entre tu y yo|entre vos y yo|en off|tema tabu|tema prohibido|tema vetado|prohibido (?:hablar|mencionar|decir|nombrar)|vetado|vetada)(?!\\p{L})',
    ),
    anywhere(
      '(?:nadie|ellos|el|ella|mi (?:mama|madre|papa|padre|abuela|suegra)|su (?:mama|madre|papa|padre)|mis (?:papas|padres)|la familia) (?:no )?(?:debe|deben|puede|pueden|tiene que|tienen que|tendria que|necesita)(?:n)? (?:\\S{1,40} ){0,2}?(?:saber(?:lo)?|enterarse|oir|escuchar)|que (?:nadie|no) se enteren?',
    ),
    anywhere(
      '(?:menos|salvo|excepto|pero no|todo menos) (?:lo de|eso|el nombre|la parte|que|lo que|como|cuanto|quien)',
    ),
  ],
  allows: [
    /(?<!no )(?<!no lo )(?<!no la )\b(?:pued[eo]n?|puedes|podes|podeis|se puede)(?: \S{1,40}){0,2}? (?:mencionar\p{L}{0,3}|hablar\p{L}{0,3}|contar\p{L}{0,3}|citar\p{L}{0,3}|decir\p{L}{0,3}|usar\p{L}{0,3}|nombrar\p{L}{0,3}|bromear|reir\p{L}{0,2}|poner\p{L}{0,3})\b|\b(?:podes|puedes|pueden|podeis) (?:contarl|decirl|usarl|mencionarl|ponerl)/u,
    /(?<!no )\b(?:queremos|quiero|nos gustaria|nos encantaria|me encantaria) (?:\S{1,40} ){0,3}?(?:mencion|habl|cuent|cit|dig|nombr|oigan|sep)/u,
    /\b(?:sin (?:drama|problema|bronca|pena)|dale para adelante|adelante|con gusto|con toda confianza|no hay problema|no es (?:ningun )?secreto|todo el mundo (?:lo )?sabe|todos (?:lo )?saben|eso ponelo|ponelo tranqui|mola contar|lo que si)\b/u,
    /\b(?:estamos|estoy|muy|bien) orgullos\p{L}{2,3}\b|\borgullo de\b|\bcon orgullo\b/u,
  ],
  secrets: [
    anywhere(
      'nadie (?:\\S{1,40} ){0,5}?(?:sabe|sospecha|imagina|se entero)|solo (?:yo|nosotros|el|ella|lo)(?: y \\S{1,40})? (?:sabemos|sabe|saben|se)|(?:no|ni) (?:lo )?(?:sabe|saben|sospecha|sospechan|imagina)(?: (?:nada|aun|todavia|que|de eso))?(?![\\p{L} ])|(?:todavia|aun|aun no|siguen) (?:\\S{1,40} ){0,2}?(?:creen|cree|creyendo|piensan|no sabe|no saben)|creen que (?:sigue|es|fue|era|esta)|a escondidas|sin que (?:\\S{1,40} ){1,4}?(?:sepa|supiera|se entere)',
    ),
  ],
  grave:
    /(?<!\p{L})(?:depresion|cancer|tumor|internad[oa]|rehabilitacion|alcoholi\p{L}+|drogas?|sobredosis|suicid\p{L}+|aborto|perdi(?:mos|o)? (?:al|a un|un|el|a nuestro) (?:bebe|hijo)|fallec\p{L}+|murio|muerte|entierro|funeral|velorio|carcel|pres[oa] por|prision|detenid[oa]|condenad[oa]|engan(?:o|e|aba)|infidel\p{L}*|puso los cuernos|quiebra|bancarrota|deudas?|prestamo|despidieron|lo echaron|la echaron|lo corrieron|la corrieron|despido|abus\p{L}+|me pegaba|le pegaba|me golpeaba|violencia|violaron|ataques? de panico|vih|alzheimer|quimio\p{L}*|divorci\p{L}+|a pinas)(?!\p{L})/u,
}
