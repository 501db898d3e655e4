/** Whether a URL's hostname can only mean this machine (RFC 6761 section 6.3, RFC 1122, RFC 4291). */
export function isLoopbackHostname(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
  )
}
