/** The page that puts a ceremony on paper, in French. */
import type { PaperMessages } from '../shape/paper.ts'

export const paper: PaperMessages = {
  title: 'Imprimer ou PDF',
  loading: 'Ouverture du texte…',
  choose: 'Quelle cérémonie ?',
  unnamed: 'Cérémonie encore sans prénoms',
  nothing: 'Cet appareil n’a encore aucune cérémonie à imprimer.',
  unreadable: 'Impossible de lire cette cérémonie. Rien n’y a été modifié.',
  what: 'Que faut-il imprimer ?',
  cards: 'Fiches',
  vowsOf: (name) => `Vœux : ${name}`,
  team: 'Fiches prestataires',
  keepsake: 'Souvenir pour le couple',
  size: 'Papier',
  sizes: {
    a5: 'A5, une fiche par feuille',
    a4: 'A4, en gros caractères',
    letter: 'Lettre US, en gros caractères',
    twoOnA4: 'A4 à l’horizontale, deux fiches A5 à découper',
    twoOnLetter: 'Lettre US à l’horizontale, deux fiches à découper',
  },
  type: 'Caractères',
  points: (size) => `${size} points`,
  print: 'Imprimer',
  printHint:
    'Dans la fenêtre d’impression, choisissez « Enregistrer au format PDF » pour garder un fichier.',
  ownMargins: 'Les pages ont déjà leurs marges : sous « Marges », choisissez « Aucune ».',
  pdf: 'Fichier PDF',
  pdfMaking: 'Préparation du PDF…',
  pdfSave: 'Enregistrer le PDF',
  pdfFailed:
    'Le PDF n’a pas pu être créé sur cet appareil. Passez par « Imprimer », puis « Enregistrer au format PDF ».',
  pdfPictures: ({ number, form }) =>
    form === 'one'
      ? 'Un mot contient des signes absents de la police du fichier (un emoji, un autre alphabet). Il y figure en image : on le lit, on ne le copie pas.'
      : `${number} mots contiennent des signes absents de la police du fichier (emojis, autres alphabets). Ils y figurent en image : on les lit, on ne les copie pas.`,
  count: ({ number, form }) => `${number} ${form === 'one' ? 'fiche' : 'fiches'}`,
  page: (number, total) => `${number} sur ${total}`,
  version: (moment) => `version du ${moment}`,
  changed: (numbers, { form }) =>
    form === 'one'
      ? `Une de vos fiches a changé : la ${numbers}.`
      : `Plusieurs de vos fiches ont changé : les ${numbers}.`,
  unchanged: 'Vos fiches restent valables : aucune n’a changé depuis la dernière impression.',
  renumbered: 'Les numéros ont changé aussi.',
  copy: 'Copier le texte',
  copied: 'Copié !',
  shareText: 'Envoyer le texte',
  share: 'Envoyer',
  noVows: 'Dans ce texte, cette personne ne répète ni ne lit aucun vœu.',
}
