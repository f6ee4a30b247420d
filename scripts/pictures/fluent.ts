/** Colour drawings of Fluent Emoji Flat as flat layers of one colour each. */
import { createRequire } from 'node:module'
import { type Curve, mapCurves, readCurves } from './path-numbers.ts'

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json') as Icons
const names = require('@iconify-json/fluent-emoji-flat/chars.json') as Readonly<Record<string, string>>

export interface Layer {
  /** '#rrggbb'. */
  readonly color: string
  readonly curves: readonly Curve[]
  readonly evenodd: boolean
}

type Pair = readonly [number, number]
type Matrix = readonly [number, number, number, number, number, number]

const UNIT: Matrix = [1, 0, 0, 1, 0, 0]

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

function matrixOf(transform: string | undefined): Matrix {
  let matrix = UNIT
  for (const [, name = '', list = ''] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = list.split(/[\s,]+/).map(Number)
    const [a = 0, b = 0, c = 0] = n
    if (name === 'matrix') matrix = times(matrix, n as unknown as Matrix)
    else if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b])
    else if (name === 'scale') matrix = times(matrix, [a, 0, 0, n.length > 1 ? b : a, 0, 0])
    else if (name === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      matrix = times(times(times(matrix, [1, 0, 0, 1, b, c]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -b, -c])
    } else throw new Error(`transform ${name}`)
  }
  return matrix
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function dataOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const n = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') return attributes.d ?? ''
  if (tag === 'circle') return ellipse(n('cx'), n('cy'), n('r'), n('r'))
  if (tag === 'ellipse') return ellipse(n('cx'), n('cy'), n('rx'), n('ry'))
  const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')]
  const r = Math.min(n('rx') || n('ry'), w / 2, h / 2)
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

/** The colour mixed with white: layers that let others show through are pale ones here. */
function mixed(color: string, share: number): string {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color
  const channel = (at: number) => Math.round(255 - (255 - Number.parseInt(hex.slice(at, at + 2), 16)) * share)
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}

/** Clips to the whole 32x32 box have no effect; filters throw a soft shadow that flat drawings do not need. */
const LEFT_OUT = /<clipPath id="[^"]*"><path fill="#fff" d="M0 0h32v32H0z"\/><\/clipPath>|<filter.*?<\/filter>/g
const GRADIENT = /<(linear|radial)Gradient id="([^"]*)"[^>]*>(.*?)<\/\1Gradient>/g

/** The drawing in flat colours, every shape that it uses again written where it is used. */
function written(body: string): string {
  const shapes = new Map<string, string>()
  const paints = new Map<string, string>()
  const drawn = body
    .replace(LEFT_OUT, '')
    .replace(GRADIENT, (_, __, id: string, stops: string) => {
      // A stop without opacity marks shading; without one the first colour is the main one.
      const fades = stops.includes('stop-opacity="0"')
      paints.set(id, fades ? 'none' : (/stop-color="([^"]*)"/.exec(stops)?.[1] ?? 'none'))
      return ''
    })
    .replace(/<defs>(.*?)<\/defs>/g, (_, defined: string) => {
      for (const [shape, id = ''] of defined.matchAll(/<\w+ id="([^"]*)"[^>]*\/>/g)) shapes.set(id, shape)
      return ''
    })
  return drawn
    .replace(/<use href="#([^"]*)"\/>/g, (use, id: string) => shapes.get(id) ?? use)
    .replace(/fill="url\(#([^)]*)\)"/g, (fill, id: string) => (paints.has(id) ? `fill="${paints.get(id)}"` : fill))
}

/** The layers of the drawing in its 32x32 box, the lowest first. Null when it needs gradients or masks, or is unknown. */
export function fluentLayers(name: string): Layer[] | null {
  const body = written(icons[name]?.body ?? '')
  if (!body || /<(use|filter|linearGradient|radialGradient|clipPath|mask)/.test(body)) return null
  const layers: Layer[] = []
  const open: { fill: string; matrix: Matrix; opacity: number }[] = [{ fill: '#000000', matrix: UNIT, opacity: 1 }]
  for (const [, closing, tag = '', rest = '', empty] of body.matchAll(/<(\/)?([a-zA-Z]+)([^>]*?)(\/)?>/g)) {
    if (closing) {
      if (tag === 'g') open.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, k = '', v = '']) => [k, v]),
    )
    // Lines without an area (strings, cords) are left out: these drawings have no outlines.
    const above = open.at(-1) ?? { fill: '#000000', matrix: UNIT, opacity: 1 }
    const here = {
      fill: attributes.fill ?? above.fill,
      matrix: times(above.matrix, matrixOf(attributes.transform)),
      opacity: above.opacity * Number(attributes.opacity ?? attributes['fill-opacity'] ?? 1),
    }
    if (tag === 'g' && !empty) open.push(here)
    if (!['path', 'circle', 'ellipse', 'rect'].includes(tag) || here.fill === 'none') continue
    const named: Readonly<Record<string, string>> = { '#fff': '#ffffff', white: '#ffffff', black: '#000000' }
    const [a, b, c, d, e, f] = here.matrix
    const place = ([x, y]: Pair): Pair => [a * x + c * y + e, b * x + d * y + f]
    layers.push({
      color: mixed(named[here.fill] ?? here.fill, here.opacity),
      curves: mapCurves(readCurves(dataOf(tag, attributes)), place),
      evenodd: attributes['fill-rule'] === 'evenodd',
    })
  }
  return layers
}

/** Drawings of people and hands, which have a name for each tone of skin, and a few that the list of signs leaves out. */
const NAMED: Readonly<Record<string, string>> = {
  '✋': 'raised-hand-medium',
  '🧑‍🎓': 'student-medium',
  '🧑‍🏫': 'teacher-medium-light',
  '🧟': 'person-zombie',
  '🐦‍🔥': 'phoenix-bird',
}

/** Name of the drawing for an emoji, or undefined. */
export function fluentName(emoji: string): string | undefined {
  if (NAMED[emoji]) return NAMED[emoji]
  const code = [...emoji].map((c) => (c.codePointAt(0) ?? 0).toString(16)).join('-')
  return names[code] ?? names[code.replaceAll('-fe0f', '')]
}
