import { Link } from 'react-router'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useScreens } from '../language/use-language.ts'
import { Page } from '../ui/page.tsx'

export default function NotFound() {
  const { notFound } = useScreens()
  const landingPath = useLandingPath()
  return (
    <Page>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title">{notFound.title}</h1>
      <p>{notFound.explanation}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link className="button button-main" to="/app">
          {notFound.creator}
        </Link>
        <Link className="button" to={landingPath}>
          {notFound.home}
        </Link>
      </p>
    </Page>
  )
}
