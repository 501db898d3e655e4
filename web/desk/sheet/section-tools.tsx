import { useState } from 'react'
import { bodyLines } from '#core/ceremony/body-lines.ts'
import type { Ceremony, PlacedSection, Version } from '#core/ceremony/document.ts'
import { restoreVersion, writeByHand } from '#core/ceremony/edits/body.ts'
import { resetSection } from '#core/ceremony/edits/line.ts'
import { switchSection } from '#core/ceremony/edits/plan.ts'
import { dateLocale } from '../../language/date-locale.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { Menu } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.ts'
import { announce } from '../announcer.tsx'
import { fieldIds } from '../couple/field-ids.ts'
import type { Editing } from '../editing.ts'
import { lineId, sectionId } from '../element-ids.ts'
import { goTo, goToLate, goToLine } from '../go-to.ts'
import { lightUp } from '../told/lit.ts'
import { useDesk } from '../use-desk.ts'
import { lastLineOf } from './last-line.ts'

const Rewriting = latePiece(() => import('../rewriting/rewriting.tsx').then((all) => all.Rewriting))

interface SectionToolsProps {
  section: PlacedSection
  /** What the section is called. */
  name: string
}

const otherWords = 12

/** What can be done to a section as a whole: its former words, the library's, a hand's. */
export function SectionTools(props: SectionToolsProps) {
  const { sheet: words } = useCreatorMessages().desk
  const [isRewriting, setRewriting] = useState(false)
  const closeRewriting = (): void => setRewriting(false)
  return (
    <>
      <Menu
        label={<span aria-hidden="true">⋯</span>}
        name={words.options(props.name)}
        className="icon-button section-tools"
      >
        {(close) => <Tools {...props} close={close} rewrite={() => setRewriting(true)} />}
      </Menu>
      <Dialog open={isRewriting} onClose={closeRewriting} title={words.rewrite}>
        <LatePieces>
          <Rewriting sectionKey={props.section.key} onDone={closeRewriting} />
        </LatePieces>
      </Dialog>
    </>
  )
}

interface ToolsProps extends SectionToolsProps {
  close: () => void
  /** Opens what writes a part again. */
  rewrite: () => void
}

function Tools({ section, name, close, rewrite }: ToolsProps) {
  const { ceremony, library, isEditable, change } = useDesk()
  const { sheet: words, areas } = useCreatorMessages().desk
  const { key, body } = section
  const versions = ceremony.versions[key] ?? []
  const edit = (made: Parameters<Editing['change']>[0]): void => {
    change(made, { at: sectionId(key) })
    close()
  }
  const leaveOut = (): void => {
    const shown = ceremony.plan.filter(({ isOn }) => isOn)
    const position = shown.indexOf(section)
    const neighbour = shown[position + 1] ?? shown[position - 1]
    edit((current, nowMs) => switchSection(current, key, false, nowMs))
    showToast({
      kind: 'success',
      title: words.leftOut(name),
      text: words.leftOutBack(areas.plan),
    })
    // Its own button is gone, and the focus with it.
    if (neighbour !== undefined) {
      requestAnimationFrame(() =>
        document.getElementById(sectionId(neighbour.key))?.focus({ preventScroll: true }),
      )
    }
  }
  const edits =
    body.kind === 'library' ? body.edits : body.kind === 'written' ? (body.ending?.edits ?? []) : []
  return (
    <>
      {body.kind === 'fields' && body.fields === 'header' ? (
        <Button
          look="quiet"
          onClick={() => {
            close()
            goTo(fieldIds.name.first)
          }}
        >
          {words.toFields}
        </Button>
      ) : null}
      {body.kind === 'fields' || (body.kind === 'written' && body.content === '') ? null : (
        <Button
          look="quiet"
          disabled={!isEditable}
          onClick={() => {
            close()
            rewrite()
          }}
        >
          {words.rewrite}
        </Button>
      )}
      {body.kind !== 'written' || body.content === '' ? null : (
        <Button
          look="quiet"
          aria-keyshortcuts="Alt+Enter"
          onClick={() => {
            close()
            askAboutLastLine(ceremony, key)
          }}
        >
          {words.source}
          <kbd className="menu-key">{words.sourceKey}</kbd>
        </Button>
      )}
      {body.kind === 'byHand' || body.kind === 'written' ? null : (
        <Button
          look="quiet"
          disabled={!isEditable}
          onClick={() => {
            edit((current, nowMs) => writeByHand(current, key, library, nowMs))
            goToLate(lineId(key, { kind: 'hand', index: 0 }), sectionId(key))
          }}
        >
          {words.byHand}
        </Button>
      )}
      <Button look="quiet" disabled={!isEditable} onClick={leaveOut}>
        {words.leaveOut}
      </Button>
      {edits.length === 0 ? null : (
        <Button
          look="quiet"
          disabled={!isEditable}
          onClick={() => edit((current, nowMs) => resetSection(current, key, nowMs))}
        >
          {words.allOriginal}
        </Button>
      )}
      {versions.length === 0 ? null : (
        <section aria-label={words.versions}>
          <h4 className="menu-heading">{words.versions}</h4>
          <ul>
            {versions
              .map((version, position) => ({ version, position }))
              .toReversed()
              .map(({ version, position }) => (
                <FormerVersion
                  key={position}
                  version={version}
                  onBringBack={() => {
                    edit((current, nowMs) => restoreVersion(current, key, position, nowMs))
                    announce(words.broughtBack(name))
                  }}
                />
              ))}
          </ul>
        </section>
      )}
    </>
  )
}

function FormerVersion({ version, onBringBack }: { version: Version; onBringBack: () => void }) {
  const { ceremony, library, isEditable } = useDesk()
  const { language } = useLanguage()
  const { sheet: words } = useCreatorMessages().desk
  const colon = useColon()
  const locale = dateLocale(language)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const [first] = bodyLines(version.body, ceremony, library)
  const beginning = first?.text.split(' ').slice(0, otherWords).join(' ') ?? ''
  const when =
    version.replacedAtMs === undefined ? words.undated : moment.format(version.replacedAtMs)
  return (
    <li>
      <button
        type="button"
        className="menu-version"
        disabled={!isEditable}
        onClick={onBringBack}
        aria-label={`${words.bringBack}${colon} ${when}. ${beginning}`}
      >
        <span className="text-ink-soft text-sm">{when}</span>
        <span>{beginning}…</span>
      </button>
    </li>
  )
}

/** Lights up the sentence that the caret was in last, in this section, and goes back to it. */
function askAboutLastLine(ceremony: Ceremony, key: string): void {
  const section = document.getElementById(sectionId(key))
  const line = lastLineOf([
    ...(section?.querySelectorAll<HTMLTextAreaElement>('textarea[data-told]') ?? []),
  ])
  if (line === undefined) return
  const { id, value, selectionStart } = line
  goToLine(id, selectionStart)
  void lightUp(ceremony, id, value, selectionStart)
}
