/** What was written for the French example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Bonjour à toutes et à tous, et bienvenue au Domaine des Trois Phares. Avec trois phares dans le nom, personne n’avait d’excuse pour se perdre, et vous voilà.

Vous voilà à Quiberon, un samedi de juin, pour Éloïse et pour Margaux, et vous arrivez de partout. De Rennes, où la saucisse se mange roulée dans une galette, et où l’on ne plaisante pas avec ça. De Nantes, où un éléphant mécanique arrose les passants : tant mieux, il va être question d’eau. De Lyon, la seule ville où l’on soit heureux de finir dans un bouchon. De Strasbourg, qui a dressé une statue à Gutenberg, l’homme de l’imprimerie : ces deux-là lui doivent beaucoup, vous verrez pourquoi. De Bruxelles, où la bande dessinée grimpe jusque sur les murs. D’Ajaccio, où Napoléon est né, et où l’on n’a pas fini d’en parler. De Dakar, où l’hospitalité a un nom, la teranga, et dont l’une de nos deux mariées connaît bien le chemin. Et de Montréal, où l’on sait ce qu’est un véritable hiver : près de 5 300 kilomètres, c’est le plus long voyage de tous.

À chacune et à chacun, merci d’avoir fait la route. Ce jour a besoin de vous.

Installez-vous bien. Dans un instant, je vais vous parler d’une nageuse un peu pressée, de quelques bougies et d’une porte. Pour la nageuse, ne cherchez pas trop loin : elle est juste devant vous.`,
  ceremony: `L’histoire d’Éloïse et de Margaux commence à la piscine municipale. Je sais : on pouvait espérer un clair de lune et un violon. Ce sera du chlore, et la ligne 4. Une ligne, à la piscine, c’est un couloir étroit que l’on partage avec des inconnus, et où il vaut mieux que tout le monde aille à peu près à la même allure.

Margaux, elle, nageait trop vite. Alors elle s’est excusée. Cela aurait pu prendre une seconde : un mot, et l’on repart. Margaux s’est excusée pendant toute une longueur. Puis pendant une deuxième. Puis pendant une troisième. Trois longueurs d’excuses ! J’ai entendu des discours de mariage plus courts. Je ne sais pas à quel moment Éloïse a pardonné. Mais je connais la suite : huit ans ensemble.

Dans cette vie à deux, il y a eu une année sans couloir à partager. Éloïse est partie à Dakar, pour son travail. Un an. Cette distance-là, même quelqu’un qui nage trop vite ne la rattrape pas. Il n’y a qu’une façon de la traverser : un jour, puis un autre, l’une là-bas, l’autre pas. Elles l’ont traversée. Et au bout de l’année, c’était toujours Éloïse et Margaux.

Et puis, il y a la librairie. La librairie du village, Éloïse et Margaux l’ont reprise, toutes les deux. Elle s’appelle L’Encre et la Vague. L’encre, pour des livres, cela va de soi. Pour la vague, depuis la ligne 4, j’ai ma petite idée.

Une fois, il y a eu une panne de courant. Une librairie sans lumière, ce sont des murs de livres que plus personne ne peut lire. On aurait compris qu’elles ferment. Éloïse et Margaux ont organisé une lecture. Là, pendant la panne, à la bougie. Une flamme, une page, une voix. Et autour, une librairie qui n’avait plus de courant, et qui n’avait pas fermé.

Les voici maintenant devant vous, à Quiberon, nos deux libraires. Elles arrivent ici ensemble, et, pour une fois, personne ne pourra reprocher à Margaux d’être allée trop vite. Il leur reste beaucoup de longueurs à faire. Elles les feront dans la même ligne.`,
  finalMessage: `Éloïse, Margaux, quand le courant a manqué, vous auriez pu fermer, et on a lu à la bougie. Pour vous, une vie à deux réussie, c’est que la porte de la librairie reste ouverte, même les jours de pluie. Vous ne demandez pas qu’il fasse toujours beau. Vous demandez que ce soit ouvert. C’est vrai aussi pour deux personnes qui se marient : à la pluie, on ne peut rien. La porte, elle, dépend de vous, et vous êtes deux pour la tenir.

Alors je souhaite à Margaux de nager encore longtemps un peu trop vite, et à Éloïse d’avoir droit, chaque fois, à ses trois longueurs d’excuses. Je vous souhaite que Dakar reste ce qu’elle est aujourd’hui : une ville d’où l’on vient à votre mariage. Je vous souhaite quelques pannes de courant, pas trop, avec toujours une bougie à portée de main et une page à lire. Et je souhaite à L’Encre et la Vague des gens qui entrent pour s’abriter et qui restent pour un livre.

Et s’il pleut un jour très fort, nous tous, de Rennes à Montréal, nous saurons où aller. Nous n’aurons même pas besoin de frapper. Ce sera ouvert.`,
}
