/**
 * Runs in a script inside the page, before any module is there, so it imports nothing that is not a type: the page
 * reads and scrolls without React, which starts once the page has loaded and the browser is idle, or at the first
 * touch (design.md section 4). What is done to a button before it lives is kept, and done once it does
 * (early-acts.ts). Links, details and fields work by themselves and are left to the browser.
 */

/** The modules a page needs, by address. */
export interface StartPlan {
  manifest: string
  /** Id and module of each route shown. */
  routes: readonly (readonly [id: string, module: string])[]
  /** React's drawing, which is run before all other modules. */
  drawing: string
  entry: string
  /** The whole style sheet, where the page holds only what it is first seen with. */
  style?: string
  /** Nothing of use is on the page before it lives: start at once. */
  isUrgent: boolean
}

/** Something done before the page lived, to be done once it does. */
export interface EarlyAct {
  kind: 'click' | 'enter'
  target: HTMLElement
}

/** What the script leaves at `window.lateStart`. */
export interface LateStart {
  /** The framework's modules, and the whole style; its own entry must not run before they are here. Undefined until the start. */
  modules: Promise<unknown> | undefined
  /** Ends the keeping; what was kept, in order, each button once. */
  release: () => EarlyAct[]
  /** The page cannot live now: links work, and it is loaded anew once there is a network or a button is pressed. */
  giveUp: () => void
}

export interface StartWindow extends Window {
  lateStart?: LateStart
  /** The framework's own: where it looks for the modules of the routes that are drawn already. */
  __reactRouterRouteModules?: Record<string, unknown>
}

/** `load` imports a module by its address. */
export function lateStart(
  page: StartWindow,
  { manifest, routes, drawing, entry, style, isUrgent }: StartPlan,
  load: (address: string) => Promise<unknown>,
): void {
  const { document } = page
  const acts: EarlyAct[] = []
  const keeping = ['pointerdown', 'focusin', 'keydown', 'pointerup', 'click', 'submit']

  const started: LateStart = {
    modules: undefined,
    release() {
      for (const type of keeping) page.removeEventListener(type, onEvent, { capture: true })
      return acts
    },
    // An import that has failed fails for as long as the document lives.
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

  /** Last in the head, so that it overrules what it repeats. A page without it still works. */
  const restyle = (): Promise<unknown> | undefined => {
    if (style === undefined) return undefined
    return new Promise((resolve) => {
      const sheet = link('stylesheet', style)
      sheet.onload = sheet.onerror = resolve
    })
  }

  /** Runs a module in a task of its own: what runs at once keeps the page from answering. */
  const run = async (address: string): Promise<unknown> => {
    await new Promise((resolve) => page.setTimeout(resolve))
    return load(address)
  }

  const runModules = async (): Promise<void> => {
    const styled = restyle()
    for (const address of [drawing, manifest]) await run(address)
    const modules: Record<string, unknown> = {}
    for (const [id, module] of routes) modules[id] = await run(module)
    await styled
    page.__reactRouterRouteModules = modules
  }

  const start = (): void => {
    if (started.modules !== undefined) return
    for (const address of [drawing, manifest, ...routes.map(([, module]) => module), entry]) {
      link('modulepreload', address)
    }
    started.modules = runModules()
    started.modules.then(() => run(entry)).catch(started.giveUp)
  }

  /** An impatient second tap is the same wish. */
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
      // A button that waits for what is typed hears no click, although it would once the page lives.
      case 'pointerup':
        keep('click', target.closest<HTMLElement>('button:disabled'))
        return false
      case 'keydown':
        return (
          (event as KeyboardEvent).key === 'Enter' &&
          keep('enter', target.closest<HTMLElement>('input'))
        )
      // Would send what is typed as part of an address.
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
    // A field that takes the focus by itself is no touch.
    if (event.type !== 'focusin' || document.readyState === 'complete') start()
  }
  for (const type of keeping) page.addEventListener(type, onEvent, { capture: true })

  // A page hidden until it speaks its language, and the link of a letter, have nothing to show before.
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
