import { expect, test } from 'vitest'
import type { RotationStore } from '#server/ports/rotation-store.ts'
import { rotateSecrets } from './rotate-secrets.ts'
import { createSecrets } from './secrets.ts'

const formerKey = 'one secret key that is long enough for all of this'
const newKey = 'another secret key, made when the first had leaked'
const former = createSecrets(formerKey)
const both = createSecrets(newKey, formerKey)
const alone = createSecrets(newKey)

/** A store of these PINs and letters under the former key, handing them out one at a time. */
function newStore(pins: string[], letters: string[]) {
  const kept = {
    pins: pins.map((pin, place) => ({
      ...{ id: `p-${place}`, pinSealed: former.seal(pin, 'pin') },
      hmac: former.pinHmacs(pin)[0],
    })),
    letters: letters.map((held, place) => ({
      ...{ id: `l-${place}`, sealed: former.seal(held, 'letter') },
    })),
  }
  const isOther = (sealed: string, keyId: string) => !sealed.includes(`.${keyId}.`)
  const store: RotationStore = {
    newestPinKeyId: async () => null,
    pinsOfOtherKeys: async (keyId) =>
      kept.pins.filter(({ pinSealed }) => isOther(pinSealed, keyId)).slice(0, 1),
    resealPin: async (id, formerSealed, hmac, pinSealed) => {
      const pin = kept.pins.find((one) => one.id === id && one.pinSealed === formerSealed)
      if (pin) Object.assign(pin, { hmac, pinSealed })
    },
    lettersOfOtherKeys: async (keyId) =>
      kept.letters.filter(({ sealed }) => isOther(sealed, keyId)).slice(0, 1),
    resealLetter: async (id, formerSealed, sealed) => {
      const letter = kept.letters.find((one) => one.id === id && one.sealed === formerSealed)
      if (letter) Object.assign(letter, { sealed })
    },
  }
  return { store, kept }
}

test('every PIN and letter is read, found and counted with the new key alone', async () => {
  const { store, kept } = newStore(['123456', '234567', '345678'], ['{"pin":"1"}'])
  expect(await rotateSecrets(store, both)).toBe(4)
  expect(kept.pins.map(({ pinSealed }) => alone.open(pinSealed, 'pin'))).toEqual([
    ...['123456', '234567', '345678'],
  ])
  expect(kept.pins.map(({ hmac }) => hmac)).toEqual(
    ['123456', '234567', '345678'].map((pin) => alone.pinHmacs(pin)[0]),
  )
  expect(kept.letters.map(({ sealed }) => alone.open(sealed, 'letter'))).toEqual(['{"pin":"1"}'])
  expect(await rotateSecrets(store, both)).toBe(0)
})

test('letters are re-keyed even when there are more of them than PINs', async () => {
  const { store } = newStore(['123456'], ['a', 'b', 'c'])
  expect(await rotateSecrets(store, both)).toBe(4)
})

test('secrets without any key are an error', async () => {
  const { store } = newStore(['123456'], [])
  const keyless = { ...both, pinHmacs: () => [] }
  await expect(rotateSecrets(store, keyless)).rejects.toThrow('no current key')
})
