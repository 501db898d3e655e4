import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { momentWriter } from '#core/calendar.ts'
import { planLike } from '#core/ceremony/plans.ts'
import { altarAddress } from '../../altar/trial-run.ts'
import { shelf, shelving, useShelving } from '../../desk/desk-state.ts'
import { goToBeginning } from '../../desk/go-to.ts'
import { dateLocale } from '../../language/date-locale.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { deviceKnownRows } from '../device-shelf.ts'
import type { CopyMarks } from '../shelf.ts'
import type { ShelfEntry } from '../shelf-entry.ts'
import { coupleOf, listShelf, type ShelfSort, shelfSorts } from '../shelf-order.ts'
import type { Opening } from '../shelving-port.ts'
import { useCopiesWords } from '../with-copies-words.tsx'
import { BackupReminder } from './backup-reminder.tsx'
import { type CeremonyState, stateOf } from './ceremony-progress.ts'
import { RemovedRow } from './removed-row.tsx'
import { ShelfRow } from './shelf-row.tsx'
import { ShelfRows } from './shelf-rows.tsx'
import type { ShelfView } from './shelf-view.ts'
import { type Listed, useRowDetails } from './use-row-details.ts'

interface ShelfListProps {
  onClose: () => void
  /** Shows something else in the list's place. */
  onView: (view: ShelfView) => void
}

/** The last ceremony that has gone to the bin since the list was opened. */
interface Removed {
  id: string
  /** It was on the desk. */
  wasOpen: boolean
}

interface ListProps extends ShelfListProps {
  /** The ceremony on the desk. */
  openId: string
  /** The list is read again whenever something was stored. */
  storedAtMs: number | undefined
}

/** Every ceremony of this device: to be found, opened, begun, put away, deleted and brought back. */
export function ShelfList(props: ShelfListProps) {
  // A ceremony that is opened must not wait for a list that goes with it.
  const openId = useDeferredValue(useShelving((state) => state.id))
  const storedAtMs = useDeferredValue(useShelving((state) => state.storedAtMs))
  return <List {...props} openId={openId} storedAtMs={storedAtMs} />
}

