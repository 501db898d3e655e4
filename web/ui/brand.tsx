import { Link } from 'react-router'
import { useScreens } from '../language/use-language.ts'
import { Rings } from './rings.tsx'

/** The product's mark and name, linking home. */
export function Brand({ home }: { home: string }) {
  const { product } = useScreens()
  return (
    <Link to={home} className="brand">
      <Rings />
      {product.name}
    </Link>
  )
}
