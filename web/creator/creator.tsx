import { useEffect, useState } from 'react'
import { useSite } from '../generation/site.ts'
import { useScreens } from '../language/use-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { Actions } from './actions.tsx'
import { FileActions } from './file-actions.tsx'
import { Footer } from './footer.tsx'
import { InfoSection } from './info-section.tsx'
import { InstructionsDialog } from './instructions-dialog.tsx'
import { Masthead } from './masthead.tsx'
import { FailureNotice, StorageNotice, UndoNotice } from './notices.tsx'
import { Parts } from './parts.tsx'
import { PreviewSection } from './preview-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { useCeremonyStorage } from './use-ceremony.ts'
import { useWriting } from './use-writing.ts'

type OpenDialog = 'none' | 'instructions' | 'settings'

/** The ceremony creator (seed section 2, "Route /app"), in the specification's order. */
export function Creator() {
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const site = useSite()
  useCeremonyStorage()
  useEffect(keepForOffline, [])
  const { namesAsked, announcement, generate } = useWriting(site)
  const { header, reminder } = useScreens()
  const close = (): void => setDialog('none')

  return (
    <div className="page-end mx-auto grid w-full max-w-[84rem] gap-8 px-4 py-4 sm:px-8 sm:py-6">
      <title>{header.pageTitle}</title>
      <Masthead
        onInstructions={() => setDialog('instructions')}
        onSettings={() => setDialog('settings')}
      />
      <main className="desk">
        <div className="desk-wide">
          <StorageNotice />
        </div>
        <div className="grid gap-6">
          <InfoSection namesAsked={namesAsked} />
          <QuestionsSection />
        </div>
        <div className="desk-side">
          <PreviewSection site={site} />
          <FailureNotice retry={generate} />
          <Actions generate={generate} />
          <UndoNotice />
          <div className="notice">
            <p>
              <strong>{reminder.title}</strong> {reminder.text}
            </p>
          </div>
        </div>
        <FileActions />
        <Parts />
      </main>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Footer site={site} />
      <InstructionsDialog open={dialog === 'instructions'} onClose={close} />
      <SettingsDialog open={dialog === 'settings'} onClose={close} site={site} />
    </div>
  )
}