const List = memo(function List({ onClose, onView, openId, storedAtMs }: ListProps) {
  const { language, messages } = useLanguage()
  const { shelf: words } = useCreatorMessages()
  const copies = useCopiesWords()
  const phase = useShelving((state) => state.phase)
  const [listed, setListed] = useState<Listed>()
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<ShelfSort>('changed')
  const [removed, setRemoved] = useState<Removed>()
  const details = useRowDetails(listed)
  const sortId = useId()
  const list = useRef<HTMLDivElement>(null)
  const locale = dateLocale(language)

  const refresh = async (): Promise<void> => {
    const [list, known] = await Promise.all([shelf.list(), deviceKnownRows.read()])
    setListed({
      entries: list.kind === 'done' ? list.value : [],
      known: known.kind === 'done' ? known.value : new Map(),
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever something was stored
  useEffect(() => {
    void refresh()
  }, [storedAtMs, openId])

  if (phase === 'refused') return <p>{words.noShelf}</p>
  if (listed === undefined) return <p className="text-ink-soft">{messages.access.loading}</p>
  const { entries } = listed

  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  // A wedding's day is the same everywhere; a change was made on the day it was here.
  const day = momentWriter(language, { dateStyle: 'long', timeZone: 'UTC' }, locale)
  const dayHere = momentWriter(language, { dateStyle: 'long' }, locale)
  const dateText = (date: string): string => (date === '' ? '' : day(Date.parse(date)))
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const today = new Intl.DateTimeFormat('sv-SE').format()
  // What has just been deleted keeps its place, for whoever did not mean it.
  const placed = entries.map((entry) =>
    entry.head.id === removed?.id ? { ...entry, deletedAtMs: undefined } : entry,
  )
  const { open, archived, deleted } = listShelf(placed, { search, sort, today, dateText })

  const say = (opening: Opening): void => {
    if (opening === 'opened') {
      onClose()
      goToBeginning()
    } else {
      showToast({
        kind: 'failure',
        title: messages.screens.toast.error,
        text: words.refused[opening],
      })
    }
  }
  /** Before the pressed row goes elsewhere, and the focus with it; the list stays where it is scrolled to. */
  const keepFocus = (): void => {
    list.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
  }
  const mark = async (id: string, marks: CopyMarks): Promise<void> => {
    keepFocus()
    await shelf.mark(id, marks)
    await refresh()
  }
  const remove = async (id: string): Promise<void> => {
    keepFocus()
    const wasOpen = id === openId
    const outcome = await shelving.remove(id)
    if (outcome === 'opened') setRemoved({ id, wasOpen })
    else say(outcome)
    await refresh()
    list.current?.querySelector<HTMLElement>('[data-removed]')?.focus({ preventScroll: true })
  }
  const undoRemoval = async ({ id, wasOpen }: Removed): Promise<void> => {
    await mark(id, { deletedAtMs: undefined })
    setRemoved(undefined)
    if (!wasOpen) return
    const opening = await shelving.open(id)
    if (opening !== 'opened') say(opening)
  }
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    // In a field the browser undoes what was typed.
    if (removed === undefined || !isUndo || event.shiftKey) return
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    void undoRemoval(removed)
  }
  const beginLike = async (id: string): Promise<void> => {
    const outcome = await shelf.read(id)
    const isRead = outcome.kind === 'done' && outcome.value.kind === 'ceremony'
    say(
      isRead && outcome.value.kind === 'ceremony'
        ? await shelving.begin(planLike(outcome.value.ceremony.plan))
        : 'unreadable',
    )
  }

  const stateText = (state: CeremonyState, since: string): string => {
    switch (state.kind) {
      case 'waiting':
        return words.state.waiting(since)
      case 'begun':
        return words.state.begun(state.written, state.of)
      default:
        return words.state[state.kind]
    }
  }

  const row = (entry: ShelfEntry) => {
    const { id, date, place } = entry.head
    const couple = coupleOf(entry, (list) => names.format(list))
    const name = couple === '' ? words.unnamed : couple
    const now = Date.now()
    if (id === removed?.id) {
      return (
        <RemovedRow
          key={id}
          sentence={words.deleted(name)}
          undo={words.undo}
          undoAbout={`${words.undo}, ${name}`}
          onUndo={() => void undoRemoval(removed)}
        />
      )
    }
    const isPast = date !== '' && date < today
    const known = details.get(id)
    const archive = { label: words.archive, act: () => void mark(id, { archivedAtMs: now }) }
    const unarchive = {
      label: words.unarchive,
      act: () => void mark(id, { archivedAtMs: undefined }),
    }
    const bringBack = {
      label: words.bringBack,
      act: () => void mark(id, { deletedAtMs: undefined }),
    }
    const actions =
      entry.deletedAtMs === undefined
        ? [
            ...(id === openId
              ? []
              : [{ label: words.open, act: async () => say(await shelving.open(id)) }]),
            {
              label: words.readAtAltar,
              act: () => location.assign(altarAddress(id, 'read')),
            },
            {
              label: copies.carry.title,
              act: () => onView({ kind: 'carry', id, couple: name }),
            },
            { label: words.likeThis, act: () => void beginLike(id) },
            entry.archivedAtMs === undefined ? archive : unarchive,
            ...(isPast && known !== undefined && known.progress.kind !== 'waiting'
              ? [
                  {
                    label: words.keepScript.act,
                    act: () => onView({ kind: 'keep-script', id, couple: name }),
                  },
                ]
              : []),
            { label: words.delete, act: () => void remove(id) },
          ]
        : [bringBack]
    const lines = [
      [dateText(date), place, words.changed(moment.format(entry.head.changedAtMs))],
      [
        entry.restoredAtMs === undefined ? '' : words.brought(moment.format(entry.restoredAtMs)),
        known === undefined
          ? '\u00A0'
          : stateText(stateOf(entry, known.progress), dayHere(entry.head.changedAtMs)),
        known === undefined || known.minutes === 0 ? '' : words.minutes(known.minutes),
      ],
    ]
    return (
      <ShelfRow
        key={id}
        name={name}
        note={id === openId ? words.isOpen : undefined}
        lines={lines.map((line) => line.filter((detail) => detail !== '').join(' · '))}
        actions={actions.map(({ label, act }) => ({ label, about: `${label}, ${name}`, act }))}
      />
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for what its buttons do too
    <div ref={list} className="grid gap-5" onKeyDown={onKey}>
      <Button look="main" data-first-focus="" onClick={() => void shelving.begin().then(say)}>
        {words.begin}
      </Button>
      <div className="grid gap-1">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onView({ kind: 'open' })}>{copies.open.title}</Button>
          {entries.length === 0 ? null : (
            <Button onClick={() => onView({ kind: 'backup' })}>{copies.backup.title}</Button>
          )}
        </div>
        {entries.length === 0 ? null : <BackupReminder />}
      </div>
      {entries.length === 0 ? <p className="text-ink-soft">{words.empty}</p> : null}
      {entries.length > 1 ? (
        <div className="grid gap-3 sm:grid-cols-2 sm:items-end">
          <Field label={words.search} type="search" value={search} onValue={setSearch} />
          <div className="grid content-start gap-1">
            <label htmlFor={sortId} className="font-medium">
              {words.sort}
            </label>
            <select
              id={sortId}
              className="input"
              value={sort}
              onChange={({ target }) =>
                setSort(shelfSorts.find((one) => one === target.value) ?? 'changed')
              }
            >
              <option value="changed">{words.byChange}</option>
              <option value="date">{words.byDate}</option>
            </select>
          </div>
        </div>
      ) : null}
      {entries.length > 0 && open.length + archived.length + deleted.length === 0 ? (
        <p>{words.nothingFound}</p>
      ) : null}
      <ShelfRows entries={open} row={row} />
      {archived.length === 0 ? null : (
        <details>
          <summary className="font-medium">{words.archived}</summary>
          <div className="pt-3">
            <ShelfRows entries={archived} row={row} />
          </div>
        </details>
      )}
      {deleted.length === 0 ? null : (
        <details>
          <summary className="font-medium">{words.bin}</summary>
          <p className="py-2 text-ink-soft text-sm">{words.binExplanation}</p>
          <ShelfRows entries={deleted} row={row} />
        </details>
      )}
    </div>
  )
})
