/** What `work` resolves to, or `otherwise` after `ms` milliseconds; a later rejection of `work` is ignored. */
export async function within<T, Late>(
  ms: number,
  work: Promise<T>,
  otherwise: Late,
): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
