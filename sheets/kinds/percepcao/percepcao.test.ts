import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { drawAll, everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { boundsOf, overlaps } from '../../lettering/bounds.ts'
import { pageToSvg } from '../../print/svg.ts'
import { contains } from '../../scene/even-odd.ts'
import type { Mark } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { COVERS, PLACES } from '../../studio/places/beach.ts'
import { TURNING, type Turning } from '../../studio/turning/turning.ts'
import { acharNaPraia } from './achar-na-praia.ts'
import { encontreEConte } from './encontre-e-conte.ts'
import { figurasSobrepostas, lookSame } from './figuras-sobrepostas.ts'
import { PERCEPCAO_KINDS } from './kinds.ts'
import { mesmaPosicao, type Pose, posed, samePose } from './mesma-posicao.ts'
import { type PatternTask, repairsOf } from './pattern-tasks.ts'
import { joined, quebraCabeca } from './quebra-cabeca.ts'
import { formOf } from './search-forms.ts'
import { sequencia } from './sequencia.ts'
import { placedPaths, seenShare } from './silhouettes.ts'

// All seeds of three levels of each kind.
vi.setConfig({ testTimeout: 240_000 })

test.each(PERCEPCAO_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another unless it has to be found, and has an answer key',
  (_, kind) => {
    expect(layoutFaults(kind, kind.id === encontreEConte.id)).toEqual([])
    // The model of a jigsaw is its answer.
    if (kind.id !== quebraCabeca.id) expect(drawAll(kind).filter(({ hasKey }) => !hasKey)).toEqual([])
  },
)

const asked = (page: readonly PatternTask[]) => page.filter(({ action }) => action !== 'invent')

test('each level has another task, and the hardest one ends with a row to invent', () => {
  for (const { level, page } of everyPage(sequencia)) {
    const actions = page.map(({ action }) => action)
    expect(actions).toEqual(
      { facil: ['next', 'next', 'next'], medio: ['error', 'error', 'error'], desafio: ['gap', 'gap', 'invent'] }[level],
    )
  }
})

test('a wrong item has one place and one thing that mends the row', () => {
  for (const { page } of everyPage(sequencia)) {
    for (const { items, hidden, wrong } of page.filter(({ action }) => action === 'error')) {
      const seen = items.with(hidden, wrong ?? '')
      expect(repairsOf(seen), seen.join()).toEqual([`${hidden} ${items[hidden]}`])
    }
  }
})

test('the hidden item is what the pattern asks for, and only one choice is right', () => {
  for (const { page } of everyPage(sequencia)) {
    for (const { items, hidden, period, choices } of asked(page)) {
      items.forEach((item, i) => {
        if (period > 0 && i >= period) expect(item).toBe(items[i - period])
      })
      expect(choices.filter((choice) => choice === items[hidden])).toHaveLength(1)
      expect(new Set(choices).size).toBe(3)
      // Every picture of the pattern is seen at least once beside the hidden one.
      const seen = items.filter((_, i) => i !== hidden)
      expect(seen).toContain(items[hidden])
    }
  }
})

/** Shortest stretch that, repeated, gives the items seen. */
function shortestPeriod(items: readonly string[], hidden: number): number {
  for (let period = 1; ; period++) {
    const fits = items.every((item, i) =>
      items.every((other, j) => i === hidden || j === hidden || (i - j) % period !== 0 || item === other),
    )
    if (fits) return period
  }
}

test('no shorter pattern explains what is seen', () => {
  for (const { page } of everyPage(sequencia)) {
    for (const { items, hidden, period } of asked(page)) {
      if (period > 0) expect(shortestPeriod(items, hidden), items.join()).toBe(period)
    }
  }
})

/** The runs of each item stay, or change by one step or one factor. */
function hasRule(items: readonly string[]): boolean {
  const runs = new Map<string, number[]>()
  items.forEach((item, i) => {
    const lengths = runs.get(item) ?? []
    runs.set(item, item === items[i - 1] ? [...lengths.slice(0, -1), (lengths.at(-1) ?? 0) + 1] : [...lengths, 1])
  })
  const isSteady = (steps: readonly number[]) => new Set(steps).size < 2
  return [...runs.values()].every(
    (lengths) =>
      isSteady(lengths.slice(1).map((length, i) => length - (lengths[i] ?? 0))) ||
      isSteady(lengths.slice(1).map((length, i) => length / (lengths[i] ?? 1))),
  )
}

test('in a row that grows or shrinks no other choice gives a rule', () => {
  for (const { page } of everyPage(sequencia)) {
    for (const { items, hidden, choices } of page.filter(({ period }) => period === 0)) {
      expect(hasRule(items)).toBe(true)
      for (const choice of choices.filter((other) => other !== items[hidden])) {
        const other = items.with(hidden, choice)
        expect(hasRule(other) && items.includes(choice), other.join()).toBe(false)
      }
    }
  }
})

test('a pattern that grows or shrinks has one more or one less of the same each time, and both sides of the gap tell it', () => {
  for (const { level, page } of everyPage(sequencia)) {
    const growing = page.filter(({ period }) => period === 0)
    expect(growing).toHaveLength(level === 'desafio' ? 1 : 0)
    for (const { items, hidden } of growing) {
      const letters = items.map((item) => (item === items[0] ? 'A' : 'B')).join('')
      expect(['ABABBABBB', 'ABAABAAAB', 'ABAABBAAA', 'AAABAABAB', 'ABBBABBAB']).toContain(letters)
      expect(hidden).toBeGreaterThan(2)
      expect(hidden).toBeLessThan(items.length - 1)
    }
  }
})

test('what hides in the tangle is among the choices, each choice once', () => {
  for (const { level, page } of everyPage(figurasSobrepostas)) {
    for (const { hidden, choices } of page) {
      expect(hidden).toHaveLength({ facil: 2, medio: 3, desafio: 4 }[level])
      expect(new Set(choices).size).toBe(choices.length)
      expect(hidden.filter((id) => !choices.includes(id))).toEqual([])
      expect(choices).toHaveLength({ facil: 4, medio: 6, desafio: 8 }[level])
      const wrong = choices.filter((id) => !hidden.includes(id))
      expect(wrong.filter((id) => hidden.some((one) => lookSame(id, one)))).toEqual([])
    }
  }
})

test('as many stand like the model as the level says', () => {
  for (const { level, page } of everyPage(mesmaPosicao)) {
    for (const { model, choices, right } of page) {
      expect(right).toHaveLength({ facil: 1, medio: 2, desafio: 4 }[level])
      for (const [i, pose] of choices.entries())
        expect(right.includes(i)).toBe(level === 'desafio' ? pose.mirrored === model.mirrored : samePose(pose, model))
      // The hardest pages ask for turned ones: none is the model itself. No wrong one is there twice.
      if (level === 'desafio') expect(choices.filter((pose) => samePose(pose, model))).toEqual([])
      const wrong = choices.filter((_, i) => !right.includes(i))
      expect(new Set(wrong.map(({ turn, mirrored }) => `${turn} ${mirrored}`)).size).toBe(wrong.length)
    }
    expect(new Set(page.map(({ name }) => name)).size).toBe(page.length)
    // The place of the right ones is not the same in rows that follow each other.
    if (level === 'medio') expect(new Set(page.map(({ right }) => right.join())).size).toBe(page.length)
  }
})

/** Marks that have this form, and those of them inside others. */
function countForm(marks: readonly Mark[], form: string): number {
  return marks.reduce((sum, mark) => {
    if (formOf(mark) === form) return sum + 1
    return sum + (mark.kind === 'group' ? countForm(mark.children, form) : 0)
  }, 0)
}

test('the picture has as many of each thing as the key says, none of its own besides, and no two answers are the same', () => {
  const [asked, most] = [
    { facil: 3, medio: 4, desafio: 5 },
    { facil: 5, medio: 8, desafio: 12 },
  ]
  for (const { level, seed, page } of everyPage(encontreEConte)) {
    expect(page.asked).toHaveLength(asked[level])
    for (const { id, count, form } of page.asked) {
      expect(countForm(page.picture, form), `${id} ${level} ${seed}`).toBe(count)
      expect(count).toBeLessThanOrEqual(most[level])
    }
    expect(new Set(page.asked.map(({ count }) => count)).size).toBe(page.asked.length)
  }
})

test('of each thing to find at least 60 per cent is seen, none is drawn over another, and none is too small', () => {
  for (const { level, seed, page } of everyPage(encontreEConte)) {
    const paths = page.picture.map((mark) => placedPaths([mark]))
    const found = page.picture.flatMap((mark, i) => (page.forms.includes(formOf(mark)) ? [i] : []))
    const boxes = found.flatMap((i) => boundsOf(page.picture.slice(i, i + 1)) ?? [])
    for (const i of found) {
      expect(seenShare(paths[i] ?? [], paths.slice(i + 1).flat()), `${level} ${seed}`).toBeGreaterThanOrEqual(0.6)
    }
    boxes.forEach((box, i) => {
      expect(Math.max(box.width, box.height)).toBeGreaterThan(8)
      for (const other of boxes.slice(i + 1)) expect(overlaps(box, other, -1.3), `${level} ${seed}`).toBe(false)
    })
  }
})

test('every piece of a jigsaw is there once, and none lies where it belongs', () => {
  const pieces = { facil: 4, medio: 9, desafio: 16 }
  for (const { level, page } of everyPage(quebraCabeca)) {
    expect([...page.order].sort((a, b) => a - b)).toEqual(Array.from({ length: pieces[level] }, (_, i) => i))
    expect(page.order.filter((place, i) => place === i)).toEqual([])
    // Of four pieces no two are as they belong: they would be half the picture.
    if (level === 'facil') expect(joined(page.order, 2)).toBe(false)
    const turned = page.turns.filter((degrees) => degrees !== 0).length
    if (level === 'desafio') expect(turned).toBeGreaterThan(4)
    else expect(turned).toBe(0)
  }
})

test('a jigsaw begins with the picture of what is asked for', () => {
  const heading = { title: 'Título', instruction: 'Recorte.', level: 'facil', color: true, pages: 2 } as const
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const name of ['melancia', 'fruteira']) {
      const { facts } = quebraCabeca.draw({ ...heading, seed, theme: 'frutas', must: [name] })
      expect(facts.pages[0]?.subject, `${name} ${seed}`).toBe('fruteira')
    }
})

