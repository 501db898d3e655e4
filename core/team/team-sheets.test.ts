import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ceremony, Person } from '../ceremony/document.ts'
import { addSection } from '../ceremony/edits/plan.ts'
import { anyCeremony } from '../ceremony/testing/any-ceremony.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { somebody } from '../ceremony/testing/somebody.ts'
import { loadLibrary } from '../library/load-library.ts'
import type { Piece } from '../library/piece.ts'
import { library } from '../library/pt-BR/library.ts'
import { team as words } from '../messages/pt/team.ts'
import { sheetText, type TeamSheet, teamSheets } from './team-sheets.ts'

/** Ten of them. */
const frenchWords = 'Et ce bus\u202f: personne ne l’a pris ce jour-là, évidemment\u202f!'

const story = 'Um dia, no meio da chuva, os dois esperaram o mesmo ônibus e ninguém disse nada.'

/** A sand ceremony with a thing to bring and music, as any piece may have. */
const sand: Piece = {
  heading: 'Cerimônia das areias',
  acts: ['couple', 'children'],
  props: [{ what: 'Um vaso de boca larga', called: 'o vaso', from: 'planner' }],
  music: 'Baixa quando o vaso estiver cheio.',
  silentMinutes: 2,
  wordings: { classic: { name: 'x', lines: [{ speaker: 'celebrant', text: 'Olhem o vaso.' }] } },
}

const withSand = { ...library, pieces: { ...library.pieces, sandCeremony: sand } }

function ceremonyWith(people: readonly Partial<Person>[]): Ceremony {
  const ceremony = sampleCeremony({ people: people.map((person) => somebody({ ...person })) })
  return {
    ...ceremony,
    plan: ceremony.plan.map((section) =>
      section.body.kind === 'written'
        ? { ...section, body: { ...section.body, content: story } }
        : section,
    ),
  }
}

function textOf(sheets: readonly TeamSheet[], id: string): string {
  const sheet = sheets.find((one) => one.id === id)
  return sheet === undefined ? '' : sheetText(sheet)
}

