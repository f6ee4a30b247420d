/** Things with the form of a polygon or a star. */
import { ORANGE, RED, SOFT_GREY, YELLOW } from '../../scene/inks.ts'
import { box, disc, ring, type ShapeObject, seg, smile, spot, tinted } from './shape-pen.ts'

export const STRAIGHT_OBJECTS: Readonly<Record<string, readonly ShapeObject[]>> = {
  quadrado: [
    { name: 'janela', inside: (pen) => [seg(pen, [0, -0.42], [0, 0.42]), seg(pen, [-0.42, 0], [0.42, 0])] },
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
        box(pen, -0.06, -0.42, 0.12, 0.84, tinted(pen, RED)),
        box(pen, -0.42, -0.06, 0.84, 0.12, tinted(pen, RED)),
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
      around: (pen) => [disc(pen, 0, -0.5, 0.07, tinted(pen, YELLOW))],
      inside: (pen) => [
        disc(pen, 0, -0.1, 0.05),
        disc(pen, -0.13, 0.15, 0.05),
        disc(pen, 0.13, 0.15, 0.05),
        disc(pen, 0, 0.3, 0.05),
      ],
    },
    {
      name: 'árvore de Natal',
      around: (pen) => [box(pen, -0.07, 0.42, 0.14, 0.14, tinted(pen, ORANGE))],
      inside: (pen) => [
        disc(pen, 0, -0.12, 0.04, tinted(pen, RED)),
        disc(pen, -0.14, 0.18, 0.04, tinted(pen, YELLOW)),
        disc(pen, 0.12, 0.1, 0.04, tinted(pen, RED)),
        disc(pen, 0.2, 0.32, 0.04, tinted(pen, YELLOW)),
      ],
    },
    { name: 'placa', inside: (pen) => [seg(pen, [0, -0.14], [0, 0.16]), spot(pen, 0, 0.27, 0.035)] },
    {
      name: 'fatia de pizza',
      inside: (pen) => [
        seg(pen, [-0.36, 0.3], [0.36, 0.3]),
        disc(pen, 0, -0.05, 0.05, tinted(pen, RED)),
        disc(pen, -0.12, 0.16, 0.05, tinted(pen, RED)),
        disc(pen, 0.13, 0.13, 0.05, tinted(pen, RED)),
      ],
    },
  ],
  retangulo: [
    {
      name: 'ônibus',
      around: (pen) => [disc(pen, -0.28, 0.32, 0.09, SOFT_GREY), disc(pen, 0.28, 0.32, 0.09, SOFT_GREY)],
      inside: (pen) => [-0.4, -0.19, 0.02, 0.23].map((x) => box(pen, x, -0.18, 0.16, 0.16)),
    },
    { name: 'envelope', inside: (pen) => [seg(pen, [-0.46, -0.26], [0, 0.06], [0.46, -0.26])] },
    {
      name: 'televisão',
      around: (pen) => [seg(pen, [-0.12, 0.38], [0, 0.3], [0.12, 0.38])],
      inside: (pen) => [box(pen, -0.42, -0.22, 0.84, 0.44), seg(pen, [-0.3, 0.12], [-0.1, -0.08], [0.1, 0.12])],
    },
    {
      name: 'cédula',
      inside: (pen) => [disc(pen, 0, 0, 0.14), box(pen, -0.42, -0.2, 0.1, 0.08), box(pen, 0.32, 0.12, 0.1, 0.08)],
    },
  ],
  losango: [
    {
      name: 'pipa',
      around: (pen) => [seg(pen, [0, 0.52], [0.08, 0.6], [-0.06, 0.66], [0.06, 0.72])],
      inside: (pen) => [seg(pen, [0, -0.5], [0, 0.5]), seg(pen, [-0.31, 0], [0.31, 0])],
    },
    {
      name: 'balão de São João',
      inside: (pen) => [
        seg(pen, [-0.2, -0.2], [0.2, -0.2]),
        seg(pen, [-0.31, 0], [0.31, 0]),
        seg(pen, [-0.2, 0.2], [0.2, 0.2]),
      ],
    },
    {
      name: 'enfeite',
      inside: (pen) => [
        disc(pen, 0, 0, 0.12, tinted(pen, YELLOW)),
        spot(pen, 0, -0.28, 0.03),
        spot(pen, 0, 0.28, 0.03),
      ],
    },
    { name: 'azulejo', inside: (pen) => [seg(pen, [-0.15, 0], [0, -0.25], [0.15, 0], [0, 0.25], [-0.15, 0])] },
  ],
  hexagono: [
    { name: 'porca', inside: (pen) => [disc(pen, 0, 0, 0.2)] },
    {
      name: 'favo de mel',
      inside: (pen) => [
        disc(pen, 0, 0.05, 0.16, tinted(pen, YELLOW)),
        spot(pen, -0.05, 0, 0.02),
        spot(pen, 0.06, 0.08, 0.02),
      ],
    },
    {
      name: 'casco',
      inside: (pen) =>
        ring(6, 0.2, Math.PI / 6).flatMap(([x, y], i, all) => {
          const [p, q] = all[(i + 1) % 6] ?? [0, 0]
          return [seg(pen, [x, y], [p, q]), seg(pen, [x, y], [x * 2.1, y * 2.1])]
        }),
    },
    { name: 'azulejo', inside: (pen) => ring(3, 0.42, Math.PI / 6).map(([x, y]) => seg(pen, [-x, -y], [x, y])) },
  ],
  pentagono: [
    {
      name: 'casinha de passarinho',
      inside: (pen) => [disc(pen, 0, -0.02, 0.13, SOFT_GREY), seg(pen, [0, 0.2], [0, 0.3])],
    },
    {
      name: 'gomo da bola',
      inside: (pen) => [
        spot(pen, 0, 0, 0.05),
        ...ring(5, 0.3, -Math.PI / 2).map(([x, y]) => seg(pen, [x * 0.4, y * 0.4], [x, y])),
      ],
    },
    {
      name: 'placa',
      inside: (pen) => [
        disc(pen, 0, -0.14, 0.07),
        seg(pen, [0, -0.05], [0, 0.14], [-0.1, 0.3]),
        seg(pen, [0, 0.14], [0.1, 0.3]),
        seg(pen, [-0.13, 0.04], [0.13, 0.04]),
      ],
    },
    {
      name: 'casa',
      inside: (pen) => [box(pen, -0.08, 0.08, 0.16, 0.3, tinted(pen, ORANGE)), box(pen, -0.06, -0.2, 0.12, 0.12)],
    },
  ],
  estrela: [
    { name: 'estrela do céu', inside: (pen) => smile(pen, 0) },
    {
      name: 'estrela-do-mar',
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
