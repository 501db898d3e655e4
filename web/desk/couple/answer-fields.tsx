import { useMemo } from 'react'
import { answerMaxCharacters } from '#core/ceremony/ceremony.ts'
import { changeAnswer } from '#core/ceremony/edits/tellings.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { languageDetails } from '#core/languages.ts'
import { counted } from '#core/messages/counted.ts'
import { answerTo } from '#core/told/answers.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { leaveOutHintId } from '../element-ids.ts'
import { TellingField } from '../held/telling-field.tsx'
import { useDesk } from '../use-desk.ts'
import { answerFieldId } from './field-ids.ts'

/** From here on an answer says how much room is left; before that a counter would only distract. */
const countedFrom = answerMaxCharacters * 0.8

/** The five questions, numbered from 1, each with the couple's answer, who gave it and what of it is held back. */
export function AnswerFields() {
  const { ceremony, change } = useDesk()
  const { language } = useLanguage()
  const { creator, questions: asked, held } = useCreatorMessages()
  const { questions } = asked
  const { questions: words } = creator
  const { format } = useMemo(
    () => new Intl.NumberFormat(languageDetails[language].locale),
    [language],
  )
  return (
    <>
      <p className="text-ink-soft">{words.introduction}</p>
      <p id={leaveOutHintId} className="pb-4 text-ink-soft text-sm">
        {held.leaveOutHint}
      </p>
      <ol className="answers">
        {questionIds.map((questionId, position) => {
          const id = answerFieldId(position + 1)
          const answer = answerTo(ceremony, questionId)
          const length = answer?.text.length ?? 0
          const excess = length - answerMaxCharacters
          const note =
            excess > 0
              ? words.tooLong(counted(excess, language), format(answerMaxCharacters))
              : length >= countedFrom
                ? words.count(format(length), format(answerMaxCharacters))
                : undefined
          return (
            <li key={id} className="grid gap-1.5">
              <label htmlFor={id} className="flex gap-2 font-medium">
                <span className="min-w-5 font-display font-medium text-accent text-xl leading-6">
                  {position + 1}.
                </span>
                {questions[questionId]}
              </label>
              <TellingField
                id={id}
                telling={answer}
                rows={4}
                onText={(text) =>
                  change((current, nowMs) => changeAnswer(current, questionId, { text }, nowMs), {
                    at: id,
                    typing: id,
                  })
                }
                note={note}
                isTooLong={excess > 0}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}
