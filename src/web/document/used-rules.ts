import postcss, { type ChildNode } from 'postcss'

/** A rule of a style sheet, as far as it matters which page needs it. */
export type Rule =
  /** Whatever no class decides about: tokens, faces, statements. */
  | { readonly kind: 'always'; readonly text: string }
  | { readonly kind: 'style'; readonly text: string; readonly selectors: readonly (readonly string[])[] }
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'property'; readonly text: string; readonly name: string }

/** At-rules whose contents are filtered like the sheet itself. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container'])
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
/** `:is(…)` and the like, innermost first: which of their classes are needed is not asked. */
const FUNCTION = /:[\w-]+\((?:[^()\\]|\\.)*\)/g
const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6} ?|\\.)+)/gi
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi

/** The rules of a style sheet. @throws CssSyntaxError of postcss */
export function parseRules(css: string): Rule[] {
  return postcss.parse(css).nodes.flatMap(ruleOf)
}

function ruleOf(node: ChildNode): Rule[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [{ kind: 'style', text: node.toString(), selectors: selectorsOf(node.selector) }]
  const text = node.toString()
  if (node.type !== 'atrule') return [{ kind: 'always', text }]
  if (GROUPS.has(node.name) && node.nodes)
    return [{ kind: 'group', prelude: `@${node.name} ${node.params}`.trim(), rules: node.nodes.flatMap(ruleOf) }]
  if (node.name === 'property') return [{ kind: 'property', text, name: node.params }]
  return [{ kind: 'always', text: node.nodes ? text : `${text};` }]
}

/** For each selector of a list the classes without which it selects nothing. */
function selectorsOf(list: string): string[][] {
  let plain = list.replace(STRING, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(FUNCTION, '')
  }
  // A comma that is part of a class name is escaped.
  return plain
    .split(/(?<!\\),/)
    .map((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name)))
}

const unescaped = (name: string) =>
  name.replace(ESCAPE, (_, code?: string, char?: string) =>
    code === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  )

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Every class that a page names. */
export function classesOf(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of value.split(/\s+/))
      names.add(name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (it) => ENTITIES[it] ?? it))
  return names
}

/**
 * The rules that may apply to a page with these classes: all whose classes it has, and all that ask for none. The
 * registration of a custom property stays where one of them reads it.
 */
export function usedRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  const used = rulesFor(rules, classes)
  const texts = used.map(written)
  const all = texts.filter((_, i) => used[i]?.kind !== 'property').join('')
  return texts.filter((_, i) => isNamed(used[i], all)).join('')
}

const isNamed = (rule: Rule | undefined, text: string) => rule?.kind !== 'property' || text.includes(`var(${rule.name}`)

function rulesFor(rules: readonly Rule[], classes: ReadonlySet<string>): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.kind === 'group') return [{ ...rule, rules: rulesFor(rule.rules, classes) }]
    if (rule.kind !== 'style') return [rule]
    return rule.selectors.some((needed) => needed.every((name) => classes.has(name))) ? [rule] : []
  })
}

function written(rule: Rule): string {
  if (rule.kind !== 'group') return rule.text
  const inside = rule.rules.map(written).join('')
  if (inside) return `${rule.prelude}{${inside}}`
  // An empty layer still has its place among the others.
  return rule.prelude.startsWith('@layer') ? `${rule.prelude};` : ''
}
