/** How a stream of events ended. Only `complete` means that everything asked for has had its last event. */
export type SourceEnd =
  | { end: 'complete' }
  /** The request itself was refused; `sentence` is for the user, in their language. */
  | { end: 'rejected'; sentence: string }
  /** The user's own key was given for this service, which the site no longer allows: it was sent nowhere. */
  | { end: 'key-elsewhere'; origin: string }
  /** Nobody answered: no network, or the server is down. */
  | { end: 'unreachable' }
  /** The stream broke off. */
  | { end: 'cut-short' }
