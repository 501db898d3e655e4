import type { Answers, CeremonyInfo, Texts } from '#core/ceremony.ts'

/** A couple as a celebrant would type them in, with everything that files and forms like to spoil. */
export const sampleInfo: CeremonyInfo = {
  brideName: 'Zoë & “Lua”',
  groomName: 'João <d’Ávila>',
  location: 'Fazenda Santa Clara, São João del-Rei',
  date: '2026-12-12',
  time: '16:00',
}

export const sampleAnswers: Answers = [
  'Recife, Belo Horizonte e Tiradentes',
  'Conheceram-se numa fila de cinema, numa tarde de chuva; estão juntos há seis anos.',
  'Dois anos morando em cidades diferentes. Pode entrar na cerimônia.',
  'Atravessaram o Jalapão de bicicleta 🚲 e abriram uma livraria.',
  'Sucesso é ter sempre uma mesa grande e cheia de gente.',
]

/** Texts of an earlier visit. */
export const sampleTexts: Texts = {
  welcome: 'Boa tarde, Recife! Boa tarde, Belo Horizonte! Boa tarde, Tiradentes!',
  ceremony: 'Chovia quando João e Zoë se encontraram.\n\nE nunca mais deixou de chover “por bem”.',
  finalMessage: 'Podem se beijar 💍!',
}

/** A visit that typed everything and has all three texts. */
export const sampleVisit = { info: sampleInfo, answers: sampleAnswers, texts: sampleTexts }
