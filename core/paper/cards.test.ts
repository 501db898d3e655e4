import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { altarScript } from '../altar/altar-script.ts'
import { scriptOf } from '../ceremony/script.ts'
import { anyCeremony } from '../ceremony/testing/any-ceremony.ts'
import { bilingualWelcome } from '../ceremony/testing/bilingual.ts'
import { sampleCeremony, withBody } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibraryOf } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { type CardBlock, scriptBlocks, vowBlocks } from './card-blocks.ts'
import { cardsOf, type MeasuredBlock } from './cards.ts'
import { cardMark, changeSince } from './changed-cards.ts'

const room = { roomPx: 400, spacePx: 8 }

/** As tall as its characters make it, forty to a line. */
function measured(blocks: readonly CardBlock[]): MeasuredBlock[] {
  return blocks.map((block) => ({ ...block, heightPx: 24 * Math.ceil(block.text.length / 40) }))
}

function block(kind: CardBlock['kind'], heightPx: number, section = 'one'): MeasuredBlock {
  return { section, kind, text: `${kind} ${heightPx}`, begins: false, hints: [], heightPx }
}

const words = (text: string): string => text.replace(/\s+/gu, ' ').trim()

describe('cards', () => {
  it('say what the script says, to the word, for any ceremony', async () => {
    await fc.assert(
      fc.asyncProperty(anyCeremony, async (ceremony) => {
        const own = await loadLibraryOf(ceremony)
        const cards = cardsOf(measured(scriptBlocks(altarScript(ceremony, own))), room)
        const printed = cards.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ')
        const script = scriptOf(ceremony, own)
          .sections.flatMap(({ heading, lines }) => [
            ...(heading === undefined ? [] : [heading]),
            ...lines.map(({ text }) => text),
          ])
          .join(' ')
        expect(words(printed)).toBe(words(script))
        expect(cards.map(({ number }) => number)).toEqual(cards.map((_, index) => index + 1))
      }),
      { numRuns: 200 },
    )
  })

  it('say the same where two languages stand side by side, each in its order', async () => {
    await fc.assert(
      fc.asyncProperty(anyCeremony, async (ceremony) => {
        const library = await loadLibraryOf(ceremony)
        const rows = scriptBlocks(altarScript(ceremony, library), true)
        const printed = (isSecond: boolean): string =>
          rows
            .flatMap(({ text, language, beside }) => [
              ...((language !== undefined) === isSecond ? [text] : []),
              ...(isSecond && beside !== undefined ? [beside.text] : []),
            ])
            .join(' ')
        const script = (isSecond: boolean): string =>
          scriptOf(ceremony, library)
            .sections.flatMap(({ heading, lines }) => [
              ...(heading === undefined || isSecond ? [] : [heading]),
              ...lines
                .filter(({ language }) => (language !== undefined) === isSecond)
                .map(({ text }) => text),
            ])
            .join(' ')
        expect(words(printed(false))).toBe(words(script(false)))
        expect(words(printed(true))).toBe(words(script(true)))
      }),
      { numRuns: 200 },
    )
  })

  it('set a paragraph beside the same in the second language', async () => {
    const { ceremony, library: both } = await bilingualWelcome('Welcome!\n\nThey are here.')
    const rows = scriptBlocks(altarScript(ceremony, both), true)
    expect(
      rows
        .filter(({ section, kind }) => section === 'welcome' && kind === 'spoken')
        .map(({ text, beside }) => [text, beside?.text, beside?.language]),
    ).toEqual([
      ['Bem-vindos!', 'Welcome!', 'en-US'],
      ['João e Ana chegaram.', 'They are here.', 'en-US'],
    ])
  })

  it('never hold more than fits, except for one block that is taller than a card', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom<CardBlock['kind']>('heading', 'direction', 'spoken', 'item'),
            heightPx: fc.integer({ min: 1, max: 500 }),
            begins: fc.boolean(),
          }),
        ),
        (drawn) => {
          const blocks = drawn.map((one) => ({ ...block(one.kind, one.heightPx), ...one }))
          const cards = cardsOf(blocks, room)
          let index = 0
          for (const card of cards) {
            const on = blocks.slice(index, index + card.blocks.length)
            index += on.length
            const heightPx = on.reduce(
              (sum, one, position) =>
                sum + one.heightPx + (position > 0 && one.begins ? room.spacePx : 0),
              0,
            )
            if (on.length > 1) expect(heightPx).toBeLessThanOrEqual(room.roomPx)
          }
          expect(index).toBe(blocks.length)
        },
      ),
    )
  })

  it('hold what nobody would write: one word, a paragraph of many cards, a name like a sentence, a book', () => {
    const name = `Maria ${'Aparecida '.repeat(19)}Só`
    const [groom, bride] = sampleCeremony().couple
    const ceremony = [
      ['welcome', 'Onze.'],
      ['finalMessage', 'e ninguém parava para respirar '.repeat(200).trim()],
      ['ceremony', 'Foi assim, e foi bom. '.repeat(4_000).trim()],
    ].reduce(
      (before, [key = '', text = '']) =>
        withBody(before, key, { kind: 'byHand', lines: [{ speaker: 'celebrant', text }] }),
      sampleCeremony({ couple: [groom, { ...bride, name, calledAs: name }] }),
    )
    const script = altarScript(ceremony, library)
    const cards = cardsOf(measured(scriptBlocks(script)), room)
    const heights = cards.map(({ blocks }) =>
      measured(blocks).reduce(
        (sum, { heightPx, begins }, index) => sum + heightPx + (index > 0 && begins ? 8 : 0),
        0,
      ),
    )
    expect(Math.max(...heights)).toBeLessThanOrEqual(room.roomPx)
    const printed = cards.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ')
    expect(words(printed)).toContain(words('Foi assim, e foi bom. '.repeat(4_000)))
    expect(words(printed)).toContain(words('e ninguém parava para respirar '.repeat(200)))
    expect(cards.some(({ blocks }) => blocks.some(({ text }) => text === 'Onze.'))).toBe(true)
  })

  it('keep a heading and a direction with what they lead to', () => {
    const blocks = [
      block('spoken', 300),
      block('direction', 40),
      block('direction', 40),
      block('spoken', 100),
    ]
    const cards = cardsOf(blocks, room)
    expect(cards.map((card) => card.blocks.map(({ kind }) => kind))).toEqual([
      ['spoken'],
      ['direction', 'direction', 'spoken'],
    ])
  })

  it('are filled evenly, with none for one last line', () => {
    const blocks = Array.from({ length: 17 }, () => block('spoken', 25))
    expect(cardsOf(blocks, room).map((card) => card.blocks.length)).toEqual([9, 8])
  })

  it('part even what leads where nothing else is left', () => {
    const cards = cardsOf(
      Array.from({ length: 30 }, () => block('direction', 50)),
      room,
    )
    expect(cards.length).toBeGreaterThan(3)
    expect(cards.reduce((sum, card) => sum + card.blocks.length, 0)).toBe(30)
  })

  it('name a speaker once, and again on the next card and after somebody else', () => {
    const said = (speaker: string | undefined, heightPx: number): MeasuredBlock => ({
      ...block('spoken', heightPx),
      ...(speaker === undefined ? {} : { speaker }),
      namedPx: heightPx + 10,
    })
    const namesOf = (blocks: readonly MeasuredBlock[]) =>
      cardsOf(blocks, room).map((card) => card.blocks.map(({ speaker = '' }) => speaker))
    const poem = [said('Lia', 190), said('Lia', 190), said('Lia', 190), said('Lia', 190)]
    expect(namesOf(poem)).toEqual([
      ['Lia', ''],
      ['Lia', ''],
    ])
    expect(
      namesOf([said('Lia', 40), said(undefined, 40), said('Lia', 40), said('Rui', 40)]),
    ).toEqual([['Lia', '', 'Lia', 'Rui']])
    // Of two that would fit without their names, one goes to the next card.
    expect(namesOf([said('Lia', 195), said('Rui', 195)])).toHaveLength(2)
  })

  it('name both who speak side by side, each once', () => {
    const beside = { text: 'x', speaker: 'Lia', hints: [], language: 'en-US' as const }
    const row = { ...block('spoken', 40), speaker: 'Ana', beside }
    const [card] = cardsOf([row, row], room)
    expect(card?.blocks.map((one) => [one.speaker, one.beside?.speaker])).toEqual([
      ['Ana', 'Lia'],
      [undefined, undefined],
    ])
  })

  it('begin anew with each section, and say at their edge which', () => {
    const cards = cardsOf(
      [block('heading', 30), block('spoken', 30), block('spoken', 30, 'two')],
      room,
    )
    expect(cards.map(({ heading }) => heading)).toEqual(['heading 30', undefined])
  })

  it('give each partner nothing but their own words', () => {
    const script = altarScript(sampleCeremony(), library)
    const own = vowBlocks(script, 'first')
    expect(own.length).toBeGreaterThan(3)
    expect(own.every(({ kind, speaker }) => kind !== 'direction' && speaker === undefined)).toBe(
      true,
    )
    const said = own.filter(({ kind }) => kind === 'spoken').map(({ text }) => text)
    const others = vowBlocks(script, 'second').map(({ text }) => text)
    expect(said.some((text) => !others.includes(text))).toBe(true)
  })
})

describe('a print that was corrected', () => {
  const cards = cardsOf(
    [block('spoken', 300), block('spoken', 310), block('spoken', 320), block('spoken', 330)],
    room,
  )
  const former = cards.map(cardMark)

  it('needs no paper while nothing has changed', () => {
    expect(changeSince(former, cards.map(cardMark))).toEqual({ changed: [], isRenumbered: false })
  })

  it('needs the changed cards alone', () => {
    const corrected = cardsOf(
      [block('spoken', 300), block('spoken', 311), block('spoken', 320), block('spoken', 331)],
      room,
    )
    expect(changeSince(former, corrected.map(cardMark))).toEqual({
      changed: [2, 4],
      isRenumbered: false,
    })
  })

  it('says when a card more gives the others new numbers', () => {
    const longer = cardsOf(
      [300, 305, 310, 320, 330].map((heightPx) => block('spoken', heightPx)),
      room,
    )
    expect(changeSince(former, longer.map(cardMark))).toEqual({ changed: [2], isRenumbered: true })
  })
})
