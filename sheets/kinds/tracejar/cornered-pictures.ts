/** Parcels, tents, streets, combs and cottages, from few large ones to many of several sizes and slants. */
import { type ByLevel, put, spread } from './placed-shape.ts'
import * as buildings from './shape-buildings.ts'
import * as nature from './shape-nature.ts'
import { camp, comb, giftRoom, street, toyRoom, village } from './shape-places.ts'
import * as toys from './shape-toys.ts'

const quadrado: ByLevel = {
  facil: {
    place: giftRoom,
    child: { at: [156, 236], scale: 1.3, behind: true },
    shapes: [
      put(toys.framed('yellowPale'), 58, 104, 54, 4),
      put(toys.parcel('blue', 'red'), 70, 206, 96),
      put(toys.dieFace(), 156, 226, 58),
    ],
  },
  medio: {
    place: toyRoom,
    shapes: [
      put(buildings.paneWindow(), 148, 106, 66),
      put(toys.framed('yellowPale'), 62, 108, 48, -7),
      put(toys.parcel('green', 'yellow'), 56, 214, 78),
      ...spread(
        [
          toys.block('red', toys.onBlock.star),
          toys.block('blue', toys.onBlock.moon),
          toys.block('yellow', toys.onBlock.heart),
        ],
        '126,236,46 171,236,46 148,193,46',
      ),
    ],
  },
  desafio: {
    place: toyRoom,
    shapes: [
      put(buildings.paneWindow(), 154, 98, 56),
      put(toys.framed('yellowPale'), 42, 96, 34, -8),
      put(toys.framed('pinkPale'), 90, 102, 42, 7),
      ...spread(
        [
          toys.block('red', toys.onBlock.star),
          toys.block('blue', toys.onBlock.moon),
          toys.block('green', toys.onBlock.face),
          toys.dieFace(),
          toys.block('purple', toys.onBlock.heart),
          toys.block('yellow', toys.onBlock.face),
        ],
        '84,240,30 114,240,30 144,240,30 99,210,30 129,210,30 114,180,30',
      ),
      put(toys.parcel('orange', 'blue'), 40, 228, 52),
    ],
    missing: put(toys.parcel('pink', 'red'), 180, 234, 28),
  },
}

const triangulo: ByLevel = {
  facil: {
    shows: ['acampamento'],
    place: camp(136),
    shapes: [
      put(nature.peak(), 62, 107, 80),
      put(nature.pine(), 148, 154, 76),
      put(buildings.tent('orange'), 82, 216, 96),
    ],
    child: { at: [168, 262], scale: 0.85, flip: true },
  },
  medio: {
    shows: ['acampamento'],
    place: camp(139.5),
    child: { at: [172, 262], scale: 0.75, flip: true },
    shapes: [
      put(nature.peak(), 56, 110, 84),
      put(nature.peak(), 132, 116, 66),
      put(nature.pine(), 30, 196, 46),
      put(nature.pine(), 172, 172, 58),
      put(buildings.tent('red'), 96, 218, 86),
    ],
  },
  desafio: {
    shows: ['acampamento'],
    place: camp(128),
    child: { at: [184, 264], scale: 0.55, flip: true },
    shapes: [
      put(nature.peak(), 42, 106, 62),
      put(nature.peak(), 104, 100, 74),
      put(nature.peak(), 164, 112, 52),
      put(nature.pine(), 28, 180, 38),
      put(nature.pine(), 62, 174, 30),
      put(nature.pine(), 148, 176, 34),
      put(nature.pine(), 182, 184, 42),
      put(buildings.tent('orange'), 56, 236, 58),
      put(buildings.tent('blue'), 126, 232, 66),
    ],
    missing: put(nature.pine(), 104, 178, 30),
  },
}

const BUILDINGS = (['orange', 'blue', 'pink', 'yellow'] as const).map((fill) => buildings.building(fill))

