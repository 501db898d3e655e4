import type { Phrases } from './phrases.ts'

/** The demonstration writer in French. */
/** Elision before a vowel: le mariage d’Ana, qu’Ana. */
const elided = (word: 'de' | 'que', name: string) =>
  /^[aeiouyàâéèêëîïôûü]/iu.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
const of = (name: string) => elided('de', name)

export const fr: Phrases = {
  moment: (date, time) => `${date} à ${time}`,
  couple: (bride, groom) => `${bride} et ${groom}`,
  list: (names) => new Intl.ListFormat('fr-FR').format(names),
  opening: ({ couple, location, moment }) => {
    const chosen = location
      ? `${location}${moment ? `, ${moment}` : ''} : voici le lieu${moment ? ' et l’heure' : ''}`
      : `${moment.charAt(0).toUpperCase()}${moment.slice(1)} : voici le jour`
    return [
      'Soyez toutes et tous les bienvenus !',
      location || moment
        ? `${chosen} ${elided('que', couple)} ${location && moment ? 'ont choisis' : 'ont choisi'} pour leur mariage.`
        : `Nous voici réunis pour célébrer le mariage ${of(couple)}.`,
      'Chaque personne assise ici a apporté avec elle un morceau de leur histoire.',
    ].join(' ')
  },
  knownCity: (name, known, turn) => {
    const note = known.note['fr-FR']
    const sentences = [
      `${name}, ${note}, nous envoie des embrassades préparées tout au long de la route.`,
      `${name}, ${note}, est là aussi, un peu plus près de nous aujourd’hui.`,
      `Et celles et ceux qui arrivent ${of(name)}, ${note}, ont dans la voix l’accent de la maison.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  otherCity: (name, turn) => {
    const sentences = [
      `${name} : on en est venu le cœur en avance sur la route : merci pour ce voyage.`,
      `${name} a aussi sa place dans cette fête, et quelle joie de vous y entendre.`,
      `De la part ${of(name)} arrivent des sourires que ce couple connaît par cœur.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  moreCities: (names) => `Et la liste continue, avec la même tendresse : ${names}.`,
  distances: (cities) => {
    const number = new Intl.NumberFormat('fr-FR')
    const ways = cities.map(({ name, distanceKm }) => `${number.format(distanceKm)} depuis ${name}`)
    return `À vol d’oiseau, cela fait en kilomètres environ ${fr.list(ways)} ; et toute cette tendresse a tenu dans les bagages.`
  },
  noCities: ({ couple }) =>
    `De près ou de loin, chacun a trouvé son chemin jusqu’ici, et tous ces chemins se rejoignent maintenant devant ${couple}.`,
  welcomeClosing: ({ couple }) =>
    `Peu importe le nombre de kilomètres : à partir de maintenant nous formons un seul cercle, et la seule distance qui compte est le pas qui sépare ${couple} de leur oui. Respirez, rangez les téléphones et gardez le cœur grand ouvert. La fête a commencé.`,
  ceremony: ({ couple, bride, groom }, { meeting, challenges, lived }) => [
    `${couple}, regardez un instant celles et ceux qui vous entourent. Ici se trouvent les personnes qui ont espéré, attendu et ri avec vous. C’est devant elles que nous allons raconter, en quelques mots, une histoire qui mérite d’être écoutée lentement.`,
    meeting
      ? `Toute histoire d’amour a sa première page. La vôtre nous a été racontée ainsi : « ${meeting} ». Ce jour-là, personne peut-être ne mesurait ce qui commençait. Aujourd’hui nous le savons : c’est ici que menait le chemin.`
      : `Toute histoire d’amour a sa première page, et ${couple} ont écrit la leur sans se presser : une rencontre, une conversation qui ne voulait pas finir et, des deux côtés, l’envie d’un lendemain.`,
    challenges
      ? `Aucun chemin qui en vaut la peine ne descend tout du long. Sur les épreuves, voici les mots reçus : « ${challenges} ». La réponse, nous l’avons sous les yeux : deux êtres qui ont découvert que la main de l’autre est l’appui le plus sûr.`
      : `Il y a une force tranquille à marcher ensemble. ${bride} et ${groom} ont appris à attendre, à écouter et à reprendre la conversation quand il le fallait, et c’est de cette patience de tous les jours qu’un mariage est fait.`,
    lived
      ? `Et que de vie a déjà tenu dans cette vie à deux ! Parmi les moments à rappeler aujourd’hui, il y a celui-ci : « ${lived} ». Ces souvenirs, personne ne pourra les reprendre, et dans bien des années ils vous feront encore rire au même instant.`
      : `Et que de vie tient déjà dans une vie à deux ! Les voyages, les dimanches sans programme, les fous rires que vous êtes seuls à comprendre : ce sont de petites choses, et c’est d’elles que naissent les grandes histoires.`,
    `C’est pourquoi ce jour est aussi un accomplissement. ${bride}, ${groom}, vous avez bâti une confiance qui ne s’achète pas et ne se presse pas. Chaque choix fait ensemble a été une pierre de cette maison qui nous ouvre aujourd’hui ses portes.`,
    `Ce qui vient maintenant est la plus belle page, puisqu’elle est encore blanche. Qu’elle accueille des projets et du repos, une table pleine et de bons silences, du courage les jours difficiles et de la légèreté tous les autres. ${couple}, votre avenir commence ici, et il commence main dans la main.`,
  ],
  finalMessage: ({ couple }, success) =>
    success
      ? `${couple}, à la question de savoir ce qu’est la réussite, la réponse a été : « ${success} ». Regardez autour de vous, regardez-vous : elle est déjà là. Que jamais ne vous manque une raison de redire oui, chaque matin. Vous pouvez vous embrasser !`
      : `${couple}, que l’amour qui vous a menés jusqu’ici soit aussi celui qui vous ramène à la maison, aujourd’hui et tous les jours à venir. Vous pouvez vous embrasser !`,
  leavesOut:
    /(ne (pas|veu|voul|souhait|préfér|doi|dev)|n['’](y |en )?(évoqu|inclu|aim)|plutôt pas|préf[éè]r\w+ (que )?(ne )?pas|laisser de côté|sans (en )?(parler|mentionner|évoquer))/iu,
  aside: /cérémonie|inclu|mentionn|en parler|évoquer/iu,
  generic:
    'Ceci est un texte de démonstration, écrit sur cet ordinateur sans intelligence artificielle. Configurez un véritable service pour recevoir un texte sur mesure.',
}
