import { describe, expect, test } from 'vitest'
import { criticalStyle } from './critical-style.ts'

const page =
  '<html><body class="band wide"><p id="x" class="sm:flex">a</p><button>b</button></body></html>'

describe('the style for a page’s first paint', () => {
  test('keeps what matches its elements, classes and ids, and drops other pages’ rules', () => {
    const css =
      '.band{margin:0}.desk{margin:1px}p.wide,p.other{color:red}#x>a{top:0}#x{top:1px}textarea{top:2px}@media (width>=1px){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}'
    expect(criticalStyle(css, page)).toBe(
      '.band{margin:0}p.wide{color:red}#x{top:1px}@media (width>=1px){.sm\\:flex{display:flex}}',
    )
  })

  test('keeps the focus outline, states, and what attributes switch later', () => {
    const css =
      ':focus-visible{outline:1px}button:disabled{opacity:1}html[data-veiled] body{top:0}html:has(dialog[open]){top:1px}'
    expect(criticalStyle(css, page)).toBe(css)
  })

  test('drops dialogs, and marks that only a script can set', () => {
    const css = 'dialog{top:1px}p[aria-invalid=true]{top:2px}p{top:3px}'
    const closed = '<dialog></dialog><p aria-label="x"></p>'
    expect(criticalStyle(css, closed)).toBe('p{top:3px}')
    expect(criticalStyle('p[aria-label]{top:1px}', closed)).toBe('p[aria-label]{top:1px}')
  })

  test('drops what needs a pointer, a selection or an open dialog', () => {
    const css =
      '.band:hover,.wide{top:0}button:hover{top:1px}::selection{top:2px}::backdrop{top:3px}'
    expect(criticalStyle(css, page)).toBe('.wide{top:0}')
  })

  test('drops variables, registered ones too, that nothing refers to any more', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}@property --d{syntax:"*"}.desk{top:var(--c)}.band{top:var(--a)}.wide{--d:0;margin:0}'
    expect(criticalStyle(css, page)).toBe(
      ':root{--a:var(--b);--b:1px}.band{top:var(--a)}.wide{margin:0}',
    )
  })

  test('writes the values of registered variables where nothing on the page sets them', () => {
    const css =
      '@layer properties{*{--tw-a:solid;--tw-b:initial}}.desk{--tw-b:2}.band{border:var(--tw-a);line-height:var(--tw-b,calc(1 / 2))}.wide{--tw-c:3;top:var(--tw-c)}@property --tw-a{syntax:"*";initial-value:solid}@property --tw-b{syntax:"*"}@property --tw-c{syntax:"*";initial-value:1}'
    expect(criticalStyle(css, page)).toBe(
      '.band{border:solid;line-height:calc(1 / 2)}.wide{--tw-c:3;top:var(--tw-c)}@property --tw-c{syntax:"*";initial-value:1}',
    )
  })

  test('drops unused animations and print rules, and keeps the order of layers', () => {
    const css =
      '@layer base{.desk{top:0}}@layer late{.band{animation:1s turn}}@keyframes turn{to{top:0}}@keyframes blink{to{top:1px}}@media print{.band{top:9px}}'
    expect(criticalStyle(css, page)).toBe(
      '@layer base{}@layer late{.band{animation:1s turn}}@keyframes turn{to{top:0}}',
    )
  })
})
