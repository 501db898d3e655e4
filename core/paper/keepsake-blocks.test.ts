import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../ceremony/document.ts'
import { scriptOf } from '../ceremony/script.ts'
import { anyCeremony } from '../ceremony/testing/any-ceremony.ts'
import { sampleCeremony, withBody } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibraryOf } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { keepsakeBlocks } from './keepsake-blocks.ts'

const unspaced = (texts: readonly string[]): string => texts.join('').replace(/\s+/gu, '')

function keepsakeOf(...lines: Line[]) {
  const ceremony = withBody(sampleCeremony(), 'consent', { kind: 'byHand', lines })
  const plan = ceremony.plan.filter(({ key }) => key === 'header' || key === 'consent')
  return keepsakeBlocks(scriptOf({ ...ceremony, plan }, library), library)
}

describe('the keepsake', () => {
  it('says what was said, to the word, and nothing that was only for the day, in any ceremony', async () => {
    await fc.assert(
      fc.asyncProperty(anyCeremony, async (ceremony) => {
        const own = await loadLibraryOf(ceremony)
        const script = scriptOf(ceremony, own)
        const kept = keepsakeBlocks(script, own)
        const said = script.sections.flatMap(({ lines }) =>
          lines.flatMap(({ speaker, text }) =>
            speaker === 'direction' || speaker === 'item' ? [] : [text],
          ),
        )
        expect(unspaced(kept.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])))).toBe(
          unspaced(said),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('opens on the names and leaves no section without words', () => {
    const blocks = keepsakeOf({ speaker: 'direction', text: 'Esperar.' })
    expect(blocks[0]).toMatchObject({ kind: 'title', text: 'JOÃO E ANA' })
    expect(blocks.map(({ kind }) => kind)).not.toContain('heading')
  })

  it('sets what one person says line by line together, under the name', () => {
    const [, ...spoken] = keepsakeOf(
      { speaker: 'celebrant', text: 'Repita.' },
      { speaker: 'first', text: 'Eu te prometo' },
      { speaker: 'direction', text: 'Pausa.' },
      { speaker: 'first', text: 'o domingo inteiro.' },
      { speaker: 'second', text: 'Sim.' },
    ).filter(({ kind }) => kind !== 'title' && kind !== 'detail')
    expect(spoken.map(({ speaker, begins, isReply }) => [speaker, begins, isReply])).toEqual([
      [undefined, true, false],
      ['João', true, true],
      [undefined, false, true],
      ['Ana', true, true],
    ])
  })

  it('sets a poem stanza by stanza, under one name', () => {
    const spoken = keepsakeOf(
      { speaker: 'first', text: 'Chove\nhoje.' },
      { speaker: 'first', text: 'Fico\naqui.' },
    ).filter(({ kind }) => kind === 'spoken')
    expect(spoken.map(({ speaker, begins }) => [speaker, begins])).toEqual([
      ['João', true],
      [undefined, true],
    ])
  })

  it('parts a paragraph that could fill a page by itself where one breathes', () => {
    const text = `${'Onze anos, e ninguém parava para respirar. '.repeat(90)}Fim.`
    const parts = keepsakeOf({ speaker: 'celebrant', text }).filter(({ kind }) => kind === 'spoken')
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts) expect(part.text.length).toBeLessThanOrEqual(1_200)
    expect(parts.filter(({ begins }) => begins)).toHaveLength(1)
  })
})
