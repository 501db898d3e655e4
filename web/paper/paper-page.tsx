import { type ReactNode, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { altarScript } from '#core/altar/altar-script.ts'
import { writtenDay, writtenMoment } from '#core/calendar.ts'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony, PartnerId } from '#core/ceremony/document.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { secondLanguageOf } from '#core/ceremony/second-language.ts'
import { withUnbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import { type Language, languageDetails } from '#core/languages.ts'
import { render } from '#core/library/notation.ts'
import type { Library } from '#core/library/piece.ts'
import { counted } from '#core/messages/counted.ts'
import type { PaperMessages } from '#core/messages/shape/paper.ts'
import { readingPath } from '#core/pages/service-worker-file.ts'
import { type CardBlock, scriptBlocks, vowBlocks } from '#core/paper/card-blocks.ts'
import type { Card } from '#core/paper/cards.ts'
import { cardMark, changeSince } from '#core/paper/changed-cards.ts'
import { isWide, usualCardSize, usualSheet, usualTypePt } from '#core/paper/paper-size.ts'
import { appPath } from '../access/app-path.ts'
import { useSession } from '../access/use-session.ts'
import { Choice } from '../desk/couple/choice.tsx'
import { HelpLink } from '../help/help-link.tsx'
import { useLanguage } from '../language/use-language.ts'
import { useLateWords } from '../language/use-late-words.ts'
import { deviceShelf } from '../shelf/device-shelf.ts'
import { keptDevice } from '../shelf/shared/device-clearing.ts'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/button.tsx'
import { CardSheets } from './card-sheets.tsx'
import { DayPaper } from './day-paper.tsx'
import { Keepsake } from './keepsake.tsx'
import { LayoutChoices } from './layout-choices.tsx'
import { type PaperWords, paperWords } from './paper-words.ts'
import { PdfButton } from './pdf/pdf-button.tsx'
import { type CardLayout, checksum, keepPrintedMarks, printedMarks } from './printed-marks.ts'
import { TeamPaper } from './team-paper.tsx'
import { type Shelved, useShelved } from './use-shelved.ts'
import './paper.css'

const prints = ['cards', 'vowsFirst', 'vowsSecond', 'team', 'day', 'keepsake'] as const

type Print = (typeof prints)[number]

/** In the address: which ceremony of the shelf. */
const ceremonyParameter = 'ceremony'
/** What of it to show first. */
const printParameter = 'print'

/**
 * "Imprimir ou PDF": outside the door, as a script is corrected and printed after access has ended too. It reads this
 * device's shelf, and notes there what was printed.
 */
export function PaperPage() {
  const [parameters, setParameters] = useSearchParams()
  const shelved = useShelved(parameters.get(ceremonyParameter) ?? undefined)
  const { messages } = useLanguage()
  const { isSubscriptionActive } = useSession()
  const words = useLateWords(paperWords)
  return (
    <div className="paper-page">
      <header className="flex items-center justify-between px-4 py-2">
        <Brand home="/app" />
        <nav className="flex flex-wrap justify-end">
          <Link className="button button-quiet" to={isSubscriptionActive ? appPath : readingPath}>
            {messages.access.login.back}
          </Link>
          <HelpLink task="paper" className="button button-quiet" />
        </nav>
      </header>
      {typeof words === 'string' ? (
        <p className="paper-controls">
          {words === 'missing' ? messages.screens.failures.offline : messages.access.loading}
        </p>
      ) : (
        <main>
          <title>{words.paper.title}</title>
          <Found
            shelved={shelved}
            firstPrint={prints.find((one) => one === parameters.get(printParameter)) ?? 'cards'}
            words={words}
            onChoose={(id) => setParameters({ [ceremonyParameter]: id }, { replace: true })}
          />
        </main>
      )}
    </div>
  )
}

function Found(props: {
  shelved: Shelved
  firstPrint: Print
  words: PaperWords
  onChoose: (id: string) => void
}) {
  const { shelved, firstPrint, words, onChoose } = props
  const { language } = useLanguage()
  if (shelved.kind !== 'found') {
    const { loading, nothing, unreadable } = words.paper
    const sentence = { loading, nothing, unreadable }[shelved.kind]
    return <p className="paper-controls">{sentence}</p>
  }
  const { ceremony, library, others } = shelved
  return (
    <>
      <div className="paper-controls">
        <h1 className="title">{words.paper.title}</h1>
        {others.length > 1 ? (
          <Choice
            label={words.paper.choose}
            value={ceremony.id}
            options={others.map(({ head }) => ({
              value: head.id,
              label: nameOf(head.couple, head.date, language) || words.paper.unnamed,
            }))}
            onChoose={onChoose}
          />
        ) : null}
      </div>
      <Prints
        key={ceremony.id}
        firstPrint={firstPrint}
        ceremony={ceremony}
        library={library}
        words={words}
      />
    </>
  )
}

function nameOf(couple: Ceremony['couple'], date: string, language: Language): string {
  const names = couple.map(({ name }) => name.trim()).filter((name) => name !== '')
  const day = date === '' ? '' : writtenDay(date, language)
  return [names.join(' · '), day].filter((part) => part !== '').join(', ')
}

function Prints(props: {
  firstPrint: Print
  ceremony: Ceremony
  library: Library
  words: PaperWords
}) {
  const { firstPrint, ceremony, library, words } = props
  const { messages } = useLanguage()
  // What stands on paper goes to people who may read no other language than the ceremony's.
  const language = baseLanguage(ceremony.language)
  const loaded = useLateWords(paperWords, language)
  const onPaper = loaded === 'missing' ? words : loaded
  const [print, setPrint] = useState<Print>(firstPrint)
  const [chosen, setChosen] = useState<Partial<CardLayout>>({})
  const { size = usualCardSize(ceremony) } = chosen
  const { typePt = usualTypePt(size, secondLanguageOf(ceremony) !== undefined) } = chosen
  const layout: CardLayout = { size, typePt }
  const script = useMemo(() => altarScript(ceremony, library), [ceremony, library])
  const spoken = useMemo(() => withUnbrokenMarks(scriptOf(ceremony, library)), [ceremony, library])
  const blocks = useMemo((): CardBlock[] => {
    const partners: Partial<Record<Print, PartnerId>> = { vowsFirst: 'first', vowsSecond: 'second' }
    const partner = partners[print]
    return partner === undefined ? scriptBlocks(script, isWide(size)) : vowBlocks(script, partner)
  }, [script, print, size])
  const named = namedPeople(ceremony, library.frame)
  const changedAt = writtenMoment(
    ceremony.changedAtMs,
    language,
    { dateStyle: 'medium', timeStyle: 'short' },
    ceremony.language,
  )
  const labels: Record<Print, string> = {
    cards: words.paper.cards,
    vowsFirst: words.paper.vowsOf(named.first.called),
    vowsSecond: words.paper.vowsOf(named.second.called),
    team: words.paper.team,
    day: words.dayKit.title,
    keepsake: words.paper.keepsake,
  }
  const isOnCards = print === 'cards' || print === 'vowsFirst' || print === 'vowsSecond'
  const couple = render('{both}', named)
  if (onPaper === 'loading') return null
  return (
    <>
      <div className="paper-controls">
        <div className="paper-choices">
          <Choice
            label={words.paper.what}
            value={print}
            options={prints.map((value) => ({ value, label: labels[value] }))}
            onChoose={setPrint}
          />
          {isOnCards ? (
            <LayoutChoices
              layout={layout}
              onChoose={(choice) => setChosen((former) => ({ ...former, ...choice }))}
              words={words.paper}
            />
          ) : null}
        </div>
        {isOnCards ? null : (
          <PrintButton
            words={words.paper}
            hasOwnMargins={print !== 'day'}
            onPrint={() => window.print()}
          />
        )}
      </div>
      {print === 'team' ? (
        <TeamPaper
          ceremony={ceremony}
          couple={couple}
          library={library}
          changedAt={changedAt}
          words={words.paper}
          onPaper={onPaper}
          copyFailed={{
            title: messages.screens.toast.error,
            text: messages.screens.toasts.copyFailed,
          }}
        />
      ) : null}
      {print === 'day' ? (
        <DayPaper {...{ ceremony, couple, library, onPaper }} words={words.dayKit} />
      ) : null}
      {print === 'keepsake' ? (
        <Keepsake
          script={spoken}
          couple={couple}
          library={library}
          size={usualSheet(ceremony)}
          words={words.paper}
        />
      ) : null}
      {isOnCards ? (
        <CardSheets
          ceremony={ceremony}
          couple={couple}
          blocks={blocks}
          layout={layout}
          changedAt={changedAt}
          words={onPaper.paper}
        >
          {(cards, preview) => (
            <CardsToPrint
              cards={cards}
              ceremony={print === 'cards' ? ceremony : undefined}
              pdf={
                <PdfButton
                  words={words.paper}
                  preview={preview}
                  size={size}
                  title={`${labels[print]} - ${couple}`}
                  language={ceremony.language}
                  cards={cards}
                />
              }
              layout={layout}
              words={words.paper}
            />
          )}
        </CardSheets>
      ) : null}
    </>
  )
}

/** The whole ceremony's cards; `ceremony` is undefined for cards that nobody compares with a former print. */
function CardsToPrint(props: {
  cards: readonly Card[]
  pdf: ReactNode
  ceremony: Ceremony | undefined
  layout: CardLayout
  words: PaperMessages
}) {
  const { cards, pdf, ceremony, layout, words } = props
  const { language } = useLanguage()
  const [, setPrintings] = useState(0)
  // Read at each drawing: what was printed is known after the next one.
  const former = ceremony && printedMarks(keptDevice, ceremony.id, layout)
  if (cards.length === 0) return <p className="paper-controls">{words.noVows}</p>
  const onPrint = (): void => {
    window.print()
    if (ceremony === undefined) return
    const { id, revision } = ceremony
    keepPrintedMarks(keptDevice, id, layout, cards.map(markOf))
    void deviceShelf.mark(id, { printedRevision: revision })
    setPrintings((count) => count + 1)
  }
  return (
    <div className="paper-controls">
      <PrintButton words={words} hasOwnMargins onPrint={onPrint} />
      {pdf}
      <p>{words.count(counted(cards.length, language))}</p>
      {former === undefined ? null : <SinceLastPrint former={former} cards={cards} words={words} />}
    </div>
  )
}

function markOf(card: Card): string {
  return checksum(cardMark(card))
}

function SinceLastPrint(props: {
  former: readonly string[]
  cards: readonly Card[]
  words: PaperMessages
}) {
  const { former, cards, words } = props
  const { language } = useLanguage()
  const { changed, isRenumbered } = changeSince(former, cards.map(markOf))
  if (changed.length === 0 && !isRenumbered) return <p role="status">{words.unchanged}</p>
  const numbers = new Intl.ListFormat(languageDetails[language].locale).format(changed.map(String))
  return (
    <div role="status" className="notice">
      <p>
        {changed.length === 0 ? null : words.changed(numbers, counted(changed.length, language))}{' '}
        {isRenumbered ? words.renumbered : null}
      </p>
    </div>
  )
}

function PrintButton(props: {
  words: PaperMessages
  /** The pages bring their margins; elsewhere the paper does. */
  hasOwnMargins: boolean
  onPrint: () => void
}) {
  const { words, hasOwnMargins, onPrint } = props
  return (
    <div className="grid gap-1">
      <Button look="main" className="justify-self-start" onClick={onPrint}>
        {words.print}
      </Button>
      <p className="text-ink-soft text-sm">
        {words.printHint} {hasOwnMargins ? words.ownMargins : null}
      </p>
    </div>
  )
}
