/** What the explicit wishes name, and whether a text says it. */
import { sentencesOf } from '../ceremony/sentences.ts'
import { folded } from '../without-accents.ts'
import { allowsPlainly, holdsWish, nameWords } from './wish-cues.ts'

/** One thing that must not be said, as words by their first letters. */
export interface WishMatter {
  /** In the words of whoever asked. */
  wish: string
  /** Each is enough to give it away. */
  heads: ReadonlySet<string>
  /** Two of them are. */
  others: ReadonlySet<string>
  /** It names more than what every family has. */
  isStrong: boolean
}

/** Endings differ by number and gender. */
const stemLetters = 5

/** Words that name nothing by themselves, and those of asking, in the four languages; by their first letters below. */
const empty = new Set(
  (
    'a o os as um uma de do da dos das em no na nos nas e ou ao aos com por pelo pela para pra pro sobre dele dela deles delas ele ela eles elas ' +
    'meu minha meus minhas nosso nossa nossos nossas seu sua seus suas gente nada tudo coisa coisas assunto tema parte partes que se nao nem so ' +
    'historia detalhe detalhes resto cerimonia casamento favor nunca jamais mais ja hoje dia discurso texto voces voce nos lhe foi era quando onde como ' +
    'isso isto aquilo esse essa este esta esses essas aquele aquela la ali muito tambem sem por favor tipo pf pfv ta eh the an of and or to in on at for with about my our his her ' +
    'their your him she he they us we you i it is was were be been that this those these which who when where how not no nor anything nothing everything thing things ' +
    'subject topic part story detail details rest ceremony wedding please ever never all day speech guests le la les l un une des du d et au aux avec pour sur mon ma mes notre nos ' +
    'son sa ses leur leurs lui elle eux elles rien tout chose choses sujet partie histoire reste mariage jour discours invites pas surtout merci qu ce cet cette ces ca cela en y qui quand ou ' +
    'est etait ne ni je tu il on nous vous el los las lo unos unas del al mi mis nuestro nuestra nuestros nuestras su sus tus ellos ellas cosas asunto boda palabra palavra palavras termo ' +
    'che ojo oye bueno hey hein bref bon tomber accord ok okay gente pessoal me te se le les os mi eu tu uns umas ah oh sao estao estava tem tinha ter havia sabe sabia ate mal tal ser estar ir vou vem vir veio estou somos fomos ' +
    'had has have having still either neither yet even re ve ll been being did does done could will shall get got going go say said so very too really quite ago after before while until because im ' +
    'par avons avez ont ai as avait avaient suis es sommes sont etre avoir fait faire va vont aller tres bien encore deja apres avant pendant sous comme si car donc chacun chaque aussi ' +
    'estoy estan estaba son soy fue eran hay habia tiene tenia venir viene voy muy aun todavia despues antes pues mismo sido algo alguien ' +
    'just only ella el ainda then than also but mas pero mais from off ' +
    'mot mots terme palabras termino word words term les sin tampoco eso esto ese esa esos esas aquello porfa porfavor s t m n j c qu'
  ).split(' '),
)
const asking =
  /^(?:fic\p{L}{1,3}|fique|qued[ea]\p{L}?|rest(?:e|er|era)|stay\p{L}*|guard\p{L}*|quiet\p{L}*|secr\p{L}*|confid\p{L}*|discr\p{L}*|entre|between|motus|chut|melhor|mejor|mieux|better|acho|creo|think|gostar\p{L}*|agradec\p{L}*|grateful|appreciat\p{L}*|aparec\p{L}*|appear|necess\p{L}*|precis\p{L}*|need\p{L}?|vai?|sac\p{L}*|puse|puso|pus|escrev\p{L}*|escrib\p{L}*|ecrit|ecrire|wrote|written|said|falei|contei|disse|dije|conte|p[ou]nha[m]?|pong\p{L}*|poe|bota[mr]?|colo[cq]\p{L}*|apag\p{L}*|borr\p{L}*|omit\p{L}*|esque[cç]\p{L}*|forget|oubli\p{L}*|olvid\p{L}*|skip|pul[ae]\p{L}?|salt\p{L}*|fal(?:a|ar|e|em|em|amos)|menci\p{L}*|mention\p{L}*|cit(?:e|em|ar|er|en|ez)|cont(?:a|ar|e|em|em|en|es|eis)|diz|dizer|diga[mn]?|digas?|digais|decir|comen(?:t[ae]\p{L}*)|to(?:car|quem?|quen|ques)|lembr\p{L}*|inclu\p{L}*|deix\p{L}*|tir(?:a|ar|em|e)|evit\p{L}*|avoid\p{L}*|segredo|secret[o]?|fora|out|leave|leaving|keep|keeping|bring\p{L}*|up|talk\p{L}*|speak\p{L}*|say|tell|refer\p{L}*|touch\p{L}*|joke\p{L}*|discuss\p{L}*|don|do|does|dont|use|us(?:e|em|ar|en|es)|parl(?:e|er|ez|ons)|evoqu\p{L}*|racont\p{L}*|abord\p{L}*|dites?|dire|dis|laiss\p{L}*|garde[rz]?|habl(?:ar|e|en|es|eis)|nombr(?:ar|e|en|es)|dej(?:ar|en|e|a|ad)|prefir\p{L}*|prefer\p{L}*|prefier\p{L}*|quer(?:o|emos|ia|iamos)|quier\p{L}*|want|would|rather|like|steer|clear|veut|veux|voul\p{L}*|souhait\p{L}*|pode\p{L}*|peut|pued\p{L}*|may|can|should|must|let|lets|make|sure|careful|cuidado|atencao|attention|favor)$/u

