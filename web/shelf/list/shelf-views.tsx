import { type ReactNode, useEffect, useRef, useState } from 'react'
import { shelving, useShelving } from '../../desk/desk-state.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { ArrivalPanel } from '../arrival/arrival-panel.tsx'
import { BackupPanel } from '../backup/backup-panel.tsx'
import { CarryPanel } from '../carry/carry-panel.tsx'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'
import { KeepScriptPanel } from './keep-script-panel.tsx'
import { ShelfList } from './shelf-list.tsx'
import type { ShelfView } from './shelf-view.ts'

/** What is in the dialog of the shelf, one thing at a time. */
export function ShelfViews({ onClose }: { onClose: () => void }) {
  return (
    <WithCopiesWords>
      <Views onClose={onClose} />
    </WithCopiesWords>
  )
}

function Views({ onClose }: { onClose: () => void }) {
  const { messages } = useLanguage()
  const { shelf } = useCreatorMessages()
  const words = useCopiesWords()
  const openId = useShelving(({ id }) => id)
  const [view, setView] = useState<ShelfView>({ kind: 'list' })
  const toList = (): void => setView({ kind: 'list' })

  /** What is on the screen may have been changed: it is read again; else the first that came is shown. */
  const show = async (ids: readonly string[]): Promise<void> => {
    const [first] = ids
    if (ids.includes(openId)) await shelving.resume()
    else if (ids.length === 1 && first !== undefined) {
      const opening = await shelving.open(first)
      if (opening !== 'opened') {
        const text = shelf.refused[opening]
        showToast({ kind: 'failure', title: messages.screens.toast.error, text })
      } else onClose()
    }
    toList()
  }

  switch (view.kind) {
    case 'list':
      return <ShelfList onClose={onClose} onView={setView} />
    case 'backup':
      return (
        <View title={words.backup.title} onBack={toList}>
          <BackupPanel />
        </View>
      )
    case 'open':
      return (
        <View title={words.open.title} onBack={toList}>
          <ArrivalPanel onArrived={(ids) => void show(ids)} />
        </View>
      )
    case 'carry':
      return (
        <View title={words.carry.title} about={view.couple} onBack={toList}>
          <CarryPanel id={view.id} />
        </View>
      )
    case 'keep-script':
      return (
        <View title={shelf.keepScript.act} about={view.couple} onBack={toList}>
          <KeepScriptPanel
            {...view}
            onDone={(isErased) => void (isErased ? show([view.id]) : toList())}
          />
        </View>
      )
  }
}

interface ViewProps {
  title: string
  /** The couple it concerns. */
  about?: string
  onBack: () => void
  children: ReactNode
}

function View({ title, about, onBack, children }: ViewProps) {
  const words = useCopiesWords()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <div>
        <Button look="quiet" className="-ml-3" onClick={onBack}>
          <span aria-hidden="true">←</span> {words.back}
        </Button>
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {title}
        </h3>
        {about === undefined ? null : (
          <p className="text-ink-soft [overflow-wrap:anywhere]">{about}</p>
        )}
      </div>
      {children}
    </section>
  )
}
