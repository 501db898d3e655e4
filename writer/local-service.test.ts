import { expect, test } from 'vitest'
import { dialectOf } from './dialects/dialect-of.ts'
import { isLocalService } from './local-service.ts'

test.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:1234/v1',
  'http://[::1]:8080/v1',
  'http://192.168.0.7:8000/v1',
  'http://10.1.2.3/v1',
  'http://172.20.0.2:8000/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
  'http://studio.local:1234/v1',
  'http://[fd12::7]:8000/v1',
])('%s is on one’s own machine or network', (baseUrl) => {
  expect(isLocalService(baseUrl)).toBe(true)
})

test.each([
  'https://api.openai.com/v1',
  'https://localhost.example/v1',
  'https://172.32.0.1/v1',
  'https://127.0.0.1.example/v1',
  'https://[2001:db8::1]/v1',
  'nothing',
])('%s is not', (baseUrl) => {
  expect(isLocalService(baseUrl)).toBe(false)
})

test('a model on one’s own machine gets minutes to its first word', () => {
  expect(dialectOf({ baseUrl: 'http://localhost:11434/v1' }).deadlines.firstTokenMs).toBe(240_000)
  expect(dialectOf({ baseUrl: 'https://api.openai.com/v1' }).deadlines.firstTokenMs).toBe(30_000)
})
