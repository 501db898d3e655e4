/** What was written for the French example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Nous voici à Quiberon, au Domaine des Trois Phares. Bonjour à chacune et à chacun de vous, et merci d’être là pour Éloïse et Margaux. Un phare éclaire qui vient du large comme qui rentre au port voisin. Que chaque personne, aux Trois Phares, se sente attendue de la même façon.

Rennes est ici, avec son Parlement de Bretagne, et Nantes, avec son château des ducs. Lyon a quitté la colline de Fourvière, et Strasbourg sa cathédrale de grès rose. Bruxelles nous prête les façades dorées de sa Grand-Place. Ajaccio apporte les îles Sanguinaires, à l’entrée de son golfe. Dakar connaît bien les phares : le sien se dresse sur la colline des Mamelles. Et Montréal nous vient du pied du mont Royal.

De Dakar à ce domaine, il y a près de 4 000 kilomètres. De Montréal, plus de 5 000 kilomètres. À vous toutes et tous qui venez de ces villes, merci d’avoir fait le voyage. Et vous qui venez de tout près, bienvenue aussi. Votre route est plus courte, et le merci a la même taille. On arrive mieux quelque part quand des gens du coin connaissent le chemin.

Que Strasbourg fasse donc connaissance avec Dakar, Lyon avec Ajaccio, et Bruxelles avec Quiberon. Que Rennes et Nantes gardent une place à Montréal. Toutes vos routes se rejoignent ici, auprès d’Éloïse et de Margaux. Et puisque chaque ville a maintenant sa place aux Trois Phares, laissons la parole à la cérémonie.`,
  ceremony: `Deux personnes qui décident de rester se choisissent aussi les jours ordinaires. Éloïse et Margaux, vous vous êtes rencontrées à la piscine municipale, ligne 4. C’était il y a huit ans.

Margaux, vous nagiez trop vite. Une excuse tient d’ordinaire en un mot. La vôtre a duré trois longueurs.

Il y a eu la distance. Éloïse, vous avez passé un an à Dakar, pour votre travail. Un an, c’est long. Aujourd’hui, vous voici toutes les deux à Quiberon.

Vous avez repris la librairie du village, L’Encre et la Vague. De la piscine à la Vague, il y a de l’eau dans votre histoire.

Et vous avez organisé une lecture pendant une panne de courant, à la bougie. Pour éclairer une page, une flamme suffit.

Éloïse et Margaux, que les longueurs à nager et les livres à lire ne vous manquent pas. Et pour les pannes de courant, qu’il vous reste toujours une bougie. Une bougie.`,
  finalMessage: `Une porte ouverte. Éloïse et Margaux, voilà ce que la réussite représente pour vous deux. Que la porte de la librairie reste ouverte, même les jours de pluie. Quand il pleut, entrer quelque part fait du bien à tout le monde.

Toute vie a ses jours de pluie. Éloïse, que les vôtres trouvent chez Margaux une porte pareille. Margaux, que les vôtres en trouvent une chez Éloïse. Et que l’on franchisse longtemps celle de la librairie, pour un livre ou pour une averse. Gardez-la ouverte.`,
}
