import { useState } from 'react'
import { planMinutes, toldMinutes } from '#core/ceremony/plan-minutes.ts'
import { languageDetails } from '#core/languages.ts'
import { offeredPieces } from '#core/library/choosing.ts'
import { type Piece, pieceOf } from '#core/library/piece.ts'
import { searchPieces } from '#core/library/search-pieces.ts'
import { counted } from '#core/messages/counted.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useDesk } from '../use-desk.ts'
import { momentSearchWords } from './moment-search-words.ts'
import { pieceName } from './section-name.ts'
import { useSearched } from './use-searched.ts'

/** As many as are taken in at a glance; the rest on request. */
const offeredFirst = 6

interface LibraryShelfProps {
  onOpen: (piece: string) => void
  /** Adds a moment by this name, in one's own words. */
  onOwn: (name: string) => void
}

/** What the library has to add: six pieces, or all, or those that are searched for. Loaded with its search. */
export function LibraryShelf({ onOpen, onOwn }: LibraryShelfProps) {
  const { ceremony, library } = useDesk()
  const { add: words } = useCreatorMessages().plan
  const searchWords = useLateWords(momentSearchWords)
  const searched = useSearched(library)
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const every = offeredPieces(library, ceremony.plan)
  const typed = search.trim()
  const isSearching = typed !== ''
  const found = isSearching ? searchPieces(typed, every, searched) : every
  const shown = isWhole || isSearching ? found : found.slice(0, offeredFirst)
  return (
    <section className="library-shelf" aria-label={words.library}>
      <h3 className="plan-choice-heading">{words.library}</h3>
      {every.length > offeredFirst ? (
        <Field label={words.search} type="search" value={search} onValue={setSearch} />
      ) : null}
      <p role="status" className="library-nothing">
        {found.length > 0 || typeof searchWords === 'string'
          ? null
          : searchWords.nothingFound(typed)}
      </p>
      {found.length > 0 || typeof searchWords === 'string' ? null : (
        <Button onClick={() => onOwn(capitalized(typed))}>{searchWords.ownInstead(typed)}</Button>
      )}
      <ul className="library-pieces">
        {shown.map((id) => {
          const piece = pieceOf(library, id)
          return piece === undefined ? null : (
            <LibraryPiece key={id} id={id} piece={piece} onOpen={() => onOpen(id)} />
          )
        })}
      </ul>
      {shown.length < found.length ? (
        <Button aria-expanded={false} onClick={() => setWhole(true)}>
          {words.all}
        </Button>
      ) : null}
    </section>
  )
}

/** As a name begins. */
function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** One piece, with what it asks for. */
function LibraryPiece({ id, piece, onOpen }: { id: string; piece: Piece; onOpen: () => void }) {
  const { ceremony, library } = useDesk()
  const { language } = useLanguage()
  const { add: words, needs, minutes: minutesOf } = useCreatorMessages().plan
  const colon = useColon()
  const name = pieceName(id, library) ?? id
  const wordings = Object.keys(piece.wordings)
  const body = {
    kind: 'library' as const,
    piece: id,
    wording: wordings[0] ?? '',
    edits: [],
  }
  const alone = { ...ceremony, plan: [{ key: id, kind: id, isOn: true, body }] }
  const minutes = counted(toldMinutes(planMinutes(alone, library).total), language)
  const list = new Intl.ListFormat(languageDetails[language].locale, { type: 'conjunction' })
  const told = [
    minutesOf(minutes),
    words.wordings(counted(wordings.length, language)),
    list.format(piece.acts.map((actor) => needs.actors[actor])),
  ]
  const things = piece.props.map(({ what }) => what).join(' · ')
  const details = [
    { label: needs.props, text: things },
    { label: needs.music, text: piece.music ?? '' },
    { label: needs.caution, text: piece.caution ?? '' },
  ].filter(({ text }) => text !== '')
  return (
    <li className="library-piece">
      <h4>{name}</h4>
      <p className="plan-note">{told.filter((part) => part !== '').join(' · ')}</p>
      {details.map(({ label, text }) => (
        <p key={label} className="plan-note" lang={library.language}>
          <b>
            {label}
            {colon}
          </b>{' '}
          {text}
        </p>
      ))}
      <Button aria-label={`${words.read}${colon} ${name}`} onClick={onOpen}>
        {words.read}
      </Button>
    </li>
  )
}
