import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/download.ts'
import { showToast } from '../../ui/toast.ts'
import { useCopiesWords } from '../with-copies-words.tsx'
import { type FileForms, shareable, shareFile } from './hand-over.ts'

interface HandOverButtonsProps {
  /** Ready before the press: a share sheet opens only right after one. */
  forms: FileForms | undefined
  onHandedOver: () => void
}

/** The ways to give a file away; its place is kept while the file is made. */
export function HandOverButtons({ forms, onHandedOver }: HandOverButtonsProps) {
  const words = useCopiesWords()
  const shared = forms && shareable(forms, navigator)

  const save = (): void => {
    if (forms === undefined) return
    download(forms[0], forms[0].name)
    showToast({ kind: 'success', title: words.handedOver })
    onHandedOver()
  }
  const share = async (file: File): Promise<void> => {
    const sharing = await shareFile(file, navigator)
    if (sharing === 'refused') save()
    if (sharing === 'shared') onHandedOver()
  }

  return (
    <div className="flex flex-wrap gap-3">
      {shared === undefined ? null : (
        <Button look="main" onClick={() => void share(shared)}>
          {words.share}
        </Button>
      )}
      <Button
        look={shared === undefined ? 'main' : 'plain'}
        aria-disabled={forms === undefined}
        onClick={save}
      >
        {words.download}
      </Button>
    </div>
  )
}
