import type { BrowserContext } from '@playwright/test'

/** Low enough to be small, high enough for words to keep their edges. */
const quality = 0.35
/** Steps of each colour in a picture without loss: enough for the grey around letters. */
const steps = 12

/**
 * A PNG as WebP, in whichever way is smaller: with loss, or without loss and in fewer colours, which suits plain paper
 * with words on it.
 */
export async function smallWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage()
  const [lossy = '', exact = ''] = await page.evaluate(encode, {
    url: `data:image/png;base64,${png.toString('base64')}`,
    quality,
    steps,
  })
  await page.close()
  const smaller = lossy.length < exact.length ? lossy : exact
  return Buffer.from(smaller.slice(smaller.indexOf(',') + 1), 'base64')
}

/** Runs in the browser, whose canvas writes WebP: quality 1 is without loss. */
async function encode(given: { url: string; quality: number; steps: number }): Promise<string[]> {
  const image = new Image()
  image.src = given.url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const lossy = canvas.toDataURL('image/webp', given.quality)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const step = 255 / given.steps
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.data.length; at += 4) {
    const key = pixels.data.slice(at, at + 3).join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (let at = 0; at < pixels.data.length; at += 4) {
    // What covers whole areas keeps its colour.
    if ((counts.get(pixels.data.slice(at, at + 3).join(' ')) ?? 0) > 2_000) continue
    const channels = [at, at + 1, at + 2]
    const brightest = Math.max(...channels.map((channel) => pixels.data[channel] ?? 0))
    // All three alike: the hue stays.
    const change = brightest === 0 ? 1 : (Math.round(brightest / step) * step) / brightest
    for (const channel of channels) {
      pixels.data[channel] = Math.round((pixels.data[channel] ?? 0) * change)
    }
  }
  context.putImageData(pixels, 0, 0)
  return [lossy, canvas.toDataURL('image/webp', 1)]
}
