import { expect, test } from 'vitest'
import { staysHere } from './watch.ts'

test('tells this machine from everything else', () => {
  expect(staysHere('http://127.0.0.1:3000/app')).toBe(true)
  expect(staysHere('http://localhost:3000/')).toBe(true)
  expect(staysHere('http://[::1]:3000/')).toBe(true)
  expect(staysHere('blob:http://127.0.0.1:3000/0000')).toBe(true)
  expect(staysHere('data:text/plain,a')).toBe(true)
  expect(staysHere('https://example.com/')).toBe(false)
  expect(staysHere('http://127.0.0.1.example.com/')).toBe(false)
  expect(staysHere('http://localhost.example.com/')).toBe(false)
  expect(staysHere('http://10.0.0.1/')).toBe(false)
})
