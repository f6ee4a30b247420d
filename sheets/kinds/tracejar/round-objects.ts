/** Things with the form of a circle, an oval or a heart. */
import { BLUE, BROWN, GREEN, ORANGE, PINK, RED, SOFT_GREY, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText } from '../../scene/marks.ts'
import { box, disc, facet, ring, type ShapeObject, seg, smile, spot, tinted } from './shape-pen.ts'

export const ROUND_OBJECTS: Readonly<Record<string, readonly ShapeObject[]>> = {
  circulo: [
    {
      name: 'relógio',
      inside: (pen) => [
        ...ring(12, 0.4).map(([x, y], i) =>
          i % 3
            ? spot(pen, x, y, 0.012)
            : centredText(pen.at(x, y).x, pen.at(x, y).y, String(((i + 2) % 12) + 1), pen.mm(0.1)),
        ),
        seg(pen, [0, 0], [0, -0.26]),
        seg(pen, [0, 0], [0.18, 0.1]),
        spot(pen, 0, 0, 0.025),
      ],
    },
    {
      name: 'pizza',
      ink: ORANGE,
      inside: (pen) => [
        ...ring(3, 0.44).map(([x, y]) => seg(pen, [-x, -y], [x, y])),
        ...ring(6, 0.28, 0.52).map(([x, y]) => disc(pen, x, y, 0.06, tinted(pen, RED))),
      ],
    },
    {
      name: 'sol',
      ink: YELLOW,
      // None at the start of the outline.
      around: (pen) =>
        ring(12, 1)
          .filter((_, i) => i !== 8 && i !== 9)
          .map(([x, y]) => seg(pen, [x * 0.55, y * 0.55], [x * 0.62, y * 0.62])),
      inside: (pen) => smile(pen, -0.03),
    },
    {
      name: 'botão',
      inside: (pen) =>
        [...ring(4, 0.11, 0.78).map(([x, y]) => disc(pen, x, y, 0.05)), disc(pen, 0, 0, 0.34, WHITE)].reverse(),
    },
    {
      name: 'roda',
      ink: SOFT_GREY,
      inside: (pen) => [
        ...ring(4, 0.36).map(([x, y]) => seg(pen, [-x, -y], [x, y])),
        disc(pen, 0, 0, 0.1, tinted(pen, SOFT_GREY)),
      ],
    },
  ],
  oval: [
    {
      name: 'peixe',
      ink: BLUE,
      around: (pen) => [facet(pen, tinted(pen, BLUE), [0.42, 0], [0.68, -0.2], [0.62, 0], [0.68, 0.2])],
      inside: (pen) => [
        spot(pen, -0.3, -0.06, 0.03),
        seg(pen, [-0.16, -0.17], [-0.11, -0.06], [-0.11, 0.06], [-0.16, 0.17]),
        seg(pen, [0.02, 0.02], [0.16, -0.06], [0.16, 0.12], [0.02, 0.02]),
      ],
    },
    {
      name: 'joaninha',
      ink: RED,
      around: (pen) => [
        disc(pen, -0.5, 0, 0.13, tinted(pen, SOFT_GREY)),
        ...[-1, 1].flatMap((side) => [
          seg(pen, [side * 0.3, -0.24], [side * 0.36, -0.38]),
          seg(pen, [side * 0.3, 0.24], [side * 0.36, 0.38]),
        ]),
        seg(pen, [0, 0.3], [0, 0.46]),
      ],
      inside: (pen) => [
        seg(pen, [-0.34, 0], [0.44, 0]),
        ...[-0.15, 0.08, 0.29].flatMap((x) => [spot(pen, x, -0.13, 0.045), spot(pen, x, 0.13, 0.045)]),
      ],
    },
    {
      name: 'melancia',
      ink: GREEN,
      inside: (pen) =>
        [-0.28, -0.1, 0.1, 0.28].map((x) =>
          seg(
            pen,
            [x * 0.92, -0.22 + Math.abs(x) * 0.2],
            [x * 1.1, -0.1],
            [x * 1.16, 0],
            [x * 1.1, 0.1],
            [x * 0.92, 0.22 - Math.abs(x) * 0.2],
          ),
        ),
    },
    {
      name: 'ovo de Páscoa',
      ink: PINK,
      inside: (pen) => [
        ...[-0.13, 0.13].map((y) =>
          seg(
            pen,
            ...[-0.33, -0.22, -0.11, 0, 0.11, 0.22, 0.33].map((x, i) => [x, y + (i % 2 ? -0.05 : 0.03)] as const),
          ),
        ),
        ...[-0.36, -0.18, 0, 0.18, 0.36].map((x) => spot(pen, x, 0, 0.025)),
      ],
    },
    {
      name: 'espelho',
      around: (pen) => [box(pen, -0.05, 0.3, 0.1, 0.3, tinted(pen, BROWN))],
      inside: (pen) => [seg(pen, [-0.2, 0.1], [-0.06, -0.12]), seg(pen, [-0.06, 0.12], [0.06, -0.06])],
    },
    {
      name: 'bola de rúgbi',
      ink: ORANGE,
      inside: (pen) => [
        seg(pen, [-0.16, 0], [0.16, 0]),
        ...[-0.12, -0.04, 0.04, 0.12].map((x) => seg(pen, [x, -0.05], [x, 0.05])),
        ...[-1, 1].map((side) => seg(pen, [side * 0.32, -0.18], [side * 0.28, 0], [side * 0.32, 0.18])),
      ],
    },
  ],
  coracao: [
    { name: 'cartão', inside: (pen) => smile(pen, -0.1) },
    {
      name: 'balão',
      around: (pen) => [seg(pen, [0, 0.45], [0.05, 0.54], [-0.04, 0.62], [0.02, 0.7])],
      inside: (pen) => [seg(pen, [-0.3, -0.12], [-0.24, -0.2], [-0.16, -0.24])],
    },
    {
      name: 'almofada',
      inside: (pen) => [
        spot(pen, 0, 0, 0.035),
        ...ring(4, 0.2, 0.78).map(([x, y]) => seg(pen, [x * 0.3, y * 0.3], [x, y])),
      ],
    },
    {
      name: 'caixa de bombons',
      inside: (pen) => [
        disc(pen, -0.2, -0.14, 0.08, tinted(pen, ORANGE)),
        disc(pen, 0.2, -0.14, 0.08, tinted(pen, ORANGE)),
        disc(pen, 0, 0.02, 0.08, tinted(pen, ORANGE)),
        disc(pen, 0, 0.24, 0.07, tinted(pen, ORANGE)),
      ],
    },
  ],
}
