import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inkApart, picturesLike, regionSizes } from '../../../tests/factories/likeness.ts'
import { pageToSvg } from '../../print/svg.ts'
import { group } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { Spot } from '../paths.ts'
import { marksOf, Pen } from '../pen.ts'
import { ACTION_NAMES, ACTIONS, type ActionName, actionCard } from './actions/actions.ts'
import type { Stage } from './actions/stage.ts'
import { EXPRESSION_NAMES } from './expressions.ts'
import { figurePen } from './figure-pen.ts'
import { SKIN } from './inks.ts'
import { ADULTS, CAST, type CastName, CHILDREN, NAMED } from './people.ts'
import type { Person } from './person.ts'
import { POSES } from './poses.ts'
import { bust } from './showing.ts'
import { badJoints, cos, isAngles, type Pose, type Skeleton, sin, solve } from './skeleton.ts'
import { feelingBust, STRENGTHS } from './strengths.ts'

const SIDE = 60

/** The poses that an action puts people into. */
function posesOf(name: ActionName): (readonly [CastName, Pose])[] {
  const poses: (readonly [CastName, Pose])[] = []
  const pen = figurePen(new Pen(true), 1)
  const stage: Stage = {
    pen,
    sky: true,
    skin: SKIN.s3,
    person: (who, pose, extra) => {
      poses.push([who, pose])
      return extra ? Object.values(extra(pen, SKIN.s3)) : []
    },
  }
  ACTIONS[name].draw(stage)
  return poses
}

const card = (name: ActionName, color: boolean, who?: CastName) =>
  marksOf(actionCard(new Pen(color), name, 0, 0, SIDE, who ? { who } : {}))

const raster = (marks: readonly Mark[], pixels: number) =>
  sharp(Buffer.from(pageToSvg({ marks }, { x: 0, y: 0, width: SIDE, height: SIDE, pixelWidth: pixels })))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()

test.each(ACTION_NAMES)('%s bends no joint beyond what a body can do', (name) => {
  const poses = posesOf(name)
  expect(poses.length).toBeGreaterThan(0)
  for (const [who, pose] of poses) {
    const { body = 'child' } = CAST[who] as { readonly body?: 'child' | 'woman' | 'man' | 'elder' }
    expect(badJoints(solve(body, pose)), who).toEqual([])
  }
})

test('a knee or an elbow bent too far, and an arm too long, are found', () => {
  expect(badJoints(solve('child', { legL: [170, -20], armR: [170, -10] }))).toEqual(['knee L', 'elbow R'])
  expect(badJoints(solve('child', { armL: { at: [-40, -70] } }))).toContain('arm L stretched')
})

/** True for a spot over the shirt, between shoulders and hips. */
function isWithin({ hip, lean, body, narrow }: Skeleton, [x, y]: Spot): boolean {
  const [dx, dy] = [x - hip[0], y - hip[1]]
  const [across, up] = [dx * cos(lean) + dy * sin(lean), dy * cos(lean) - dx * sin(lean)]
  return Math.abs(across) < body.chest * narrow * 0.8 && up < 0 && up > -body.torso * 0.85
}

/** Limbs that end within the body although the pose does not say that they are before or behind it. */
function limbsWithin(body: Parameters<typeof solve>[0], pose: Pose): string[] {
  const skeleton = solve(body, pose)
  return (['armL', 'armR', 'legL', 'legR'] as const).filter((name) => {
    const limb = pose[name]
    const isMeant = pose.hide?.includes(name) || (limb && !isAngles(limb) && limb.z !== undefined)
    const side = name.endsWith('L') ? 'L' : 'R'
    const [, , end] = (name.startsWith('arm') ? skeleton.arms : skeleton.legs)[side]
    return !isMeant && isWithin(skeleton, end)
  })
}

test('no limb goes into a body unless the pose means it', () => {
  for (const name of ACTION_NAMES)
    for (const [who, pose] of posesOf(name)) {
      const { body = 'child' }: Person = CAST[who]
      expect(limbsWithin(body, pose), `${name} ${who}`).toEqual([])
    }
  for (const [name, pose] of Object.entries<Pose>(POSES)) expect(limbsWithin('child', pose), name).toEqual([])
  expect(limbsWithin('child', { armL: { at: [1, -32] } })).toEqual(['armL'])
  expect(limbsWithin('child', { armL: { at: [1, -32], z: 'front' } })).toEqual([])
})

