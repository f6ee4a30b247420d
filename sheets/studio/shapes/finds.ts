/** Small things to look for and to count, each with a plain silhouette, about the middle of its foot. */
import { box, circle, ellipse, heart, points, poly, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backpack, bucket, mushroom, popcorn, stripedBall, sweet } from './handy.ts'

/** Things by name, drawn at (0, 0) some 20 mm high; whoever places them measures them. */
export const FINDS = {
  lapis: (pen) => [
    pen.shape('M-4 -14H4V8H-4z', 'yellow'),
    pen.shape('M-4 8H4L0 15z', 'cream', 1),
    pen.solid('M-1.4 12.6H1.4L0 15z'),
    pen.shape('M-4 -14V-19Q0 -21 4 -19V-14z', 'pink', 1),
    pen.line('M0 -14V8', 0.8),
  ],
  livro: (pen) => [
    pen.shape(box(-9, -22, 18, 22, 1.5), 'blue'),
    pen.line('M-5.4 -22V0', 1),
    pen.shape(box(-2.6, -17, 9, 6, 1), 'white', 0.8),
  ],
  regua: (pen) => [
    pen.shape(box(-5, -26, 10, 26, 1), 'lime'),
    pen.line('M-5 -22H-1M-5 -18H0M-5 -14H-1M-5 -10H0M-5 -6H-1', 0.8),
  ],
  tesoura: (pen) => [
    pen.shape('M-1 -9L4.6 -24L6 -14L2 -8z', 'metal', 1),
    pen.shape('M1 -9L-4.6 -24L-6 -14L-2 -8z', 'metal', 1),
    pen.rope(ellipse(-4.6, -4, 3.4, 4), 2, 'red', 0.9),
    pen.rope(ellipse(4.6, -4, 3.4, 4), 2, 'red', 0.9),
  ],
  surdo: (pen) => [
    pen.shape('M-12 -20V-2Q0 4 12 -2V-20z', 'blue'),
    pen.line('M-12 -19L-6 0L0 -16L6 0L12 -19', 0.9, 'white'),
    pen.shape('M-12.6 -4Q0 2 12.6 -4V0Q0 6 -12.6 0z', 'metal', 1),
    pen.shape(ellipse(0, -20, 12.6, 4), 'cream'),
  ],
  mascara: (pen) => [
    pen.shape('M-14 -9C-10 -14 -4 -12 0 -9C4 -12 10 -14 14 -9C14 0 8 3 4 0L0 -3L-4 0C-8 3 -14 0 -14 -9z', 'purple'),
    pen.shape(ellipse(-6.4, -6, 3.4, 2.4) + ellipse(6.4, -6, 3.4, 2.4), 'white', 0.9),
    pen.shape('M-3 -11C-5 -18 -1 -22 0 -25C1 -22 5 -18 3 -11z', 'yellow', 1),
  ],
  serpentina: (pen) => [
    pen.rope('M6 -8C14 -14 14 -4 20 -8C26 -12 24 -2 30 -6', 2.4, 'pink', 0.9),
    pen.shape(circle(0, -8, 8), 'pink'),
    pen.line('M0 -8m-5 0a5 5 0 1 1 5 5M0 -8m-2 0a2 2 0 1 1 2 2', 0.9),
  ],
  confete: (pen) => [
    pen.shape(circle(-7, -23, 2.4) + circle(0, -26, 2.4) + circle(7, -22, 2.4), 'green', 0.9),
    pen.shape('M-9 -17H9L8 0H-8z', 'yellow'),
    pen.shape(`M-9 -17${'l2.25 -3l2.25 3'.repeat(4)}z`, 'yellow', 1),
    pen.shape(circle(-3.4, -10, 2) + circle(3.4, -7, 2) + circle(-2.6, -4, 1.6), 'red', 0.8),
  ],
  coroa: (pen) => [
    pen.shape('M-11 0L-14 -14L-6 -8L0 -17L6 -8L14 -14L11 0z', 'yellow'),
    pen.shape(circle(0, -4.4, 2), 'red', 0.8),
  ],
  coracao: (pen) => [
    pen.line('M0 0C-2 4 2 8 0 14', 0.9),
    pen.shape(heart(0, -8, 8), 'red'),
    pen.line('M-6.4 -12q1 -2.6 3.4 -2.6', 0.9, 'white'),
  ],
  sino: (pen) => [
    pen.shape(circle(0, -1, 2.6), 'brown', 1),
    pen.shape('M-10 -3C-6 -6 -8 -18 0 -19C8 -18 6 -6 10 -3z', 'yellow'),
    pen.rope('M-2.4 -20C-2.4 -24 2.4 -24 2.4 -20', 1.2, 'red', 0.8),
  ],
  vela: (pen) => [
    pen.shape(ellipse(0, -1.6, 8, 2.6), 'metal', 1),
    pen.shape(box(-3.4, -17, 6.8, 15.4, 1), 'red'),
    pen.shape('M0 -26C3 -22 3 -18 0 -18C-3 -18 -3 -22 0 -26z', 'yellow', 1),
  ],
  meia: (pen) => [
    pen.shape('M-6 -18H4V-7C8 -6 11 -4 10 0H-1C-5 0 -6 -3 -6 -6z', 'red'),
    pen.shape(box(-8, -23, 14, 6, 2), 'white', 1),
  ],
  bolaDeNatal: (pen) => [
    pen.shape(box(-2.4, -20, 4.8, 4, 1), 'metal', 0.9),
    pen.shape(circle(0, -8.4, 8.4), 'blue'),
    pen.line('M-8 -10Q0 -6 8 -10M-7.6 -5.4Q0 -1.400 7.6 -5.4', 0.9),
  ],
  biscoito: (pen) => [
    pen.union(
      [
        circle(0, -17, 5),
        ellipse(0, -8, 5, 6),
        circle(-7, -10, 3),
        circle(7, -10, 3),
        circle(-4, -1, 3.2),
        circle(4, -1, 3.2),
      ],
      'tan',
      1.1,
    ),
    pen.spot(-1.8, -18, 0.9),
    pen.spot(1.8, -18, 0.9),
    pen.shape(circle(0, -9.6, 1.1) + circle(0, -5.6, 1.1), 'red', 0.6),
  ],
  bolaDeFutebol: (pen) => [
    pen.shape(circle(0, -9, 9), 'white'),
    pen.solid(star(0, -9, 4, 5, 0.75)),
    pen.line(
      'M0 -13V-18M3.800 -10.200L8.600 -12M2.400 -5.800L5.400 -1.800M-2.400 -5.800L-5.400 -1.800M-3.800 -10.200L-8.600 -12',
      0.9,
    ),
  ],
  apito: (pen) => [
    pen.shape('M-2 -13H12V-7H5C5 -2 2 0 -2 0C-6 0 -9 -3 -9 -6.500C-9 -10.400 -6 -13 -2 -13z', 'orange'),
    pen.shape(circle(-2, -6.5, 2.4), 'white', 0.9),
    pen.line('M-6 -12q-4 -4 0 -7', 1),
  ],
  trofeu: (pen) => [
    pen.shape(box(-6, -3, 12, 3, 1), 'brown', 1),
    pen.shape('M-1.600 -3V-9H1.600V-3z', 'yellow', 1),
    pen.line('M-7 -19C-13 -19 -12 -11 -5 -11M7 -19C13 -19 12 -11 5 -11', 1.3),
    pen.shape('M-7.600 -22H7.600C7.600 -12 5 -8.400 0 -8.400C-5 -8.400 -7.600 -12 -7.600 -22z', 'yellow'),
  ],
  medalha: (pen) => [
    pen.shape('M-6 -24H-1L2 -13H-2z', 'red', 1),
    pen.shape('M6 -24H1L-2 -13H2z', 'blue', 1),
    pen.shape(circle(0, -7, 7), 'yellow'),
    pen.shape(star(0, -7, 3.8), 'white', 0.8),
  ],
  bone: (pen) => [
    pen.shape('M-9 -3C-9 -15 7 -15 8 -4z', 'blue'),
    pen.shape('M4 -5C10 -6 15 -4 15 -1C10 0 2 -1 -9 -2V-5z', 'red', 1.1),
    pen.shape(circle(-0.5, -12.4, 1.4), 'red', 0.8),
  ],
  bandeira: (pen) => [
    pen.rope('M-9 0V-26', 1.4, 'wood', 0.9),
    pen.shape('M-8 -26H14V-11H-8z', 'green', 1.1),
    pen.shape(poly(points('-6,-18.5 3,-24 12,-18.5 3,-13')), 'yellow', 0.8),
    pen.shape(circle(3, -18.5, 2.8), 'blueDark', 0.7),
  ],
  tambor: (pen) => [
    pen.shape('M-10 -13V-2Q0 3 10 -2V-13z', 'red'),
    pen.line('M-10 -12L-5 0L0 -10L5 0L10 -12', 0.9),
    pen.shape(ellipse(0, -13, 10.4, 3.4), 'cream'),
    pen.rope('M-12 -22L-2 -14M12 -22L2 -14', 1.2, 'wood', 0.8),
  ],
  pipa: (pen) => [
    pen.line('M0 0C-5 4 5 8 0 13', 0.9),
    pen.shape('M-3 4L0 6.400L3 4V9L0 6.400L-3 9z', 'yellow', 0.8),
    pen.shape('M0 -26L10 -14L0 0L-10 -14z', 'red'),
    pen.shape('M0 -26L10 -14H0z', 'blue', 0.9),
    pen.shape('M0 0L-10 -14H0z', 'blue', 0.9),
  ],
  piao: (pen) => [
    pen.shape('M-9 -14C-9 -8 -2 -3 0 0C2 -3 9 -8 9 -14z', 'orange'),
    pen.shape('M-8.600 -12H8.600L6.400 -8H-6.400z', 'yellow', 0.9),
    pen.shape('M-9 -14Q0 -19 9 -14z', 'red', 1.1),
    pen.shape(box(-1.6, -22, 3.2, 5.4, 1), 'wood', 0.9),
  ],
  ursinho: (pen) => [
    pen.shape(circle(-5.4, -20.4, 2.8) + circle(5.4, -20.4, 2.8), 'brown', 1.1),
    pen.union(
      [ellipse(0, -6, 6.4, 6.4), circle(-6, -1.8, 2.8), circle(6, -1.8, 2.8), circle(-7, -8, 2.6), circle(7, -8, 2.6)],
      'brown',
      1.1,
    ),
    pen.shape(circle(0, -15.4, 6.8), 'brown'),
    pen.shape(ellipse(0, -13.4, 3, 2.2), 'cream', 0.8),
    pen.spot(-2.6, -17, 0.9),
    pen.spot(2.6, -17, 0.9),
    pen.spot(0, -14, 0.9),
  ],
  carrinho: (pen) => [
    pen.shape('M-14 -4V-9H-8L-5 -15H5L9 -9H14V-4z', 'red'),
    pen.shape('M-5.400 -9L-3.400 -13H0V-9z', 'sky', 0.9),
    pen.shape('M2 -9V-13H4L6 -9z', 'sky', 0.9),
    pen.shape(circle(-7.4, -3.6, 3.6) + circle(7.4, -3.6, 3.6), 'greyDark', 1),
  ],
  peteca: (pen) => [
    pen.shape('M-2 -6C-9 -12 -9 -20 -6 -24C-2 -20 -1 -12 0 -6z', 'yellow', 1),
    pen.shape('M2 -6C9 -12 9 -20 6 -24C2 -20 1 -12 0 -6z', 'green', 1),
    pen.shape('M0 -6C-3 -14 -2 -22 0 -26C2 -22 3 -14 0 -6z', 'red', 1),
    pen.shape(ellipse(0, -3.4, 5.6, 3.6), 'tan'),
  ],
  ovo: (pen) => [
    pen.shape('M0 -20C6 -20 9 -11 9 -7C9 -2 5 0 0 0C-5 0 -9 -2 -9 -7C-9 -11 -6 -20 0 -20z', 'purplePale'),
    pen.line('M-8.400 -10L-5.600 -7L-2.800 -10L0 -7L2.800 -10L5.600 -7L8.400 -10', 1, 'purple'),
    pen.shape(circle(-3, -14, 1.4) + circle(3, -14, 1.4) + circle(0, -3.4, 1.4), 'yellow', 0.7),
  ],
  cenoura: (pen) => [
    pen.shape('M0 -16C-5 -20 -5 -25 -3 -27C0 -25 0 -20 0 -16C0 -20 0 -25 3 -27C5 -25 5 -20 0 -16z', 'leaf', 1),
    pen.shape('M-5 -14C-3 -18 3 -18 5 -14C5 -8 2 -3 0 0C-2 -3 -5 -8 -5 -14z', 'orange'),
    pen.line('M-4 -11H-1M4 -8H1.400M-2.400 -6H0', 0.8),
  ],
  cesta: (pen) => [
    pen.rope('M-10 -10C-10 -25 10 -25 10 -10', 1.6, 'woodDark', 0.9),
    pen.shape('M-13 -12H13L10 0H-10z', 'woodPale'),
    pen.line('M-12 -8H12M-11 -4H11M-5 -12L-4 0M5 -12L4 0M0 -12V0', 0.8, 'brownDark'),
  ],
  cesto: (pen) => [
    pen.shape('M-10 -16C-13 -8 -11 -2 -8 0H8C11 -2 13 -8 10 -16z', 'straw'),
    pen.line('M-11.400 -8L-6 -3L0 -8L6 -3L11.400 -8M-11.400 -8L-6 -13L0 -8L6 -13L11.400 -8', 0.9, 'redDark'),
    pen.shape(ellipse(0, -16, 10, 3), 'strawDark', 1),
  ],
  panela: (pen) => [
    pen.shape('M-8 -15C-14 -10 -12 -1 -6 0H6C12 -1 14 -10 8 -15z', 'orange'),
    pen.line('M-11.600 -8L-8 -5L-4 -8L0 -5L4 -8L8 -5L11.600 -8', 0.9, 'brownDark'),
    pen.shape(ellipse(0, -15.4, 9, 2.8), 'brown', 1),
  ],
  cuia: (pen) => [
    pen.shape('M-11 -8C-11 3 11 3 11 -8z', 'capy'),
    pen.shape(ellipse(0, -8, 11, 3), 'brownDark', 1),
    pen.line('M-7 -2.600L-4 -4.600L0 -2L4 -4.600L7 -2.600', 0.8, 'cream'),
  ],
  tulipa: (pen) => [
    pen.rope('M0 0V-13', 1.2, 'leafDark', 0.8),
    pen.shape('M0 0C-7 -2 -9 -8 -8 -12C-4 -9 -1 -5 0 0C1 -5 4 -9 8 -12C9 -8 7 -2 0 0z', 'leaf', 1),
    pen.shape('M-6 -24L-3 -20L0 -25L3 -20L6 -24C7 -17 5 -13 0 -13C-5 -13 -7 -17 -6 -24z', 'pink'),
  ],
  folha: (pen) => [
    pen.shape('M0 0C-10 -4 -11 -14 0 -24C11 -14 10 -4 0 0z', 'orange'),
    pen.line('M0 2V-18M0 -5L-5 -9M0 -5L5 -9M0 -11L-4 -14M0 -11L4 -14', 0.9),
  ],
  xicara: (pen) => [
    pen.rope('M8 -11C15 -12 15 -4 7 -4', 1.6, 'teal', 0.9),
    pen.shape('M-9 -14H9C9 -5 7 0 3 0H-3C-7 0 -9 -5 -9 -14z', 'teal'),
    pen.shape(heart(0, -7.4, 2.8), 'white', 0.8),
  ],
  carta: (pen) => [
    pen.shape(box(-12, -16, 24, 16, 1), 'white'),
    pen.line('M-12 -15.600L0 -6L12 -15.600', 1),
    pen.shape(heart(0, -6, 2.6), 'red', 0.8),
  ],
  caju: (pen) => [
    pen.shape(
      'M-5.400 -5C-7.400 -1 -4 2.600 0.600 1.800C4.200 1.200 6.400 -1.600 4.800 -3.800C3.400 -5.400 1.200 -2.400 -1 -3.400C-2.600 -4.200 -3.600 -6.400 -5.400 -5z',
      'brown',
      1,
    ),
    pen.shape(
      'M-3.400 -21C-4.800 -16.600 -8.400 -13.600 -8 -9C-7.600 -5.400 -4 -4.200 0 -4.200C4 -4.200 7.600 -5.400 8 -9C8.400 -13.600 4.800 -16.600 3.400 -21C1.800 -22.400 -1.800 -22.400 -3.400 -21z',
      'red',
    ),
    pen.shade(
      'M2.600 -19C4 -16 6.800 -13 6.400 -9C6 -6.600 3.600 -5.400 1.400 -5.200C4 -8.600 4 -13 2.600 -19z',
      'orange',
      0.7,
    ),
    pen.line('M-3.800 -13.600q-1.600 2 -1.400 4.400', 0.8),
    pen.shape('M0.400 -22q3.600 -5.200 9 -3q-3 5 -9 3z', 'leaf', 0.9),
    pen.line('M0 -22q-0.400 -2.600 0.600 -4', 1),
  ],
  morango: (pen) => [
    pen.shape(
      'M0 0C-7 -3 -11 -10 -9 -15C-7 -18.600 -3 -18.600 0 -17C3 -18.600 7 -18.600 9 -15C11 -10 7 -3 0 0z',
      'red',
    ),
    pen.solid(
      points('-5,-12 0,-13 5,-12 -2.600,-8 2.600,-8 0,-4')
        .map(([x, y]) => ellipse(x, y, 0.5, 0.9))
        .join(''),
    ),
    pen.shape(
      'M0 -15C-4 -12.600 -8 -14 -9 -17C-6 -17.600 -4 -18 -2 -19.400L-1 -23H1.400L2 -19.400C4 -18 6 -17.600 9 -17C8 -14 4 -12.600 0 -15z',
      'leafDark',
      0.9,
    ),
  ],
  uva: (pen) => [
    pen.shape('M0 -18C5 -26 10 -22 8 -18z', 'leaf', 0.9),
    pen.line('M0 -17q0 -4 -2 -6', 1),
    points('-6,-15 0,-15.6 6,-15 -3,-10 3,-10 0,-4.6').map(([x, y]) => pen.shape(circle(x, y, 3.6), 'purple', 1)),
  ],
  bota: (pen) => [
    pen.shape('M-7 -20H3V-8C9 -7 12 -4 11 0H-7z', 'yellow'),
    pen.shape(box(-8, -22, 12, 4, 1.4), 'orange', 1),
    pen.line('M-7 -2.400H11', 0.9),
  ],
  cometa: (pen) => [
    pen.shape('M4 -12L26 -22L10 -8L22 -10L6 -2z', 'yellow', 1),
    pen.shape(circle(0, -6, 6.4), 'orange'),
    pen.line('M-3 -8q2 -2.400 4 -1', 0.9),
  ],
  disco: (pen) => [
    pen.shape('M-8 -8C-8 -18 8 -18 8 -8z', 'bluePale', 1),
    pen.shape(ellipse(0, -6, 16, 5.4), 'teal'),
    pen.shape(circle(-8, -5.4, 1.6) + circle(0, -4, 1.6) + circle(8, -5.4, 1.6), 'yellow', 0.7),
  ],
  satelite: (pen) => [
    pen.line('M-6 -10H6M0 -14V-20', 1.2),
    pen.shape(box(-18, -14, 11, 9, 1) + box(7, -14, 11, 9, 1), 'blue', 1),
    pen.line('M-14.300 -14V-5M-10.600 -14V-5M10.600 -14V-5M14.300 -14V-5', 0.7),
    pen.shape(box(-5, -15, 10, 11, 2), 'metal'),
    pen.shape(circle(0, -20.6, 1.8), 'red', 0.8),
  ],
  laco: (pen) => [
    pen.shape('M-2 -8L-6 1L-1 -1L0 -8zM2 -8L6 1L1 -1L0 -8z', 'pink', 1),
    pen.shape('M0 -10C-4 -17 -13 -17 -11 -9C-13 -3 -4 -3 0 -10C4 -3 13 -3 11 -9C13 -17 4 -17 0 -10z', 'pink'),
    pen.shape(circle(0, -9.6, 2.6), 'red', 0.9),
  ],
  cogumelo: (pen) => mushroom(pen, 0, 0, 1),
  pipoca: (pen) => popcorn(pen, 0, 0, 1),
  mochila: (pen) => backpack(pen, 0, 0, 1, 'red'),
  brigadeiro: (pen) => sweet(pen, 0, 0),
  balde: (pen) => bucket(pen, 0, 0, 1, 'blue'),
  bola: (pen) => stripedBall(pen, 0, 0, 9, 'orange', 'yellow'),
} satisfies Readonly<Record<string, (pen: Pen) => Drawing>>