/** Ink of a thing in a pose, as shades of grey of 40 by 40 squares. */
async function shadesOf(thing: Turning, pose: Pose): Promise<Uint8Array> {
  const marks = marksOf(posed(new Pen(false), thing, pose, 20, 20, 17))
  const svg = pageToSvg({ marks }, { x: 0, y: 0, width: 40, height: 40, pixelWidth: 80 })
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .greyscale()
    .blur(1.5)
    .resize(40)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}

test('no thing that is turned looks like itself, or like its mirror image, in another turn', async () => {
  const alike: string[] = []
  const turns = [0, 45, 90, 135, 180, 225, 270, 315]
  for (const thing of new Set(Object.values(TURNING).flat())) {
    const upright = await shadesOf(thing, { turn: 0, mirrored: false })
    const ink = upright.reduce((sum, shade) => sum + 255 - shade, 0)
    for (const turn of turns)
      for (const mirrored of [false, true]) {
        if (turn === 0 && !mirrored) continue
        const other = await shadesOf(thing, { turn, mirrored })
        const apart = upright.reduce((sum, shade, i) => sum + Math.abs(shade - (other[i] ?? 0)), 0) / ink
        if (apart < 0.33) alike.push(`${thing.name} ${turn} ${mirrored}: ${apart.toFixed(2)}`)
      }
  }
  expect(alike).toEqual([])
})

test('the middle of whatever lies behind the castle or the towel is seen', () => {
  const covers = COVERS.map((outline) => [outline.map(([x, y]) => ({ x, y }))])
  const hidden = PLACES.filter(({ ground }) => ground === 'behind').filter(({ at: [x, y] }) =>
    covers.some((outline) => contains(outline, { x, y })),
  )
  expect(hidden).toEqual([])
})

test('each bucket asks for what lies on the beach, fish only in the sea', () => {
  for (const { level, page } of everyPage(acharNaPraia)) {
    expect(page.asked).toHaveLength(5)
    expect(page.asked.filter(({ names }) => names.length === 2)).toHaveLength(level === 'desafio' ? 2 : 0)
    for (const { names, count } of page.asked) {
      expect(page.lying.filter((name) => name && names.includes(name))).toHaveLength(count)
      expect(count).toBeGreaterThan(0)
    }
    const ashore = page.lying.filter((_, i) => PLACES[i]?.ground !== 'sea')
    expect(ashore).not.toContain('peixe')
  }
})
