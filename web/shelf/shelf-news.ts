/** What the tabs of one browser tell each other about the shelf. */
import * as v from 'valibot'

/** The channel that all of them listen to. */
const shelfChannel = 'enlace_shelf'

const newsSchema = v.variant('kind', [
  /** A ceremony was stored anew. */
  v.object({ kind: v.literal('changed'), id: v.string() }),
  /** Another tab wants to edit it: whoever does is to store what is left and let go. */
  v.object({ kind: v.literal('wanted'), id: v.string() }),
  /** A tab that did not know has written its state of it into the three entries. */
  v.object({ kind: v.literal('overwritten'), id: v.string() }),
  /** By the clearing of this name (shared/clearing.ts). */
  v.object({ kind: v.literal('cleared'), name: v.optional(v.string()) }),
])

export type News = v.InferOutput<typeof newsSchema>

export interface ShelfNews {
  tell(news: News): void
  listen(listener: (news: News) => void): void
}

/** News among the tabs of this browser; where it has no channel, nobody hears anything. */
export function openShelfNews(): ShelfNews & { close(): void } {
  const channel = openChannel()
  return { ...createShelfNews(channel), close: () => channel?.close() }
}

/** Also asked for where the pages are prerendered: a channel would keep that process from ending. */
function openChannel(): BroadcastChannel | undefined {
  if (!('document' in globalThis) || !('BroadcastChannel' in globalThis)) return undefined
  try {
    return new BroadcastChannel(shelfChannel)
  } catch {
    // Refused with everything else that is kept.
    return undefined
  }
}

export function createShelfNews(channel: BroadcastChannel | undefined): ShelfNews {
  return {
    tell: (news) => channel?.postMessage(news),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (v.is(newsSchema, data)) listener(data)
      }),
  }
}
