import type { ServerRefusals } from '../shape/errors.ts'

export const serverRefusals: ServerRefusals = {
  'body-invalid': () =>
    'We could not make sense of that request. Reload the page and try again: what you typed is still saved on this device.',
  'text-too-long': () => 'The text you sent is too long. Split it into parts and try again.',
  'pin-invalid': () => 'This PIN was not found or is not valid.',
  'subscription-expired': () => 'Your access has ended. Renew it whenever you like.',
  'origin-refused': () =>
    'That request did not come from our site. Open the site at its usual address and try again.',
  'host-refused': () =>
    'The site is not at this address. Open it at its usual address and try again.',
  'not-found': () => 'We could not find what you are looking for. Please check the address.',
  'method-not-allowed': () =>
    'This address does not accept that kind of request. Reload the page and try again.',
  'body-too-large': () => 'The request is too large. Shorten the longest answers and try again.',
  'page-outdated': () =>
    'This page is from an earlier version of the site. Reload it and try again: what you typed is still here.',
  'too-many-attempts': ({ wait }) =>
    `There were too many attempts from this network. Try again in ${wait}, or open the login link in the email that contains your PIN.`,
  'generations-at-once': () =>
    'Texts are already being generated in other windows with your access. Let them finish, then generate again.',
  'generations-per-hour': ({ wait }) =>
    `You have generated a lot of texts in the last hour. To protect the service, there is an hourly limit: you can generate again in ${wait}.`,
  'characters-per-hour': ({ wait }) =>
    `You have sent the AI a great deal of text in the last hour. To protect the service, there is an hourly limit: try again in ${wait}. Nothing you typed is lost.`,
  'characters-per-day': ({ wait }) =>
    `You have sent the AI a great deal of text in the last 24 hours. To protect the service, there is a daily limit: try again in ${wait}. Nothing you typed is lost.`,
  'notification-refused': () => 'This notification’s signature does not match.',
  'payment-failed': () =>
    'We could not reach the payment service. Nothing was charged for this request; please try again in a moment.',
  internal: () =>
    'Something went wrong on our side. Nothing you typed is lost; please try again in a moment.',
  unavailable: () =>
    'The service is unavailable right now. Try again in a few minutes: nothing you typed is lost.',
  'shutting-down': () =>
    'The service is restarting. Try again in a minute: nothing you typed is lost.',
}
