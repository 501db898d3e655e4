import { useEffect, useState } from 'react'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { firstStageOf } from '#core/ceremony/first-stage/first-stage-view.ts'
import { languageDetails } from '#core/languages.ts'
import { loadLibraryOf } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import type { CreatorScreenMessages } from '#core/messages/shape/creator.ts'
import { sessionStore } from '../../access/use-session.ts'
import { withCities } from '../../cities/with-cities.ts'
import type { Failure, GenerationOutcome } from '../../generation/generation.ts'
import { hostOf } from '../../generation/own-key.ts'
import type { WritingSource } from '../../generation/writing-source.ts'
import type { Messages } from '../../language/messages.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { browserDevice } from '../../storage/device.ts'
import { readVoice } from '../../storage/stored-voice.ts'
import { showToast } from '../../ui/toast.ts'
import { announce } from '../announcer.tsx'
import { answerFieldId, fieldIds } from '../couple/field-ids.ts'
import { editing, generation, useGeneration } from '../desk-state.ts'
import { partIds } from '../element-ids.ts'
import { goTo } from '../go-to.ts'
import { correctedTexts } from './corrected-texts.ts'
import { firstObstacle, type Obstacle } from './first-obstacle.ts'
import { loadPress } from './load-press.ts'
import { pressExtras } from './press-extras.ts'

export interface Writing {
  /** Names were missing when generating was last asked for. */
  namesAsked: boolean
  /**
   * Writes the texts asked for, all that the plan has unless told otherwise; says what is missing instead when it must,
   * and returns whether it began.
   */
  generate: (texts?: readonly TextName[]) => boolean
  /** Somebody has corrected texts that were to be written again, and has still to say what becomes of them. */
  asksAbout: Corrected | undefined
  /** Says it: these are written, none of them if it is let be. */
  answer: (texts: readonly TextName[]) => void
}

/** What a press would write, and what of that a hand has corrected. */
interface Corrected {
  texts: readonly TextName[]
  corrected: readonly TextName[]
}

/**
 * Everything around one generation: checks before, announcements during, toasts after.
 * @param library of the ceremony's language, if it is here
 */
export function useWriting(
  library: Library | undefined,
  sourceInUse: () => WritingSource,
): Writing {
  const { language, messages } = useLanguage()
  const { creator, desk } = useCreatorMessages()
  const { progress, isWriting } = useGeneration()
  const [namesAsked, setNamesAsked] = useState(false)
  const [asksAbout, setAsksAbout] = useState<Corrected>()
  const { announcements: words } = creator
  const textWords = messages.screens.texts

  // Said as each text ends, whichever order they end in.
  const ended = textNames
    .filter((text) => progress[text] === 'done' || progress[text] === 'failed')
    .map((text) =>
      progress[text] === 'done' ? words.finished(textWords[text]) : words.failed(textWords[text]),
    )
    .join(' ')
  useEffect(() => {
    if (isWriting) announce(ended === '' ? words.started : ended)
  }, [isWriting, ended, words])

  const generate = (asked?: readonly TextName[]): boolean => {
    const texts = asked ?? textNames
    const { ceremony } = editing.state()
    const { info, answers } = firstStageOf(ceremony)
    const obstacle = firstObstacle(info, answers)
    setNamesAsked(obstacle?.code === 'names-missing')
    if (obstacle !== undefined) {
      showObstacle(obstacle, messages, languageDetails[language].locale)
      return false
    }
    const placed = texts.filter((text) =>
      ceremony.plan.some(({ isOn, body }) => isOn && body.kind === 'written' && body.text === text),
    )
    if (placed.length === 0) {
      showToast({ kind: 'failure', title: messages.screens.toast.error, text: desk.nothingToWrite })
      return false
    }
    const corrected = asked === undefined ? correctedTexts(ceremony, placed) : []
    setAsksAbout(corrected.length === 0 ? undefined : { texts: placed, corrected })
    if (corrected.length > 0) return false
    begin(ceremony, placed)
    return true
  }

  const begin = (ceremony: Ceremony, texts: readonly TextName[]): void => {
    document.getElementById(partIds.script)?.scrollIntoView({ block: 'nearest' })
    void write(ceremony, texts).catch(() => {
      const { toast, failures } = messages.screens
      showToast({ kind: 'failure', title: toast.error, text: failures.writingNeedsNetwork })
    })
  }

  /** Rejects only if the library, or the press itself, cannot be loaded. */
  const write = async (ceremony: Ceremony, texts: readonly TextName[]): Promise<void> => {
    const [press, read] = await Promise.all([loadPress(), library ?? loadLibraryOf(ceremony)])
    const voice = readVoice(browserDevice)
    const pressed = {
      ceremony,
      source: withCities(sourceInUse(), ceremony),
      ...pressExtras(ceremony, read, texts),
      ...(voice === undefined ? {} : { voice }),
    }
    const outcome = await generation.run((listener) => press(pressed, listener), texts)
    if (outcome === 'superseded') return
    // The session has ended: the page has said so and leads to where it is renewed.
    if (!sessionStore.state().isSubscriptionActive) {
      generation.reset()
      return
    }
    announce(outcomeSentence(outcome, words))
    const tookPlace = ceremony.plan.some(
      ({ body }) => body.kind === 'written' && body.content !== '' && texts.includes(body.text),
    )
    const former = tookPlace ? desk.rewritten(desk.sheet.versions) : undefined
    showOutcome(outcome, messages, former)
  }

  return {
    namesAsked,
    generate,
    asksAbout,
    answer(texts) {
      setAsksAbout(undefined)
      if (texts.length > 0) generate(texts)
    },
  }
}

