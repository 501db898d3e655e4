import { expect, test } from 'vitest'
import { hosted } from './dialects/hosted.ts'
import { readErrorAnswer } from './service-error.ts'

test.for([
  [
    '{"error":{"message":"no","type":"invalid_request_error","param":"model","code":"model_not_found"}}',
    { message: 'no', type: 'invalid_request_error', param: 'model', code: 'model_not_found' },
  ],
  ['{"error":{"message":"no","param":null,"code":1500}}', { message: 'no', code: '1500' }],
  ['{"error":{"message":["no"],"type":{},"code":[]}}', {}],
  ['{"error":"model not found"}', { message: 'model not found' }],
  ['Bad gateway', { message: 'Bad gateway' }],
  ['{"detail":"Not Found"}', {}],
  ['null', {}],
  ['', { message: '' }],
] as const)('an error answer %s is read as far as it says anything', async ([body, said]) => {
  const error = await readErrorAnswer(new Response(body, { status: 400 }), hosted)
  // Without the keys that are undefined.
  expect(JSON.parse(JSON.stringify(error))).toEqual({ ...said, status: 400 })
})

test('an error answer longer than any error has said its status alone', async () => {
  const body = JSON.stringify({ error: { code: 'model_not_found', message: 'x'.repeat(300_000) } })
  expect(await readErrorAnswer(new Response(body, { status: 404 }), hosted)).toEqual({
    message: '',
    status: 404,
  })
})

test('only what has an error is one', () => {
  expect(hosted.readError({ choices: [] })).toBeUndefined()
  expect(hosted.readError({ error: null })).toBeUndefined()
  expect(hosted.readError('error')).toBeUndefined()
  expect(hosted.readError({ error: { type: 'server_error' } })).toMatchObject({
    type: 'server_error',
  })
})
