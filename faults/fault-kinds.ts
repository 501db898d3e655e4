/** What the fault proxy does to an exchange, in the order of the closing table. */
export const faultKinds = [
  'down',
  'timeout',
  'reset',
  'lost-answer',
  'half-open',
  'truncated',
  'slow',
  '5xx',
  'wrong-words',
] as const

/**
 * - `down`: the connection is refused immediately
 * - `timeout`: the request goes nowhere and nothing answers
 * - `reset`: the request goes nowhere and the connection breaks
 * - `lost-answer`: the service does what was asked, and the connection breaks before its answer
 * - `half-open`: the answer stops half way and the connection stays open, as when the other machine dies
 * - `truncated`: the answer stops half way and the connection is closed
 * - `slow`: the answer arrives in small pieces
 * - `5xx`: the service refuses for now: 503, or 421 in SMTP
 * - `wrong-words`: a well-formed answer with nothing we asked for
 */
export type FaultKind = (typeof faultKinds)[number]

export type Protocol = 'http' | 'smtp'

const busyPage =
  'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 4\r\n\r\nbusy'

function wrongJson(): string {
  const body = '{"id":{"of":"something else"},"results":"none","choices":[]}'
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  return `${head}\r\nconnection: close\r\n\r\n${body}`
}

/** What the proxy answers instead of the service; the connection is closed afterwards. */
export const answersInstead: Record<Protocol, Record<'5xx' | 'wrong-words', string>> = {
  http: { '5xx': busyPage, 'wrong-words': wrongJson() },
  smtp: { '5xx': '421 4.3.2 busy, try again\r\n', 'wrong-words': 'HELLO what is this\r\n' },
}
