import { expect, test } from 'vitest'
import { keepHelp } from './keep-help.ts'

/** The caches of a browser, as far as they are used here. */
function browserCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      match: async (path: string) => kept.get(path),
      put: async (path: string, response: Response) => void kept.set(path, response),
    }
  }
  return {
    all,
    caches: {
      open: async (name: string) => open(name) as unknown as Cache,
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
    },
  }
}

const page = (path: string): string =>
  `<img src="/assets/help-${path.split('/').length}-x1.webp" /><img src="/assets/other-x1.webp" />`

function site(isDown: (path: string) => boolean = () => false) {
  const asked: string[] = []
  return {
    asked,
    fetch: async (path: string) => {
      asked.push(path)
      return isDown(path) ? new Response('', { status: 503 }) : new Response(page(path))
    },
  }
}

test('the pages of one language and the pictures they show are kept', async () => {
  const { all, caches } = browserCaches()
  await keepHelp('fr', 'build 1', { caches, ...site() })
  const kept = [...(all.get('help-pages fr build 1')?.keys() ?? [])]
  expect(kept).toContain('/fr/aide')
  expect(kept).toContain('/fr/aide/sauvegarde')
  expect(kept).toContain('/assets/help-4-x1.webp')
  expect(kept.filter((path) => !path.includes('help-') && !path.startsWith('/fr/aide'))).toEqual([])
})

test('nothing is fetched twice in one build', async () => {
  const { caches } = browserCaches()
  const first = site()
  await keepHelp('pt', 'build 1', { caches, ...first })
  expect(new Set(first.asked).size).toBe(first.asked.length)
  const second = site()
  await keepHelp('pt', 'build 1', { caches, ...second })
  expect(second.asked).toEqual([])
})

test('another build or another language takes the place of what was kept', async () => {
  const { all, caches } = browserCaches()
  await keepHelp('pt', 'build 1', { caches, ...site() })
  await keepHelp('pt', 'build 2', { caches, ...site() })
  expect([...all.keys()]).toEqual(['help-pages pt build 2'])
  await keepHelp('es', 'build 2', { caches, ...site() })
  expect([...all.keys()]).toEqual(['help-pages es build 2'])
})

test('what failed is fetched the next time, and the former help stays until then', async () => {
  const { all, caches } = browserCaches()
  await keepHelp('en', 'build 1', { caches, ...site() })
  const half = site((path) => path === '/en/help/backup')
  await expect(keepHelp('en', 'build 2', { caches, ...half })).rejects.toThrow('503')
  expect([...all.keys()]).toEqual(['help-pages en build 1', 'help-pages en build 2'])
  const rest = site()
  await keepHelp('en', 'build 2', { caches, ...rest })
  expect(rest.asked).toEqual(['/en/help/backup'])
  expect([...all.keys()]).toEqual(['help-pages en build 2'])
})