/** The outcomes a person is told of. */
type Told = Exclude<GenerationOutcome, 'superseded'>

function fieldOf(name: 'brideName' | 'groomName' | 'location'): string {
  const { name: names, place } = fieldIds
  return { groomName: names.first, brideName: names.second, location: place }[name]
}

function showObstacle(obstacle: Obstacle, messages: Messages, locale: string): void {
  const { toasts } = messages.screens
  if (obstacle.code === 'names-missing') {
    showToast({ kind: 'failure', ...toasts.namesMissing })
    goTo(fieldOf(obstacle.field))
    return
  }
  const questionNumber = obstacle.code === 'answer-too-long' ? obstacle.questionNumber : 0
  const limit = new Intl.NumberFormat(locale).format(obstacle.limit)
  showToast({
    kind: 'failure',
    title: toasts.tooLong,
    text: messages.errors.refusals[obstacle.code]({ limit, questionNumber, wait: '' }),
  })
  goTo('field' in obstacle ? fieldOf(obstacle.field) : answerFieldId(questionNumber))
}

/** @param former where the texts are that others have taken the place of, if there were any */
function showOutcome(outcome: Told, messages: Messages, former: string | undefined): void {
  const { toast, toasts } = messages.screens
  if (outcome === 'generated') {
    showToast({
      kind: 'success',
      title: toasts.textsGenerated,
      ...(former === undefined ? {} : { text: former }),
    })
  }
  if (outcome === 'stopped') showToast({ kind: 'success', title: toasts.stopped })
  if (outcome !== 'failed') return
  const failure = generation.state().failures.find(({ kind }) => kind !== 'not-written')
  showToast({
    kind: 'failure',
    title: toast.error,
    text: toasts.generationFailed,
    ...(failure && { detail: failureSentence(failure, messages) }),
  })
}

function outcomeSentence(
  outcome: Told,
  announcements: CreatorScreenMessages['announcements'],
): string {
  if (outcome === 'generated' && generation.state().failures.length === 0) {
    return announcements.allFinished
  }
  return outcome === 'stopped' ? announcements.stopped : announcements.partlyFailed
}

/** Why something was not written, in the user's language. */
export function failureSentence(failure: Failure, { screens, errors }: Messages): string {
  switch (failure.kind) {
    case 'text':
      return errors.writerFailures[failure.code]
    case 'not-written':
      return screens.failures.notWritten
    case 'rejected':
      return failure.sentence
    case 'key-elsewhere':
      return screens.failures.keyElsewhere(hostOf(failure.origin))
    case 'unreachable':
      return screens.failures.writingNeedsNetwork
  }
}