describe('the team’s sheets', () => {
  it('each say whose ceremony it is, where and when', () => {
    for (const sheet of teamSheets(ceremonyWith([]), withSand, words)) {
      const [, about] = sheetText(sheet).split('\n')
      expect(about).toContain('Ana')
      expect(about).toContain('Ouro Preto · sábado, 12 de dezembro de 2026, às 16:00')
    }
  })

  it('tell the coordinator who walks, the moments in their order, and what is needed', () => {
    const sheets = teamSheets(ceremonyWith([]), withSand, words)
    const text = textOf(sheets, 'coordinator')
    expect(text).toContain('Noivo: João')
    expect(text.indexOf('Troca de alianças')).toBeLessThan(text.indexOf('Cerimônia das areias'))
    expect(text).toContain('Um vaso de boca larga: a combinar (em geral o cerimonial)')
    expect(text).toMatch(/cerca de \d+ min · Cerimônia das areias \(o casal, crianças\)/)
  })

  it('name who was asked to bring a thing', () => {
    const sheets = teamSheets(
      ceremonyWith([{ name: 'Rita', brings: 'um vaso de boca larga' }]),
      withSand,
      words,
    )
    expect(textOf(sheets, 'props')).toContain('Um vaso de boca larga: Rita')
  })

  it('name who brings a thing as it is said among the people, whatever the words', () => {
    const sheets = teamSheets(ceremonyWith([{ name: 'Rita', brings: 'Vaso' }]), withSand, words)
    expect(textOf(sheets, 'coordinator')).toContain('Um vaso de boca larga: Rita')
    const there = ceremonyWith([])
    const settled = { ...there, settledThings: [{ thing: 'o vaso', by: 'there' as const }] }
    expect(textOf(teamSheets(settled, withSand, words), 'coordinator')).toContain(
      'Um vaso de boca larga: já está no local',
    )
  })

  it('ask for what the chosen words need and for nothing of the others', () => {
    const remembering = (wording: string): string => {
      const body = { kind: 'library' as const, piece: 'remembrance', wording, edits: [] }
      const ceremony = addSection(ceremonyWith([]), { kind: 'remembrance', body }, 0, 2)
      return textOf(teamSheets(ceremony, library, words), 'coordinator')
    }
    expect(remembering('litCandle')).toContain('Uma vela já acesa')
    expect(remembering('keptSeat')).not.toContain('vela')
  })

  it('give the musicians the last ten words before a cue', () => {
    const ceremony = ceremonyWith([])
    const afterStory = {
      ...ceremony,
      plan: ceremony.plan.filter(({ kind }) => kind === 'ceremony' || kind === 'sandCeremony'),
    }
    expect(textOf(teamSheets(afterStory, withSand, words), 'musicians')).toContain(
      'Cerimônia das areias · depois de “… os dois esperaram o mesmo ônibus e ninguém disse nada.” · Baixa',
    )
  })

  it('count no French mark as a word of a cue, and keep the space before it', () => {
    const ceremony = ceremonyWith([])
    const plan = ceremony.plan
      .filter(({ kind }) => kind === 'ceremony' || kind === 'sandCeremony')
      .map((section) =>
        section.body.kind === 'written'
          ? { ...section, body: { ...section.body, content: `Avant. ${frenchWords}` } }
          : section,
      )
    expect(textOf(teamSheets({ ...ceremony, plan }, withSand, words), 'musicians')).toContain(
      `“… ${frenchWords}”`,
    )
  })

  it('cue the musicians by a sign after a vow', () => {
    const ceremony = ceremonyWith([])
    const plan = ceremony.plan
      .filter(({ kind }) => kind === 'ringVows' || kind === 'sandCeremony')
      .map((section) =>
        section.kind === 'ringVows'
          ? {
              ...section,
              body: {
                kind: 'byHand' as const,
                lines: [{ speaker: 'first' as const, text: 'Prometo tudo.' }],
              },
            }
          : section,
      )
    const text = textOf(teamSheets({ ...ceremony, plan }, withSand, words), 'musicians')
    expect(text).toContain('ao sinal de quem celebra')
    expect(text).not.toContain('Prometo')
  })

  it('give each reader their own text and nobody else’s', () => {
    const lines = [
      { speaker: 'other' as const, name: 'Rita', text: 'Amar é mudar a alma de casa.' },
      { speaker: 'other' as const, name: 'Zé', text: 'De tudo ao meu amor serei atento.' },
    ]
    const ceremony = addSection(
      ceremonyWith([]),
      { kind: 'reading', title: 'Leitura', body: { kind: 'byHand', lines } },
      0,
      2,
    )
    const sheets = teamSheets(ceremony, withSand, words)
    expect(textOf(sheets, 'reader Rita')).toBe(
      [
        'Leitura: Rita\nCerimônia de casamento de João e Ana · Ouro Preto · sábado, 12 de dezembro de 2026, às 16:00',
        'Leitura\nAmar é mudar a alma de casa.',
      ].join('\n\n'),
    )
    expect(textOf(sheets, 'reader Zé')).not.toContain('alma')
  })

  it('hold no vow and no story, in any ceremony', async () => {
    await fc.assert(
      fc.asyncProperty(anyCeremony, async (drawn) => {
        const own = await loadLibrary(drawn.language)
        const vow = 'juro-te-por-esta-alianca que nunca mais te deixo a sós neste mundo'
        const ceremony = {
          ...drawn,
          plan: drawn.plan.map((section) =>
            section.body.kind === 'written'
              ? { ...section, body: { ...section.body, content: `${story} ${story}` } }
              : section.body.kind === 'byHand'
                ? {
                    ...section,
                    body: {
                      kind: 'byHand' as const,
                      lines: [{ speaker: 'first' as const, text: vow }],
                    },
                  }
                : section,
          ),
        }
        const text = teamSheets(ceremony, own, words).map(sheetText).join('\n')
        expect(text).not.toContain(vow)
        expect(text).not.toContain(story)
      }),
    )
  })

  it('never name who has a part that is a secret, in any ceremony', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCeremony,
        fc.constantFrom('first', 'second', 'both'),
        async (drawn, secretFor) => {
          const secret = 'Filomena Segredo'
          const own = await loadLibrary(drawn.language)
          const ceremony: Ceremony = {
            ...drawn,
            people: [
              ...drawn.people,
              somebody({ name: secret, entersWith: '', brings: 'as alianças', secretFor }),
            ],
            entrances: [
              ...(drawn.entrances ?? []),
              { kind: 'others', id: 'x', name: secret, with: '', song: 'Trem-Bala' },
              { kind: 'others', id: 'y', name: 'Rita', with: secret, song: secret },
            ],
            plan: [
              ...drawn.plan,
              {
                key: 'a reading of theirs',
                kind: 'reading',
                isOn: true,
                title: `Com ${secret}`,
                body: {
                  kind: 'byHand',
                  lines: [
                    { speaker: 'other', name: secret, text: 'Um poema.' },
                    { speaker: 'celebrant', text: `E agora, ${secret}.` },
                  ],
                },
              },
              {
                key: 'music after it',
                kind: 'sandCeremony',
                isOn: true,
                body: { kind: 'library', piece: 'sandCeremony', wording: 'classic', edits: [] },
              },
            ],
          }
          const withMusic = { ...own, pieces: { ...own.pieces, sandCeremony: sand } }
          const text = teamSheets(ceremony, withMusic, words).map(sheetText).join('\n')
          expect(text).not.toContain('Filomena')
        },
      ),
    )
  })
})
