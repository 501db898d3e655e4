import { bareContentSecurityPolicy } from './content-security-policy.ts'

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

/**
 * The headers every answer carries, errors and files included. Documents replace the bare content policy with their
 * own. testing/header-findings.ts lists what MDN HTTP Observatory requires for an A+, and holds these headers to it.
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': bareContentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': `max-age=${twoYearsSeconds}` } : {}),
  }
}
