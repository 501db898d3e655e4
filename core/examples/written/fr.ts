/** What was written for the French example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Nous voici à Quiberon, au Domaine des Trois Phares. Bonjour à chacune et à chacun de vous, et merci d’être là pour Éloïse et Margaux. Un phare éclaire qui vient du large comme qui rentre au port voisin. Que chaque personne, aux Trois Phares, se sente attendue de la même façon.

Rennes est ici, avec son Parlement de Bretagne, et Nantes, avec son château des ducs. Lyon a quitté la colline de Fourvière, et Strasbourg sa cathédrale de grès rose. Bruxelles nous prête les façades dorées de sa Grand-Place. Ajaccio apporte les îles Sanguinaires, à l’entrée de son golfe. Dakar connaît bien les phares : le sien se dresse sur la colline des Mamelles. Et Montréal nous vient du pied du mont Royal.

De Dakar à ce domaine, il y a près de 4 000 kilomètres. De Montréal, plus de 5 000 kilomètres. À vous toutes et tous qui venez de ces villes, merci d’avoir fait le voyage. Et vous qui venez de tout près, bienvenue aussi. Votre route est plus courte, et le merci a la même taille. On arrive mieux quelque part quand des gens du coin connaissent le chemin.

Que Strasbourg fasse donc connaissance avec Dakar, Lyon avec Ajaccio, et Bruxelles avec Quiberon. Que Rennes et Nantes gardent une place à Montréal. Toutes vos routes se rejoignent ici, auprès d’Éloïse et de Margaux. Et puisque chaque ville a maintenant sa place aux Trois Phares, laissons la parole à la cérémonie.`,
  ceremony: `Quand deux personnes décident de rester, leur premier jour devient une histoire à raconter. Celle d’Éloïse et de Margaux commence il y a huit ans, à la piscine municipale. L’endroit exact : ligne 4.

Margaux nageait trop vite. Ses excuses, elles, ont pris leur temps : trois longueurs. Un pardon tient en un mot, mais il peut traverser une piscine.

Il y a eu aussi la distance, et celle-là ne se comptait plus en longueurs. Éloïse a passé un an à Dakar, pour son travail. Un an.

La suite se raconte au pluriel : Éloïse et Margaux ont repris la librairie du village, L’Encre et la Vague. Après la piscine, il reste de l’eau dans le nom. Et dans une librairie, les lignes se lisent.

De lecture, justement, il y en a eu une pendant une panne de courant. Éloïse et Margaux l’ont organisée à la bougie. Une petite flamme éclaire une ligne, puis la suivante.

Éloïse, Margaux, puissiez-vous trouver une bougie à chaque panne de courant. Si l’une de vous va trop vite, que les excuses durent trois longueurs. Et que chaque ligne, lue ou nagée, vous rappelle la toute première : ligne 4. Ligne 4.`,
  finalMessage: `Une porte ouverte. Éloïse et Margaux, voilà ce que la réussite représente pour vous deux. Que la porte de la librairie reste ouverte, même les jours de pluie. Quand il pleut, entrer quelque part fait du bien à tout le monde.

Toute vie a ses jours de pluie. Éloïse, que les vôtres trouvent chez Margaux une porte pareille. Margaux, que les vôtres en trouvent une chez Éloïse. Et que l’on franchisse longtemps celle de la librairie, pour un livre ou pour une averse. Gardez-la ouverte.`,
}