/** Common to every wedding or every family: they tell only together with another word. */
const weak = new Set(
  (
    'pai mae pais irmao irma irmaos irmas tio tia avo avos primo prima filho filha filhos familia amigo amiga amigos noivo noiva noivos marido esposa mulher namorado namorada casal sogro sogra ' +
    'viagem ano anos mes meses festa trabalho casa cidade tempo epoca vida amor nome idade primeiro primeira segundo segunda vez grande antigo antiga noite ' +
    'father mother dad mom mum parents brother sister uncle aunt cousin son daughter kids family friend friends bride groom husband wife boyfriend girlfriend partner couple ' +
    'trip year years month months party work job house home city time times life love name age first second big old night ' +
    'pere mere parents frere soeur oncle tante cousin cousine fils fille enfants famille ami amie amis marie mariee mari femme copain copine fiance fiancee couple ' +
    'voyage an ans annee annees mois fete travail boulot maison ville temps epoque vie amour nom age premier premiere deuxieme fois grand grande vieux nuit ' +
    'padre madre padres papa mama hermano hermana hermanos tio tia abuelo abuela primo prima hijo hija hijos familia amigo amiga novio novia novios marido esposo esposa mujer pareja suegro suegra ' +
    'viaje ano anos mes meses fiesta trabajo casa ciudad tiempo epoca vida nombre edad primero primera segundo vez noche'
  ).split(' '),
)

/** Nobody names as many; each costs every sentence a look. */
const mattersMost = 300

/** Between two things that one wish names. */
const itemEnd =
  /[,;:\r\n\u2028\u2029/]|\s(?:e|nem|ou|and|or|nor|et|ni|ou|y|o|u)\s(?=(?:d[aeo]s?|about|of|the|du|des|de|la|el|los|las|les|o|a|os|as|sobre)\s)/iu
/** `in Santos`: where something happened does not give it away. */
const placing = /(?<!\p{L})(?:em|n[oa]s?|in|at|en|à|aux?|chez)\s+$/iu

function stemOf(word: string): string {
  return word.slice(0, stemLetters)
}

/** Why it is asked is not what is asked. */
const reason =
  /^\s*(?:que|porque|pq|pois|because|bc|cause|cuz|since|car|parce|puisque|c'est|c’est)\s/iu

function matterOf(item: string, wish: string, own: ReadonlySet<string>): WishMatter[] {
  const words = [...item.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const word = folded(match[0])
    const isNothing = word.length < 2 || own.has(word) || empty.has(word) || asking.test(word)
    const isName = /^\p{Lu}/u.test(match[0]) && /[\p{L}\p{N}]/u.test(item.slice(0, match.index))
    const isPlaced = placing.test(item.slice(Math.max(0, match.index - 8), match.index))
    return isNothing ? [] : [{ word, isName: isName && !isPlaced }]
  })
  const strong = words.filter(({ word }) => !weak.has(word))
  const [head] = strong.length > 0 ? strong : []
  const heads = strong.filter((one) => one === head || one.isName).map(({ word }) => stemOf(word))
  const others = words.map(({ word }) => stemOf(word))
  if (heads.length > 0) {
    return [{ wish, heads: new Set(heads), others: new Set(others), isStrong: true }]
  }
  // `A mãe dela` names nothing but what every family has: one word of it is enough then.
  return others.length > 0
    ? [{ wish, heads: new Set(others), others: new Set(), isStrong: false }]
    : []
}

/**
 * What the wishes under `leaveUnsaid` name, each thing by itself. A sentence that only allows something names nothing.
 * @param names the couple's, which are in every text
 */
export function mattersOf(leaveUnsaid: string, names: readonly string[]): WishMatter[] {
  const own = new Set(names.flatMap(nameWords))
  return sentencesOf(leaveUnsaid)
    .filter(({ text }) => holdsWish(text) || !allowsPlainly(text))
    .flatMap(({ text }) => {
      const items = text
        .split(itemEnd)
        .filter((item, at) => at === 0 || !reason.test(item))
        .filter((item) => holdsWish(item) || !allowsPlainly(item))
        .flatMap((item) => matterOf(item, text, own))
      // `A mãe dela não sabe` says who must not hear it, unless nothing else is named.
      const strong = items.filter(({ isStrong }) => isStrong)
      return strong.length > 0 ? strong : items
    })
    .slice(0, mattersMost)
}

/**
 * Tells of a text whether it says what one of the wishes names: one of its weightiest words, or two of the others. For
 * many texts: what they are compared with is made ready once.
 */
export function sayerOf(matters: readonly WishMatter[]): (text: string) => boolean {
  const heads = new Set(matters.flatMap((matter) => [...matter.heads]))
  const byOther = new Map<string, number[]>()
  matters.forEach(({ others }, number) => {
    for (const other of others) byOther.set(other, [...(byOther.get(other) ?? []), number])
  })
  return (text) => {
    const stems = new Set((folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))
    const shared = new Map<number, number>()
    for (const stem of stems) {
      if (heads.has(stem)) return true
      for (const number of byOther.get(stem) ?? []) {
        const count = (shared.get(number) ?? 0) + 1
        if (count > 1) return true
        shared.set(number, count)
      }
    }
    return false
  }
}
