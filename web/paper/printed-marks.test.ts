import { describe, expect, it } from 'vitest'
import { createDevice, type Device } from '../storage/device.ts'
import { printedKey } from '../storage/keys.ts'
import { checksum, keepPrintedMarks, printedMarks } from './printed-marks.ts'

const layout = { size: 'a5', typePt: 16 } as const

function emptyDevice(): Device {
  const entries = new Map<string, string>()
  return createDevice(() => ({
    length: entries.size,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }))
}

describe('what was printed last', () => {
  it('is known for the ceremony and the layout it was printed in', () => {
    const device = emptyDevice()
    keepPrintedMarks(device, 'one', layout, ['a', 'b'])
    keepPrintedMarks(device, 'two', layout, ['c'])
    expect(printedMarks(device, 'one', layout)).toEqual(['a', 'b'])
    expect(printedMarks(device, 'one', { ...layout, typePt: 20 })).toBeUndefined()
    expect(printedMarks(device, 'three', layout)).toBeUndefined()
  })

  it('is nothing where what is stored makes no sense', () => {
    const device = emptyDevice()
    for (const nonsense of ['{', '{"id":1}', '[{"id":"one"}]', 'null']) {
      device.write(printedKey, nonsense)
      expect(printedMarks(device, 'one', layout)).toBeUndefined()
      keepPrintedMarks(device, 'one', layout, ['a'])
      expect(printedMarks(device, 'one', layout)).toEqual(['a'])
    }
  })

  it('holds no word of the script', () => {
    expect(checksum('Luísa e Thiago')).toMatch(/^[a-z\d]{1,7}$/)
    expect(checksum('Luísa e Thiago')).not.toBe(checksum('Luísa e Tiago'))
  })
})
