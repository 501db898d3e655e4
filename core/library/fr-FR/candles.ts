/** A candle each, and one lit from both, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const candles: Piece = {
  heading: 'Les bougies',
  acts: ['couple'],
  props: [
    {
      what: 'Trois bougies, deux allumées et une à allumer',
      called: 'les trois bougies',
      from: 'couple',
    },
    {
      what: 'De hauts verres contre le vent',
      called: 'les verres pour les bougies',
      from: 'planner',
    },
    { what: 'Un briquet à long bec', called: 'le briquet', from: 'celebrant' },
  ],
  music: 'Commence quand le couple prend les bougies ; baisse quand celle du milieu brûle.',
  caution:
    'Le vent gagne toujours : verres hauts, loin des voiles et des cheveux ; vérifier que le lieu autorise les flammes.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Le soir de panne',
      lines: [
        direction('Les deux bougies de côté brûlent déjà sous leur verre. Celle du milieu, non.'),
        says(
          'celebrant',
          'Un soir, panne de courant : on cherche les bougies à tâtons. On en allume une, et tout le monde se rapproche.',
        ),
        says(
          'celebrant',
          'Voici la flamme de {first} et celle de {second}. Elles éclairaient déjà très bien. {first}, {second}, prenez vos bougies et, ensemble, allumez celle du milieu.',
        ),
        direction(
          '{first} et {second} allument ensemble la bougie du milieu et reposent les leurs sans les éteindre.',
        ),
        says(
          'celebrant',
          'Gardez les trois allumées. Les soirs sans lumière, une de plus n’est jamais de trop.',
        ),
      ],
    },
  },
}
