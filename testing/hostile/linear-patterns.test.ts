import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { type Attack, attacksOn, isUnbounded } from './attacks-on.ts'
import { type Pattern, patternsIn, productModules } from './product-modules.ts'
import { shortTexts } from './read-elsewhere.ts'

/** What is linear takes a millisecond; what is not, some hundreds. */
const stopMs = 100
/** A machine may stand still for as long once, and hardly in the same place again and again. */
const attempts = 4

function attackText({ before, pump, after }: Attack): string {
  // Each pump is a place to begin from: of long ones more text is needed for as many steps.
  return before + pump.repeat(Math.ceil(30_000 / Math.sqrt(pump.length))) + after
}

const context = createContext({ text: '' })

function isStopped(script: Script, text: string): boolean {
  context['text'] = text
  try {
    script.runInContext(context, { timeout: stopMs })
    return false
  } catch (error) {
    // Of another realm, and so no `Error` of this one.
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true
    throw error
  }
}

/** The text it does not come to an end with; undefined if there is none among those it is attacked with. */
function slowText({ source, flags }: Pattern): Attack | undefined {
  const global = `${flags.replace(/[gy]/g, '')}g`
  const script = new Script(`text.replace(new RegExp(${JSON.stringify(source)}, '${global}'), '')`)
  return attacksOn(source, flags).find((attack) => {
    const text = attackText(attack)
    return Array.from({ length: attempts }).every(() => isStopped(script, text))
  })
}

test.each(['(a+)+$', '\\s+$', '\\S*[a-z]\\S*', '<a [^>]*>', '“[^”]*”'])(
  'the attacks find out that %j is not linear',
  (source) => {
    expect(slowText({ path: '', line: 1, source, flags: 'gu' })).toBeDefined()
  },
)

test('no expression of the product takes longer than its text is long', () => {
  const slow = productModules()
    .flatMap(patternsIn)
    .filter(({ path, source }) => !(path in shortTexts) && isUnbounded(source))
    .flatMap((pattern) => {
      const attack = slowText(pattern)
      return attack === undefined ? [] : [{ ...pattern, attack }]
    })
  expect(slow).toEqual([])
}, 300_000)
