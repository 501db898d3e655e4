import { answerMaxCharacters } from '#core/ceremony.ts'
import { counted } from '#core/counted.ts'
import { languageDetails } from '#core/languages.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { Section } from '../ui/section.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { answerFieldId } from './field-id.ts'
import { partIds } from './part-id.ts'
import { ceremonyStore, useCeremony } from './use-ceremony.ts'

/** From here on an answer says how much room is left; before that a counter would only distract. */
const countedFrom = answerMaxCharacters * 0.8

/** The five questions, numbered from 1, each with the couple's answer. */
export function QuestionsSection() {
  const { answers, loaded } = useCeremony()
  const { language, messages } = useLanguage()
  const { questions } = useCreatorMessages().questions
  const { questions: words } = messages.screens
  const { format } = new Intl.NumberFormat(languageDetails[language].locale)
  return (
    <Section id={partIds.questions} heading={words.heading}>
      <p className="pb-4 text-ink-soft">{words.introduction}</p>
      <ol className="answers">
        {questions.map((question, position) => {
          const id = answerFieldId(position + 1)
          const answer = answers[position] ?? ''
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
                <span className="min-w-5 font-display text-accent text-xl leading-6">
                  {position + 1}.
                </span>
                {question}
              </label>
              <TextArea
                id={id}
                rows={4}
                value={answer}
                onValue={(value) => ceremonyStore.setAnswer(position, value)}
                readOnly={!loaded}
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
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
