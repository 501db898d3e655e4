import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'body-invalid': () =>
      'We could not make sense of that request. Reload the page and try again: what you typed is still saved on this device.',
    'names-missing': () => 'Please fill in both of the couple’s names.',
    'name-too-long': ({ limit }) =>
      `One of the names is longer than ${limit} characters. Shorten it and try again.`,
    'text-too-long': () => 'The text you sent is too long. Split it into parts and try again.',
    'location-too-long': ({ limit }) =>
      `The place is longer than ${limit} characters. Shorten it and try again.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `The answer to question ${questionNumber} is longer than ${limit} characters. Shorten it and try again.`,
    'pin-invalid': () => 'This PIN was not found or is not valid.',
    'subscription-expired': () => 'Your access has ended. Renew it whenever you like.',
    'email-required': () =>
      'On this device, please enter the email address you used for the purchase along with the PIN.',
    'link-sent': () =>
      'If this email address belongs to an account, we have sent it a link. Open the link on this device to log in.',
    'enrolment-invalid': () =>
      'This link has already been used or is no longer valid. Ask for a new one under “Resend my PIN”.',
    'session-required': () => 'Log in with your PIN to continue. What you typed is still here.',
    'origin-refused': () =>
      'That request did not come from our site. Open the site at its usual address and try again.',
    'host-refused': () =>
      'The site is not at this address. Open it at its usual address and try again.',
    'not-found': () => 'We could not find what you are looking for. Please check the address.',
    'method-not-allowed': () =>
      'This address does not accept that kind of request. Reload the page and try again.',
    'body-too-large': () => 'The request is too large. Shorten the longest answers and try again.',
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
    'order-not-found': () =>
      'We could not find this purchase in this browser. If you have already paid, your PIN will arrive by email; if not, please start the purchase again.',
    'withdrawal-window-closed': () =>
      'The 14-day period for canceling this purchase has ended. Please contact support if you need help.',
    'nothing-to-withdraw': () =>
      'There is no purchase to cancel here. If you bought in another browser, open the link in the email about your purchase and try again there. Please contact support if you need help.',
    'payment-failed': () =>
      'We could not reach the payment service. Nothing was charged for this request; please try again in a moment.',
    internal: () =>
      'Something went wrong on our side. Nothing you typed is lost; please try again in a moment.',
    unavailable: () =>
      'The service is unavailable right now. Try again in a few minutes: nothing you typed is lost.',
    'shutting-down': () =>
      'The service is restarting. Try again in a minute: nothing you typed is lost.',
  },
  callTooLong: ({ limit, excess: { number, form }, matter }) =>
    `That is too much text to send at once: the AI reads up to ${limit} characters. Cut at least ${number} ${form === 'one' ? 'character' : 'characters'}, ideally from ${{ answers: 'the answers', facts: 'what the couple told you', text: 'the text' }[matter]}, and try again. Nothing you typed is lost.`,
  writerFailures: {
    'api-key-missing': 'API key not configured',
    'api-key-refused':
      'The AI service did not accept the key. If the key is yours, check it under “AI settings”; if not, please contact support.',
    'model-missing':
      'The AI service does not have the requested model, or this key is not allowed to use it. If the key is yours, check your account; if not, please contact support.',
    'quota-exhausted':
      'The account with the AI service is out of credit. If the key is yours, top up your account; if not, please contact support.',
    'rate-limited':
      'The AI service has received too many requests. Wait a minute and generate again.',
    overloaded: 'The AI service is overloaded right now. Wait a few minutes and generate again.',
    'timed-out': 'The AI service took too long to answer. Please generate again.',
    'cut-short': 'The text broke off before the end, so we did not use it. Please generate again.',
    'too-long':
      'The AI service would not stop writing, so we did not use the text. Please generate again.',
    'context-too-small':
      'The AI service did not read the whole request. Increase the model’s context window and generate again.',
    refused:
      'The AI service declined to write this text. Take anything sensitive out of the answers and generate again.',
    unreachable: 'We could not reach the AI service. Check your connection and generate again.',
    unexpected:
      'The AI service answered in a way we did not expect. Please generate again in a moment.',
  },
}
