/** What the page beside the desk says, in French. */
import type { ReadingMessages } from '../shape/reading.ts'

export const reading: ReadingMessages = {
  title: 'Mes cérémonies',
  explanation:
    'Tout ce qui est gardé sur cet appareil. Vous pouvez le lire, l’imprimer, l’enregistrer, l’emporter sur un autre appareil et le corriger, même quand votre accès est terminé.',
  toDesk: 'Ouvrir Enlace pour écrire',
  empty: 'Aucune cérémonie n’est gardée sur cet appareil.',
  blocked:
    'Ce navigateur ne laisse pas lire ce qu’il conserve. Quittez la navigation privée ou autorisez les cookies et les données de ce site, puis rechargez la page.',
  unnamed: 'Cérémonie encore sans prénoms',
  toList: 'Toutes les cérémonies',
  altar: 'Lire le jour J',
  correct: 'Corriger',
  correctHint:
    'Touchez une ligne et corrigez-la. Chaque changement est aussitôt enregistré sur cet appareil.',
  correctDone: 'Terminé',
  line: (number, speaker) => (speaker === '' ? `Ligne ${number}` : `Ligne ${number}, ${speaker}`),
  saved: 'Enregistré sur cet appareil.',
  notSaved:
    'La correction n’a pas pu être enregistrée sur cet appareil. Copiez ou imprimez le texte avant de fermer la page.',
  gone: 'Cette cérémonie n’est plus sur cet appareil.',
  newer:
    'Cette cérémonie n’a pas pu être lue. Si elle vient d’une version plus récente d’Enlace, rechargez la page ; rien n’a été modifié.',
  print: 'Imprimer',
  saveDocument: 'Enregistrer en .docx',
  carry: 'Vers un autre appareil',
  closed: {
    title: 'Fermé sur cet appareil',
    text: 'Quelqu’un s’est déconnecté d’Enlace ici : les cérémonies de cet appareil restent fermées jusqu’à la prochaine connexion. Rien n’est perdu.',
    enter: 'Se connecter',
  },
  held: {
    text: 'Des cérémonies sont gardées sur cet appareil. Vous pouvez les lire, les imprimer et les corriger à tout moment.',
    open: 'Ouvrir mes cérémonies',
    dismiss: 'Pas maintenant',
  },
}
