/** What reads files, and what storage and addresses hold. */

import { readStoredEntries } from '#core/ceremony/first-stage/stored-entries.ts'
import { readCeremony, readCeremonyText } from '#core/ceremony/migrations.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { ownDayLinesIn } from '#core/day-kit/own-day-lines.ts'
import { documentParagraphs } from '#docx/reading/document-paragraphs.ts'
import { readDocument } from '#docx/reading/read-document.ts'
import { xmlText } from '#docx/xml-text.ts'
import { mailedLinkOf } from '../../web/access/enrolment-key.ts'
import { readWriterChoice } from '../../web/generation/own-key.ts'
import { paymentIdOf, payPalOrderIdOf } from '../../web/selling/returns/return-query.ts'
import { readArrivingFile } from '../../web/shelf/arrival/arriving-file.ts'
import { looksLikeBackup, readBackup } from '../../web/shelf/backup/backup-file.ts'
import { fromBase64url } from '../../web/shelf/backup/base64url.ts'
import { readRecoveryCode } from '../../web/shelf/backup/recovery-code.ts'
import { readCarriedCeremony } from '../../web/shelf/carry/ceremony-file.ts'
import { readVoice } from '../../web/storage/stored-voice.ts'
import { findEntries } from '../../web/storage/three-entries.ts'
import type { Parsers } from './parser.ts'
import { storedZip } from './stored-zip.ts'

const beginning = { id: 'opened', nowMs: 0, language: 'pt-BR' } as const
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const holding = (text: string) => ({
  read: () => text,
  write: () => 'kept' as const,
  remove: () => 'kept' as const,
})
const quoted = (text: string): string => JSON.stringify(text)

/** A ceremony of format 4 whose answers and facts are made of a text. */
function formerCeremony(text: string): object {
  const { tellings: _tellings, ranges: _ranges, ...rest } = sampleCeremony()
  const part = text.slice(0, text.length / 4)
  const facts = [part.slice(0, 40), part.slice(0, 2_000), part, `${part} … ${part.slice(1)}`]
  return {
    ...{ ...rest, format: 4, wishes: { ...rest.wishes, challengesMayBeTold: true } },
    answers: { challenges: { text: part }, success: { text: `${part}. ${part}` } },
    facts: facts.map((words, at) => ({
      ...{ id: `${at}`, words, source: at % 2 === 0 ? 'success' : 'challenges' },
      ...{ mayBeUsed: at > 2, isCorrected: at % 2 === 0 },
    })),
  }
}

