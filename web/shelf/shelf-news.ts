/** What the tabs of one browser tell each other about the shelf. */
import * as v from 'valibot'

/** The channel that all of them listen to. */
export const shelfChannel = 'enlace_shelf'

const newsSchema = v.variant('kind', [
  /** A ceremony was stored anew. */
  v.object({ kind: v.literal('changed'), id: v.string() }),
  /** Another tab wants to edit it: whoever does is to store what is left and let go. */
  v.object({ kind: v.literal('wanted'), id: v.string() }),
  /** A tab that did not know has written its state of it into the three entries. */
  v.object({ kind: v.literal('overwritten'), id: v.string() }),
  v.object({ kind: v.literal('cleared') }),
])

export type News = v.InferOutput<typeof newsSchema>

export interface ShelfNews {
  tell(news: News): void
  listen(listener: (news: News) => void): void
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
