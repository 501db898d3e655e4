/** The rituals of the ceremony in French, as they are read aloud before the guests (seed section 7). */
import { frenchDe } from '../../grammar.ts'
import { direction, says } from '../../script-line.ts'
import type { RitualMessages } from '../pt/rituals.ts'

export const rituals: RitualMessages = {
  ringsMoment: ({ groom, bride }) => [
    direction('Les alliances sont apportées et remises à la personne qui célèbre.'),
    direction('Lecture proposée, par la personne qui célèbre ou par un proche du couple.'),
    says(
      'celebrant',
      'Le français est une langue économe. Pour dire le pacte que l’on conclut et l’anneau que l’on se passe au doigt, il n’a qu’un seul mot : alliance. Comme s’il avait deviné depuis longtemps que la promesse et l’objet ne se séparent pas.',
    ),
    says(
      'celebrant',
      'Regardez celles-ci. Prise seule, chacune est un cercle, et un cercle ne sait pas finir. Mais approchez-les jusqu’à ce qu’elles se touchent, et voilà que se dessine un huit couché, le signe que les savants ont donné à l’infini. Deux boucles, un seul trait. La main qui le trace s’éloigne, revient, traverse le milieu, repart de l’autre côté et revient encore.',
    ),
    says(
      'celebrant',
      'C’est peut-être l’image la plus juste de la vie à deux. Chaque boucle garde son espace, ses amitiés, ses silences, son horizon. Nul besoin de se confondre pour s’aimer : il suffit qu’il existe, entre l’un et l’autre, un point de passage où l’on soit sûr de se retrouver.',
    ),
    says(
      'celebrant',
      `${groom}, ${bride}, ces anneaux ne pèsent que quelques grammes. Vous les oublierez souvent, et c’est très bien ainsi : on oublie ce qui ne blesse pas et ne quitte jamais sa place. Mais certains soirs, en cherchant la main de l’autre dans le noir, vous sentirez sous vos doigts ce petit cercle tiède, et vous saurez que l’infini n’est pas si loin.`,
    ),
  ],

  ringVows: ({ groom, bride }) => [
    says(
      'celebrant',
      `${groom}, ${bride}, tournez-vous l’un vers l’autre et prenez-vous les mains. Je vais vous souffler les mots, comme au théâtre ; il n’y a rien à apprendre et rien à réussir. Prenez seulement le temps de vous regarder.`,
    ),
    direction(
      `${groom} prend la main gauche ${frenchDe(bride)}, présente l’alliance devant son annulaire et répète chaque phrase.`,
    ),
    says(
      'groom',
      `${bride}, je te confie cette alliance et, avec elle, ce que j’ai de plus simple et de plus sérieux : ma parole.`,
    ),
    says('groom', 'Je veux être l’épaule où tu te reposes et la voix qui te dit la vérité.'),
    says(
      'groom',
      'Je t’aimerai dans les grands jours, et aussi dans ceux que personne ne photographie.',
    ),
    says('groom', 'Reçois cette alliance. Elle dit que je suis là et que je reste.'),
    direction(
      `${groom} passe l’alliance au doigt ${frenchDe(bride)}, qui prend à son tour la main gauche ${frenchDe(groom)} et répète chaque phrase.`,
    ),
    says('bride', `${groom}, je t’offre cette alliance sans te demander d’être parfait.`),
    says(
      'bride',
      'Je te promets de rire avec toi, de t’écouter jusqu’au bout et, les soirs de fâcherie, de te tendre la main avant d’éteindre la lumière.',
    ),
    says(
      'bride',
      'Quand tu seras fatigué, je marcherai à ton pas. Quand je le serai, je sais que tu m’attendras.',
    ),
    says('bride', 'Reçois cette alliance. Elle dit que je suis là et que je reste.'),
    direction(`${bride} passe l’alliance au doigt ${frenchDe(groom)}. Laisser un silence.`),
    says(
      'celebrant',
      'Voilà qui est fait, et fait devant témoins. Il n’a fallu que quelques phrases et deux anneaux, et pourtant plus rien n’est tout à fait comme avant. Gardez ces mots à portée de main : c’est désormais au sens propre qu’ils s’y trouvent.',
    ),
  ],

  personalVows: ({ groom, bride }) => [
    says(
      'celebrant',
      'Les mots que vous venez de dire, d’autres auraient pu les prononcer. Ceux qui viennent, non. Ils n’appartiennent qu’à vous : il a fallu toute une histoire pour qu’ils deviennent vrais, et personne ici ne pourrait les dire à votre place.',
    ),
    says(
      'celebrant',
      `${groom}, ${bride}, parlez-vous comme si nous n’étions pas là, et prenez votre temps. Si l’émotion vous coupe la parole, laissez-la faire ; le silence aussi sait dire oui. Quant à nous, nous allons ranger nos téléphones et vous écouter.`,
    ),
    direction(`${groom} dit ses vœux. La personne qui célèbre tient le micro si besoin.`),
    direction(`${bride} dit ses vœux.`),
    says(
      'celebrant',
      'Merci. Nous nous en souviendrons, mais ne comptez pas trop sur nous : glissez ces feuilles dans un livre que vous aimez. Un jour de pluie, elles vous retomberont entre les mains, et vous serez surpris de voir que vous signeriez encore chaque phrase.',
    ),
  ],

  recordSigning: ({ groom, bride }) => [
    direction(
      'Le registre et le stylo sont prêts sur la table. Le couple s’en approche avec la personne qui célèbre.',
    ),
    says(
      'celebrant',
      'À la mairie, on signe pour la loi. Ici, on signe pour la mémoire. Ce registre ne connaît ni tampon ni article du Code civil. Il ne porte qu’une date, un lieu et quelques noms, mais ce jour est le vôtre, ce lieu aussi, et chacun de ces noms compte pour vous. Un jour, quelqu’un l’ouvrira et reconnaîtra une écriture avant même d’avoir lu le nom.',
    ),
    says(
      'celebrant',
      `${groom}, ${bride}, à vous la plume. Appuyez un peu : c’est fait pour durer.`,
    ),
    direction(`${groom} signe le premier, puis ${bride} signe à son tour.`),
    says(
      'celebrant',
      'J’appelle maintenant les témoins. Être témoin, ce n’est pas seulement avoir vu. C’est accepter qu’un soir on vienne frapper à votre porte, et ouvrir.',
    ),
    direction('Les témoins signent. La personne qui célèbre montre la page aux invités.'),
    says('celebrant', 'C’est écrit, et nous étions là.'),
  ],

  religiousMoment: ({ groom, bride }) => [
    direction(
      'Facultatif : à lire seulement si le couple le souhaite. Une prière, une lecture ou un chant de la tradition familiale peut en tenir lieu.',
    ),
    says(
      'celebrant',
      'Celles et ceux qui croient peuvent prier avec moi. Que les autres nous prêtent leur silence : il est habité, lui aussi.',
    ),
    says(
      'celebrant',
      `Dieu de tendresse, nous te confions ${groom} et ${bride}. Que leur maison ait des fenêtres ouvertes et une place de plus à table. Que le pain n’y manque pas, ni le pardon, ni l’envie de rire. Apprends-leur la patience qui répare et la parole qui relève. Dans les jours clairs, donne-leur de dire merci ; dans les jours sombres, de se tenir la main. Souviens-toi de celles et ceux qui les ont aimés les premiers, et de ceux dont l’absence, aujourd’hui, se fait sentir. Et que leur amour soit un abri, pour eux comme pour quiconque frappera chez eux.`,
    ),
    says('celebrant', 'Amen.'),
  ],

  sandCeremony: ({ groom, bride }) => [
    direction(
      'Sur la table sont posés un vase de verre vide et deux flacons de sable de couleurs différentes. Le couple se place derrière la table, face aux invités.',
    ),
    says(
      'celebrant',
      'D’ordinaire, on demande au sable de mesurer le temps qui s’en va. On retourne le sablier, le sable coule, et quand il n’y en a plus, c’est fini. Nous allons lui demander exactement le contraire : retenir un instant et ne plus le laisser passer.',
    ),
    says(
      'celebrant',
      `Ce premier flacon, c’est ${groom} : une enfance, une famille, des chemins de traverse, tout ce qu’il a fallu pour que cet homme-là soit ici. Le second, c’est ${bride}, avec ses racines, ses élans, ses fidélités. Versez d’abord chacun un peu de votre sable. Ces deux couches resteront distinctes, au fond du vase, et tout le reste reposera sur elles. On ne bâtit bien à deux que si chacun tient debout.`,
    ),
    direction(`${groom} verse un peu de son sable, puis ${bride} verse un peu du sien.`),
    says('celebrant', 'Et maintenant, ensemble, jusqu’au dernier grain.'),
    direction(
      'Tous deux versent en même temps le sable qui reste. Musique. Attendre que le dernier grain soit tombé.',
    ),
    says(
      'celebrant',
      'Regardez bien : les deux couleurs sont toujours là. Aucune n’a effacé l’autre. Simplement, on ne saurait plus dire à qui appartient tel ou tel grain, et personne n’aura jamais la patience de les trier. Emportez ce vase chez vous. Contrairement à un sablier, il n’a pas besoin d’être retourné : le temps que vous venez d’y mettre ne s’écoulera pas.',
    ),
  ],

  timeCapsule: ({ groom, bride }) => [
    direction('Le coffret est apporté ouvert et posé devant le couple.'),
    says(
      'celebrant',
      `${groom}, ${bride}, voici le seul cadeau de la journée qu’il est interdit de déballer. Vous allez au contraire le fermer, ici, devant nous, et le laisser dormir.`,
    ),
    says(
      'celebrant',
      'Il contiendra les lettres que vous vous êtes écrites, quelques mots de vos proches et une bonne bouteille. Les vignerons savent une chose que nous perdons souvent de vue : il y a des merveilles que l’on abîme en voulant les goûter trop tôt. On les couche, on referme la porte de la cave, et le temps, pour une fois, travaille pour nous.',
    ),
    direction(
      `${groom} et ${bride} déposent leurs lettres. Les témoins ajoutent les mots des proches et la bouteille, puis le couple ferme le coffret.`,
    ),
    says(
      'celebrant',
      'Dans dix ans, jour pour jour, vous irez le chercher. Vous aurez sans doute changé de canapé, d’avis et peut-être d’adresse. Débouchez la bouteille, lisez les lettres à voix haute, et laissez ces deux amoureux d’autrefois vous raconter ce qu’ils espéraient de vous. Et s’il vous arrivait, avant cela, de traverser un hiver plus long que les autres, n’attendez pas l’anniversaire : ouvrez. Une lettre d’amour n’arrive jamais trop tôt.',
    ),
  ],
}
