/** Lists for the days before a ceremony, in French. */
import type { DayKitMessages } from '../shape/day-kit.ts'

export const dayKit: DayKitMessages = {
  title: 'Pour le jour J',
  weekBefore: 'Une semaine avant',
  dayBefore: 'La veille',
  hourBefore: 'Une heure avant',
  mustBeSaid: 'Ce que la loi demande de dire',
  saidBy: {
    authority: 'Officier d’état civil',
    celebrant: 'Personne qui célèbre',
    couple: 'Couple',
  },
  noCountry:
    'Indiquez le pays de la cérémonie, sur la page où vous l’écrivez : sa valeur légale s’affichera ici.',
  unreadLaw:
    'Nous n’avons pas lu la loi de ce pays. Demandez sur place, à l’état civil, ce qui a valeur légale.',
  inLaw: 'Dans le pays de la cérémonie',
  names: 'Noms à répéter',
  sendSheets: 'Envoyer les fiches à la coordination, aux musiciens et aux personnes qui lisent.',
  papers: 'Vérifier auprès de l’état civil les papiers, les témoins et les signatures.',
  print: 'Imprimer les fiches et en glisser une copie dans le sac.',
  charge: 'Charger l’appareil et emporter le chargeur.',
  trial: 'Ouvrir le texte dans « Lire le jour J » et faire l’essai hors ligne.',
  flightMode: 'Passer en mode avion et ouvrir le texte.',
  microphone: 'Essayer le micro avec deux phrases du texte.',
  calendar: 'Ajouter au calendrier',
  lawRead: (date) => `Loi consultée le ${date}. Ceci n’est pas un conseil juridique.`,
  rehearseAloud: (minutes) =>
    `Répéter à voix haute, debout : comptez environ ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}.`,
  warn: (sentence) => `Prévenir ceux que cela peut toucher\u202f: «\u202f${sentence}\u202f»`,
  agreeThing: (thing, usually) => `${thing} : décider qui s’en charge (d’ordinaire ${usually}).`,
  thingWith: (thing, who) => `${thing} : ${who}.`,
  thingThere: (thing) => `${thing} (déjà sur place).`,
  rehearsal: (couple) => `Répétition : ${couple}`,
  addTo: (heading) => `Ajouter à « ${heading} »`,
  add: 'Ajouter',
  remove: (line) => `Retirer de la liste : ${line}`,
  keptForNext:
    'Ce que vous ajoutez figurera aussi dans vos prochaines cérémonies et dans la sauvegarde.',
  notKept: 'Ce navigateur ne garde rien pour l’instant ; la ligne disparaîtra avec cette page.',
  full: 'Vous avez déjà ajouté beaucoup de lignes à cette liste. Retirez-en une pour en ajouter une autre.',
}
