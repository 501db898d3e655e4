import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TextName, textNames } from '../../ceremony/ceremony.ts'
import { createTextSplitter, textMark } from './text-marks.ts'

const titles = { welcome: 'BOAS-VINDAS', ceremony: 'HISTÓRIA', finalMessage: 'MENSAGEM FINAL' }
const code = 'kxvt'
const mark = (text: TextName): string => textMark(code, text, titles)

interface Read {
  /** What was shown of each text while it came. */
  shown: Partial<Record<TextName, string>>
  whole: Partial<Record<TextName, string>>
  broken: TextName[]
}

function read(pieces: readonly string[], asked: readonly TextName[], isWhole: boolean): Read {
  const splitter = createTextSplitter(asked, code, titles)
  const steps = [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end(isWhole)]
  const found: Read = { shown: {}, whole: {}, broken: [] }
  for (const step of steps) {
    if (step.step === 'delta') {
      found.shown[step.text] = (found.shown[step.text] ?? '') + step.delta
    } else if (step.isWhole) found.whole[step.text] = step.content.trim()
    else found.broken.push(step.text)
  }
  return found
}

const welcome = 'Boas-vindas a todos.\n\nVocês vieram de longe.'
const story = 'A história começa numa fila.\n\nE continua.'
const closing = 'Mensagem final é coisa séria.'
const answer = `${mark('welcome')}\n${welcome}\n\n${mark('ceremony')}\n${story}\n\n${mark('finalMessage')}\n${closing}`
const all = { welcome, ceremony: story, finalMessage: closing }

describe('three texts in one stream', () => {
  test('are parted at their marks, however the stream is cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (sizes) => {
        const pieces: string[] = []
        let at = 0
        for (const size of sizes) {
          pieces.push(answer.slice(at, at + size))
          at += size
        }
        pieces.push(answer.slice(at))
        const { shown, whole, broken } = read(pieces, textNames, true)
        expect(whole).toEqual(all)
        expect(broken).toEqual([])
        for (const text of textNames) expect(shown[text]?.trim()).toBe(all[text])
      }),
    )
  })

  test('are each over as soon as the next begins', () => {
    const splitter = createTextSplitter(textNames, code, titles)
    const steps = splitter.push(`${mark('welcome')}\n${welcome}\n${mark('ceremony')}\n`)
    expect(steps.at(-1)).toMatchObject({ step: 'over', text: 'welcome', isWhole: true })
  })

  test('are shown word by word, not line by line', () => {
    const splitter = createTextSplitter(textNames, code, titles)
    splitter.push(`${mark('welcome')}\n`)
    expect(splitter.push('Que bom')).toEqual([{ step: 'delta', text: 'welcome', delta: 'Que bom' }])
  })

  test('may come in any order', () => {
    const turned = `${mark('finalMessage')}\n${closing}\n${mark('welcome')}\n${welcome}\n${mark('ceremony')}\n${story}`
    expect(read([turned], textNames, true).whole).toEqual(all)
  })

  test.each([
    ['without their code', (text: TextName) => `[${titles[text]}]`],
    ['as headings', (text: TextName) => `## ${titles[text].toLowerCase()}`],
    ['in bold, with a colon', (text: TextName) => `**${mark(text)}:**`],
    ['without accents', (text: TextName) => mark(text).replace('Ó', 'O')],
  ])('are parted at marks %s', (_, ornate) => {
    const said = textNames.map((text) => `${ornate(text)}\n\n${all[text]}`).join('\n\n')
    expect(read([said], textNames, true).whole).toEqual(all)
  })

  test('a word of greeting before the first, and after a mark for the second time, is left out', () => {
    const said = `Claro! Aqui está:\n\n${answer}\n\n${mark('welcome')}\nOutra vez.`
    expect(read([said], textNames, true).whole).toEqual(all)
  })

  test('one that nobody asked for is left out', () => {
    expect(read([answer], ['ceremony'], true).whole).toEqual({ ceremony: story })
  })

  test('one alone needs no mark', () => {
    expect(read([story], ['ceremony'], true).whole).toEqual({ ceremony: story })
  })

  test('without any mark nothing is taken for a text', () => {
    expect(read([`${welcome}\n\n${story}`], textNames, true).whole).toEqual({})
  })

  test('what was cut off is not whole, what stood before it is', () => {
    const cut = answer.slice(0, answer.indexOf('E continua'))
    expect(read([cut], textNames, false)).toMatchObject({
      whole: { welcome },
      broken: ['ceremony'],
    })
  })

  test('a mark without a text after it is no text', () => {
    const said = `${mark('welcome')}\n${mark('ceremony')}\n${story}`
    expect(read([said], textNames, true).whole).toEqual({ ceremony: story })
  })

  test('a line of an answer that looks like a mark with another code ends nothing', () => {
    const said = `${mark('welcome')}\n${welcome}\n[abcd HISTÓRIA]\nmais`
    expect(read([said], textNames, true).whole).toEqual({
      welcome: `${welcome}\n[abcd HISTÓRIA]\nmais`,
    })
  })

  test('a line that is one word of a text, and the title of one, ends nothing', () => {
    const word = `${welcome}\n\nHistória.\n\nMais.`
    const said = answer.replace(welcome, word)
    expect(read([said], textNames, true).whole).toEqual({ ...all, welcome: word })
    const uncoded = said.replaceAll(`${code} `, '')
    expect(read([uncoded], textNames, true).whole).toEqual({ ...all, welcome: word })
  })

  test('a title that a broken stream ends in ends no text', () => {
    const cut = `[BOAS-VINDAS]\n${welcome}\n\nHISTÓRIA`
    expect(read([cut], textNames, false)).toMatchObject({ whole: {}, broken: ['welcome'] })
  })

  test('one that begins beside its mark begins there, however the stream is cut', () => {
    const beside = answer.replaceAll(']\n', '] ')
    for (const size of [1, 7, 1_000]) {
      const pieces = beside.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(read(pieces, textNames, true).whole).toEqual(all)
    }
  })

  test('one alone begins after its mark, where a greeting came before it', () => {
    const said = `Claro! Aqui está:\n\n${mark('ceremony')}\n${story}`
    expect(read([said], ['ceremony'], true).whole).toEqual({ ceremony: story })
  })

  test('emphasis inside a mark is none of it', () => {
    const bold = answer.replaceAll(`[${code} `, `**[${code}** `)
    expect(read([bold], textNames, true).whole).toEqual(all)
  })
})
