/** Things with the form of a polygon or a star. */
import { BLUE, BROWN, GREEN, LIME, ORANGE, PINK, RED, SAND, SOFT_GREY, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText } from '../../scene/marks.ts'
import { box, disc, facet, ring, type ShapeObject, seg, smile, spot, tinted } from './shape-pen.ts'

export const STRAIGHT_OBJECTS: Readonly<Record<string, readonly ShapeObject[]>> = {
  quadrado: [
    { name: 'janela', inside: (pen) => [seg(pen, [0, -0.39], [0, 0.39]), seg(pen, [-0.39, 0], [0.39, 0])] },
    {
      name: 'dado',
      inside: (pen) =>
        [
          [-0.24, -0.24],
          [0.24, -0.24],
          [0, 0],
          [-0.24, 0.24],
          [0.24, 0.24],
        ].map(([x = 0, y = 0]) => spot(pen, x, y, 0.055)),
    },
    {
      name: 'presente',
      around: (pen) => [
        disc(pen, -0.11, -0.52, 0.08, tinted(pen, RED)),
        disc(pen, 0.11, -0.52, 0.08, tinted(pen, RED)),
      ],
      inside: (pen) => [
        box(pen, -0.06, -0.39, 0.12, 0.78, tinted(pen, RED)),
        box(pen, -0.39, -0.06, 0.78, 0.12, tinted(pen, RED)),
      ],
    },
    {
      name: 'quadro',
      inside: (pen) => [
        box(pen, -0.33, -0.33, 0.66, 0.66),
        seg(pen, [-0.33, 0.2], [-0.12, -0.08], [0.06, 0.14], [0.17, 0], [0.33, 0.2]),
        disc(pen, 0.17, -0.18, 0.06, tinted(pen, YELLOW)),
      ],
    },
  ],
  triangulo: [
    {
      name: 'chapéu de festa',
      ink: PINK,
      around: (pen) => [disc(pen, 0, -0.5, 0.09, tinted(pen, YELLOW))],
      inside: (pen) => [
        seg(pen, [-0.12, -0.18], [0.19, -0.04]),
        seg(pen, [-0.24, 0.06], [0.31, 0.24]),
        box(pen, -0.39, 0.33, 0.78, 0.09, tinted(pen, BLUE)),
      ],
    },
    {
      name: 'árvore de Natal',
      ink: GREEN,
      around: (pen) => [box(pen, -0.07, 0.42, 0.14, 0.14, tinted(pen, ORANGE))],
      inside: (pen) => [
        disc(pen, 0, -0.12, 0.04, tinted(pen, RED)),
        disc(pen, -0.14, 0.18, 0.04, tinted(pen, YELLOW)),
        disc(pen, 0.12, 0.1, 0.04, tinted(pen, RED)),
        disc(pen, 0.2, 0.32, 0.04, tinted(pen, YELLOW)),
      ],
    },
    { name: 'placa', ink: YELLOW, inside: (pen) => [seg(pen, [0, -0.14], [0, 0.14]), spot(pen, 0, 0.24, 0.035)] },
    {
      name: 'fatia de pizza',
      ink: YELLOW,
      inside: (pen) => [
        box(pen, -0.38, 0.3, 0.76, 0.12, tinted(pen, BROWN)),
        disc(pen, 0, -0.06, 0.07, tinted(pen, RED)),
        disc(pen, -0.14, 0.15, 0.075, tinted(pen, RED)),
        disc(pen, 0.14, 0.13, 0.075, tinted(pen, RED)),
        seg(pen, [-0.03, 0.08], [0.03, 0.1]),
        seg(pen, [0.03, -0.22], [0.05, -0.18]),
      ],
    },
  ],
  retangulo: [
    {
      name: 'ônibus',
      ink: YELLOW,
      around: (pen) => [disc(pen, -0.28, 0.32, 0.09, SOFT_GREY), disc(pen, 0.28, 0.32, 0.09, SOFT_GREY)],
      inside: (pen) => [-0.4, -0.19, 0.02, 0.23].map((x) => box(pen, x, -0.18, 0.16, 0.16)),
    },
    { name: 'envelope', inside: (pen) => [seg(pen, [-0.43, -0.22], [0, 0.06], [0.43, -0.22])] },
    {
      name: 'televisão',
      ink: SOFT_GREY,
      around: (pen) => [seg(pen, [0, 0.28], [0, 0.4]), seg(pen, [-0.22, 0.4], [0.22, 0.4])],
      inside: (pen) => [
        box(pen, -0.42, -0.21, 0.84, 0.42, tinted(pen, BLUE)),
        disc(pen, 0.24, -0.08, 0.07, tinted(pen, YELLOW)),
        facet(pen, tinted(pen, GREEN), [-0.42, 0.21], [-0.2, -0.06], [0, 0.1], [0.12, 0.02], [0.34, 0.21]),
      ],
    },
    {
      name: 'cédula',
      ink: GREEN,
      inside: (pen) => [disc(pen, 0, 0, 0.14), box(pen, -0.42, -0.2, 0.1, 0.08), box(pen, 0.32, 0.12, 0.1, 0.08)],
    },
    {
      name: 'bandeira do Brasil',
      ink: GREEN,
      inside: (pen) => [
        facet(pen, tinted(pen, YELLOW), [-0.39, 0], [0, -0.2], [0.39, 0], [0, 0.2]),
        disc(pen, 0, 0, 0.11, tinted(pen, BLUE)),
      ],
    },
  ],
  losango: [
    {
      name: 'pipa',
      around: (pen) => [seg(pen, [0, 0.5], [0.08, 0.56], [-0.08, 0.62], [0.06, 0.68])],
      inside: (pen) => [seg(pen, [0, -0.46], [0, 0.46]), seg(pen, [-0.28, 0], [0.28, 0])],
    },
    {
      name: 'balão de São João',
      around: (pen) => [box(pen, -0.08, 0.5, 0.16, 0.09, tinted(pen, ORANGE))],
      inside: (pen) => [
        seg(pen, [-0.16, -0.2], [0.16, -0.2]),
        seg(pen, [-0.28, 0], [0.28, 0]),
        seg(pen, [-0.16, 0.2], [0.16, 0.2]),
      ],
    },
    {
      name: 'placa de trânsito',
      ink: YELLOW,
      inside: (pen) => [
        seg(pen, [-0.08, 0.24], [-0.08, 0.02], [0.08, -0.12], [0.08, -0.22]),
        seg(pen, [0, -0.14], [0.08, -0.22], [0.16, -0.14]),
      ],
    },
    { name: 'azulejo', inside: (pen) => [seg(pen, [-0.15, 0], [0, -0.25], [0.15, 0], [0, 0.25], [-0.15, 0])] },
    {
      name: 'bala',
      ink: PINK,
      around: (pen) =>
        [-1, 1].map((side) =>
          facet(pen, tinted(pen, PINK), [side * 0.3, 0], [side * 0.52, -0.14], [side * 0.52, 0.14]),
        ),
      inside: (pen) => [seg(pen, [-0.14, -0.16], [0.14, -0.04]), seg(pen, [-0.16, 0.02], [0.16, 0.16])],
    },
  ],
  hexagono: [
    {
      name: 'porca e parafuso',
      ink: SOFT_GREY,
      inside: (pen) => [
        disc(pen, 0, 0, 0.26),
        disc(pen, 0, 0, 0.17, tinted(pen, SAND)),
        seg(pen, [-0.14, 0], [0.14, 0]),
      ],
    },
    {
      name: 'favo de mel',
      ink: YELLOW,
      inside: (pen) =>
        [[0, 0] as const, ...ring(6, 0.2425, Math.PI / 6)].map(([x, y], i) =>
          facet(
            pen,
            i % 3 === 0 ? tinted(pen, ORANGE) : WHITE,
            ...ring(6, 0.14).map(([u, v]) => [x + u, y + v] as const),
          ),
        ),
    },
    {
      name: 'robô',
      ink: SOFT_GREY,
      inside: (pen) => [
        ...[-0.17, 0.17].flatMap((x) => [disc(pen, x, -0.12, 0.1), spot(pen, x, -0.12, 0.04)]),
        box(pen, -0.2, 0.12, 0.4, 0.13),
        ...[-0.1, 0, 0.1].map((x) => seg(pen, [x, 0.12], [x, 0.25])),
      ],
    },
    {
      name: 'relógio',
      inside: (pen) => [
        disc(pen, 0, 0, 0.33),
        ...ring(12, 0.28).map(([x, y], i) => spot(pen, x, y, i % 3 === 0 ? 0.025 : 0.014)),
        seg(pen, [0, 0.01], [0, -0.2]),
        seg(pen, [0, 0], [0.14, 0.08]),
        spot(pen, 0, 0, 0.025),
      ],
    },
    {
      name: 'floco de neve',
      ink: BLUE,
      inside: (pen) =>
        ring(6, 0.36, Math.PI / 6).flatMap(([x, y]) => {
          const [u, v] = [-y * 0.28, x * 0.28]
          return [
            seg(pen, [0, 0], [x, y]),
            seg(pen, [x * 0.92 + u, y * 0.92 + v], [x * 0.62, y * 0.62], [x * 0.92 - u, y * 0.92 - v]),
          ]
        }),
    },
  ],
  pentagono: [
    {
      name: 'casinha de passarinho',
      ink: SAND,
      around: (pen) => [box(pen, -0.04, 0.4, 0.08, 0.3, tinted(pen, BROWN))],
      inside: (pen) => [disc(pen, 0, -0.02, 0.13, SOFT_GREY), seg(pen, [0, 0.2], [0, 0.3])],
    },
    {
      name: 'gomo da bola',
      ink: SOFT_GREY,
      around: (pen) => [
        disc(pen, 0, 0, 0.7),
        ...ring(5, 1, -Math.PI / 2).map(([x, y]) => seg(pen, [x * 0.52, y * 0.52], [x * 0.7, y * 0.7])),
      ],
      inside: () => [],
    },
    {
      name: 'casco',
      ink: GREEN,
      around: (pen) => [
        ...[-1, 1].flatMap((side) => [
          disc(pen, side * 0.5, 0.02, 0.09, tinted(pen, LIME)),
          disc(pen, side * 0.36, 0.46, 0.09, tinted(pen, LIME)),
        ]),
        disc(pen, 0, 0.53, 0.13, tinted(pen, LIME)),
        spot(pen, -0.05, 0.58, 0.02),
        spot(pen, 0.05, 0.58, 0.02),
      ],
      inside: (pen) =>
        ring(5, 0.2, -Math.PI / 2).flatMap(([x, y], i, all) => {
          const [p, q] = all[(i + 1) % 5] ?? [0, 0]
          return [seg(pen, [x, y], [p, q]), seg(pen, [x, y], [x * 2.1, y * 2.1])]
        }),
    },
    {
      name: 'casa',
      inside: (pen) => [box(pen, -0.08, 0.08, 0.16, 0.3, tinted(pen, ORANGE)), box(pen, -0.06, -0.2, 0.12, 0.12)],
    },
    {
      name: 'barraca',
      ink: ORANGE,
      inside: (pen) => [seg(pen, [-0.14, 0.38], [0, -0.12], [0.14, 0.38]), seg(pen, [0, -0.3], [0, -0.12])],
    },
    {
      name: 'rodela de quiabo',
      ink: LIME,
      inside: (pen) => ring(5, 0.24, -Math.PI / 2).map(([x, y]) => disc(pen, x, y, 0.07)),
    },
  ],
  octogono: [
    {
      name: 'placa de pare',
      ink: RED,
      inside: (pen) => [centredText(pen.at(0, 0).x, pen.at(0, 0).y, 'PARE', pen.mm(0.24))],
    },
    {
      name: 'sombrinha vista de cima',
      inside: (pen) =>
        ring(8, 0.44, Math.PI / 8)
          .slice(0, 4)
          .map(([x, y]) => seg(pen, [-x, -y], [x, y])),
    },
  ],
  trapezio: [
    {
      name: 'vaso',
      ink: ORANGE,
      around: (pen) => [
        seg(pen, [0, -0.26], [0, -0.42]),
        ...ring(5, 0.11, -Math.PI / 2).map(([x, y]) => disc(pen, x, y - 0.55, 0.08, tinted(pen, PINK))),
        disc(pen, 0, -0.55, 0.06, tinted(pen, YELLOW)),
      ],
      inside: (pen) => [seg(pen, [-0.36, -0.1], [0.36, -0.1])],
    },
    { name: 'balde', inside: (pen) => [seg(pen, [-0.3, -0.14], [-0.1, 0.06], [0.1, 0.06], [0.3, -0.14])] },
  ],
  estrela: [
    { name: 'estrela do céu', ink: YELLOW, inside: (pen) => smile(pen, 0) },
    {
      name: 'estrela-do-mar',
      ink: ORANGE,
      inside: (pen) => [
        ...ring(5, 0.3, -Math.PI / 2).flatMap(([x, y]) => [spot(pen, x, y, 0.025), spot(pen, x * 0.6, y * 0.6, 0.025)]),
      ],
    },
    { name: 'biscoito', inside: (pen) => ring(5, 0.13, 0.3).map(([x, y]) => disc(pen, x, y, 0.04, tinted(pen, RED))) },
    {
      name: 'varinha',
      around: (pen) => [seg(pen, [0, 0.3], [0, 0.72])],
      inside: (pen) => [disc(pen, 0, 0, 0.09, tinted(pen, YELLOW))],
    },
  ],
}
