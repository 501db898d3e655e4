/** Whether a key is visible ASCII, the only thing an `Authorization` header can carry; fetch throws otherwise. */
export function isHeaderSafe(apiKey: string): boolean {
  return /^[\x21-\x7e]+$/.test(apiKey)
}
