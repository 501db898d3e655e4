import { bareContentSecurityPolicy, partContentSecurityPolicy } from './content-security-policy.ts'

/** Features no page of ours uses. Still allowed: copying texts, and full screen for reading. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const twoYearsSeconds = 63_072_000

/** What browsers use within a page and run in no other place: an SVG, opened by itself, is a page. */
const partTypes = /^(text\/(css|javascript)|font\/|image\/(?!svg)|application\/manifest\+json)/

/**
 * The headers of every answer that is no part of a page (`partSecurityHeaders`), errors included. Documents and the
 * service worker replace the bare content policy with their own. testing/header-findings.ts lists what MDN HTTP
 * Observatory requires for an A+, and holds these headers to it.
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': bareContentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...everywhere(https),
  }
}

/**
 * The headers of a script, style, font or picture: a start page asks for two dozen, and what only documents obey would
 * be a tenth of all it costs.
 */
export function partSecurityHeaders(https: boolean): Record<string, string> {
  return { 'content-security-policy': partContentSecurityPolicy, ...everywhere(https) }
}

/** Whether an answer is such a part. One with a policy of its own is not: the service worker obeys it. */
export function isPart(headers: Headers): boolean {
  return (
    partTypes.test(headers.get('content-type') ?? '') && !headers.has('content-security-policy')
  )
}

function everywhere(https: boolean): Record<string, string> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(https ? { 'strict-transport-security': `max-age=${twoYearsSeconds}` } : {}),
  }
}
