import { useState } from 'react'
import { useScreens } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { backupKeeper } from '../device-shelf.ts'
import { useCopiesWords } from '../with-copies-words.tsx'
import './new-code.css'
import { newRecoveryCode } from './recovery-code.ts'

/** A passphrase guards everything a couple told, against whoever gets hold of the file. */
const shortestPassphrase = 12

/** Makes a recovery code and shows it, this once. */
export function NewCode({ onKept }: { onKept: () => void }) {
  const { backup: words, open } = useCopiesWords()
  const { toast, toasts } = useScreens()
  const [code, setCode] = useState<string>()
  const [passphrase, setPassphrase] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isKeeping, setKeeping] = useState(false)

  if (code === undefined) {
    const make = (): void => {
      setCode(newRecoveryCode((count) => crypto.getRandomValues(new Uint8Array(count))))
    }
    return (
      <Button look="main" className="justify-self-start" onClick={make}>
        {words.makeCode}
      </Button>
    )
  }

  const isShort = passphrase !== '' && passphrase.trim().length < shortestPassphrase
  const keep = async (): Promise<void> => {
    setAsked(true)
    if (isShort || isKeeping) return
    setKeeping(true)
    const kept = await backupKeeper.takeSecrets(code, passphrase.trim() || undefined)
    setKeeping(false)
    if (kept.kind === 'done') onKept()
    else showToast({ kind: 'failure', title: toast.error, text: open.refused['not-stored'] })
  }
  const copy = async (): Promise<void> => {
    showToast(
      (await copyText(code))
        ? { kind: 'success', title: words.codeCopied }
        : { kind: 'failure', title: toast.error, text: toasts.copyFailed },
    )
  }

  return (
    <div className="grid gap-4">
      <div className="recovery-code">
        <h3 className="font-semibold">{words.codeTitle}</h3>
        <p className="recovery-code-symbols" translate="no">
          {code}
        </p>
        <p className="text-sm">{words.codeExplanation}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>{words.printCode}</Button>
        <Button onClick={() => void copy()}>{words.copyCode}</Button>
      </div>
      <Field
        label={words.passphrase}
        hint={words.passphraseHint}
        problem={isAsked && isShort ? words.passphraseShort : undefined}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={passphrase}
        onValue={setPassphrase}
      />
      <Button
        look="main"
        className="justify-self-start"
        aria-disabled={isKeeping}
        onClick={() => void keep()}
      >
        {words.codeKept}
      </Button>
    </div>
  )
}
