/** Where the creator is. */
export const appPath = '/app'
