import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { documentName } from '#core/ceremony/couple-file-name.ts'
import { type Script, scriptOf } from '#core/ceremony/script.ts'
import { scriptText } from '#core/ceremony/script-paragraphs.ts'
import { altarAddress } from '../../altar/trial-run.ts'
import { LateRedReminder } from '../../check/check-dialog.tsx'
import { useCreatorMessages, useLanguage, useScreens } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { download } from '../../ui/download.ts'
import { LatePieces } from '../../ui/late-piece.tsx'
import { Menu } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCoupleName } from '../couple-name.ts'
import { editing, setAside, shelving } from '../desk-state.ts'
import { useCeremonyDesk, useDesk } from '../use-desk.ts'
import { CopyDialog } from '../writing/copy-dialog.tsx'
import { useCopyLabel } from '../writing/use-copy-label.ts'
import { openFile, saveToFile } from './ceremony-file.ts'
import { CheckButton } from './check-button.tsx'
import { paperAddress } from './paper-address.ts'
import { ReadingLink } from './reading-link.tsx'
import { useOthers } from './use-others.ts'

/**
 * What comes once there is a script, under the words of the card at the end of writing; the ways to take the ceremony
 * away, to bring one back, and to clear it (docs/specification.md section 2.3).
 */
export function SaveMenu() {
  const { bar } = useCreatorMessages().desk
  const { library } = useCeremonyDesk()
  const input = useRef<HTMLInputElement>(null)
  const { access, screens } = useLanguage().messages
  const [isCopying, setCopying] = useState(false)
  return (
    <>
      <Menu label={<SaveLabel />} name={bar.save} className="button bar-button bar-save">
        {(close) =>
          library === undefined ? (
            <p className="menu-heading">{access.loading}</p>
          ) : (
            <SaveActions
              close={close}
              sendCopy={() => setCopying(true)}
              chooseFile={() => input.current?.click()}
            />
          )
        }
      </Menu>
      <CopyDialog open={isCopying} onClose={() => setCopying(false)} />
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={screens.actions.openFile}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Emptied, so that the same file can be opened again.
          event.target.value = ''
          if (file) void openFile(file, screens)
        }}
      />
    </>
  )
}

function SaveLabel() {
  const { bar } = useCreatorMessages().desk
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        className="bar-icon"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
      </svg>
      <span>{bar.save}</span>
    </>
  )
}

interface SaveActionsProps {
  close: () => void
  sendCopy: () => void
  chooseFile: () => void
}

function SaveActions({ close, sendCopy, chooseFile }: SaveActionsProps) {
  const { ceremony, library, isEditable } = useDesk()
  const couple = useCoupleName(ceremony)
  const screens = useScreens()
  const { bar } = useCreatorMessages().desk
  const copyLabel = useCopyLabel()
  const { actions, toast, toasts } = screens
  const others = useOthers(ceremony.id, 'names')
  // As it is when it is taken away, not as it was when the menu was drawn.
  const script = (): Script => scriptOf(editing.state().ceremony, library)

  const saveDocument = async (): Promise<void> => {
    close()
    try {
      const { scriptDocument } = await import('#docx/script-document.ts')
      download(await scriptDocument(script()), documentName(ceremony))
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: toasts.documentFailed })
      return
    }
    shelving.writeEntries()
    showToast({ kind: 'success', title: toasts.documentGenerated })
  }

  const copy = async (): Promise<void> => {
    const isCopied = await copyText(scriptText(script()))
    close()
    showToast(
      isCopied
        ? { kind: 'success', title: toasts.copied }
        : { kind: 'failure', title: toast.error, text: toasts.copyFailed },
    )
  }

  const clear = (): void => {
    setAside.clear()
    close()
    showToast({ kind: 'success', ...toasts.cleared })
  }

  return (
    <>
      <ReadingLink className="button button-quiet" to={altarAddress(ceremony.id, 'rehearsal')}>
        {bar.rehearse}
      </ReadingLink>
      <ReadingLink className="button button-quiet" to={paperAddress(ceremony.id)}>
        {bar.paper}
      </ReadingLink>
      <CheckButton look="quiet" />
      <Button
        look="quiet"
        onClick={() => {
          close()
          sendCopy()
        }}
      >
        {copyLabel}
      </Button>
      <Link className="button button-quiet" to={altarAddress(ceremony.id, 'read')}>
        {bar.altar}
      </Link>
      <hr />
      <Button look="quiet" onClick={() => void saveDocument()}>
        {actions.saveDocument}
      </Button>
      <Button look="quiet" onClick={() => void copy()}>
        {actions.copy}
      </Button>
      <hr />
      <p className="menu-heading">{actions.fileHeading}</p>
      <Button
        look="quiet"
        onClick={() => {
          close()
          saveToFile(editing.state().ceremony, screens)
        }}
      >
        {actions.saveFile}
      </Button>
      <Button
        look="quiet"
        disabled={!isEditable}
        onClick={() => {
          close()
          chooseFile()
        }}
      >
        {actions.openFile}
      </Button>
      <hr />
      {/* Whose: with several couples on a device the wrong one is soon cleared. */}
      <p className="menu-heading">{couple}</p>
      <Button look="quiet" disabled={!isEditable} onClick={clear}>
        {actions.clear}
      </Button>
      {/* Last, because it comes late: no button may move under a finger. */}
      <LatePieces>
        <LateRedReminder ceremony={ceremony} library={library} others={others} />
      </LatePieces>
    </>
  )
}
