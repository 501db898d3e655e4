import { describe, expect, test } from 'vitest'
import { emptyAnswers, emptyInfo } from '#core/ceremony/ceremony.ts'
import { firstObstacle } from './first-obstacle.ts'

const info = { ...emptyInfo, brideName: 'Ana', groomName: 'João' }

describe('what keeps a ceremony from being written', () => {
  test('is nothing once both names are there, everything else empty', () => {
    expect(firstObstacle(info, emptyAnswers)).toBeUndefined()
  })

  test('is a name of only spaces', () => {
    expect(firstObstacle({ ...info, groomName: ' \t' }, emptyAnswers)).toEqual({
      code: 'names-missing',
      field: 'groomName',
    })
  })

  test('is the first field over its limit, answers by their number', () => {
    expect(firstObstacle({ ...info, brideName: 'a'.repeat(201) }, emptyAnswers)).toMatchObject({
      code: 'name-too-long',
      field: 'brideName',
    })
    expect(firstObstacle({ ...info, location: 'a'.repeat(201) }, emptyAnswers)).toMatchObject({
      code: 'location-too-long',
    })
    const atTheLimit = 'a'.repeat(8_000)
    expect(firstObstacle(info, ['', atTheLimit, `${atTheLimit}a`, '', ''])).toMatchObject({
      code: 'answer-too-long',
      questionNumber: 3,
    })
  })
})
