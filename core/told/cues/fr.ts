/** How friends ask, allow and confide in French. */
import { anywhere, atBeginning, type Cues } from './cues.ts'

const lead =
  "et|mais|alors|surtout|stp|svp|merci|donc|par contre|aussi|non plus|ca|cela|ceci|toi|tu|vous|on|la-dessus|dessus|juste|sinon|ah|oh|bon|bref|apres|enfin|hein|plutot|en revanche|par pitie|s'il te plait|s'il vous plait|maintenant|ou"
const verbs =
  "(?:parl(?:e[rsz]?|ons)|mentionn(?:e[rsz]?|ons)|di(?:s|t|tes|re|sons)|evoqu(?:e[rsz]?|ons)|cit(?:e[rsz]?|ons)|racont(?:e[rsz]?|ons)|abord(?:e[rsz]?|ons)|nomm(?:e[rsz]?)|rappel(?:e[rsz]?|le)|precis(?:e[rsz]?)|lis(?:ez)?|ressor(?:s|tez|tir)|touche[rsz]?|glisse[rsz]?|revele[rsz]?|devoile[rsz]?|ebruite[rsz]?|repete[rsz]?|plaisante[rsz]?|blague[rsz]?|insiste[rsz]?|revenir|revenez|s'etendre|vous etendre|t'etendre|faire (?:mention|allusion|etat|reference)|fai(?:s|tes) (?:mention|allusion|reference)|met(?:s|tez|tre)|utilise[rsz]?|emploie[rsz]?|employe[rz])"
const negation = '(?:pas|rien|jamais|plus|aucun|surtout pas)'

