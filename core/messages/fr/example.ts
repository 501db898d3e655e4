/** The page with a whole example, in French. */
import type { ExampleMessages } from '../shape/example.ts'

export const example: ExampleMessages = {
  title: 'Un texte entier, du début au baiser',
  description:
    'Lisez une cérémonie complète écrite avec Enlace et touchez une phrase pour voir d’où elle vient : les mots que le couple a dits.',
  lead: 'Voici la cérémonie entière d’un couple inventé. Dans les trois textes écrits pour lui, touchez une phrase : les mots dont elle vient s’affichent à côté.',
  written: (date) =>
    `L’accueil, l’histoire et le mot de la fin ont été écrits par un modèle de langage le ${date}, sans retouche. Le reste est celui du déroulé classique.`,
  told: 'Ce que le couple a raconté',
  hint: 'Touchez une phrase soulignée.',
  nobody:
    'Personne n’a raconté cela : c’est une salutation, un souhait ou une vérité qui vaut pour tous.',
  start: 'Commencer',
}
