/** Capybara and jabiru of the Pantanal as a naturalist draws them: from the side, each about its foot, facing left. */
import { circle, ellipse } from '../paths.ts'
import type { Drawing, Pen, Placing } from '../pen.ts'

/** A long boxy head with a blunt muzzle; nostril, eye and ear are in one high line. Its chin is at y = -22. */
const capybaraHead = (pen: Pen): Drawing => [
  pen.shape('M-13.500 -45C-16 -50 -12.500 -53 -9.500 -51C-7 -49 -7.500 -45.500 -9 -43z', 'brown', 0.9),
  pen.shape(
    'M-4 -30C-4 -38 -7 -45.500 -14 -46.500C-21 -47.500 -28 -44.500 -34.500 -42.500C-40 -41 -44 -38.500 -44 -33.500C-44.400 -28 -42 -23.800 -37 -23C-30 -22.500 -26 -20 -20 -18.500C-11 -16.500 -4 -21 -4 -30z',
    'capy',
  ),
  pen.shade(
    'M-43.400 -33.500C-43.200 -38 -40 -40.400 -35.500 -41.600C-33.500 -35 -34 -28.500 -36.500 -23.600C-41 -24.200 -43.800 -28 -43.400 -33.500z',
    'brown',
    0.55,
  ),
  pen.spot(-23, -40.6, 1.6),
  pen.spot(-22.4, -41.2, 0.5, 'white'),
  pen.shape(ellipse(-40.6, -36.4, 1.3, 0.9), 'brownDark', 0.6),
  pen.line('M-43.600 -29.600Q-39 -27.600 -35 -29.400', 0.8),
  pen.line('M-30 -33q2 0.600 3.400 0M-31 -29q2 0.600 3.400 0M-12.500 -46q1.600 -3 3 -1', 0.7, 'brownDark'),
]

/** A capybara on its four legs, 78 mm long and 52 mm high: a barrel without a tail. */
export const standingCapybara = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-6 -14L-5 -1.400Q-5 0 -6.600 0H-0.400Q1 0 1 -1.400L2 -14z', 'brown', 1),
      pen.shape('M14 -14L14.500 -1.400Q14.500 0 13 0H19.600Q21 0 21 -1.400L22 -14z', 'brown', 1),
      pen.shape('M-15 -14L-14 -1.400Q-14 0 -16 0H-8.400Q-7 0 -7 -1.400L-5 -15z', 'capy'),
      pen.shape(
        'M-14 -38C-4 -44 14 -46 24 -41C33 -36.500 36.500 -27 34.500 -18C33 -11.500 28 -10 22 -10H-6C-15 -10.500 -19 -18 -18 -26z',
        'capy',
      ),
      pen.shape(
        'M20 -25C29 -27 35 -20 32.500 -12L30 -1.400Q30 0 28 0H20.600Q19.600 0 20.400 -2L23 -9C18 -13 16 -21 20 -25z',
        'capy',
      ),
      pen.line('M-16 -0.400v-2.400M-12 -0.400v-2.400M22 -0.400v-2.400M26 -0.400v-2.400', 0.7),
      pen.line(
        'M4 -38q3 0.600 4.600 2M14 -38.500q3 0.800 4.400 2.600M25 -35q2.400 1.400 3.400 3.400M2 -28q3 0.400 4.600 1.600M11 -29q3 0.600 4.400 2M6 -19q3 0.400 4.600 1.600M-3 -17q3 0.400 4.400 1.400M12 -16q2 0.400 3.400 1.400',
        0.8,
        'brownDark',
      ),
      capybaraHead(pen),
    ],
    placing,
  )

/** A capybara that swims: head and back above the water at y = 0, 58 mm long. */
export const swimmingCapybara = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-7.500 -21C-10 -26 -6.500 -29 -3.500 -27C-1 -25 -1.500 -21.500 -3 -19z', 'brown', 0.9),
      pen.shape(
        'M-36 4C-38.400 0 -38.600 -5 -38 -9.500C-38 -14.500 -34 -17 -28.500 -18.500C-22 -20.500 -15 -23.500 -8 -22.500C-1 -21.500 2 -14.500 9 -12.500C14 -14 20 -14.500 26 -13C34 -11 40 -5 42 4z',
        'capy',
      ),
      pen.shade(
        'M-37.400 -9.500C-37.200 -14 -34 -16.400 -29.500 -17.600C-27.500 -11 -28 -4.500 -30.500 4L-35 4C-37 0 -37.600 -5 -37.400 -9.500z',
        'brown',
        0.55,
      ),
      pen.spot(-17, -16.6, 1.6),
      pen.spot(-16.4, -17.2, 0.5, 'white'),
      pen.shape(ellipse(-34.6, -12.4, 1.3, 0.9), 'brownDark', 0.6),
      pen.line('M-37.600 -5.600Q-33 -3.600 -29 -5.400', 0.8),
      pen.line(
        'M-24 -9q2 0.600 3.400 0M-25 -5q2 0.600 3.400 0M-6.500 -22q1.600 -3 3 -1M14 -8q3 0.400 4.600 1.600M24 -8q3 0.600 4.400 2M4 -6q3 0.400 4.600 1.400M31 -4q3 0.600 4 2',
        0.7,
        'brownDark',
      ),
      pen.shape('M-46 1Q-30 -2.500 -14 1T18 1T50 1V6H-46z', 'water', null),
      pen.line('M-46 1Q-30 -2.500 -14 1T18 1T50 1M-36 7q5 -2.600 10 0t10 0M14 7q5 -2.600 10 0t10 0', 0.8, 'waterLine'),
    ],
    placing,
  )

