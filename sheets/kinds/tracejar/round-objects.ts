/** Things with the form of a circle, an oval or a heart. */
import { ORANGE, RED, SOFT_GREY, WHITE } from '../../scene/inks.ts'
import { centredText } from '../../scene/marks.ts'
import { disc, ring, type ShapeObject, seg, smile, spot, tinted } from './shape-pen.ts'

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
      inside: (pen) => [
        ...ring(3, 0.44).map(([x, y]) => seg(pen, [-x, -y], [x, y])),
        ...ring(6, 0.28, 0.52).map(([x, y]) => disc(pen, x, y, 0.06, tinted(pen, RED))),
      ],
    },
    {
      name: 'sol',
      around: (pen) => ring(12, 1).map(([x, y]) => seg(pen, [x * 0.55, y * 0.55], [x * 0.62, y * 0.62])),
      inside: (pen) => smile(pen, -0.03),
    },
    {
      name: 'botão',
      inside: (pen) =>
        [...ring(4, 0.11, 0.78).map(([x, y]) => disc(pen, x, y, 0.05)), disc(pen, 0, 0, 0.34, WHITE)].reverse(),
    },
    {
      name: 'roda',
      inside: (pen) => [
        ...ring(4, 0.36).map(([x, y]) => seg(pen, [-x, -y], [x, y])),
        disc(pen, 0, 0, 0.1, tinted(pen, SOFT_GREY)),
      ],
    },
  ],
  oval: [
    {
      name: 'melancia',
      inside: (pen) =>
        [-0.28, -0.1, 0.1, 0.28].map((x) =>
          seg(pen, [x, -0.24 + Math.abs(x) * 0.2], [x * 1.15, 0], [x, 0.24 - Math.abs(x) * 0.2]),
        ),
    },
    {
      name: 'ovo de Páscoa',
      inside: (pen) => [
        seg(pen, [-0.36, 0.1], [-0.2, -0.06], [0, 0.1], [0.2, -0.06], [0.36, 0.1]),
        spot(pen, -0.15, -0.17, 0.03),
        spot(pen, 0.15, -0.17, 0.03),
      ],
    },
    {
      name: 'espelho',
      inside: (pen) => [seg(pen, [-0.2, 0.1], [-0.06, -0.12]), seg(pen, [-0.06, 0.12], [0.06, -0.06])],
    },
    { name: 'batata', inside: (pen) => smile(pen, -0.02) },
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
