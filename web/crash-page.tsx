import { useScreens } from './language/use-language.ts'
import { Button } from './ui/button.tsx'
import { Page } from './ui/page.tsx'

/**
 * The page for an unexpected error: what happened, in the user's language, and a way out (docs/design/shape.md section
 * 2).
 */
export function CrashPage({ error }: { error: unknown }) {
  const { crash } = useScreens()
  return (
    <Page>
      <title>Unexpected Application Error!</title>
      <h1 className="title">Unexpected Application Error!</h1>
      <p>{crash.explanation}</p>
      <p>{crash.nothingLost}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Button look="main" onClick={() => window.location.reload()}>
          {crash.reload}
        </Button>
        {/* A plain link: after an error the whole page is loaded anew. */}
        <a className="button" href="/">
          {crash.home}
        </a>
      </p>
      <details className="text-ink-soft">
        <summary className="cursor-pointer py-2">{crash.details}</summary>
        <pre className="overflow-x-auto whitespace-pre-wrap text-sm">{sentenceOf(error)}</pre>
      </details>
    </Page>
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' ? error : JSON.stringify(error)
}
