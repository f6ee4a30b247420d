/** Scenes and subjects side by side, for the pictures of the style guide. */
import { group, rect, rectData } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import type { Showing } from '../cast/showing.ts'
import { type Drawing, marksOf, Pen } from '../pen.ts'
import { IPE_SQUARE } from './ipe-square.ts'
import { NIGHTS } from './night.ts'
import { PRESENTS } from './party-presents.ts'
import type { Scene } from './scene.ts'
import { drawScene, SCENES } from './scenes.ts'
import { drawSubject } from './subject-page.ts'
import { SUBJECTS } from './subjects.ts'

const CAST: readonly CastName[] = ['bia', 'caio', 'sofia', 'gil', 'yumi', 'nina']
/** The part of a page that a picture fills, below its title; mm. */
const WINDOW = { x: 9, y: 54, width: 192, height: 232 }
const GAP = 10

function tiled(drawings: readonly Drawing[], columns: number): Showing {
  const frame = rectData(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 6)
  const [across, down] = [WINDOW.width + GAP, WINDOW.height + GAP]
  const marks = drawings.map((drawing, i): Mark => {
    const [x, y] = [(i % columns) * across + GAP - WINDOW.x, Math.floor(i / columns) * down + GAP - WINDOW.y]
    return group(x, y, [
      group(0, 0, marksOf(drawing), { clip: frame }),
      rect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, { radius: 6, width: 1.2 }),
    ])
  })
  const rows = Math.ceil(drawings.length / columns)
  return { width: columns * across + GAP, height: rows * down + GAP, marks }
}

const drawn = (scenes: readonly Scene[], color: boolean, columns: number): Showing =>
  tiled(
    scenes.map((scene) => drawScene(scene, new Pen(color), 'medio', CAST)),
    columns,
  )

const PLACES: readonly Scene[] = [...SCENES, PRESENTS, IPE_SQUARE]

export const scenesShown = (color: boolean): Showing => drawn(PLACES, color, 8)

export const nightsShown = (color: boolean): Showing => drawn(NIGHTS, color, 7)

/** In the order of the school year; Christmas with the crib and without. */
const DATES =
  'volta-as-aulas carnaval sindrome-de-down autismo pascoa povos-indigenas maes meio-ambiente junina pais folclore independencia dia-da-arvore ipe parquinho professores consciencia-negra natal presepio estacoes chuva-e-seca festa futebol'.split(
    ' ',
  )

export const datesShown = (color: boolean): Showing =>
  drawn(
    DATES.flatMap((date) => PLACES.filter(({ id }) => id === date)),
    color,
    6,
  )

export const subjectsShown = (color: boolean): Showing =>
  tiled(
    Object.values(SUBJECTS).map((subject, i) => drawSubject(subject, new Pen(color), { level: 'medio', index: i % 2 })),
    8,
  )
