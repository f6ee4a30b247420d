/** Rules of search engines for structured data, beyond the vocabulary (developers.google.com/search/docs). */

type Node = Readonly<Record<string, unknown>>

/** Properties without which a node is left out of results. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['@id', 'name', 'url', 'potentialAction'],
  Organization: ['@id', 'name', 'url', 'logo'],
  WebPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf'],
  CollectionPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf', 'about'],
  LearningResource: ['name', 'description', 'url', 'image', 'inLanguage', 'isAccessibleForFree', 'typicalAgeRange'],
  Product: ['name', 'description', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  ListItem: ['position', 'name'],
}
const ADDRESSES = ['@id', 'url', 'item', 'image', 'logo', 'targetUrl']
/** A reference to a node of this page or of the home page. */
const isReference = (node: Node) => Object.keys(node).length === 1 && '@id' in node
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [])

/** Faults of a list whose entries have positions. `first` is the position it has to begin with; undefined for any. */
function faultsOfList(list: Node, first: number | undefined, at: string): string[] {
  const positions = listOf(list.itemListElement).map(({ position }) => Number(position))
  const start = first ?? positions[0] ?? 1
  const faults = positions.every((position, index) => position === start + index)
    ? []
    : [`${at}: positions ${positions}`]
  const places = listOf(list.itemListElement).map(({ item, url }) => item ?? url)
  if (new Set(places).size !== places.length) faults.push(`${at}: an address twice`)
  return faults
}

function faultsOfNode(node: Node, origin: string, at: string): string[] {
  if (isReference(node)) return []
  const type = String(node['@type'])
  const faults = (REQUIRED[type] ?? []).filter((name) => isEmpty(node[name])).map((name) => `${at}: no ${name}`)
  for (const name of ADDRESSES) {
    const value = node[name]
    if (typeof value === 'string' && !value.startsWith(`${origin}/`)) faults.push(`${at}: ${name} ${value}`)
  }
  if (type === 'BreadcrumbList') faults.push(...faultsOfList(node, 1, at))
  if (type === 'ItemList') {
    faults.push(...faultsOfList(node, undefined, at))
    if (Number(node.numberOfItems) < listOf(node.itemListElement).length) faults.push(`${at}: numberOfItems`)
  }
  if (type === 'Offer' && !/^\d+\.\d\d$/.test(String(node.price))) faults.push(`${at}: price ${node.price}`)
  for (const [name, value] of Object.entries(node)) {
    for (const [index, part] of [value].flat().entries())
      if (typeof part === 'object' && part !== null)
        faults.push(...faultsOfNode(part as Node, origin, `${at}.${name}${Array.isArray(value) ? `[${index}]` : ''}`))
      else if (typeof part === 'string' && /<\w|&\w+;|undefined|\[object/.test(part))
        faults.push(`${at}.${name}: ${part}`)
  }
  return faults
}

/**
 * Faults of a page's graph: what is missing, addresses of elsewhere, steps out of order, and a path or a list that says
 * something else than the page (its last step and its own node are the canonical address).
 */
export function faultsOf(graph: readonly Node[], { canonical }: { canonical: string }): string[] {
  const { origin } = new URL(canonical)
  const faults = graph.flatMap((node) => faultsOfNode(node, origin, String(node['@type'])))
  for (const node of graph) {
    const type = String(node['@type'])
    if (/^(WebPage|CollectionPage|LearningResource)$/.test(type) && node.url !== canonical)
      faults.push(`${type}: url ${node.url} on ${canonical}`)
    const last = type === 'BreadcrumbList' ? listOf(node.itemListElement).at(-1)?.item : canonical
    if (last !== canonical) faults.push(`${type}: ends at ${last} on ${canonical}`)
  }
  return faults
}
