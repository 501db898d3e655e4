import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textNames } from '../ceremony/ceremony.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { secondReadingRequestOf } from '../check/second-reading/second-reading-request-of.ts'
import { library } from '../library/pt-BR/library.ts'
import type { Telling } from '../told/telling.ts'
import type { ToldRange } from '../told/told-range.ts'
import { partRequestOf, requestOfCeremony, translationRequestOf } from './request-of-ceremony.ts'
import { secretsOf } from './without-secrets.ts'

const secret = 'Zaqueu comprou a casa da praia'
const own = 'Quirino esteve preso dois anos.'
const telling = (id: string, text: string, changes: Partial<Telling> = {}): Telling => ({
  ...{ id, from: 'answer', by: 'both', text },
  ...changes,
})

/** Where somebody may have said it again, as they said it or as their keyboard wrote it. */
const saidAgain = fc.constantFrom(
  secret,
  `${secret.toLowerCase()}!`,
  `e ${secret.replace('ç', 'c')},`,
  own,
  `(${own.replace('.', '')})`,
)
const around = fc.constantFrom('', 'Foi na fila. ', 'Chovia; ', '\n', '“', 'Ana e João, ')
const text = fc
  .array(fc.tuple(around, saidAgain, around), { maxLength: 3 })
  .map((pieces) => pieces.flat().join(' '))

test('nothing private is in any request, wherever it was said again', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 8, maxLength: 8 }), (texts) => {
      const [met = '', wishes = '', place = '', story = '', part = '', before = '', after = ''] =
        texts
      const told = telling('t', `${met} ${secret}. ${texts[7]}`)
      const start = told.text.lastIndexOf(secret)
      const range: ToldRange = {
        ...{ telling: 't', start, end: start + secret.length, quote: secret },
        ...{ decision: 'hold', by: 'hand', why: 'private', secretFor: 'first' },
      }
      const bare = sampleCeremony({
        tellings: [told, telling('p', own, { isPrivate: true }), telling('o', met)],
        ranges: [range],
        place,
      })
      const ceremony: Ceremony = {
        ...bare,
        wishes: { ...bare.wishes, leaveUnsaid: wishes },
        plan: bare.plan.map((section) =>
          section.body.kind === 'written'
            ? { ...section, body: { ...section.body, content: story } }
            : section,
        ),
      }
      const requests = [
        requestOfCeremony(ceremony, { texts: textNames, rituals: [part] }),
        requestOfCeremony(ceremony, { texts: ['finalMessage'], rituals: [] }),
        partRequestOf(ceremony, { part, before, after, instruction: wishes }),
        translationRequestOf(ceremony, 'en-US', part),
        secondReadingRequestOf(ceremony, library),
      ]
      expect(JSON.stringify(requests)).not.toMatch(/Zaqueu|casa da praia|Quirino|preso/i)
    }),
  )
})

test('what is left reads as it was told, and ranges stay on their words', () => {
  const one = telling('t', `Foi na fila. ${secret}. Chovia muito.`)
  const rangeOf = (quote: string, changes: Partial<ToldRange> = {}): ToldRange => ({
    ...{ telling: 't', start: one.text.indexOf(quote), quote, decision: 'hold', by: 'reading' },
    ...{ end: one.text.indexOf(quote) + quote.length, why: 'asked' },
    ...changes,
  })
  const ranges = [
    rangeOf('Foi na'),
    rangeOf(secret, { by: 'hand', secretFor: 'both' }),
    rangeOf('praia. Chovia'),
    rangeOf('muito.'),
  ]
  const shared = secretsOf({ tellings: [one], ranges }).shared(one, ranges)
  expect(shared?.text).toBe('Foi na fila.  . Chovia muito.')
  expect(shared?.ranges.map(({ quote }) => quote.trim())).toEqual(['Foi na', '. Chovia', 'muito.'])
})
