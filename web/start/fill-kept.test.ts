import { expect, test } from 'vitest'
import { fillKept } from './fill-kept.ts'
import { fillKeptPlan } from './fill-kept-plan.ts'

/** The creator's page, as far as it is filled, on a device that keeps this. */
function fill(stored: Record<string, string>) {
  const field = (dataset: object) => ({ value: '', parentElement: { dataset: { ...dataset } } })
  const fields = { 'info-brideName': field({}), 'answer-2': field({ text: '' }) }
  const places = { email: { textContent: '' }, pin: { textContent: '' } }
  fillKept(
    {
      document: {
        getElementById: ((id: keyof typeof fields) => fields[id] ?? null) as never,
        querySelectorAll: ((selector: string) => [
          places[selector.includes('email') ? 'email' : 'pin'],
        ]) as never,
      },
      localStorage: {
        getItem: (key) => {
          if (stored[key] === 'refused') throw new Error('denied')
          return stored[key] ?? null
        },
      },
    },
    fillKeptPlan(),
  )
  return { fields, places }
}

test('what this device keeps stands in its place', () => {
  const { fields, places } = fill({
    ceremony_user: '{"email":"ana@example.org"}',
    ceremony_pin: '123456',
    ceremony_info: '{"brideName":"Beatriz <b>","date":"2027-05-01"}',
    ceremony_answers: '["um","dois\\ne meio","","",""]',
  })
  expect(places).toEqual({
    email: { textContent: 'ana@example.org · ' },
    pin: { textContent: '123456' },
  })
  expect(fields['info-brideName'].value).toBe('Beatriz <b>')
  expect(fields['answer-2']).toEqual({
    value: 'dois\ne meio',
    parentElement: { dataset: { text: 'dois\ne meio' } },
  })
})

test.each(['refused', 'nonsense', 'null', '7', '{"brideName":7,"1":{}}', '[[],[]]'])(
  'what cannot be shown is left to the page: %s',
  (content) => {
    const { fields } = fill({
      ceremony_user: content,
      ceremony_info: content,
      ceremony_answers: content,
    })
    expect([fields['info-brideName'].value, fields['answer-2'].value]).toEqual(['', ''])
  },
)
