import { type CheckLanguage, inOrder, values, words } from './check-language.ts'

/** What the checks know of English. */
export const en: CheckLanguage = {
  commonWords: words(`
    a an the and or but nor so yet for of to in on at by with without from into onto over under about above below
    between among through during before after since until till while as if because though although unless than then
    that this these those there here where when who whom whose which what why how not no yes never always often maybe
    perhaps today tonight tomorrow yesterday now once again ever only just even still also too very much many more most
    less least few little some any each every all both either neither other another one two three four five six seven
    eight nine ten first last next own same such i you he she it we they me him her us them my your his its our their
    mine yours hers ours theirs myself yourself himself herself itself ourselves themselves am is are was were be been
    being have has had having do does did doing done will would shall should can could may might must let lets it
    come comes came go goes went gone get gets got make makes made take takes took give gives gave say says said tell
    tells told know knows knew see sees saw look looks looked find found think thought ask asked want wanted keep kept
    stay stayed meet met thank thanks welcome good morning afternoon evening hello friends family families people everyone
    everybody someone somebody nobody anyone anybody nothing something everything everywhere dear dearest ladies
    gentlemen guests life love home house time year years day days week weeks month way ways thing things place story
    together along away back down up off out near far long short big small old new young great best better please
    between behind beside beyond against toward towards around across neither whatever whoever wherever whenever
    however instead indeed later soon sometimes somewhere almost enough half part rather quite well right left like
    people few none yet hand hands heart hearts eyes mother father parents brother sister son daughter grandmother
    grandfather bride groom wedding ceremony promise words vows rings ring success marriage happiness joy laughter
    please take breathe sit stand remember imagine picture listen hold repeat behold anyway besides meanwhile
    nobody long ago that's it's here's there's you've don't didn't isn't wasn't may`),
  ordinaryEndings: /(?:ly|ing|ness|tion|ful|less|ward|ever|self|selves|body|thing|where|teen|ty)$/,
  capitalWords: words(
    'god lord mr mrs ms mx dr sir madam saint st jesus christ bible english enlace reverend dad mum mom',
  ),
  nameJoints: words('of the and'),
  numbers: {
    values: values(
      `one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13,
      fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40,
      fourty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, dozen 12, decade 10, decades 10, fortnight 14,
      twice 2`,
    ),
    scales: values('hundred 100, thousand 1000, million 1000000'),
    joints: words('and'),
    articles: words('one'),
  },
  months: inOrder(
    'january february march april may june july august september october november december',
  ),
  weekdays: inOrder(
    'sunday/sundays monday/mondays tuesday/tuesdays wednesday/wednesdays thursday/thursdays friday/fridays saturday/saturdays',
  ),
  doubtfulMonths: words('march may august'),
  idiomaticNumbers:
    /\b(?:one by one|one at a time|a thousand (?:times|ways|words|thanks)|a million (?:times|thanks)|a hundred per ?cent|one hundred per ?cent|two by two|on all fours|four (?:paws|legs|walls|corners)|nine to five|twenty-four seven|at sixes and sevens|second to none|twice over|think twice)\b/g,
  twoOfThem: {
    before: words('all the these those us you both we them between your their our of or in by as'),
    after: words(
      'people lives families hearts names hands words souls women men brides grooms of together halves families letters',
    ),
  },
  clock: {
    before: words('at after before past since until by'),
    after: words('am pm a p o oclock'),
  },
  leaveOutCue:
    /\b(?:do(?: not|n[’']?t)|never) (?:(?:want|like) (?:you |it |this |that |anyone )?(?:to )?)?(?:mention|talk|speak|say|bring|include|tell|use|refer|put|joke)|\b(?:leave|keep) (?:it|this|that|them|these|those|all of that|him|her|everything)? ?out\b|\bleave (?:this|that|it) unsaid|\bnot (?:to be mentioned|for the (?:ceremony|script))|\bwithout mentioning|\bkeep (?:it|this|that) (?:private|secret|between us)|\boff[- ]limits|\b(?:would|’d|'d) rather (?:not (?:mention|talk|say|have|hear)|you did)/i,
  backReference: /\b(?:this|that|it|them|those|these)\b/i,
  graveMatters: [
    /\b(?:died|dies|dying|death|dead|passed away|late (?:mother|father|brother|sister|husband|wife)|widow|funeral|buried|grief|griev|mourn|loss\b|lost (?:his|her|their|my|a)\b|no longer with us|looking down|up above|absence|absent|orphan|empty chair|miss(?:ed|es)?\b)/,
    /\b(?:illness|ill\b|sick|cancer|hospital|treatment|chemo|tumou?r|surger|diagnos|depress|anxiety|burnout|alcohol|addict|rehab|sober|recover|remission|health)/,
    /\b(?:unemploy|laid off|lost (?:his|her|their|my) job|fired|redundan|out of work)/,
    /\b(?:debt|bankrupt|broke\b|money|savings)/,
    /\b(?:divorc|separat|ex-?(?:husband|wife|fianc|boyfriend|girlfriend|partner)|first marriage|affair|cheat|unfaithful|broke up|break-?up|split up)/,
    /\b(?:miscarr|abortion|stillb|infertil|ivf|pregnan|bab(?:y|ies)\b)/,
    /\b(?:prison|jail|arrest|lawsuit|court|police|estrange|feud|quarrel|not on speaking|conflict|falling out)/,
  ],
  presenceCue:
    /\b(?:thank(?:s| you) for (?:coming|being|travel|making)|who (?:came|travel|flew|is here|are here)|is here|are here|with us today|welcome|in the front row|walks? (?:in|down)|sitting|seated)/,
  legalWords:
    /\b(?:by (?:the )?(?:power|virtue of the powers?) (?:vested|invested) in me|power vested in me|duly authori[sz]ed by law|lawful(?:ly)? wedded|lawful impediment|legal (?:wife|husband|spouse)|in the eyes of the law|in the name of the law)\b/gi,
  kin: inOrder(
    'father/dad/daddy/dads/parents mother/mum/mom/mummy/mommy/parents son/sons/boy daughter/daughters/girl child/children/kids brother/brothers sister/sisters grandmother/grandma/gran/nan/granny grandfather/grandpa/grandad uncle/uncles aunt/aunts cousin/cousins stepfather stepmother baby/babies family/families',
  ),
  titles: { feminine: ['bride', 'wife'], masculine: ['groom', 'husband', 'bridegroom'] },
  onePerson: {
    feminine: [],
    masculine: [],
  },
  bothPeople: {
    feminine: ['brides', 'wives', 'wife and wife'],
    masculine: ['grooms', 'husbands', 'husband and husband'],
  },
}
