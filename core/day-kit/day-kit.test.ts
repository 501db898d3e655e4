import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../ceremony/testing/any-ceremony.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { writtenAs } from '../check/testing/checked-couple.ts'
import { library } from '../library/pt-BR/library.ts'
import { dayKit } from '../messages/pt/day-kit.ts'
import { team } from '../messages/pt/team.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import { calendarFile } from './calendar-file.ts'
import { dayLists, namesToRehearse } from './day-lists.ts'

const words = { dayKit, team }

const rita = {
  name: 'Rita',
  id: 'rita',
  saidAs: 'RRI-ta',
  role: '',
  isInMemory: false,
  brings: '',
  reads: '',
  isThanked: false,
}

function linesOf(heading: string, changes: Parameters<typeof sampleCeremony>[0] = {}): string[] {
  const list = dayLists(sampleCeremony(changes), library, words).find(
    (one) => one.heading === heading,
  )
  return [...(list?.lines ?? [])]
}

describe('the lists before the day', () => {
  it('ask who brings what the plan needs, until somebody does', () => {
    const [thing = ''] = library.pieces['sandCeremony']?.props.map(({ what }) => what) ?? []
    expect(thing).not.toBe('')
    expect(linesOf(dayKit.weekBefore).join('\n')).toContain(`${thing}: combinar quem leva`)
    const people = [{ ...rita, brings: thing }]
    expect(linesOf(dayKit.weekBefore, { people }).join('\n')).not.toContain(`${thing}: combinar`)
    expect(linesOf(dayKit.hourBefore, { people })).toContain(`${thing}: com Rita.`)
  })

  it('warn of what a ritual needs while there is time to ask for it', () => {
    const caution = library.pieces['sandCeremony']?.caution ?? ''
    expect(caution).not.toBe('')
    expect(linesOf(dayKit.weekBefore)).toContain(caution)
    expect(linesOf(dayKit.hourBefore)).not.toContain(caution)
  })

  it('leave out what the plan does not need', () => {
    const none = { plan: [] }
    expect(linesOf(dayKit.weekBefore, none)).toEqual([dayKit.sendSheets])
    expect(linesOf(dayKit.hourBefore, none)).toEqual([dayKit.microphone, dayKit.flightMode])
  })

  it('speak of papers only where the celebrant marries in law', () => {
    expect(linesOf(dayKit.weekBefore)).not.toContain(dayKit.papers)
    expect(linesOf(dayKit.weekBefore, { power: 'legal' })).toContain(dayKit.papers)
  })

  it('say of which delicate sentence somebody is to be warned', () => {
    const text = 'A avó olha por vocês.'
    const warned = {
      ...writtenAs(sampleCeremony(), text),
      delicate: { [fingerprint(text)]: 'warn' as const, other: 'warn' as const },
    }
    expect(linesOf(dayKit.weekBefore, warned)).toContain(dayKit.warn(text))
    expect(linesOf(dayKit.weekBefore).join('')).not.toContain('Avisar')
  })

  it('name whose sound was noted down', () => {
    expect(namesToRehearse(sampleCeremony({ people: [rita, { ...rita, saidAs: '' }] }))).toEqual([
      'Rita (RRI-ta)',
    ])
  })
})

describe('the calendar file', () => {
  const said = { ceremony: 'Cerimônia de João e Ana', rehearsal: 'Ensaio: João e Ana' }

  it('holds the ceremony and its rehearsal at the hour of the clock on the wall', () => {
    const file = calendarFile(sampleCeremony(), said, 31.2, Date.UTC(2026, 10, 22, 12)) ?? ''
    expect(file).toContain('DTSTART:20261212T160000\r\nDTEND:20261212T163200\r\n')
    expect(file).toContain('SUMMARY:Cerimônia de João e Ana')
    expect(file).toContain('DTSTART:20261211T180000')
    expect(file).toContain('DTSTAMP:20261122T120000Z')
  })

  it('does not exist without a date or a time', () => {
    expect(calendarFile(sampleCeremony({ date: '' }), said, 30, 0)).toBeUndefined()
    expect(calendarFile(sampleCeremony({ time: '' }), said, 30, 0)).toBeUndefined()
  })

  it('keeps the format whatever a name or a place holds', () => {
    fc.assert(
      fc.property(anyText, anyText, (place, couple) => {
        const file =
          calendarFile(sampleCeremony({ place }), { ...said, rehearsal: couple }, 30, 0) ?? ''
        const lines = file.split('\r\n')
        expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(2)
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Cc}|\p{Cs}/u)
        }
      }),
    )
    const place = 'Fazenda\0 \u0007\uD800; BEGIN:VEVENT\r\nEND:VCALENDAR, \\n'
    expect(calendarFile(sampleCeremony({ place }), said, 30, 0)).toContain(
      'LOCATION:Fazenda \\; BEGIN:VEVENT END:VCALENDAR\\, \\\\n\r\n',
    )
  })
})
