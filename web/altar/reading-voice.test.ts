import { describe, expect, test } from 'vitest'
import { altarScript } from '#core/altar/altar-script.ts'
import { bilingualWelcome } from '#core/ceremony/testing/bilingual.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { localVoice, spokenBreaths } from './reading-voice.ts'

describe('the voice that reads aloud', () => {
  test('is one of the device itself, of the country where there is one', () => {
    const voices = [
      { lang: 'pt-BR', localService: false },
      { lang: 'pt_PT', localService: true },
      { lang: 'es-ES', localService: true },
    ]
    expect(localVoice(voices, 'pt-BR')).toBe(voices[1])
    expect(localVoice([...voices, { lang: 'pt_BR', localService: true }], 'pt-BR')?.lang).toBe(
      'pt_BR',
    )
    expect(localVoice(voices, 'es-419')).toBe(voices[2])
    expect(localVoice(voices, 'fr-FR')).toBeUndefined()
    expect(localVoice(voices.slice(0, 1), 'pt-BR')).toBeUndefined()
  })

  test('says what is in the second language with a voice of that language', async () => {
    const { ceremony, library: both } = await bilingualWelcome('Welcome!\n\nThey are here.')
    const { stops } = altarScript(ceremony, both)
    const breaths = spokenBreaths(stops.filter(({ key }) => key === 'welcome'))
    expect(breaths.map(({ text, language }) => [text, language])).toEqual([
      ['Bem-vindos!', undefined],
      ['Welcome!', 'en-US'],
      ['João e Ana chegaram.', undefined],
      ['They are here.', 'en-US'],
    ])
  })

  test('reads no directions, and pauses longer after a line than after a breath', () => {
    const { stops } = altarScript(sampleCeremony(), library)
    const vows = stops.filter(({ key }) => key === 'ringVows')
    const breaths = spokenBreaths(vows)
    expect(breaths.map(({ text }) => text).join(' ')).not.toContain('segura a mão')
    expect(breaths.map(({ text }) => text)).toContain('Prometo te escutar com atenção,')
    expect(new Set(breaths.map(({ pauseMs }) => pauseMs))).toEqual(new Set([250, 900, 2_000]))
    expect(breaths.at(-1)?.pauseMs).toBe(2_000)
    expect(spokenBreaths(stops.filter(({ key }) => key === 'entrances'))).toEqual([])
  })
})