export const fileParsers: Parsers = {
  'readCeremony, of a former format': {
    modules: ['core/ceremony/second-stage/'],
    read: (text) => readCeremony(formerCeremony(text), beginning),
  },
  documentParagraphs: {
    modules: ['docx/reading/document-paragraphs.ts'],
    read: (text) => [
      documentParagraphs(`<w:document ${namespace}>${text}`),
      documentParagraphs(`<w:document ${namespace}><w:p><w:t>${text}</w:t></w:p>`),
      documentParagraphs(`<w:document ${namespace}><w:p><w:t>${text.replaceAll('<', '')}<w:br/>`),
      documentParagraphs(text),
    ],
  },
  'readDocument, its words': {
    modules: [
      'docx/reading/read-document.ts',
      'docx/reading/zip-entry.ts',
      'docx/reading/unpacked.ts',
    ],
    read: async (text) =>
      readDocument(
        new Blob([
          storedZip({ 'word/document.xml': `<w:document ${namespace}><w:p><w:t>${text}` }),
        ]),
      ),
  },
  'readDocument, its relations': {
    modules: ['docx/reading/read-document.ts'],
    read: async (text) => [
      await readDocument(new Blob([storedZip({ '_rels/.rels': text })])),
      await readDocument(new Blob([storedZip({ '_rels/.rels': `<Relationship ${text}` })])),
      await readDocument(
        new Blob([
          storedZip({
            '_rels/.rels': `<Relationship ${'Type="/officeDocument'.repeat(text.length / 21)}>`,
          }),
        ]),
      ),
      await readDocument(
        new Blob([storedZip({ '_rels/.rels': '<Relationship '.repeat(text.length / 14) })]),
      ),
    ],
  },
  'readDocument, any bytes': {
    modules: ['docx/reading/zip-entry.ts'],
    read: async (text) => [
      await readDocument(new Blob([`PK${text}`])),
      await readDocument(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), text])),
      await readDocument(
        new Blob([
          'PK',
          ...Array.from({ length: 1 }, () => text),
          'PK\u0005\u0006',
          '\u0000'.repeat(4),
          '\u007f\u007f\u007f\u007f',
          '\u0000'.repeat(10),
        ]),
      ),
    ],
  },
  xmlText: { modules: ['docx/xml-text.ts'], read: (text) => xmlText(text) },
  readCeremonyText: {
    modules: ['core/ceremony/migrations.ts'],
    read: (text) =>
      [text, quoted(text), `{"format":3,"plan":${text}}`].map((one) =>
        readCeremonyText(one, beginning),
      ),
  },
  readStoredEntries: {
    modules: ['core/ceremony/first-stage/stored-entries.ts'],
    read: (text) =>
      [text, quoted(text), `{"brideName":${quoted(text)}}`, `[${quoted(text)},1,2]`].map((one) =>
        readStoredEntries({
          info: one,
          answers: one,
          texts: one,
          formerTexts: one,
          layoutVersion: one,
        }),
      ),
  },
  ownDayLinesIn: {
    modules: ['core/day-kit/own-day-lines.ts'],
    read: (text) => [
      ownDayLinesIn({ weekBefore: [text], dayBefore: [], hourBefore: [] }),
      ownDayLinesIn({
        weekBefore: Array.from({ length: text.length / 4 }, (_, at) => `a${at}`),
        dayBefore: [],
        hourBefore: [],
      }),
    ],
  },
  mailedLinkOf: {
    modules: ['web/access/enrolment-key.ts'],
    read: (text) => [
      mailedLinkOf(text),
      mailedLinkOf(`#enrol=${text}`),
      mailedLinkOf(`#enrol=a&language=${text}`),
    ],
  },
  readWriterChoice: {
    modules: ['web/generation/own-key.ts'],
    read: (text) => readWriterChoice(holding(text) as never),
  },
  returnQuery: {
    modules: ['web/selling/returns/return-query.ts'],
    read: (text) => [paymentIdOf(`?payment_id=${text}`), payPalOrderIdOf(`?${text}`)],
  },
  readArrivingFile: {
    modules: ['web/shelf/arrival/arriving-file.ts', 'web/shelf/carry/ceremony-file.ts'],
    read: async (text) => {
      for (const one of [
        text,
        quoted(text),
        `{"format":"enlace-ceremony","version":2,"ceremony":${text}`,
      ])
        await readArrivingFile(new File([one], 'a.txt'), beginning)
    },
  },
  readCarriedCeremony: {
    modules: ['web/shelf/carry/ceremony-file.ts'],
    read: (text) => [text, `{${text}`].map((one) => readCarriedCeremony(one, beginning)),
  },
  'readBackup, its header': {
    modules: ['web/shelf/backup/backup-file.ts'],
    read: async (text) => [
      looksLikeBackup(text),
      await readBackup(text, 'secret'),
      await readBackup(`{"product":"enlace","kind":"backup"}\n${text}`, 'secret'),
      await readBackup(`{"product":${quoted(text)}}\n${text}`, text),
    ],
  },
  fromBase64url: {
    modules: ['web/shelf/backup/base64url.ts'],
    read: (text) => fromBase64url(text),
  },
  readRecoveryCode: {
    modules: ['web/shelf/backup/recovery-code.ts'],
    read: (text) => readRecoveryCode(text),
  },
  readVoice: {
    modules: ['web/storage/stored-voice.ts'],
    read: (text) => [text, quoted(text)].map((one) => readVoice(holding(one))),
  },
  findEntries: {
    modules: ['web/storage/three-entries.ts'],
    read: (text) =>
      [text, quoted(text), `{"id":"a","hashes":[${'"a",'.repeat(text.length / 4)}""]}`].map((one) =>
        findEntries(holding(one) as never),
      ),
  },
}