const retangulo: ByLevel = {
  facil: {
    place: street,
    shapes: [
      put(buildings.building('orange'), 52, 108, 90, -90),
      put(buildings.signboard(), 146, 106, 72),
      put(buildings.bus(), 108, 206, 120),
    ],
  },
  medio: {
    place: street,
    child: { at: [30, 262], scale: 0.72 },
    shapes: [
      ...spread(BUILDINGS, '44,112,84,-90 92,118,72,-90 142,106,94,-90'),
      put(buildings.signboard(), 183, 134, 25, 5),
      put(buildings.bus(), 122, 212, 104),
    ],
  },
  desafio: {
    place: street,
    shapes: [
      ...spread(BUILDINGS, '30,116,76,-90 68,108,90,-90 106,122,62,-90 144,112,84,-90'),
      put(buildings.bus(), 60, 200, 76),
      put(buildings.bus('red'), 146, 222, 76),
    ],
    missing: put(buildings.signboard(), 184, 140, 22),
  },
}

const { honey, larva, flower: blossom } = nature.inCell
const cells = [
  nature.cell('yellow', honey),
  nature.cell('orange', larva),
  nature.cell('yellow', honey),
  nature.cell('straw', blossom),
]

const hexagono: ByLevel = {
  facil: {
    shows: ['colmeia', 'abelha'],
    place: comb(
      [102, 150],
      [84, 94],
      [
        [176, 98, 0.7],
        [44, 236, 0.7],
      ],
    ),
    shapes: spread(cells, '72,106,76 134,142,76 72,180,76'),
  },
  medio: {
    shows: ['colmeia', 'abelha'],
    counts: true,
    place: comb(
      [105, 142],
      [76, 88],
      [
        [182, 106, 0.6],
        [26, 214, 0.6],
        [184, 206, 0.5],
      ],
    ),
    shapes: spread(
      cells,
      '105,97.97,52 66,120.48,52 144,120.48,52 105,143,52 66,165.52,52 144,165.52,52 105,188.03,52',
    ),
  },
  desafio: {
    shows: ['colmeia', 'abelha'],
    place: comb(
      [105, 150],
      [82, 96],
      [
        [166, 176, 0.5],
        [30, 226, 0.5],
        [184, 90, 0.5],
      ],
    ),
    shapes: spread(
      cells,
      '86,86,40 54,106,40 119,106,40 86,125,40 152,125,40 54,145,40 119,145,40 86,164,40 54,184,40 119,184,40 86,203,40',
    ),
    missing: put(nature.cell('yellow'), 160, 172, 34),
  },
}

const COTTAGES = [
  buildings.cottage('yellow', 'red'),
  buildings.cottage('blue', 'orange', 'side'),
  buildings.cottage('pink', 'teal', 'wide'),
  buildings.cottage('orange', 'blue', 'double'),
  buildings.cottage('yellow', 'teal', 'side'),
  buildings.cottage('pink', 'red', 'double'),
  buildings.cottage('blue', 'yellow'),
]

const pentagono: ByLevel = {
  facil: {
    shows: ['chaminé'],
    place: village,
    shapes: [
      put(buildings.cottage('yellow', 'red'), 158, 146, 64),
      put(buildings.cottage('pink', 'teal', 'wide'), 76, 196, 116),
    ],
    child: { at: [166, 264], scale: 0.8, flip: true },
  },
  medio: {
    shows: ['chaminé'],
    place: village,
    child: { at: [174, 264], scale: 0.62, flip: true },
    shapes: spread(COTTAGES, '42,108,40 110,104,48 170,112,40 60,196,78 138,204,60'),
  },
  desafio: {
    shows: ['chaminé'],
    place: village,
    shapes: spread(COTTAGES, '34,106,32 78,98,38 126,108,32 172,98,38 38,166,48 102,168,56 168,168,46 62,230,54'),
    missing: put(buildings.cottage('lime', 'red'), 142, 232, 50),
  },
}

export const CORNERED_PICTURES = { quadrado, triangulo, retangulo, hexagono, pentagono }
