import { useMemo } from 'react'
import { answerMaxCharacters } from '#core/ceremony/ceremony.ts'
import { changeAnswer } from '#core/ceremony/edits/details.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { languageDetails } from '#core/languages.ts'
import { counted } from '#core/messages/counted.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useLit } from '../told/lit.ts'
import { LitWords } from '../told/lit-words.tsx'
import { useDesk } from '../use-desk.ts'
import { AnsweredBy } from './answered-by.tsx'
import { answerFieldId } from './field-ids.ts'

/** From here on an answer says how much room is left; before that a counter would only distract. */
const countedFrom = answerMaxCharacters * 0.8

/** The five questions, numbered from 1, each with the couple's answer and who gave it. */
export function AnswerFields() {
  const { ceremony, isEditable, change } = useDesk()
  const { language } = useLanguage()
  const { creator, questions: asked } = useCreatorMessages()
  const { questions } = asked
  const { questions: words } = creator
  const lit = useLit()
  const { format } = useMemo(
    () => new Intl.NumberFormat(languageDetails[language].locale),
    [language],
  )
  return (
    <>
      <p className="pb-4 text-ink-soft">{words.introduction}</p>
      <ol className="answers">
        {questionIds.map((questionId, position) => {
          const id = answerFieldId(position + 1)
          const answer = ceremony.answers[questionId]?.text ?? ''
          const told = lit?.told.filter(({ source }) => source === questionId) ?? []
          const stretches = told.flatMap((one) => one.stretches)
          const excess = answer.length - answerMaxCharacters
          const note =
            excess > 0
              ? words.tooLong(counted(excess, language), format(answerMaxCharacters))
              : answer.length >= countedFrom
                ? words.count(format(answer.length), format(answerMaxCharacters))
                : undefined
          return (
            <li key={id} className="grid gap-1.5">
              <label htmlFor={id} className="flex gap-2 font-medium">
                <span className="min-w-5 font-display font-medium text-accent text-xl leading-6">
                  {position + 1}.
                </span>
                {questions[questionId]}
              </label>
              <TextArea
                id={id}
                rows={4}
                value={answer}
                onValue={(text) =>
                  change((current, nowMs) => changeAnswer(current, questionId, { text }, nowMs), {
                    at: id,
                    typing: id,
                  })
                }
                readOnly={!isEditable}
                data-lit={told.length === 0 ? undefined : ''}
                over={
                  stretches.length === 0 ? null : (
                    <LitWords key={JSON.stringify(stretches)} text={answer} stretches={stretches} />
                  )
                }
                aria-invalid={excess > 0 ? true : undefined}
                aria-describedby={note === undefined ? undefined : `${id}-note`}
              />
              {note === undefined ? null : (
                <p
                  id={`${id}-note`}
                  className={`text-sm ${excess > 0 ? 'text-failure' : 'text-ink-soft'}`}
                >
                  {note}
                </p>
              )}
              {answer.trim() === '' ? null : <AnsweredBy questionId={questionId} />}
            </li>
          )
        })}
      </ol>
    </>
  )
}
