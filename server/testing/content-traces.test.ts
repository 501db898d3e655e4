import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tracesOf, tracesUnder } from './content-traces.ts'

const word = 'zqvivaçãokrmt'
const text = `antes ${word} depois`

describe('the search for traces', () => {
  test.for<[string, string | Uint8Array]>([
    ['plain', text],
    ['capitals', text.toUpperCase()],
    ['decomposed', text.normalize('NFD')],
    ['without accents', 'req-zqVivacaoKrmt-1'],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['JSON', '"zqviva\\u00e7\\u00e3okrmt"'],
    ['HTML', 'zqviva&#231;&#227;okrmt'],
    ['address', `/?q=${encodeURIComponent(text)}`],
    ['hexadecimal', Buffer.from(text).toString('hex')],
    ['base64', Buffer.from(text).toString('base64')],
    ['base64', Buffer.from(`x${text}`).toString('base64url')],
    ['base64', Buffer.from(`xy${text}`).toString('base64')],
  ])('finds a word that is %s', ([form, found]) => {
    expect(tracesOf([word, 'zqabsentword'], Buffer.from(found))).toContain(`${word} (${form})`)
  })

  test('finds nothing where there is nothing', () => {
    expect(tracesOf([word], Buffer.from('vivação, zqviva, {"level":30}'))).toEqual([])
  })

  test('reads every file of a folder, binary and hidden ones, and their names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'enlace-traces-'))
    try {
      mkdirSync(join(folder, 'a/b'), { recursive: true })
      writeFileSync(join(folder, 'a/clean.log'), 'nothing here')
      expect(tracesUnder([word], folder)).toEqual([])
      writeFileSync(
        join(folder, 'a/b/.db-wal'),
        Buffer.concat([Buffer.alloc(4096), Buffer.from(text)]),
      )
      writeFileSync(join(folder, 'zqvivacaokrmt.tmp'), '')
      expect(tracesUnder([word], folder).sort()).toEqual([
        `a/b/.db-wal: ${word} (plain)`,
        `zqvivacaokrmt.tmp: name: ${word} (without accents)`,
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