export const cues: Cues = {
  none: [
    /\bn'(?:oublie[zrs]?|hesite[zrs]?|omettez|omets)(?: \S{1,40}){0,2}? (?:de|d'|a|pas)(?: \S{1,40}){0,2}?(?: ?\S{1,40})?/u,
    /\bne (?:manque[zrs]?|ratez|rate|zappez|zappe|passez pas a cote)(?: \S{1,40}){0,2}? (?:de|d')? ?(?:\S{1,40})?/u,
    /\b(?:il|elle|on|nous|je|j'|qui|ils|elles|personne|moi|lui|mon \S{1,40}|ma \S{1,40}|sa \S{1,40}|son \S{1,40}|le \S{1,40}|la \S{1,40}) (?:ne |n')?(?:nous |me |se |m'|s'|lui |en |y |leur )?(?:parl|dis|dit|cit|racont|mentionn|evoqu|abord|evit|cach|mett|met)\p{L}{0,6}(?: \p{L}{1,12})? (?:pas|rien|jamais|plus|aucun|peu)(?: un mot(?: de| d')?)?(?! (?:de ca|au mariage|pendant la ceremonie))/u,
    /\b(?:il|elle|on|nous|je|ils|elles) n'(?:evit|abord|evoqu)\p{L}{0,6} /u,
    /\bentre nous,? (?:c'est|c'etait|ca|il y a|y a|tout|deux|rien|on|le courant|pas de)/u,
    /\b(?:a|ai|as|avait|avais) (?:dit|crie|lance|repondu|repete)(?: \S{1,20}){0,2}? ?:? ?["“«][^"”»]{1,200}["”»]/u,
    /\bsans (?:parler|dire) (?:un mot|la meme langue|francais|anglais|au revoir|bonjour|pourquoi|merci|de notre chance)/u,
    /\bon (?:en )?(?:rit|rigole)|\bc'est tout dire\b|\bpour ne pas dire\b/u,
    /\bpas un mot de (?:francais|anglais|espagnol|portugais|allemand|italien|arabe|la langue)/u,
  ],
  asks: [
    anywhere(
      `(?:ne |n')(?:\\S{1,40} ){0,2}?${verbs}(?:-(?:le|la|les|en|lui|leur))? (?:\\S{1,40} )?${negation}(?!\\p{L})`,
    ),
    anywhere(`ne (?:surtout )?${negation} (?:\\S{1,40} ){0,3}?${verbs}(?!\\p{L})`),
    atBeginning(
      lead,
      `(?:n'|ne |m'|me |le |la |les |l'|en |nous |lui ){0,3}${verbs}(?:-(?:le|la|les|en|lui|leur))? (?:surtout |trop )?${negation}(?!\\p{L})`,
    ),
    anywhere(
      '(?:il )?(?:ne )?(?:faut|faudrait|doit|devez|devrait|dois|vaut mieux|vaudrait mieux|mieux vaut)(?: \\S{1,40}){0,3}? (?:pas|rien|jamais|eviter|taire|garder|sauter|passer|oublier|laisser)(?!\\p{L})',
    ),
    anywhere(
      "(?<!n')(?:evit(?:e|ez|er|ons)|omet(?:s|tez|tre)|tais|taisez|taire|zappe[rz]?|saute[rz]? (?:ca|cette|ce|le passage|la partie)|coupe[rz]? (?:ca|cette|ce passage)|efface[rz]? (?:ca|cette|ce)|enleve[rz]? (?:ca|cette|ce|le|la)|supprime[rz]?|retire[rz]? (?:ca|cette|ce|le)|biffe[rz]?)(?!\\p{L})",
    ),
    anywhere(
      "(?:gard(?:e[rsz]?|ons)|laiss(?:e[rsz]?|ons)|mett(?:ez|re|ons)|mets|rest(?:e|er|erait|era)|conserve[rz]?)(?:-(?:le|la|les))? (?:\\S{1,40} ){0,5}?(?:de cote|en dehors|hors d|pour (?:vous|toi|nous|lui|elle)|entre (?:nous|vous)|secret|sous silence|tomber|dans l'ombre|dans la famille|en famille|prive|confidentiel|discret|au placard|de cote|ici|la)(?!\\p{L})",
    ),
    anywhere(
      "pas(?: un (?:seul )?)?(?: mot| mention| besoin| la peine| necessaire| utile| question| allusion| d'allusion| de mention| de blague)(?: \\S{1,40}){0,3}?(?: (?:sur|de|a|concernant|la-dessus|du|des|d'|que|svp|stp)|$)",
    ),
    anywhere(
      "(?:rien|silence|motus|chut|bouche cousue|pas un mot|pas un traitre mot)(?: (?:sur|concernant|a propos|la-dessus|de (?:ca|tout ca|cette|l')|du|des|merci|svp|stp)| ?[,.!]|$)",
    ),
    anywhere(
      "(?:de|du|des|sur) (?:\\S{1,40} ){1,7}?(?:rien|pas un mot)(?= ?(?:svp|stp|merci|s'il|[.,!]|$))|mais pas (?:de|d')",
    ),
    anywhere(
      "(?:inutile|pas (?:forcement )?necessaire|pas la peine|pas besoin|sans interet) (?:de |d')",
    ),
    anywhere(
      '(?:prefer|prefere|preferer|aimer|aime|souhait|voudr|voul|apprecier|desir)\\p{L}{0,8} (?:\\S{1,40} ){0,6}?(?:pas|rien|eviter|taire|discret|discretion|silence|sous silence|entre nous|autant)(?!\\p{L})',
    ),
    anywhere(
      '(?:merci|priere|veuillez|pourriez-vous|pourrais-tu|peux-tu|pouvez-vous|je vous demande|on vous demande|je te demande|on te demande|nous vous demandons)(?: \\S{1,40}){0,3}? (?:ne (?:surtout )?(?:pas|rien)|pas|eviter|taire|garder|sauter|laisser)(?!\\p{L})',
    ),
    anywhere(
      'sans (?:dire|citer|donner|preciser|nommer|mentionner|evoquer|parler|raconter|en parler|le nom|les noms|son nom|nom|noms|entrer|rentrer)(?!\\p{L})',
    ),
    anywhere(
      "(?:passe[rz]?|passons|glisse[rz]?) (?:\\S{1,40} )?(?:sous silence|la-dessus|ca sous|sur (?:ca|cette|ce|le|la|les|l'))",
    ),
    anywhere(
      "(?:oublie[rz]?|oublions|fais|faites)(?:-le|-la|-les)? (?:ca|cela|ce que|tout ce que|ce passage|cette|comme si|ce point|la partie|le passage)|(?:peux|pouvez|pourrez) (?:\\S{1,40} )?l'oublier",
    ),
    anywhere(
      "(?:entre nous|entre toi et moi|entre vous et moi|hors micro|en off|confidentiel|c'est (?:un )?secret|sous le sceau|ca ne sort pas|ca sort pas|ne doit pas sortir|a ne pas|pas pour (?:le discours|la ceremonie|les invites|le jour j|tout le monde|l'assemblee|le micro)|juste pour (?:vous|toi|ton|votre) info|pour (?:ta|votre) gouverne|pour tes yeux)(?!\\p{L})",
    ),
    anywhere(
      "(?:personne|ils|elle|il|mes parents|ma mere|mon pere|sa mere|les invites) (?:ne |n')?(?:doit|doivent|devrait|a besoin|faut)(?: \\S{1,40}){0,2}? (?:savoir|entendre|apprendre|l'apprendre|le savoir)",
    ),
    anywhere(
      "(?:mais pas|surtout pas|mais sans)(?: \\S{1,40}){0,1}? (?:le|la|les|l'|son|sa|ses|de|du|des|d'|ca|cette|ce|que|quand|un|une)(?!\\p{L})|(?:sauf|hormis|excepte) (?:ca|cela|son nom|le nom|la partie|le passage|l'histoire|que|quand)(?!\\p{L})",
    ),
  ],
  allows: [
    /(?<!ne )\b(?:tu peux|vous pouvez|on peut|peux-tu|pouvez-vous)(?: \S{1,40}){0,2}? (?:en (?:parler|rire)|parler|dire|raconter|mentionner|evoquer|citer|le (?:dire|raconter)|la raconter|y aller|utiliser|rire)\b/u,
    /\b(?:n'hesite[zs]?(?: surtout)? pas|aucun souci|pas de souci|aucun probleme|pas de probleme|avec plaisir|bien sur|parlez autant|parlez-en|parles-en|racontez|ce n'est pas un secret|tout le monde (?:le )?sait|libre a vous|feu vert)\b/u,
    /\b(?:on|nous|j'|je) ?(?:veut|voulons|aimerait|aimerions|aimerais|tient|tenons|tiens|souhaitons|souhaite)(?: bien| beaucoup| a ce)? (?:que|qu'|en parler|en entendre|a)\b/u,
    /\b(?:on est|nous sommes|je suis|nous en sommes|on en est)(?: \S{1,20}){0,2}? fiers?\b|\bfierte\b|\bce (?:que l'on|qu'on) (?:veut|voudrait|aimerait)/u,
  ],
  secrets: [
    anywhere(
      "(?:personne|(?:mes|ses|nos|leurs) parents|la famille|sa (?:mere|femme)|son (?:pere|mari)|les enfants) (?:\\S{1,40} ){0,4}?(?:n'est au courant|ne (?:le )?sait|sait pas|sait rien|n'en sait|ne savent|ignore\\p{L}{0,3}|ne se doute)|(?:ne )?(?:l'a|l'ont|a|ont|avons) pas encore (?:annonce|dit|avoue|raconte|parle)|n'est (?:pas )?(?:encore )?au courant|sont pas au courant|en cachette|dans le dos de|croi(?:t|ent) (?:encore |toujours )?(?:que|qu')|se doutent? de rien",
    ),
  ],
  grave:
    /(?<!\p{L})(?:depression|burn-?out|cancer|tumeur|cure de|desintox\p{L}*|alcoolisme|alcoolique|drogue|overdose|suicid\p{L}+|fausse couche|avortement|ivg|perdu (?:un|le|notre|mon) (?:bebe|enfant)|sterilite|decede\p{L}{0,2}|deces|mort|morte|enterrement|obseques|prison|garde a vue|condamne\p{L}{0,2}|trompe\p{L}?|infidel\p{L}+|faillite|dettes?|surendett\p{L}+|redressement|licenci\p{L}+|abus(?:e|ee|er)?|frappait|battait|viol|violences?|attaques? de panique|vih|alzheimer|avc|chimio\p{L}*|divorcent|interne\p{L}? (?:en|a)|hospitalis\p{L}+)(?!\p{L})/u,
}
