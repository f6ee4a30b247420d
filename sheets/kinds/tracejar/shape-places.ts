/** Places in which plane figures come together, without anything that has one of the forms. */
import { box, points, type Spot, smooth } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, blades, meadow, ripples, room } from '../../studio/scenes/ground.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { stripedBall } from '../../studio/shapes/handy.ts'
import { bush, cloud, flower, hill, sun, tuft } from '../../studio/shapes/nature.ts'
import { cake } from '../../studio/shapes/party.ts'
import { bee } from '../../studio/shapes/pets.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { bubbles, coral, rock, seaweed } from '../../studio/shapes/sea.ts'

export const yard = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    cloud(far, 186, 64, 0.7),
    cloud(far, 22, 62, 0.6),
    hill(far, points('-8,214 50,200 110,212 160,198 218,212'), 'hillFar'),
    meadow(far, 234, 'meadow'),
    blades(far, '20,262 120,266 186,258'),
  ]
}

export const dusk = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'dusk'),
    hill(far, points('-8,236 50,222 110,238 160,224 218,238'), 'hill'),
    meadow(far, 252, 'grass'),
    blades(far, '24,256 110,257 184,255'),
  ]
}

export const toyRoom = (pen: Pen): Drawing => [
  room(pen.plane('far', 'woodDark'), 206, 'cream', 'woodPale'),
  pen.plane('far', 'woodDark').shape('M4 262C60 248 150 248 206 262V300H4z', 'pinkPale', 0.7),
]

/** For a feast: bunting, and a shelf with a cake and balls. */
export const giftRoom = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'woodDark')
  return [
    toyRoom(pen),
    bunting(far, [98, 66], [202, 66], 8, ['red', 'yellow', 'blue', 'green'], { size: 9, gap: 4 }),
    far.shape(box(112, 134, 76, 5, 1), 'wood', 0.9),
    cake(pen.plane('middle'), 134, 133, 0.7),
    stripedBall(far, 168, 122, 11, 'red', 'yellow'),
  ]
}

export const street = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'stoneDark')
  return [
    backdrop(pen, 'sky'),
    cloud(far, 30, 64, 0.6),
    cloud(far, 182, 66, 0.7),
    far.shape(box(-5, 150, 220, 150), 'cream', 0.7),
    far.shape(box(-5, 166, 220, 140), 'greyPale', 0.7),
    far.line('M12 214H32M180 214H198', 1.2, 'white'),
    far.shape(box(-5, 256, 220, 50), 'stone', 0.7),
  ]
}

/** Houses on the far pavement, the road, and the near pavement for whoever walks. */
export const avenue = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'stoneDark')
  return [
    backdrop(pen, 'sky'),
    cloud(far, 26, 70, 0.6),
    hill(pen.plane('far', 'hillLine'), points('-8,150 50,138 110,148 160,136 218,146'), 'hillFar'),
    far.shape(box(-5, 162, 220, 140), 'stone', 0.7),
    far.shape(box(-5, 172, 220, 62), 'greyPale', 0.7),
    far.line('M14 204H34M46 204H66M170 204H190', 1.2, 'white'),
    far.shape(box(-5, 234, 220, 5), 'stoneDark', 0.7),
    far.line('M30 239V300M75 239V300M120 239V300M165 239V300', 0.6, 'stoneDark'),
  ]
}

export const sea = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'waterLine')
  return [
    backdrop(pen, 'water'),
    ripples(far, '24,64 96,60 168,66 60,256 130,74'),
    far.shape(`${smooth(points('-6,250 40,244 100,252 160,244 218,250'), false)}V300H-6z`, 'sand', null),
    seaweed(far, 20, 266, 0.9, 'leaf'),
    seaweed(far, 32, 262, 0.6, 'lime'),
    coral(far, 182, 268, 0.7, 'pink'),
    coral(far, 58, 264, 0.4, 'orange'),
    rock(far, 76, 268, 0.6),
    rock(far, 150, 266, 0.4),
    bubbles(far, [
      [18, 224, 1.6],
      [20, 217, 1.1],
      [189, 182, 1.4],
    ]),
  ]
}

/** Mountains rise from the far hill, whose crest is at this height, mm. */
export const camp =
  (crest: number) =>
  (pen: Pen): Drawing => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 120, 70, 0.6),
      sun(far, 178, 82, 0.7),
      hill(far, points(`-8,${crest + 1} 60,${crest} 130,${crest} 218,${crest - 2}`), 'hillFar'),
      meadow(far, 204, 'meadow'),
      bush(far, 188, 262, 0.7),
      tuft(far, 20, 262, 0.8),
      blades(far, '60,264 120,266 160,262'),
    ]
  }

export const village = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    cloud(far, 28, 66, 0.7),
    cloud(far, 186, 64, 0.6),
    hill(far, points('-8,132 60,116 130,132 218,114'), 'hillFar'),
    meadow(far, 178, 'meadow'),
    meadow(far, 232, 'grass'),
    flower(far, 22, 264, 0.8, 'red'),
    flower(far, 190, 264, 0.8, 'yellow'),
  ]
}

/** A comb that hangs from a branch, with a bee at each place. */
export const comb =
  (wax: Spot, reach: Spot, bees: readonly (readonly [number, number, number])[]) =>
  (pen: Pen): Drawing => {
    const far = pen.plane('far', 'strawDark')
    const [[x, y], [rx, ry]] = [wax, reach]
    return [
      backdrop(pen, 'skyLow'),
      meadow(pen.plane('far', 'hillLine'), 238, 'meadow'),
      pen.plane('middle').rope('M-6 62C50 54 150 66 216 56', 9, 'brown'),
      broadLeaf(pen.plane('far'), 20, 66, 0.5, 150),
      broadLeaf(pen.plane('far'), 192, 66, 0.5, -150, 'lime'),
      far.shape(
        `M${x - rx * 0.5} 62C${x - rx * 1.1} ${y - ry * 0.7} ${x - rx * 1.2} ${y + ry * 0.6} ${x - rx * 0.5} ${y + ry * 0.9}C${x} ${y + ry * 1.2} ${x + rx * 0.8} ${y + ry} ${x + rx} ${y + ry * 0.4}C${x + rx * 1.2} ${y - ry * 0.4} ${x + rx * 0.9} ${y - ry * 0.8} ${x + rx * 0.5} 62z`,
        'yellowPale',
        1,
      ),
      bees.map(([bx, by, scale]) => bee(pen.plane('middle'), bx, by, scale)),
      flower(pen.plane('far'), 30, 264, 1, 'red'),
      flower(pen.plane('far'), 178, 264, 1, 'pink'),
    ]
  }
