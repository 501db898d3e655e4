/** Settings that were, each with what to do instead: whoever still has one would believe that it works. */
const oneModel = 'is no setting any more: one model writes everything, set AI_MODEL'
const oneService =
  'is no setting any more: one service writes everything, set AI_BASE_URL and AI_API_KEY'

const former: Readonly<Record<string, string>> = {
  AI_MODEL_WELCOME: oneModel,
  AI_MODEL_CEREMONY: oneModel,
  AI_MODEL_FINAL_MESSAGE: oneModel,
  FINAL_MESSAGE_BASE_URL: oneService,
  FINAL_MESSAGE_API_KEY: oneService,
}

/** The problems of an environment that still has former settings. Names them and never their values. */
export function formerSettings(given: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(former)
    .filter(([name]) => given[name] !== undefined)
    .map(([name, instead]) => `${name}: ${instead}`)
}
