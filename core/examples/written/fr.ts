/** What was written for the French example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Vous voici à Quiberon, au Domaine des Trois Phares. Bonjour à toutes et à tous, et merci d’être là, auprès d’Éloïse et de Margaux. Un phare brille pour qui arrive de loin et pour qui rentre chez soi. Quand on attend quelqu’un, on laisse une lumière allumée. Que chaque personne, ici, se sente attendue ainsi.

Vous arrivez de Rennes, la ville du Parlement de Bretagne. De Nantes, où un éléphant de bois et d’acier promène ses passagers. De Lyon, célèbre pour ses bouchons, ceux où l’on s’attable. De Strasbourg et de sa cathédrale de grès rose. D’Ajaccio, où Napoléon est né. De Bruxelles, où Manneken-Pis ne s’interrompt pour personne, pas même pour un mariage.

Vous arrivez aussi de Montréal, au pied du mont Royal, à plus de 5 000 kilomètres. À cette distance, on ne passe pas à l’improviste. Et vous arrivez de Dakar, où brille le phare des Mamelles. De ce phare-là aux Trois Phares, il y a près de 4 000 kilomètres. Les heures passées en route ne se rattrapent pas. Merci de les avoir offertes, merci d’avoir fait le voyage.

Et bienvenue à vous qui venez de tout près. Après Montréal et Dakar, difficile de vanter son trajet. C’est souvent à qui habite à côté que l’on oublie de dire merci. Que ce merci soit aussi le vôtre. Éloïse, Margaux, tous ces chemins mènent à vous. Et vous qui les avez parcourus, merci.`,
  ceremony: `Quand deux personnes décident de rester, les jours ordinaires se mettent à compter. Rester se décide un matin, puis se décide encore le lendemain. Et une longue histoire peut commencer n’importe où, même là où l’on a pied.

Éloïse, Margaux, vous vous êtes rencontrées à la piscine municipale. Ligne 4. C’était il y a huit ans. Margaux nageait trop vite, et s’est excusée. Une excuse tient souvent en un mot, et se dit plutôt à l’arrêt. Celle de Margaux a duré trois longueurs. S’excuser demande du souffle. Nager aussi. Nager trop vite, davantage encore.

Il y a eu la distance. Éloïse a passé un an à Dakar, pour son travail. Une année contient toutes les saisons. La distance se lit sur une carte, mais elle se compte en jours. Même une longue année finit.

Vous avez repris la librairie du village, L’Encre et la Vague. Reprendre est un beau verbe : il promet une suite. L’encre, dans une librairie, se comprend sans peine. Quant à la vague, une piscine n’en a guère, sauf quand quelqu’un nage trop vite.

Et vous avez organisé une lecture pendant une panne de courant. À la bougie. Un livre, heureusement, n’a pas de prise. Il lui suffit d’un peu de lumière et d’une voix.

De la piscine à la librairie, vous voici au Domaine des Trois Phares, à Quiberon. Un phare est une bougie qui a pris de la hauteur. Que les années vous laissent toujours assez de souffle pour une longueur de plus. Et si le courant vient à manquer, puissiez-vous lire la suite à la bougie. Bougie.`,
  finalMessage: `Une porte ouverte. Éloïse, Margaux, voilà ce que la réussite représente pour vous. Que la porte de la librairie reste ouverte, même les jours de pluie. Quand il pleut, on entre parfois dans une librairie juste pour s’abriter. On en ressort souvent avec un roman.

Il pleut sur toutes les vies, tôt ou tard. On aime alors savoir où entrer. Que chacune de vous puisse toujours entrer chez l’autre, même trempée. Que la porte de la librairie reste longtemps ouverte. Et la vôtre.`,
}
