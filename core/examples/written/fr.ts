/** What was written for the French example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Bonjour à toutes et à tous, et merci d’être là, au Domaine des Trois Phares, à Quiberon, pour Éloïse et Margaux. Bienvenue d’abord à vous qui arrivez de Montréal, à plus de 5 000 kilomètres d’ici : personne ne vient de plus loin. Là où les cônes orange poussent à chaque coin de rue, on apprend vite à ne craindre aucun détour.

Bienvenue à vous qui venez de Dakar, où le phare des Mamelles veille sur l’océan. Ici, le nom du domaine vous en promet trois. Vous venez d’Ajaccio, où l’on ne traverse guère une place sans croiser Napoléon : aujourd’hui, c’est vous que l’on salue. Bienvenue à vous, de Strasbourg, où la cathédrale porte si bien sa flèche que personne n’en réclame une autre. À vous qui venez de Bruxelles, il faut le concéder : Manneken-Pis gardera toujours la plus belle garde-robe. Et vous, de Lyon, avez un rare bonheur : chez vous, on entre dans un bouchon avec appétit.

Merci d’avoir fait le voyage, car venir jusqu’à quelqu’un est une belle façon de lui dire son affection. Ce merci va aussi à vous qui venez de Nantes, où un éléphant mécanique se promène sur son île sans étonner personne. Il va à vous, de Rennes, où la galette-saucisse se tient d’une main, ce qui laisse l’autre pour saluer les amis. Et il va à vous qui habitez tout près : le chemin était plus court, mais la place qui vous attend est tout aussi grande.

Un phare montre la côte à qui vient de loin, et le port à qui rentre chez soi. Que cet accueil en fasse autant, et que chaque personne se sente attendue. Éloïse, Margaux, bienvenue à vous aussi : ce samedi 19 juin, toutes ces villes ont vos prénoms en commun. Les saluts sont faits, la bienvenue est dite : que la cérémonie commence.`,
  ceremony: `Une ligne d’eau, des excuses, une année à Dakar, une librairie, une bougie : voilà l’histoire d’Éloïse et de Margaux.

Il y a huit ans, Éloïse et Margaux se sont rencontrées à la piscine municipale, ligne 4. Margaux nageait trop vite, et s’est excusée pendant trois longueurs. Nager demande déjà du souffle ; pour s’excuser en même temps, il en faut une belle réserve. Il suffit parfois d’un endroit très ordinaire pour que quelqu’un entre dans une vie.

Leur histoire a aussi connu la distance : Éloïse a passé un an à Dakar pour son travail. Dans un bassin, la distance se compte en longueurs ; quand une personne aimée est au loin, elle se compte en jours.

Ensemble, Éloïse et Margaux ont repris la librairie du village, qui s’appelle L’Encre et la Vague. Il y a des livres dans ce nom, et il y a encore de l’eau. Dans un livre aussi, on avance ligne après ligne, et personne n’a à s’excuser d’aller trop vite.

Et pendant une panne de courant, elles ont organisé une lecture, à la bougie. Une panne éteint bien des choses, mais les livres ne se branchent nulle part. Il leur suffit d’une petite flamme et d’une voix pour que l’on veuille connaître la suite.

Éloïse, Margaux, que le souffle ne vous manque jamais, ni la lumière quand le courant s’en va. Que les distances à venir soient de celles que l’on parcourt ensemble. Que votre histoire ait encore beaucoup de lignes, toutes à votre allure. Et si l’on vous demande à laquelle elle commence, puissiez-vous sourire en répondant, avec vos mots : « À la piscine municipale, ligne 4. »`,
  finalMessage: `Éloïse, Margaux, vous avez dit ce qu’est pour vous la réussite : que la porte de la librairie reste ouverte, même les jours de pluie. Une porte ouverte sous l’averse laisse entrer un peu d’eau, mais aussi la personne qui cherchait un abri. Il en va de même quand on s’aime : les jours gris, il fait bon pouvoir entrer sans frapper.

Dans la vie qui commence aujourd’hui, puissiez-vous être cette porte l’une pour l’autre. Que cette vie vous soit confiée tout entière, et que chacune y trouve l’autre sur le seuil. Chers invités, une porte ouverte a besoin que quelqu’un la franchisse. Venez par beau temps, venez surtout quand il pleut.`,
}
