/** Not URL.canParse, which Safari has only since 17.0. */
function hostnameOf(baseUrl: string): string | undefined {
  try {
    return new URL(baseUrl).hostname.toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * Whether the service runs on this machine or its own network: a loopback or private address, a name without a dot
 * (`http://ollama:11434`), or one under `.local`, `.lan` or `.internal`.
 */
export function isLocalService(baseUrl: string): boolean {
  const name = hostnameOf(baseUrl)
  if (name === undefined) return false
  if (name.startsWith('[')) return name === '[::1]' || /^\[(f[cd]|fe[89ab])/.test(name)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) {
    return /^(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(name)
  }
  return !name.includes('.') || /\.(localhost|local|lan|internal)$/.test(name)
}