const legs = (pen: Pen): Drawing => [
  pen.line('M5 -40L3 -21L4 0M13 -40L14.500 -21L13.500 0', 2, 'black'),
  pen.spot(3, -21, 1.7),
  pen.spot(14.5, -21, 1.7),
  pen.line('M4 -0.500L-3.500 0.800M4 -0.500L8 0.800M13.500 -0.500L7 0.800M13.500 -0.500L19 0.800', 1.5, 'black'),
]

const plumage = (pen: Pen): Drawing => [
  pen.shape(
    'M-8 -53C-5 -61 6 -63 15 -58C25 -53 34 -43 37 -33C31 -33.500 27 -34 22 -33C9 -30 -4 -35 -8 -44C-9.400 -47 -9.400 -50 -8 -53z',
    'white',
  ),
  pen.shape('M0 -51C9 -57 22 -50 31 -37C21 -34 4 -37 0 -51z', 'white', 0.9),
  pen.line('M9 -48Q17 -46 24 -38.500M6 -43.500Q13 -42 18 -37.500', 0.7),
]

const jabiruHead = (pen: Pen): Drawing => [
  pen.solid('M-9 -88.500C-21 -85.500 -33 -86.500 -44 -92C-37 -80.500 -22 -76.500 -8 -78.500z'),
  pen.solid(ellipse(-6, -83.5, 6.6, 6)),
  pen.shape('M-11 -82.800C-21 -81.400 -31 -83.200 -39.500 -88C-31 -84.400 -21 -82.600 -11 -83.600z', 'white', null),
  pen.shape(circle(-6.6, -85, 1.5), 'white', null),
  pen.spot(-7, -85, 0.8),
]

/** A jabiru, 93 mm high: white, on long black legs, its neck bare and black above a red collar, its bill turned up. */
export const tallJabiru = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      legs(pen),
      plumage(pen),
      pen.solid('M-9.500 -56C-12.500 -64 -13 -75 -12 -83L-0.500 -83C-2 -75 -1.500 -67 3.500 -59z'),
      pen.shape(
        'M-12 -64Q-5 -60.500 0 -65.500C1 -62.600 3 -59.600 5.500 -57.500C2 -52 -6 -50.500 -9 -53.500C-10.600 -56.500 -11.400 -60 -12 -64z',
        'red',
        0.9,
      ),
      jabiruHead(pen),
    ],
    placing,
  )

/** A jabiru that fishes: its neck bends down, the tip of its bill is at (-44, 2). */
export const fishingJabiru = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      legs(pen),
      plumage(pen),
      pen.solid('M0 -58C-12 -66 -27 -58 -29 -42L-19.500 -38C-18 -47 -13 -51 -7 -48z'),
      pen.shape(
        'M2 -59.500C-3 -63 -8 -63.500 -12.500 -62Q-10 -55 -13.500 -49.500C-11 -50 -9 -48.800 -7.500 -47C-6 -51 -3 -56 2 -59.500z',
        'red',
        0.9,
      ),
      pen.solid('M-31 -36C-33 -24 -36 -10 -44 2C-32 -7 -23 -20 -20 -33z'),
      pen.solid(ellipse(-25, -38.5, 6.4, 6)),
      pen.shape('M-26.500 -33C-28.500 -22 -33 -11 -40 -2C-34 -11 -29.500 -22 -27.500 -33.400z', 'white', null),
      pen.shape(circle(-26, -40, 1.5), 'white', null),
      pen.spot(-26.2, -39.8, 0.8),
    ],
    placing,
  )

/** A nest of sticks, its rim at y = 0, 44 mm wide, with two chicks that wait. */
export const jabiruNest = (pen: Pen, x: number, y: number, scale = 1): Drawing =>
  pen.at(x, y, scale, (pen) => [
    [-16, 1].map((at) => [
      pen.shape(ellipse(at + 1.5, 0, 6, 6), 'white', 0.9),
      pen.solid(`M${at - 3} -10L${at - 9} -9.500L${at - 3} -6.500z`),
      pen.shape(circle(at, -8.4, 4.4), 'greyPale', 0.9),
      pen.spot(at - 1.4, -9, 0.8),
      pen.line(
        `M${at + 0.8} -12.800l-0.600 -2M${at + 2.4} -12.200l1 -1.800M${at + 1} -2.600q2.400 2.400 5 -0.400`,
        0.7,
      ),
    ]),
    pen.shape('M-22 0Q0 4 22 0C22 9 12 14 0 14C-12 14 -22 9 -22 0z', 'wood'),
    pen.line('M-24 -1L-6 6M-18 8L4 1.500M-8 12L16 4M24 -1L4 8M-2 1.500L20 7M-14 2.500L8 12.500', 0.8, 'brownDark'),
  ])
