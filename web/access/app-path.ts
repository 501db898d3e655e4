/** The creator's path. */
export const appPath = '/app'
