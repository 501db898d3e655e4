/** The creator's parts, by the ids of their elements and in their order on the page. */
export const partIds = {
  info: 'info',
  questions: 'questions',
  script: 'script',
  actions: 'actions',
} as const
