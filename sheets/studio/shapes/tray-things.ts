/** Bread and fruit seen from above, about their middle, 8 mm wide: white where a child is to colour them. */
import { circle, ellipse, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

type TrayThing = (pen: Pen, fill?: Fill) => Drawing

const specks = (pen: Pen, list: readonly (readonly [number, number])[]) =>
  pen.line(list.map(([x, y]) => `M${x} ${y}h0.1`).join(''), 1)

export const TRAY_THINGS = {
  biscoito: (pen, fill = 'tan') => [
    pen.shape(circle(0, 0, 4), fill, 0.8),
    specks(pen, [
      [-1.4, -1.2],
      [1.5, -1],
      [0.2, 1.6],
    ]),
  ],
  rosquinha: (pen, fill = 'woodPale') => [
    pen.shape(circle(0, 0, 4), fill, 0.8),
    pen.shape(circle(0, 0, 1.4), 'white', 0.7),
  ],
  estrelinha: (pen, fill = 'yellow') => pen.shape(star(0, 0.3, 4.5, 5, 0.55), fill, 0.8),
  pãozinho: (pen, fill = 'woodPale') => [
    pen.shape(ellipse(0, 0, 4.4, 3.1), fill, 0.8),
    pen.line('M-2.4 -0.4Q0 -1.600 2.4 -0.4', 0.6),
  ],
  broa: (pen, fill = 'straw') => [
    pen.shape(circle(0, 0, 4), fill, 0.8),
    pen.line('M-2.6 -0.8Q-0.4 -2.6 2.4 -1.4M-2.4 1.6Q0.4 0 2.6 1.2', 0.6),
  ],
  sonho: (pen, fill = 'copper') => [
    pen.shape(ellipse(0, 0, 4.2, 3.6), fill, 0.8),
    pen.line('M-4 0.600Q0 2.200 4 0.600', 0.6),
  ],
  ovo: (pen, fill = 'cream') =>
    pen.shape(
      'M0 -4.4C2.4 -4.400 3.5 -1 3.5 0.8C3.5 2.9 2 4 0 4C-2 4 -3.5 2.9 -3.5 0.8C-3.500 -1 -2.4 -4.4 0 -4.4z',
      fill,
      0.8,
    ),
  laranja: (pen, fill = 'orange') => [
    pen.shape(circle(0, 0, 4), fill, 0.8),
    pen.shape('M0 -2.200q1.6 -1.8 3 -0.4q-1.4 1.4 -3 0.4z', fill === 'orange' ? 'leafDark' : fill, 0.6),
  ],
  tomate: (pen, fill = 'red') => [
    pen.shape(circle(0, 0, 4), fill, 0.8),
    pen.shape(star(0, 0, 2.5, 5, 0.4), fill === 'red' ? 'leafDark' : fill, 0.6),
  ],
  goiaba: (pen, fill = 'lime') => [
    pen.shape(
      'M0 -4.2C1.8 -4.2 2.4 -2.2 3.2 -0.8C4.4 1.4 3 4 0 4C-3 4 -4.4 1.4 -3.2 -0.8C-2.4 -2.2 -1.8 -4.2 0 -4.2z',
      fill,
      0.8,
    ),
    pen.line('M-1 2.2L0 1.2L1 2.2', 0.7),
  ],
  batata: (pen, fill = 'brownPale') => [
    pen.shape(
      'M-4.2 0.4C-4.400 -2.4 -1.6 -3.600 0.8 -3.200C3.400 -2.800 4.600 -0.800 4.2 1C3.6 3.2 0.6 3.4 -1 3C-2.800 2.800 -4.100 2.200 -4.2 0.4z',
      fill,
      0.8,
    ),
    specks(pen, [
      [-1.6, -0.4],
      [1.2, -1.2],
      [1, 1.2],
    ]),
  ],
  caqui: (pen, fill = 'orange') => [
    pen.shape(ellipse(0, 0, 4.2, 3.8), fill, 0.8),
    pen.shape(star(0, 0, 2.6, 4, 0.5), fill === 'orange' ? 'leafDark' : fill, 0.6),
  ],
} as const satisfies Readonly<Record<string, TrayThing>>

export type TrayThingName = keyof typeof TRAY_THINGS
/** One and many of each. */
export const PLURALS: Readonly<Record<TrayThingName, string>> = {
  ...{
    biscoito: 'biscoitos',
    rosquinha: 'rosquinhas',
    estrelinha: 'estrelinhas',
    pãozinho: 'pãezinhos',
    broa: 'broas',
  },
  ...{ sonho: 'sonhos', ovo: 'ovos', laranja: 'laranjas', tomate: 'tomates', goiaba: 'goiabas', batata: 'batatas' },
  caqui: 'caquis',
}
