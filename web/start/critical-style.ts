/**
 * The part of the style sheet that a prerendered page needs for its first paint, so that HTML and style arrive in one
 * round trip (14 KiB at most). The whole sheet follows with the scripts, before anything new is rendered. Runs at build
 * time only. What it is worth is measured in docs/decisions/0014-machinery-is-paid-for.md.
 */
import postcss, { type Container, type Root } from 'postcss'
import parseSelectors, { type Node } from 'postcss-selector-parser'

interface Used {
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  tags: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

/** `css` without the rules, animations and variables that no element of `html` uses. */
export function criticalStyle(css: string, html: string): string {
  const root = postcss.parse(css)
  // Nobody prints a page before the whole sheet has arrived.
  root.walkAtRules(/^(media|page)$/, (rule) => {
    if (rule.name === 'page' || rule.params.trim() === 'print') rule.remove()
  })
  const used = usedIn(html)
  root.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(`${parent.name}`)) return
    const kept = rule.selectors.filter((selector) => isUsed(selector, used))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  resolveUnset(root)
  while (dropUnusedVariables(root)) {
    // A variable may have been used only by another one that is gone now.
  }
  dropUnusedAnimations(root)
  dropEmpty(root)
  root.walkComments((comment) => {
    comment.remove()
  })
  return root.toString()
}

function usedIn(html: string): Used {
  const values = (name: string) =>
    [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
      value.split(/\s+/),
    )
  return {
    classes: new Set(values('class')),
    ids: new Set(values('id')),
    tags: new Set(
      [...html.matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, tag = '']) => tag.toLowerCase()),
    ),
    attributes: new Set([...html.matchAll(/\s([a-z-]+)=/g)].map(([, name = '']) => name)),
  }
}

/** Parts of date, search, number and file inputs, and fixes for single browsers. */
const rareParts = /^:(:-webkit-(date|calendar|search|inner|outer)|:file-selector|-moz-)/

/**
 * Until the whole sheet arrives, the browser's defaults for placeholders, hover, selection and backdrops will do, and no
 * dialog opens.
 */
const rareRules = /::placeholder$|:hover|^::selection$|::backdrop$|^dialog\b/

/** Arguments of `:not()`, `:has()` and the like are not examined: keeping a rule needlessly costs little. */
function isUsed(selector: string, used: Used): boolean {
  let kept = !rareRules.test(selector)
  const inspect = (node: Node): void => {
    if (node.type === 'class') kept &&= used.classes.has(node.value)
    if (node.type === 'id') kept &&= used.ids.has(node.value)
    if (node.type === 'tag') kept &&= used.tags.has(node.value.toLowerCase())
    // Those that the browser sets by itself, as `open`, and the root's own may still come.
    if (node.type === 'attribute' && node.attribute.startsWith('aria-')) {
      kept &&= used.attributes.has(node.attribute)
    }
    if (node.type === 'pseudo') kept &&= !rareParts.test(node.value)
    if (node.type === 'selector') node.nodes.forEach(inspect)
  }
  parseSelectors((root) => root.nodes.forEach(inspect)).processSync(selector)
  return kept
}

/**
 * Inlines the values of Tailwind's registered variables that nothing sets, and drops their registration, repeated for
 * browsers that do not support it.
 */
function resolveUnset(root: Root): void {
  const initial = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => {
      initial.set(rule.params.trim(), value)
    })
    if (!initial.has(rule.params.trim())) initial.set(rule.params.trim(), '')
  })
  root.walkAtRules('layer', (rule) => {
    if (rule.params.trim() === 'properties') rule.remove()
  })
  root.walkDecls(/^--tw-/, ({ prop }) => {
    initial.delete(prop)
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (whole, name: string, fallback: string | undefined) =>
        initial.has(name) ? initial.get(name) || fallback || whole : whole,
    )
  })
}

/** @returns whether any was dropped */
function dropUnusedVariables(root: Root): boolean {
  const named = new Set<string>()
  root.walkDecls((declaration) => {
    for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) named.add(name)
  })
  let dropped = false
  root.walkDecls(/^--/, (declaration) => {
    if (named.has(declaration.prop)) return
    declaration.remove()
    dropped = true
  })
  root.walkAtRules('property', (rule) => {
    if (named.has(rule.params.trim())) return
    rule.remove()
    dropped = true
  })
  return dropped
}

function dropUnusedAnimations(root: Root): void {
  const values: string[] = []
  root.walkDecls(/^animation/, (declaration) => {
    values.push(declaration.value)
  })
  root.walkAtRules('keyframes', (rule) => {
    if (!values.some((value) => value.split(/[\s,]+/).includes(rule.params.trim()))) rule.remove()
  })
}

/** Empty layers stay: their first mention fixes their order. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.nodes === undefined) return
    dropEmpty(node)
    const isLayer = node.type === 'atrule' && node.name === 'layer'
    if (node.nodes.length === 0 && !isLayer) node.remove()
  })
}
