/** Gives a file to a person: through the share sheet where the browser shares it, else as a download. */

/** What of `navigator` shares files. */
export type Sharer = Partial<Pick<Navigator, 'canShare' | 'share'>>

/** The same content under names of different kinds; browsers refuse to share some kinds and say so only for the file. */
export type FileForms = readonly [File, ...File[]]

/** The first form that this browser shares. */
export function shareable(forms: FileForms, sharer: Sharer): File | undefined {
  return forms.find((file) => sharer.share !== undefined && sharer.canShare?.({ files: [file] }))
}

export type Sharing = 'shared' | 'cancelled' | 'refused'

/** Opens the share sheet. `refused`: the browser would not after all; the file is to be downloaded instead. */
export async function shareFile(file: File, sharer: Sharer): Promise<Sharing> {
  try {
    await sharer.share?.({ files: [file] })
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}
