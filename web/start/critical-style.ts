/**
 * The part of the style sheet that a prerendered page shows itself with, so that the page arrives in one round trip
 * (issue "the face": HTML with its critical CSS in at most 14 KiB). The whole sheet follows with the scripts, before
 * anything new is drawn. Runs at build time only.
 */
import postcss, { type Container, type Root } from 'postcss'
import parseSelectors, { type Node } from 'postcss-selector-parser'

interface Used {
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  tags: ReadonlySet<string>
}

/** `css` without the rules, animations and variables that no element of `html` has any use for. */
export function criticalStyle(css: string, html: string): string {
  const root = postcss.parse(css)
  // Nobody prints a page before the whole sheet is there.
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
    // A variable may have been used by another that is gone now.
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
  }
}

/** Parts of fields that only a date, a search, a number or a file has, and one browser's repairs. */
const rareParts = /^:(:-webkit-(date|calendar|search|inner|outer)|:file-selector|-moz-)/

/** What browsers do to the words in an empty field until the whole sheet tells them otherwise is good enough. */
const rareRules = /^::placeholder$/

/** What stands in `:not()`, `:has()` and the like decides nothing: a rule kept in vain costs little. */
function isUsed(selector: string, used: Used): boolean {
  let kept = !rareRules.test(selector)
  const inspect = (node: Node): void => {
    if (node.type === 'class') kept &&= used.classes.has(node.value)
    if (node.type === 'id') kept &&= used.ids.has(node.value)
    if (node.type === 'tag') kept &&= used.tags.has(node.value.toLowerCase())
    if (node.type === 'pseudo') kept &&= !rareParts.test(node.value)
    if (node.type === 'selector') node.nodes.forEach(inspect)
  }
  parseSelectors((root) => root.nodes.forEach(inspect)).processSync(selector)
  return kept
}

/**
 * Writes the value of Tailwind's registered variables in place of those that nothing sets, and drops their registration,
 * which it repeats for browsers that know none.
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

/** Layers stay even when empty: their first mention decides their order. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.nodes === undefined) return
    dropEmpty(node)
    const isLayer = node.type === 'atrule' && node.name === 'layer'
    if (node.nodes.length === 0 && !isLayer) node.remove()
  })
}
