import { Link } from 'react-router'
import { EnterOrLeave } from '../access/account.tsx'
import { ForVisitors } from '../access/guard.tsx'
import { PinCheck } from '../access/pin-check.tsx'
import { useScreens } from '../language/use-language.ts'
import { PurchaseCard } from '../selling/purchase-card.tsx'
import { Page } from '../ui/page.tsx'
import { Rings } from '../ui/rings.tsx'

export default function Home() {
  const { product, home } = useScreens()
  return (
    <ForVisitors>
      <Page centred>
        <title>{home.title}</title>
        <meta name="description" content={home.description} />
        <Rings className="mx-auto h-14 w-auto text-accent" />
        <h1 className="title">{product.name}</h1>
        <p className="text-lg text-ink-soft">{product.promise}</p>
        <p className="flex flex-wrap justify-center gap-3 pt-4">
          <Link className="button button-main" to="/app">
            {home.openCreator}
          </Link>
          <EnterOrLeave />
        </p>
        <PurchaseCard />
        <PinCheck />
      </Page>
    </ForVisitors>
  )
}
