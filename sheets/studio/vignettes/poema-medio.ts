/** Vignettes of the poems of the middle level. */
import { CLOTH } from '../cast/inks.ts'
import { KNEEL } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box } from '../paths.ts'
import { grainShip } from '../shapes/boats.ts'
import { feathers, hen } from '../shapes/farm.ts'
import { FINDS } from '../shapes/finds.ts'
import { grasshopper, toad } from '../shapes/food-web.ts'
import { walkingDog } from '../shapes/jumpers.ts'
import { schoolHouse } from '../shapes/map-places.ts'
import { cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { dog, owl } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { crescent } from '../shapes/space.ts'
import { lowPot } from '../shapes/vessels.ts'
import { held, sheet, stars } from './paper.ts'
import { ant, bat, leafLoad, openCase, slug } from './poema-things.ts'
import { fineDay, outdoors, STAGE, somebody, type Vignettes } from './vignette.ts'

export const POEMA_MEDIO: Vignettes = {
  'Dicionário da minha avó': (pen) => [
    outdoors(pen),
    sun(pen.plane('middle'), 146, 11, 0.5),
    cloud(pen.plane('far', 'hillLine'), 122, 14, 0.5),
    fence(pen.plane('middle'), 102, 184, 46, 10, 'woodPale'),
    pen.shape(box(-4, 8, 106, 42), 'yellowPale', 1),
    pen.shape(box(12, 18, 20, 20, 1), 'teal', 0.9),
    pen.line('M22 18V38M12 28H32', 0.7),
    pen.shape(box(80, 17, 15, 33, 1), 'teal', 0.9),
    pen.shape('M-6 10H108L102 -4H-6z', 'orange', 1),
    pen.line('M2 4Q6 7 10 4T18 4T26 4T34 4T42 4T50 4T58 4T66 4T74 4T82 4T90 4T98 4', 0.7, 'redDark'),
    pen.shape(box(-4, 49, 110, 15), 'tan', 0.9),
    pen.rope('M104 10V52', 2.6, 'wood', 0.9),
    [
      pen.rope('M38 50V59M80 50V59', 2, 'woodDark', 0.8),
      pen.shape(box(34, 34, 50, 3, 1), 'wood', 0.8),
      pen.rope('M38 36V48M80 36V48', 1.6, 'woodDark', 0.7),
      pen.shape(box(33, 47.6, 52, 3.4, 1), 'wood', 0.9),
    ],
    somebody(
      pen,
      'avo',
      50,
      {
        pose: {
          turn: 24,
          hip: [-2, -19],
          expr: 'alegre',
          legL: { at: [10, -3] },
          legR: { at: [13, -3] },
          armL: { at: [7, -35], z: 'front', hand: 'open', dir: 100 },
          armR: { at: [17, -52], z: 'back', hand: 'open', dir: 150 },
        },
      },
      59,
    ),
    somebody(
      pen,
      'davi',
      73,
      {
        wear: { hair: 'power', skin: 's5', top: { tone: CLOTH.verde } },
        flip: true,
        pose: {
          turn: 30,
          hip: [-1, -17],
          expr: 'dentes',
          plain: true,
          legL: { at: [10, -3] },
          legR: { at: [13, -3] },
          armL: { at: [7, -22], z: 'front' },
          armR: { at: [11, -23], z: 'front' },
        },
      },
      59,
    ),
    standing(pen, walkingDog, 126, 61, 23),
    hen(pen, 140, 47, 0.5, 'white', { turn: -14, flip: true }),
    hen(pen, 150, 58, 0.54, 'orange', { flip: true }),
    feathers(pen, 136, 54, 0.8),
    [standing(pen, lowPot, 114, 57, 14, { turn: -62 }), pen.line('M132 44l2 -3M136 46l4 -2M112 44l-3 -3', 0.9)],
  ],
  'A fila': (pen) => [
    outdoors(pen),
    fineDay(pen, 30),
    standing(pen.plane('middle'), schoolHouse, 62, 45, 34),
    tree(pen.plane('middle'), 158, 46, 0.9),
    somebody(
      pen.plane('middle'),
      'caio',
      44,
      { pose: { turn: 30, expr: 'bravo', armR: { at: [15, -32], z: 'front', hand: 'open' } } },
      50,
      0.38,
    ),
    somebody(
      pen.plane('middle'),
      'bia',
      57,
      { flip: true, pose: { turn: 30, expr: 'contrariado', armR: { at: [15, -34], z: 'front', hand: 'open' } } },
      50,
      0.38,
    ),
    pen.shape('M-2 53Q40 48 92 52T184 51V66H-2z', 'path', 0.9),
    somebody(
      pen,
      'gil',
      120,
      {
        flip: true,
        pose: {
          ...KNEEL,
          nod: 2,
          expr: 'surpreso',
          lean: 26,
          armL: { at: [10, -12], z: 'front', dir: 40 },
          armR: { at: [14, -13], z: 'back', dir: 40 },
        },
      },
      54,
      0.62,
    ),
    ant(pen, 34, 60),
    pen.shape(box(28, 48.5, 6, 5.4, 0.6), 'white', 0.8),
    ant(pen, 55, 60.6),
    pen.shape('M48 54Q50 48 55 49.500Q59 50 58 54Q53 56 48 54z', 'tan', 0.8),
    ant(pen, 74, 60),
    ant(pen, 90, 60.4),
    leafLoad(pen, 81, 53.6),
    ant(pen, 110, 60.6),
    ant(pen, 130, 60.2),
    pen.shape('M126 54.500L129 49.500L133 50.500L132 54.500z', 'yellowPale', 0.8),
    tuft(pen, 150, 58, 0.6),
    tuft(pen, 20, 53, 0.5),
  ],
  'O quintal de noite': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'night', null),
    stars(pen, '76,6 104,5 118,14 140,6 152,16 168,8 86,20 160,22'),
    crescent(pen, 98, 13, 0.55),
    pen.shape(box(70, 27, 116, 20), 'stoneDark', 1),
    pen.line(
      'M70 33.500H186M70 40H186M84 27v6.500M104 27v6.500M124 27v6.500M94 33.500V40M114 33.500V40M84 40v7M104 40v7',
      0.6,
      'greyDark',
    ),
    pen.shape(box(68, 25, 118, 3.6, 1), 'stone', 0.9),
    pen.shape('M-2 46Q60 43 104 46T184 46V66H-2z', 'leafDark', 0.9),
    [
      pen.shape(box(134, 22, 22, 26, 1), 'wood', 1),
      pen.line('M141 22V48M148.500 22V48M134 28H156M134 42H156', 0.7),
      pen.shape(box(131, 20, 3.6, 29, 1) + box(155.5, 20, 3.6, 29, 1), 'woodDark', 0.9),
    ],
    pen.shape(box(-4, -4, 70, 54), 'purplePale', 1),
    pen.shape(box(26, 8, 32, 30, 1), 'wood', 1),
    pen.shape(box(29, 11, 26, 24), 'glow', 0.8),
    pen.clip(
      box(29, 11, 26, 24),
      somebody(
        pen,
        'gil',
        42,
        {
          pose: {
            turn: 14,
            expr: 'surpreso',
            armL: { at: [-9, -31], z: 'front', dir: 150 },
            armR: { at: [10, -31], z: 'front', dir: 210 },
          },
        },
        53,
        0.66,
      ),
    ),
    pen.shape(box(24, 36, 36, 3, 1), 'woodPale', 0.9),
    owl(pen, 118, 25.6, 0.56),
    standing(pen, bat, 142, 13, 20, { turn: -8 }),
    standing(pen, bat, 76, 18, 15, { turn: 10 }),
    pen.rope('M64 54Q76 49 88 52T112 52T128 51.500', 0.9, 'white', 0.5),
    standing(pen, slug, 130, 52.4, 15),
    toad(pen, 88, 62, 0.44),
    pen.at(112, 61.5, 0.46, (own) => grasshopper(own, 0, 0, 1)),
    tuft(pen, 70, 52, 0.5),
    tuft(pen, 150, 60, 0.6),
    pen.line('M102 46q-2 -2 0 -4M99 47q-4 -3 0 -7M74 48q2 -2 0 -4', 0.8, 'glow'),
  ],
  'Mala de saudade': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, 44), 'skyLow', null),
    sun(pen.plane('middle'), 40, 22, 0.5),
    cloud(pen.plane('far', 'hillLine'), 76, 10, 0.5),
    pen.shape(box(-2, 30, STAGE.width + 4, 20), 'water', 0.8),
    standing(pen.plane('middle'), grainShip, 128, 40, 92),
    pen.line('M30 36q2 -2 4 0t4 0M62 38q2 -2 4 0t4 0M52 33q2 -2 4 0', 0.7, 'waterLine'),
    pen.shape(box(-2, 43, STAGE.width + 4, 22), 'woodPale', 0.9),
    pen.line(
      'M-2 49H182M-2 55.500H182M30 43v6M76 43v6M130 43v6M54 49v6.500M108 49v6.500M150 49v6.500',
      0.6,
      'woodDark',
    ),
    openCase(
      pen,
      66,
      34,
      11,
      ['brown', 'tan'],
      pen.at(
        83,
        41,
        1,
        (own) => [sheet(15, 11, 0)(own), standing(own, (deep) => dog(deep, 0, 0, 1, 'brownPale'), 0, 5, 9)],
        { turn: -4 },
      ),
      [
        standing(pen, FINDS.meia, 73, 52, 11, { turn: -14 }),
        [
          pen.shape('M88 50V42H96V50z', 'glow', 0.8),
          pen.shape('M88.400 46Q92 43 95.600 46V50H88.400z', 'sandLine', 0.6),
          pen.shape(box(87.2, 40, 9.6, 2.6, 0.8), 'wood', 0.7),
        ],
      ],
    ),
    openCase(
      pen,
      108,
      16,
      7,
      ['cream', 'white'],
      [],
      [
        pen.at(113, 49, 0.3, (own) => cloud(own, 0, 0, 0.7)),
        pen.at(
          120,
          51,
          1,
          (own) => [
            own.rope('M0 0V-9', 1.3, 'orange', 0.6),
            own.shape('M-1.400 -9H1.400L1 -13Q0 -15 -1 -13z', 'purple', 0.6),
          ],
          { turn: 12 },
        ),
      ],
    ),
    somebody(
      pen,
      'mestre',
      52,
      {
        wear: { top: { tone: CLOTH.marinho, kind: 'long' }, bottom: { tone: CLOTH.jeans, kind: 'pants' } },
        pose: {
          turn: 32,
          hip: [-6, -19],
          lean: 14,
          nod: 1,
          expr: 'carinho',
          legL: { at: [-22, -4], toe: 24 },
          legR: { at: [4, -3.4] },
          armL: { at: [24, -26], z: 'front', dir: 70, hand: 'fist' },
          armR: { at: [20, -40], z: 'back', hand: 'open' },
        },
        extra: held(pen, FINDS.meia, [25, -20], 12, 0, 'top'),
      },
      60,
      0.56,
    ),
    somebody(
      pen,
      'nina',
      138,
      {
        flip: true,
        pose: {
          ...KNEEL,
          expr: 'carinho',
          armL: { at: [13, -15], z: 'front', dir: 60 },
          armR: { at: [15, -20], z: 'back', dir: 60 },
        },
      },
      60,
    ),
  ],
}
