import { useCreatorMessages } from '../../language/use-language.ts'
import { Section } from '../../ui/section.tsx'
import { partIds } from '../element-ids.ts'
import { MoreToldFold } from '../held/more-told-fold.tsx'
import { ReadingOutcome } from '../held/reading-outcome.tsx'
import { NotesFold } from '../notes/notes-fold.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { CelebrantFields } from './celebrant-fields.tsx'
import { CoupleFields } from './couple-fields.tsx'
import { DayFields } from './day-fields.tsx'
import { FormerNotices } from './former-notices.tsx'
import { LanguageFold } from './language-fold.tsx'
import { DetailFields, RemembersDetails } from './remembers-details.tsx'
import { WishesFields } from './wishes-fields.tsx'
import './couple.css'

interface CouplePanelProps {
  /** Writing was tried, so missing names are marked. */
  namesAsked: boolean
  /** Shows a section of the script. */
  onGoTo: (sectionKey: string) => void
}

/** All that is known about the couple, the day and what they want; and what they answered. */
export function CouplePanel({ namesAsked, onGoTo }: CouplePanelProps) {
  const { creator, couple: words } = useCreatorMessages()
  const { info, questions } = creator
  return (
    <RemembersDetails>
      <FormerNotices onGoTo={onGoTo} />
      <Section id={partIds.info} heading={info.heading}>
        <DetailFields label={info.heading}>
          <CoupleFields namesAsked={namesAsked} />
          <DayFields />
          <LanguageFold />
          <details className="aside-details">
            <summary>{words.celebrant.heading}</summary>
            <div className="pt-3">
              <CelebrantFields />
            </div>
          </details>
          <details className="aside-details">
            <summary>{words.wishes.heading}</summary>
            <div className="pt-3">
              <WishesFields />
            </div>
          </details>
        </DetailFields>
      </Section>
      <Section id={partIds.questions} heading={questions.heading}>
        <NotesFold />
        <ReadingOutcome />
        <AnswerFields />
        <MoreToldFold />
      </Section>
    </RemembersDetails>
  )
}