test('the cast: twelve children, one of them by name alone, six adults, and each keeps the aid that is theirs', () => {
  expect(CHILDREN).toHaveLength(11)
  expect(ADULTS).toHaveLength(6)
  expect(NAMED).toEqual(['duda'])
  expect([...CHILDREN, ...NAMED, ...ADULTS].sort()).toEqual(Object.keys(CAST).sort())
  expect(CAST.caio.aids).toEqual(['glasses'])
  expect(CAST.malu.aids).toEqual(['hearing-aid'])
  expect(CAST.theo.aids).toEqual(['ear-defenders'])
  // A child in a wheelchair rides no bicycle and is on no swing.
  const active: readonly ActionName[] = ['andar de bicicleta', 'balanço', 'pular corda', 'jogar bola', 'parar']
  expect(active.filter((name) => posesOf(name).some(([who]) => who === 'lia'))).toEqual([])
})

const pictures = new Map<ActionName, Uint8Array>()

beforeAll(async () => {
  for (const name of ACTION_NAMES) pictures.set(name, await raster(card(name, false), 240))
}, 60_000)

test('no two actions look alike', async () => {
  expect(await picturesLike(pictures, { pixels: 240, above: 0.75 })).toEqual([])
  const [first = new Uint8Array()] = pictures.values()
  expect(
    await picturesLike(
      new Map([
        ['a', first],
        ['b', first],
      ]),
      { pixels: 240, above: 0.75 },
    ),
  ).toHaveLength(1)
})

/** Feelings that a child of four names; the other faces belong to actions. */
const FEELINGS = ['alegre', 'triste', 'bravo', 'medo', 'surpreso', 'calmo', 'sono', 'vergonha']

test('no two expressions are drawn with the same lines, and feelings differ in most of theirs', async () => {
  const faces = new Map<string, Uint8Array>()
  for (const name of EXPRESSION_NAMES)
    faces.set(
      name,
      await raster([group(30, 156, marksOf(bust(new Pen(false, 1, 0.7), 'caio', name)), { scale: 3 })], 240),
    )
  const pairs = [...faces].flatMap(([a, faceA], i) =>
    [...faces].slice(i + 1).map(([b, faceB]) => ({ a, b, share: inkApart(faceA, faceB) })),
  )
  expect(pairs.filter(({ share }) => share < 0.02)).toEqual([])
  const named = pairs.filter(({ a, b }) => FEELINGS.includes(a) && FEELINGS.includes(b))
  expect(named).toHaveLength(28)
  expect(named.filter(({ share }) => share < 0.06)).toEqual([])
})

test('a feeling grows: no two strengths of it look alike', async () => {
  for (const feeling of ['raiva', 'medo', 'agitacao'] as const) {
    const drawn = await Promise.all(
      STRENGTHS.map((strength) =>
        raster([group(30, 74, marksOf(feelingBust(new Pen(false, 1, 0.7), 'caio', feeling, strength)))], 240),
      ),
    )
    const apart = drawn.flatMap((a, i) => drawn.slice(i + 1).map((b) => inkApart(a, b)))
    expect(Math.min(...apart), feeling).toBeGreaterThanOrEqual(0.03)
  }
})

/** Regions that a crayon cannot fill, of all regions of an action at 60 mm. */
const SMALLEST_MM2 = 2.2
const MOST_SMALL = 0.45

test('an action in line is closed regions, most of them large enough for a crayon', () => {
  for (const [name, picture] of pictures) {
    const sizes = regionSizes(picture, 240, SIDE)
    const small = sizes.filter((size) => size < SMALLEST_MM2).length
    expect(sizes.length, name).toBeGreaterThan(8)
    expect(small / sizes.length, `${name}: ${small} of ${sizes.length}`).toBeLessThanOrEqual(MOST_SMALL)
  }
})

test('line is the same drawing in black and white alone', () => {
  const inks = (marks: readonly Mark[]): string[] =>
    marks.flatMap((mark) =>
      mark.kind === 'group' ? inks(mark.children) : mark.kind === 'path' ? [mark.fill, mark.stroke].map(String) : [],
    )
  const allowed = ['0,0,0,0', '0,0,0,100', 'undefined']
  for (const name of ACTION_NAMES)
    expect(
      inks(card(name, false)).filter((ink) => !allowed.includes(ink)),
      name,
    ).toEqual([])
})

test('whoever acts, it is their skin and their aid that is drawn', () => {
  const drawn = JSON.stringify(card('escovar os dentes', true, 'nina'))
  expect(drawn).toContain(JSON.stringify(SKIN.s5[0]))
  expect(drawn).not.toContain(JSON.stringify(SKIN.s2[0]))
})
