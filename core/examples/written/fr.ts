/** What was written for the French example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Éloïse et Margaux, regardez autour de vous : tous ces visages sont là pour vous. Bonjour à vous tous, merci d’être là, et bienvenue au Domaine des Trois Phares, à Quiberon. Un phare montre la route à qui vient de loin, et ce domaine en porte trois dans son nom. Il en fallait bien trois pour vous guider tous jusqu’ici.

Vous qui venez de Montréal, personne n’a fait plus de route que vous : plus de 5 000 kilomètres. Au moins, sur l’océan, personne n’a encore posé de cônes orange. Vous qui arrivez de Dakar, vous avez déjà un phare, celui des Mamelles. En voici trois autres, au moins dans le nom du domaine. Un certain Napoléon est parti d’Ajaccio avant vous, mais il arrivait rarement sur invitation. Vous, on vous attendait. Chez vous, à Strasbourg, ce sont les cigognes qui font les longs voyages. Cette fois, c’était votre tour, avec plus de 800 kilomètres. Merci à vous tous d’avoir fait le voyage pour Éloïse et Margaux.

Bonjour aussi à vous, de Bruxelles, où Manneken-Pis possède une immense garde-robe et reste le plus souvent tout nu. Merci de ne pas avoir suivi son exemple. Il n’y a qu’à Lyon qu’on se réjouit d’entrer dans un bouchon, parce que chez vous, on s’y met à table. Depuis Nantes, vous avez bien fait de ne pas prendre l’éléphant mécanique : à son pas, vous seriez encore en route. Et vous, de Rennes, vous voilà ici un samedi, jour du marché des Lices. La galette-saucisse attendra samedi prochain. Quant à vous qui venez de tout près, vous n’avez pas de grand voyage à raconter, et on vous attendait tout autant.

Les trois phares peuvent se reposer, puisque vous êtes tous arrivés à bon port. Que vous vous sentiez ici comme à la maison, d’où que vous veniez. Et maintenant, place à la cérémonie d’Éloïse et Margaux.`,
  ceremony: `Dans l’histoire d’Éloïse et de Margaux, il y a une piscine, de longues excuses, une année à Dakar, une librairie et une bougie. Tout a commencé il y a huit ans, à la piscine municipale. Éloïse et Margaux se sont rencontrées dans la ligne 4, et le numéro n’a pas été oublié. Une ligne de piscine a cela de bien : on s’y croise, puis on s’y recroise à la longueur suivante.

Margaux nageait trop vite. Margaux s’est donc excusée, et ces excuses ont duré trois longueurs. Une seule longueur, c’était déjà poli. Vous l’aurez remarqué : Margaux allait vite pour nager, mais prenait tout son temps pour s’excuser.

Puis il y a eu la distance, car Éloïse a passé un an à Dakar pour son travail. Cette distance-là ne se compte plus en longueurs de piscine. Une année pareille demande de la patience, à Dakar comme loin de Dakar. Vous tous qui voyez les deux aujourd’hui, vous savez ce qu’il reste de cette distance : rien.

Ensuite, Éloïse et Margaux ont repris la librairie du village, L’Encre et la Vague. Dans ce nom, l’encre est pour les livres. Quant à la vague, elle fait penser à Margaux dans sa ligne de piscine. Il y a une grande confiance entre deux personnes qui reprennent ensemble une librairie.

Les deux ont aussi organisé une lecture pendant une panne de courant, à la bougie. Le courant manquait, mais un livre n’a pas besoin d’être branché. Il y a de la tendresse dans cette idée : la lumière s’en va, et l’on offre quand même des pages à écouter.

Éloïse, Margaux, vous avez connu un an de distance, et votre histoire a continué. La librairie, vous l’avez reprise ensemble, et cela donne confiance pour la suite. Que la distance entre vous ne dépasse plus jamais une longueur de piscine. Que les années à venir vous apportent de belles pages, et du monde à qui les lire. Si un jour la lumière vous manque, continuez votre histoire ensemble, à la bougie.`,
  finalMessage: `Éloïse, Margaux, on vous a entendues parler d’une porte, celle de votre librairie. Pour vous deux, la réussite, c’est que cette porte reste ouverte, même les jours de pluie. Ces jours-là, elle laisse entrer quelques gouttes, et tous ceux qui cherchent un abri. Dans la vie à deux, la personne qui cherche un abri est parfois celle qui, hier encore, tenait la porte.

Éloïse, quand la pluie tombera sur vous, que Margaux vous garde la porte ouverte. Margaux, quand ce sera votre tour, qu’Éloïse vous la garde ouverte aussi. Que ni l’une ni l’autre n’ait jamais besoin de frapper. On vous souhaite surtout beaucoup de jours ordinaires. Qu’il pleuve, que la porte soit ouverte, et que vous soyez là, toutes les deux.`,
}
