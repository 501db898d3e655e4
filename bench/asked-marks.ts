/** The marks that a request for texts wants before them, in their order; none for any other request. */
export function marksIn(body: string): string[] {
  const { messages = [] }: { messages?: { content: string }[] } = JSON.parse(body)
  const asked = messages.at(-1)?.content ?? ''
  const texts = /^<task>([\w+]+)<\/task>/.exec(asked)?.[1]?.split('+') ?? []
  return (asked.match(/^\[[^\]\n]+\]$/gm) ?? []).slice(-texts.length)
}
