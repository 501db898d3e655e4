const fragmentPattern = /^#enrol=([\w-]{1,100})$/

/** The key of a letter's link, `/login#enrol=<key>`; undefined for any other fragment. */
export function enrolmentKeyOf(fragment: string): string | undefined {
  return fragmentPattern.exec(fragment)?.[1]
}

/**
 * Takes the key out of the address, at once and without a trace in the history: what remains in an address is read
 * by whoever looks at the screen or the history next.
 */
export function takeEnrolmentKey(location: Location, history: History): string | undefined {
  const key = enrolmentKeyOf(location.hash)
  if (key !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return key
}
