import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'names-missing': () => 'Please fill in both of the couple’s names.',
    'name-too-long': ({ limit }) =>
      `One of the names is longer than ${limit} characters. Shorten it and try again.`,
    'location-too-long': ({ limit }) =>
      `The place is longer than ${limit} characters. Shorten it and try again.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `The answer to question ${questionNumber} is longer than ${limit} characters. Shorten it and try again.`,
    'email-required': () =>
      'On this device, please enter the email address you used for the purchase along with the PIN.',
    'link-sent': () =>
      'If this email address belongs to an account, we have sent it a link. Open the link on this device to log in.',
    'enrolment-invalid': () =>
      'This link has already been used or is no longer valid. Ask for a new one under “Resend my PIN”.',
    'session-required': () => 'Log in with your PIN to continue. What you typed is still here.',
    'order-not-found': () =>
      'We could not find this purchase in this browser. If you have already paid, your PIN will arrive by email; if not, please start the purchase again.',
    'withdrawal-window-closed': () =>
      'The 14-day period for canceling this purchase has ended. Please contact support if you need help.',
    'nothing-to-withdraw': () =>
      'There is no purchase to cancel here. If you bought in another browser, open the link in the email about your purchase and try again there. Please contact support if you need help.',
  },
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
