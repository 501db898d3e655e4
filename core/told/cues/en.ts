/** How friends ask, allow and confide in English. */
import { anywhere, atBeginning, type Cues } from './cues.ts'

const lead =
  "and|but|so|just|please|pls|plz|plss|plsss|also|maybe|obviously|ok|okay|oh|though|tho|again|only|then|btw|or|now|kindly|really|seriously|still|honestly|hey|yeah|if you could|if possible|you can tell it|we'd ask you|id ask you|we ask"
const telling =
  '(?:mention|bring|talk|say|tell|include|refer|speak|touch|discuss|joke|repeat|share|use|put|add|read|name|go into|get into|go there|dwell|reveal|let on|let slip|breathe|drag up|reference|make jokes|quote|print|allude|spill|blab|drop)'
const told =
  '(?:mention(?:ed)?|brought up|bring|said|told|included|include|referred|read out|shared|share|spoken|speak|come up|came up|coming up|discuss(?:ed)?|out there|in the (?:speech|ceremony|script|text)|at the (?:wedding|ceremony)|to know|to hear|hearing|known|aired|announced|repeat(?:ed)?|talk(?:ed)?|say|tell|touch|go into|get into|joke)'

export const cues: Cues = {
  none: [
    /\b(?:don't|dont|do not|never) (?:you )?(?:leave|skip|miss|cut|drop|lose)(?: \S{1,40}){0,3}?(?: out\b)?/u,
    /\b(?:don't|dont|do not|never) (?:you )?(?:dare )?forget(?: to)?(?: \S{1,40})?/u,
    /\b(?:don't|dont|do not) let (?:any(?:body|one)|them|him|her|people)\b/u,
    /\b(?:no one|nobody|who|none of us) (?:can|could|would|should|ever) (?:say|tell|leave)/u,
    /\b(?:told|asked|begged|warned|made) (?:\S{1,40} ){1,3}?(?:not|never) to (?:say|tell|mention|talk|bring)(?: a word)?(?: (?:about|to|of))?/u,
    /\b(?:said|says|goes|yelled|shouted|told (?:me|him|her|us)):? ?["“'‘][^"”]{1,200}["”]/u,
    /(?<!please )\bnot to mention\b/u,
    /\b(?:i|we|he|she|they|you guys|who|parents|people|always|usually) (?:never|don't|dont|do not|didn't|didnt|barely|hardly|rarely)(?: really| even| ever)? (?:talk|speak|say|tell|mention|discuss|bring|joke|share|use|name)/u,
    /\b(?:between us|between the two of us),? (?:we|there|it|they|the|is|was|are|were)\b/u,
    /\bwithout (?:saying|speaking|talking|mentioning|telling) (?:a (?:single )?word|anything|much|goodbye|so|no)\b/u,
    /\bnothing about (?:it|that|us|him|her|this) (?:was|is|made|felt|has|surprised)\b/u,
    /\bkeep(?:s|ing)? (?:it |him |her |them |me |us )?(?:quiet (?:hours|mornings)|off (?:the|my|our|his|her) (?:grass|couch|sofa|bed|phone))/u,
  ],
  asks: [
    atBeginning(
      lead,
      `(?:don't|dont|do not|never|not to|no need to|pls no|please no|try not to|better not|best not|rather not|let's not|lets not|let us not|let's never|we won't|can we not|could we not|could you not|can you not|would you not|please not) (?:\\S{1,40} ){0,3}?${telling}`,
    ),
    anywhere(
      `(?:rather|prefer|prefer it|preferred|like it|grateful|appreciate it|appreciate|love it|best|better|nice|kind|great|ideal|happier|thankful|glad)(?: \\S{1,40}){0,5}? (?:not|didn't|didnt|weren't|wasn't|isn't|don't|doesn't|never|without|left out|stay(?:ed|s)?|stayed|kept|keep|leave|skip|private|between)(?!\\p{L})`,
    ),
    anywhere(
      `(?:don't|dont|do not|didn't|doesn't|wouldn't|would not|not) (?:really )?(?:want|wanna|wish|need|like|care)(?: for)?(?: \\S{1,40}){0,6}? ${told}`,
    ),
    anywhere(
      `(?:should|shouldn't|shouldnt|must|mustn't|can't|cannot|can|needn't|won't|is|are|isn't|aren't|it's|has|have|had|ought)(?: better)? (?:not |never |n't )?(?:to )?(?:not )?(?:be )?(?:unsaid|unmentioned|off limits|off-limits|off the table|a no go|a no-go|a secret|not be (?:mentioned|said|told|brought up)|not to be (?:mentioned|said|told|brought))`,
    ),
    anywhere(
      "(?:shouldn't|should not|mustn't|must not|can't|cannot|needn't|need not|not to|never to|not|doesn't have to|don't have to|doesn't need to|don't need to|no need to|needs? not|has no need to) (?:ever )?(?:be )?(?:mentioned|brought up|bring (?:it|that|this|up)|said aloud|told|come up|talked about|discussed|spoken of|read out|repeated|go in|mention (?:it|that|this|the|his|her|him|any|my|our))(?!\\p{L})",
    ),
    anywhere(
      '(?:avoid(?!ed|s)|avoiding|steer(?:ing)? (?:well )?clear|stay(?:ing)? (?:well )?(?:away|clear|off) (?:from|of|the)?|tread (?:lightly|carefully)|tiptoe|gloss over|skirt|skip(?! (?:work|class|school|town))(?:ping)? (?:the|that|this|it|over|past|my|his|her|all|any|what|ahead)|omit|redact|scratch that|strike that|cut (?:that|this|it)(?! (?:off|in|up))|take (?:that|this|it) (?:bit |part )?out|delete (?:that|this|it)|scrap that|drop (?:that|this) (?:bit|part|one)|ignore (?:that|the|what) (?:bit|part|i|last))(?!\\p{L})',
    ),
    anywhere("please (?:don't|dont|do not)(?!\\p{L})"),
    anywhere(
      '(?:leave|leaving|keep|keeping|kept) (?:\\S{1,40} ){0,6}?(?:out(?!\\p{L})(?! (?:late|for|the (?:rubbish|trash|bins)))|private|secret|unsaid|under wraps|hush|to yourself|to yourselves|to ourselves|quiet about|between (?:us|ourselves|you|the)|off (?:the record|limits|script)|out of it|confidential|in the family|for you only|low key|alone please|buried|mum)',
    ),
    anywhere(
      '(?:no mention|not a word|not one word|not a peep|not a whisper|no word|no reference|no talk|no jokes|no joking|not a single word|zero mention|nothing) (?:of|about|on|to|from|regarding|that|please)(?!\\p{L})',
    ),
    anywhere(
      "(?:off[ -]limits|off the record|not for (?:the|public|general|sharing|everyone|everybody|reading|others|any|grandma|guests)|between (?:us|ourselves|you and me|you and i)(?! (?:and|two))|for your (?:eyes|ears) only|mum's the word|strictly confidential|in confidence|hush[- ]hush|zip it|lips sealed|my lips|keep schtum|top secret|it's a secret|its a secret|a secret please|that's private|its private|it's private|this is private|private please|just for you|just so you know, not)",
    ),
    anywhere(
      'without (?:mentioning|naming|saying (?:who|his|her|their|what|where|how)|the name|names|naming names|giving|going into|using|bringing|telling (?:them|people|anyone)|the (?:details|number|amount|figure))',
    ),
    anywhere(
      '(?:just|only|but|though|and) (?:not|no) (?:his|her|their|the|my|our|any|how|what|who|where|names?|that|this|with)(?!\\p{L})',
    ),
    anywhere(
      '(?:forget|disregard|pretend) (?:i|what i|that i|i ever|everything i|about what|the (?:bit|part|thing)|that (?:bit|part|last)|you (?:read|heard|saw)|about (?:that|the (?:bit|part)))',
    ),
    anywhere(
      '(?:stays?|stayed|staying|remains?|dies|goes no further|go no further)(?: \\S{1,40}){0,2}? (?:between|here|in the family|with (?:you|us|me)|private|secret|no further|in this|buried|out of)(?!\\p{L})',
    ),
    anywhere(
      "(?:must not|mustn't|shouldn't|should not|can't|cannot|can not) (?:ever )?(?:know|find out)(?!\\p{L})|(?:nobody|no one|noone|they|he|she|mum|mom|dad|grandma|gran|everyone|people|guests|the family) (?:\\S{1,40} ){0,3}?(?:needs?|has|have|must|can|should|may|ought)(?:n't| not)? (?:to |ever )?(?:know|hear|find out)(?!\\p{L})",
    ),
    anywhere(
      "(?:we'd|we would|i'd|i would|he'd|she'd|they'd) (?:rather|sooner|prefer|really rather)(?! (?:have|be|eat|walk|dance|stay|live|sleep|drive))",
    ),
  ],
  allows: [
    /(?<!not )\b(?:you|u) (?:can|may|could|should|must)(?: (?:def|definitely|totally|absolutely|certainly|also|happily|happily|freely|of course))? (?:use|talk|tell|say|mention|share|include|bring|joke|laugh|make|go|have|call|speak|quote|read|put|play)/u,
    /\b(?:feel free|go ahead|happy (?:for|to|with|if)|(?:totally |perfectly |completely )?(?:fine|ok|okay|cool|good) (?:with|to|if|by)|please do(?! not)|fair game|no problem(?: at all)?|by all means|say it loud|shout it|tell everyone|be our guest|everyone knows|everybody knows|no secret|not a secret)\b/u,
    /(?<!not )\b(?:we'd love|we would love|i'd love|we want|i want|we do want|what we'd love|would be lovely)(?: \S{1,40}){0,5}? (?:hear|mention(?:ed)?|said|told|in|included|talk|it|about|know)\b/u,
    /\b(?:we're|we are|i'm|i am|so|very|really|both) proud\b|\bproud (?:of (?:it|that|this)|that|to)\b/u,
  ],
  secrets: [
    anywhere(
      "(?:nobody|no one|noone|none of them|not even|only (?:i|we|he|she|her|him)) (?:\\S{1,40} ){0,4}?(?:knows?|suspects?|has a (?:clue|notion|idea))|(?:have|has|had|haven't|hasn't|without)(?: got)? (?:no|a) (?:clue|idea|notion)|(?:doesn't|don't|does not|do not|dont|doesnt) know (?:yet|about|it|that|this|any)|(?:hasn't|haven't|has not|have not) (?:told|announced|said|come out)|behind (?:his|her|their) back|still thinks?(?! (?:it|that) (?:is|was) (?:funny|hilarious))|thinks? (?:he|she|we|they|i) (?:had|was|were|is|are|has)",
    ),
  ],
  grave:
    /(?<!\p{L})(?:depress(?:ion|ed)|breakdown|cancer|tumou?r|rehab|alcoholi[cs]m?|sober|addict(?:ion|ed)?|overdose|suicid\p{L}+|miscarr\p{L}+|stillb\p{L}+|abortion|ivf|infertil\p{L}+|died|death|dying|funeral|passed away|prison|jail|arrest(?:ed)?|dui|felony|cheat(?:ed|ing)? on|i cheated|he cheated|she cheated|affair|unfaithful|bankrupt\p{L}*|debts?|redundan\p{L}+|laid off|fired from|abus(?:e|ed|ive)|hit (?:me|her|him) (?:and|so|when)|beat (?:me|her|him)|assault\p{L}*|raped?|panic attacks?|burn-?out|hiv|stroke|dementia|alzheimer's|chemo\p{L}*|gambl\p{L}+|eviction|evicted|restraining|divorc\p{L}+)(?!\p{L})/u,
}
