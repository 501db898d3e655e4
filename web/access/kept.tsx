/** Text of the stored session, which start/fill-kept.ts has written here before React comes. */
export function Kept({ what, children }: { what: 'email' | 'pin'; children: string }) {
  return (
    <span data-kept={what} suppressHydrationWarning>
      {children}
    </span>
  )
}
