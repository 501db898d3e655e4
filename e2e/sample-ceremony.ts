import {
  type Answers,
  type CeremonyInfo,
  emptyAnswers,
  type Texts,
} from '#core/ceremony/ceremony.ts'
import { takeWritten } from '#core/ceremony/edits/body.ts'
import { fromFirstStage } from '#core/ceremony/first-stage/from-first-stage.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { scriptParagraphs } from '#core/ceremony/script-paragraphs.ts'
import { withUnbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import type { Library } from '#core/library/piece.ts'

/** A couple as a celebrant would enter them, with everything that files and forms tend to spoil. */
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

/** Texts from an earlier visit. */
export const sampleTexts: Texts = {
  welcome: 'Boa tarde, Recife! Boa tarde, Belo Horizonte! Boa tarde, Tiradentes!',
  ceremony: 'Chovia quando João e Zoë se encontraram.\n\nE nunca mais deixou de chover “por bem”.',
  finalMessage: 'Podem se beijar 💍!',
}

/** A visit with everything typed and all three texts written. */
export const sampleVisit = { info: sampleInfo, answers: sampleAnswers, texts: sampleTexts }

/**
 * The paragraphs a document in this language contains. After a final message that was `written` here comes the
 * declaration; one from an earlier product declares by itself.
 */
export function expectedParagraphs(
  { info, texts, written = false }: { info: CeremonyInfo; texts: Texts; written?: boolean },
  library: Library,
): string[] {
  const { language } = library
  const content = { info, answers: emptyAnswers, texts, formerTexts: [] }
  const beginning = { id: 'expected', nowMs: 0, language }
  const ceremony = written
    ? takeWritten(
        fromFirstStage({ ...content, texts: { ...texts, finalMessage: '' } }, beginning),
        'finalMessage',
        texts.finalMessage,
        0,
      )
    : fromFirstStage(content, beginning)
  return scriptParagraphs(withUnbrokenMarks(scriptOf(ceremony, library))).map(({ text }) => text)
}
