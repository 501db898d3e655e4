/**
 * Runs in a script inside the page, before any module has loaded, so it imports nothing but types: the page can be read
 * and scrolled without React, which starts once the page has loaded and the browser is idle, or at the first touch
 * (docs/decisions/0009-pages-start-late.md). Presses of a button before that are recorded and replayed (early-acts.ts).
 * Links, details and fields work without React and are left to the browser. What it is worth is measured in
 * docs/decisions/0014-machinery-is-paid-for.md.
 */

/** The modules a page needs, by address. */
export interface StartPlan {
  manifest: string
  /** Id and module of each route shown. */
  routes: readonly (readonly [id: string, module: string])[]
  /** The chunk with React's rendering, run before all other modules. */
  drawing: string
  entry: string
  /** What the modules import in their turn, to be fetched with them and not one depth after another. */
  imports?: readonly string[]
  /** The whole style sheet, if the page inlines only its critical part. */
  style?: string
  /** The page is of no use before hydration: start at once. */
  isUrgent: boolean
}

/** Something done before hydration, to be replayed after it. */
export interface EarlyAct {
  kind: 'click' | 'enter'
  target: HTMLElement
}

/** What the script exposes as `window.lateStart`. */
interface LateStart {
  /**
   * The framework's modules and the whole style sheet; the framework's entry must not run before they have loaded.
   * Undefined until the start.
   */
  modules: Promise<unknown> | undefined
  /** Stops recording; returns what was recorded, in order, each button once. */
  release: () => EarlyAct[]
  /** The page cannot be hydrated now: links work, and it reloads once there is a network or a button is pressed. */
  giveUp: () => void
}

export interface StartWindow extends Window {
  lateStart?: LateStart
  /** The framework's own: where it looks for the modules of the routes already rendered. */
  __reactRouterRouteModules?: Record<string, unknown>
}

/** `load` imports a module by its address. */
export function lateStart(
  page: StartWindow,
  { manifest, routes, drawing, entry, imports = [], style, isUrgent }: StartPlan,
  load: (address: string) => Promise<unknown>,
): void {
  const { document } = page
  const acts: EarlyAct[] = []
  /** Asking for a file takes a slow phone 2 ms. */
  const fewEnough = 8
  const keeping = ['pointerdown', 'focusin', 'keydown', 'pointerup', 'click', 'submit']

  const started: LateStart = {
    modules: undefined,
    release() {
      for (const type of keeping) page.removeEventListener(type, onEvent, { capture: true })
      return acts
    },
    // A failed import stays failed for the life of the document.
    giveUp() {
      started.release()
      const reload = () => page.location.reload()
      page.addEventListener('online', reload)
      page.addEventListener('submit', (event) => event.preventDefault())
      page.addEventListener('click', ({ target }) => {
        if (page.navigator.onLine && (target as HTMLElement).closest('button')) reload()
      })
    },
  }
  page.lateStart = started

  const link = (rel: string, href: string): HTMLLinkElement => {
    const element = Object.assign(document.createElement('link'), { rel, href })
    document.head.append(element)
    return element
  }

  /** Last in the head, so that it overrides what it repeats. A page without it still works. */
  const restyle = (): Promise<unknown> | undefined => {
    if (style === undefined) return undefined
    return new Promise((resolve) => {
      const sheet = link('stylesheet', style)
      sheet.onload = sheet.onerror = resolve
    })
  }

  const nextTask = (): Promise<unknown> => new Promise((resolve) => page.setTimeout(resolve))

  /** Runs a module in its own task, to keep the page responsive. */
  const run = async (address: string): Promise<unknown> => {
    await nextTask()
    return load(address)
  }

  const runModules = async (): Promise<void> => {
    const styled = restyle()
    for (const address of [drawing, manifest]) await run(address)
    // Each where it is the browser's turn anyway: dozens that are run with the route that imports them are one long task.
    for (const address of imports) await load(address)
    const modules: Record<string, unknown> = {}
    for (const [id, module] of routes) modules[id] = await run(module)
    await styled
    page.__reactRouterRouteModules = modules
  }

  const fetchAll = async (): Promise<void> => {
    const modules = [drawing, manifest, ...routes.map(([, module]) => module), entry, ...imports]
    for (const [position, address] of modules.entries()) {
      if (position % fewEnough === fewEnough - 1) await nextTask()
      link('modulepreload', address)
    }
  }

  const start = (): void => {
    if (started.modules !== undefined) return
    void fetchAll()
    started.modules = runModules()
    started.modules.then(() => run(entry)).catch(started.giveUp)
  }

  /** An impatient second tap means the same. */
  const keep = (kind: EarlyAct['kind'], target: HTMLElement | null): boolean => {
    if (target === null) return false
    if (!acts.some((act) => act.kind === kind && act.target === target)) acts.push({ kind, target })
    return true
  }

  const isKept = (event: Event): boolean => {
    const target = event.target as HTMLElement
    switch (event.type) {
      case 'click':
        return keep('click', target.closest<HTMLElement>('button,[data-replay]'))
      // A button disabled until something is typed gets no click event, although it would be enabled after hydration.
      case 'pointerup':
        keep('click', target.closest<HTMLElement>('button:disabled'))
        return false
      case 'keydown':
        return (
          (event as KeyboardEvent).key === 'Enter' &&
          keep('enter', target.closest<HTMLElement>('input'))
        )
      // Would send what was typed as part of an address.
      case 'submit':
        return true
      default:
        return false
    }
  }

  const onEvent = (event: Event): void => {
    if (isKept(event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // A field that takes the focus by itself is not a touch.
    if (event.type !== 'focusin' || document.readyState === 'complete') start()
  }
  for (const type of keeping) page.addEventListener(type, onEvent, { capture: true })

  // A page hidden until it is in its language, and a letter's link, show nothing useful before hydration.
  if (
    isUrgent ||
    document.documentElement.hasAttribute('data-veiled') ||
    page.location.hash.includes('=')
  ) {
    start()
    return
  }
  page.addEventListener('load', () => {
    if (page.requestIdleCallback === undefined) page.setTimeout(start, 200)
    else page.requestIdleCallback(start, { timeout: 2000 })
  })
}
