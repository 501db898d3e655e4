import { type CheckLanguage, inOrder, values, words } from './check-language.ts'

/** What the checks know of French. */
export const fr: CheckLanguage = {
  commonWords: words(`
    a au aux de du des d l la le les un une en dans sur sous par pour avec sans chez vers entre apres avant depuis pendant
    jusqu jusque contre malgre selon des et ou mais ni car donc or que qu qui quoi dont quand comme comment pourquoi
    combien quel quelle quels quelles lequel laquelle si ne n pas plus moins tres trop peu beaucoup assez tant tout toute
    tous toutes rien quelque quelques quelqu chose aucun aucune chaque chacun chacune autre autres meme memes tel telle
    je j tu il elle on nous vous ils elles me m te t se s lui leur leurs y ce c cet cette ces cela ca ceci celui celle
    ceux celles mon ma mes ton ta tes son sa ses notre nos votre vos moi toi soi eux etre est sont etait etaient fut
    furent soit soient sera seront suis es sommes etes avoir ont avait avaient avons avez eut eurent ait aient aura
    faire fait font faisait firent fit aller va vont allait allaient alla venir vient viennent vint vinrent venu venus
    donner donne dire dit disent disait pouvoir peut peuvent voir voit vu savoir sait savent vouloir veut veulent
    falloir faut fallait rester reste restent ici la-bas ailleurs hier demain aujourd hui maintenant alors ensuite puis
    enfin toujours jamais souvent parfois encore deja bientot aussi ainsi peut peut-etre surtout presque bien mal mieux
    bon bonne bons bonnes beau belle beaux belles petit petite grand grande premier premiere dernier derniere seul seule
    deux trois quatre cinq six sept huit neuf dix cent mille bonjour bonsoir merci bienvenue chers cheres cher chere amis
    amies ami amie famille familles mesdames messieurs invites gens vie amour maison temps an ans annee annees mois
    semaine jour jours soir matin nuit fois monde chemin lieu histoire nom coeur main mains mot mots mere pere parents
    fille fils grand-mere frere soeur joie reussite promesse voeu voeux mariage marie mariee maries noces ensemble tant
    parce puisque puisqu lorsque lorsqu quoiqu afin des certes pourtant cependant voici voila loin pres autour dehors
    prenez respirez regardez gardez asseyez installez soyez imaginez ecoutez repetez plusieurs certains certaines nul
    nulle oui non vraiment derriere devant face parmi lors tantot moitie`),
  ordinaryEndings:
    /(?:ment|aient|erent|irent|urent|ait|ant|ons|ez|tion|tions|ette|esse|ance|ence|age)$/,
  capitalWords: words(
    'dieu seigneur monsieur madame mademoiselle mme mlle m mr dr saint sainte st ste notre jesus christ bible enlace',
  ),
  nameJoints: words('de du des d la le les l et en sur'),
  numbers: {
    values: values(
      `un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12,
      treize 13, quatorze 14, quinze 15, seize 16, vingt 20, vingts 20, trente 30, quarante 40, cinquante 50,
      soixante 60, septante 70, huitante 80, octante 80, nonante 90, douzaine 12, dizaine 10, dizaines 10,
      quinzaine 15, vingtaine 20, trentaine 30, quarantaine 40, cinquantaine 50, centaine 100, centaines 100,
      decennie 10, decennies 10, millier 1000, milliers 1000`,
    ),
    scales: values('cent 100, cents 100, mille 1000, million 1000000, millions 1000000'),
    joints: words('et'),
    articles: words('un une'),
  },
  months: inOrder(
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  ),
  weekdays: inOrder(
    'dimanche/dimanches lundi/lundis mardi/mardis mercredi/mercredis jeudi/jeudis vendredi/vendredis samedi/samedis',
  ),
  doubtfulMonths: words(''),
  idiomaticNumbers:
    /\b(?:un par un|une par une|un a un|une a une|mille (?:fois|et une|mercis|facons|manieres)|cent pour cent|cent fois|a quatre mains|quatre (?:pattes|murs|mains|vents)|deux par deux|se mettre en quatre|trente-six|vingt-quatre heures sur vingt-quatre)\b/g,
  twoOfThem: {
    before: words('les ces vous nous tous toutes eux elles entre vos nos leurs ses a de ces des'),
    after: words(
      'personnes vies familles coeurs noms mains mots ames femmes hommes mariees maries ensemble fois alliances lettres',
    ),
  },
  clock: { before: words('a vers des avant apres'), after: words('h heures heure') },
  leaveOutCue:
    /\bn[’']?e? ?(?:pas|surtout pas) (?:\w+ )?(?:parler|mentionner|[eé]voquer|dire|citer|raconter)|\bn[’'](?:en |y )?(?:parlez|[eé]voquez|mentionnez|parle|parlons)\w* (?:surtout )?pas|\bne (?:le |la |les |l[’'])?(?:parlez|mentionnez|dites|citez|racontez|mettez|touchez|voulons|veux|souhaitons) (?:surtout )?pas|\blaiss\w+ (?:cela |[cç]a )?de c[oô]t[eé]|\b(?:hors|en dehors) de la c[eé]r[eé]monie|\bsans (?:parler|mentionner|[eé]voquer)|\bpas pour la c[eé]r[eé]monie|\breste entre nous|\bc[’']est un secret|\bpas un mot/i,
  backReference: /(?<!\p{L})(?:cela|[cç]a|ceci)(?!\p{L})|\bn[’']en\b|\bne (?:le|la|les) /iu,
  graveMatters: [
    /\b(?:mort[es]*\b|mourir|mouru|deced|deces|veuf|veuve|deuil|enterr|obseques|perdu (?:son|sa|leur|mon|ma)|perte\b|disparu|n[’']est plus|ne sont plus|la-haut|absence|absent|orphelin|chaise vide|parti[es]* trop tot|nous manque|manquent)/,
    /\b(?:maladie|malade|cancer|hopital|hospitalis|traitement|chimio|tumeur|chirurg|opere|diagnosti|depress|anxiete|burn-?out|alcool|addict|guer[ir]|remission|sante)/,
    /\b(?:chomage|licenci|sans emploi|sans travail)/,
    /\b(?:dette|endett|faillite|argent)/,
    /\b(?:divorc|separ(?:es?|ation|er)|ex-?(?:mari|femme|compagn|epou|conjoint)|premier mariage|infidel|tromp|rupture|rompu|quittes)/,
    /\b(?:fausse couche|avort|bebes?\b|grossesse|enceinte|infertil|fiv\b|pma\b)/,
    /\b(?:prison|proces\b|police|justice|dispute|brouill|fache|conflit|ne se parlent)/,
  ],
  presenceCue:
    /\b(?:merci d[’'](?:etre|avoir fait)|merci (?:a .{1,30} )?d[’']etre (?:venu|la)|qui (?:est|sont) (?:venu|la\b|ici|parmi)|est ici|sont ici|parmi nous|avec nous aujourd|bienvenue|nous accompagne|assis|entre\b)/,
  legalWords:
    /(?<!\p{L})(?:au nom de la loi|par les pouvoirs qui me sont (?:conf[eé]r[eé]s|donn[eé]s)|en vertu des pouvoirs|unis? par les liens du mariage|je vous d[eé]clare (?:unis par le mariage|mari et femme)|l[eé]gitime [eé]pou(?:x|se))(?!\p{L})/giu,
  kin: inOrder(
    'pere/papa/parents mere/maman/parents fils fille/filles frere/freres soeur/soeurs mamie papi oncle/oncles tante/tantes cousin/cousins cousine/cousines bebe/bebes famille/familles',
  ),
  titles: {
    feminine: ['mariée', 'fiancée', 'épouse'],
    masculine: ['marié', 'fiancé', 'époux', 'mari'],
  },
  onePerson: {
    feminine: ['émue', 'fatiguée', 'amoureuse'],
    masculine: ['ému', 'fatigué', 'amoureux'],
  },
  bothPeople: {
    feminine: [
      'mariées',
      'fiancées',
      'unies',
      'amoureuses',
      'épouses',
      'l’une à l’autre',
      'l’une de l’autre',
    ],
    masculine: ['mariés', 'fiancés', 'unis', 'l’un à l’autre', 'l’un de l’autre', 'mari et femme'],
  },
}
