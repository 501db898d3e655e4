const fragmentPattern = /^#enrol=([\w-]{1,100})$/

/** The key of a letter's link, `/login#enrol=<key>`; undefined for any other fragment. */
export function enrolmentKeyOf(fragment: string): string | undefined {
  return fragmentPattern.exec(fragment)?.[1]
}

/**
 * Removes the key from the address at once, leaving no trace in the history, where the next person at this screen could
 * read it.
 */
export function takeEnrolmentKey(location: Location, history: History): string | undefined {
  const key = enrolmentKeyOf(location.hash)
  if (key !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return key
}
