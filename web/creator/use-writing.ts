import { useEffect, useState } from 'react'
import { type TextName, textNames } from '#core/ceremony.ts'
import { languageDetails } from '#core/languages.ts'
import type { ScreenMessages } from '#core/messages/pt/screens.ts'
import type { Site } from '#core/wire.ts'
import { createRenewingFetch } from '../access/renewing-fetch.ts'
import { sessionStore } from '../access/use-session.ts'
import type { Failure, GenerationOutcome } from '../generation/generation.ts'
import { createOwnKeySource, readWriterChoice } from '../generation/own-key.ts'
import { createServiceSource } from '../generation/service-source.ts'
import type { Messages } from '../language/messages.ts'
import { useLanguage } from '../language/use-language.ts'
import { browserDevice } from '../storage/device.ts'
import { showToast } from '../ui/toast.ts'
import { answerFieldId, goToField, infoFieldId } from './field-id.ts'
import { firstObstacle, type Obstacle } from './first-obstacle.ts'
import { ceremonyStore, generation, useGeneration } from './use-ceremony.ts'

export const previewId = 'preview'

export interface Writing {
  /** Names were missing when generating was last asked for. */
  namesAsked: boolean
  /** For screen readers: what just happened, one sentence per text. */
  announcement: string
  /** Writes the texts asked for, all three unless told otherwise; says what is missing instead when it must. */
  generate: (texts?: readonly TextName[]) => void
}

/** Everything around one generation: checks before, announcements during, toasts after. */
export function useWriting(site: Site | undefined): Writing {
  const { language, messages } = useLanguage()
  const { progress, running } = useGeneration()
  const [namesAsked, setNamesAsked] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { announcements: words, texts: textWords } = messages.screens

  // Said as each text ends, whichever order they end in.
  const ended = textNames
    .filter((text) => progress[text] === 'done' || progress[text] === 'failed')
    .map((text) =>
      progress[text] === 'done' ? words.finished(textWords[text]) : words.failed(textWords[text]),
    )
    .join(' ')
  useEffect(() => {
    if (running) setAnnouncement(ended === '' ? words.started : ended)
  }, [running, ended, words])

  const generate = (texts: readonly TextName[] = textNames): void => {
    const { info, answers } = ceremonyStore.state()
    const obstacle = firstObstacle(info, answers)
    setNamesAsked(obstacle?.code === 'names-missing')
    if (obstacle !== undefined) {
      showObstacle(obstacle, messages, languageDetails[language].locale)
      return
    }
    document.getElementById(previewId)?.scrollIntoView({ block: 'nearest' })
    const choice = readWriterChoice(browserDevice)
    const source =
      choice.writer === 'own-key'
        ? createOwnKeySource(site, choice)
        : createServiceSource(createRenewingFetch((...request) => fetch(...request), sessionStore))
    void generation.run(source, { language, texts, info, answers }).then((outcome) => {
      if (outcome === 'superseded') return
      // The session has ended: the page has said so and leads to where it is renewed.
      if (!sessionStore.state().isSubscriptionActive) {
        generation.reset()
        return
      }
      setAnnouncement(outcomeSentence(outcome, messages.screens))
      showOutcome(outcome, messages)
    })
  }

  return { namesAsked, announcement, generate }
}

/** The outcomes a person is told of. */
type Told = Exclude<GenerationOutcome, 'superseded'>

function showObstacle(obstacle: Obstacle, messages: Messages, locale: string): void {
  const { toasts } = messages.screens
  if (obstacle.code === 'names-missing') {
    showToast({ kind: 'failure', ...toasts.namesMissing })
    goToField(infoFieldId(obstacle.field))
    return
  }
  const questionNumber = obstacle.code === 'answer-too-long' ? obstacle.questionNumber : 0
  const limit = new Intl.NumberFormat(locale).format(obstacle.limit)
  showToast({
    kind: 'failure',
    title: toasts.tooLong,
    text: messages.errors.refusals[obstacle.code]({ limit, questionNumber, wait: '' }),
  })
  goToField('field' in obstacle ? infoFieldId(obstacle.field) : answerFieldId(questionNumber))
}

function showOutcome(outcome: Told, messages: Messages): void {
  const { toast, toasts } = messages.screens
  if (outcome === 'generated') showToast({ kind: 'success', title: toasts.textsGenerated })
  if (outcome === 'stopped') showToast({ kind: 'success', title: toasts.stopped })
  if (outcome !== 'failed') return
  const [failure] = generation.state().failures
  showToast({
    kind: 'failure',
    title: toast.error,
    text: toasts.generationFailed,
    ...(failure && { detail: failureSentence(failure, messages) }),
  })
}

function outcomeSentence(outcome: Told, screens: ScreenMessages): string {
  const { announcements } = screens
  if (outcome === 'generated') return announcements.allFinished
  return outcome === 'stopped' ? announcements.stopped : announcements.partlyFailed
}

/** Why something was not written, in the user's language. */
export function failureSentence(failure: Failure, { screens, errors }: Messages): string {
  switch (failure.kind) {
    case 'text':
      return errors.writerFailures[failure.code]
    case 'rejected':
      return failure.sentence
    case 'unreachable':
      return screens.failures.writingNeedsNetwork
  }
}
