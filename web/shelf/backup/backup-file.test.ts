import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ceremonyFormat } from '#core/ceremony/ceremony-format.ts'
import { anyCeremony } from '#core/ceremony/testing/any-ceremony.ts'
import { sampleCeremony, withBody } from '#core/ceremony/testing/sample-ceremony.ts'
import { longTexts } from '../../../bench/long-texts.ts'
import { packedBackup } from '../../../testing/hostile/packed-backup.ts'
import { backupContent } from './backup-content.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { newRecoveryCode } from './recovery-code.ts'
import { newWrappingKey, type WrappingKey } from './wrapping-key.ts'

const code = newRecoveryCode((count) => crypto.getRandomValues(new Uint8Array(count)))
const passphrase = 'o pão de queijo é nosso'

let codeKey: WrappingKey
let passphraseKey: WrappingKey
beforeAll(async () => {
  codeKey = await newWrappingKey('code', code)
  passphraseKey = await newWrappingKey('passphrase', passphrase)
})

const record = { ceremony: sampleCeremony(), lineage: ['a'] }
const content = backupContent([record], 1_800_000_000_000)

describe('a backup', () => {
  it('is two lines that name neither the couple nor their words', async () => {
    const text = await writeBackup(content, [codeKey])
    expect(text.trim().split('\n')).toHaveLength(2)
    for (const { name } of record.ceremony.couple) expect(text).not.toContain(name)
  })

  it('opens with the recovery code, and with the passphrase', async () => {
    const text = await writeBackup(content, [codeKey, passphraseKey])
    expect(await readBackup(text, code)).toEqual({ kind: 'backup', content })
    expect(await readBackup(text, passphrase)).toEqual({ kind: 'backup', content })
  })

  it('opens with the code however it was copied', async () => {
    const text = await writeBackup(content, [codeKey])
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    expect((await readBackup(text, typed)).kind).toBe('backup')
  })

  it('holds a ceremony of a later format for a later product alone', async () => {
    const later = { ...record, ceremony: { ...record.ceremony, format: ceremonyFormat + 1 } }
    // What a later product writes is no type of this one.
    const text = await writeBackup({ ...content, records: [later as unknown as typeof record] }, [
      codeKey,
    ])
    expect(await readBackup(text, code)).toEqual({ kind: 'newer' })
  })

  it('opens after a mail program has changed the ends of its lines', async () => {
    const text = await writeBackup(content, [codeKey])
    const mailed = `\r\n${text.replaceAll('\n', '\r\n')}\r\n`
    expect((await readBackup(mailed, code)).kind).toBe('backup')
  })

  it('stays shut for another code', async () => {
    const text = await writeBackup(content, [codeKey])
    const other = newRecoveryCode((count) => new Uint8Array(count))
    expect(await readBackup(text, other)).toEqual({ kind: 'wrong-secret' })
  })

  it('never reads with a byte changed or an end cut off', async () => {
    const text = await writeBackup(content, [codeKey])
    const positions = [0, 5, text.indexOf('"iv"') + 8, text.indexOf('\n') + 1, text.length - 3]
    for (const position of positions) {
      const other = text[position] === 'A' ? 'B' : 'A'
      const changed = text.slice(0, position) + other + text.slice(position + 1)
      expect((await readBackup(changed, code)).kind).not.toBe('backup')
    }
    for (const length of [0, 10, text.indexOf('\n'), text.length - 8]) {
      expect((await readBackup(text.slice(0, length), code)).kind).not.toBe('backup')
    }
  })

  it('of a later product is told from a damaged one', async () => {
    const text = await writeBackup(content, [codeKey])
    const later = text.replace('"format":1', '"format":2')
    expect(await readBackup(later, code)).toEqual({ kind: 'newer' })
  })

  it.each(['', 'a\nb', '{}', '[]\n', 'null', '{"product":"enlace","format":1}\nAAAA'])(
    'is not %j',
    async (text) => {
      expect(await readBackup(text, code)).toEqual({ kind: 'not-a-backup' })
    },
  )

  it('that unpacks to far more than it is stops being unpacked', async () => {
    const { text, secret } = await packedBackup(250_000_000)
    expect(text.length).toBeLessThan(400_000)
    expect(await readBackup(text, secret)).toEqual({ kind: 'too-large' })
  })

  it('with more ways to open it than there are is none, before anything is derived', async () => {
    const [header = '', body = ''] = (await writeBackup(content, [codeKey])).split('\n')
    const parsed = JSON.parse(header)
    const slots = Array.from({ length: 8 }, () => parsed.slots[0])
    const many = `${JSON.stringify({ ...parsed, slots })}\n${body}`
    expect(await readBackup(many, code)).toEqual({ kind: 'not-a-backup' })
    const dear = [{ ...parsed.slots[0], iterations: 5_000_000 }]
    const costly = `${JSON.stringify({ ...parsed, slots: dear })}\n${body}`
    expect(await readBackup(costly, code)).toEqual({ kind: 'not-a-backup' })
  })

  it('of two hundred ceremonies with long stories opens', async () => {
    const story = longTexts('pt').texts.repeat(2)
    const records = Array.from({ length: 200 }, (_, at) => ({
      ceremony: withBody(sampleCeremony({ id: `ceremony ${at}` }), 'ceremony', {
        kind: 'written',
        text: 'ceremony',
        content: `${at} ${story}`,
        origin: 'writer',
      }),
      lineage: [String(at)],
    }))
    const whole = backupContent(records, 0)
    expect(await readBackup(await writeBackup(whole, [codeKey]), code)).toEqual({
      kind: 'backup',
      content: whole,
    })
  })

  it('brings any shelf back whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCeremony, { maxLength: 4 }), async (ceremonies) => {
        const records = ceremonies.map((ceremony) => ({ ceremony, lineage: [] }))
        const whole = backupContent(records, 0)
        const text = await writeBackup(whole, [codeKey])
        expect(await readBackup(text, code)).toEqual({ kind: 'backup', content: whole })
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
