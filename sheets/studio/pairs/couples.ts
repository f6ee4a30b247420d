/** Men and women, animals of both sexes, by their names: each is on y = 0 and is about 60 mm high. */
import { person, type Standing } from '../cast/cast.ts'
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH, DETAILS } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, disc } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { horse } from '../shapes/farm.ts'
import { lion } from '../shapes/wild.ts'

/** Adults among the children of the cast: all pictures have one height. */
const [ADULT, ELDER] = [0.72, 0.8]

const standing =
  (who: CastName, scale: number, look: Standing) =>
  (pen: Pen): Drawing =>
    person(pen, who, 0, 0, scale, look)

const cape = (near: FigurePen) =>
  near.shape('M-7,-38C-17,-28 -18,-14 -17,-4Q0,0 17,-4C18,-14 17,-28 7,-38Z', CLOTH.vermelho)

const crown = (near: FigurePen): Drawing => [
  near.shape('M-10,-55.6L-12.6,-65.6L-6.2,-61.2L0,-68L6.2,-61.2L12.6,-65.6L10,-55.6Q0,-53 -10,-55.6Z', CLOTH.amarelo),
  near.detail(disc(0, -58.8, 1.8), CLOTH.vermelho),
]

const tiara = (near: FigurePen): Drawing => [
  near.shape(
    'M-8.6,-56.4Q-4,-59.6 -3.6,-61.4Q0,-63 0,-66Q0,-63 3.600,-61.4Q4,-59.6 8.6,-56.4Q0,-59 -8.6,-56.4Z',
    CLOTH.amarelo,
  ),
  near.detail(disc(0, -61.2, 1.3), CLOTH.rosa),
]

const belt = (near: FigurePen): Drawing => [
  near.shape(box(-6.9, -24.4, 13.8, 3.2, 0.6), CLOTH.madeira, near.inner),
  near.detail(box(-1.9, -25, 3.8, 4.4, 0.6), CLOTH.amarelo),
]

/** The lower half of a gown, from the waist to the ground. */
const gown = (near: FigurePen): Drawing => [
  near.shape('M-6,-27C-9,-19 -14,-9 -16,-1.6Q0,2.6 16,-1.6C14,-9 9,-19 6,-27Q0,-25 -6,-27Z', CLOTH.rosa),
  near.ink(
    'M-15,-5.6Q-10,-2 -7.6,-4.6Q-4,-.6 0,-3.4Q4,-.6 7.6,-4.6Q10,-2 15,-5.6M-3,-23Q-6,-14 -6.600,-6M3,-23Q6,-14 6.6,-6',
  ),
]

/** A board on legs behind a teacher. */
const blackboard = (near: FigurePen): Drawing => [
  near.ink('M2,-34L-2,-1M30,-34L34,-1', near.outer * 1.4),
  near.shape(box(-2, -62, 40, 34, 1.5), CLOTH.madeira),
  near.shape(box(1, -59, 34, 28, 0.6), near.inLine ? CLOTH.branco : CLOTH.verde, near.inner),
  near.ink('M20,-36L25,-52L30,-36M22,-41.4H28', near.inner * 1.3),
]

const book = (near: FigurePen): Drawing => [
  near.shape('M0,-35.4Q-6,-39 -13,-37V-24Q-6,-26 0,-22.600Q6,-26 13,-24V-37Q6,-39 0,-35.4Z', CLOTH.coral),
  near.ink('M0,-35.4V-22.6'),
]

const palette = (near: FigurePen): Drawing => [
  near.shape('M-24,-30C-26,-39 -12,-42 -8,-34C-7,-31 -10,-31 -9.6,-28C-9,-23 -22,-22 -24,-30Z', CLOTH.madeira),
  near.detail(disc(-20, -32, 1.7), CLOTH.vermelho),
  near.detail(disc(-16, -35.6, 1.7), CLOTH.amarelo),
  near.detail(disc(-19, -27.6, 1.7), CLOTH.azul),
]

const brush = (near: FigurePen): Drawing => [
  near.rope('M15,-36L19,-50', CLOTH.madeira, 1.2),
  near.shape('M17.2,-50.4L21,-49.4Q22.4,-54 20.6,-57.600Q17.6,-55 17.2,-50.4Z', CLOTH.azul, near.inner),
]

const beret = (near: FigurePen): Drawing => [
  near.ink('M2,-63.6L3,-67', near.outer * 1.3),
  near.shape('M-11,-55C-17,-62 -6,-66 3,-64.600C13,-63 16,-57 11,-53.6Q0,-57.6 -11,-55Z', CLOTH.vermelho),
]

const cookHat = (near: FigurePen): Drawing => [
  near.shape(
    'M-9.6,-56L-10.6,-61C-17,-63 -14,-71 -8,-69C-6,-75 6,-75 8,-69C14,-71 17,-63 10.6,-61L9.6,-56Z',
    CLOTH.branco,
  ),
  near.shape(box(-10.4, -58.4, 20.8, 4.6, 1), CLOTH.branco),
]

const pot = (near: FigurePen): Drawing => [
  near.shape(box(-11, -27, 22, 12, 3), CLOTH.cinza),
  near.shape(box(-12.6, -29, 25.2, 3.4, 1.4), CLOTH.cinza),
  near.shape(disc(0, -30.4, 1.5), CLOTH.vermelho, near.inner),
]

/** Round the neck, its end on the chest. */
const stethoscope = (near: FigurePen): Drawing => [
  near.ink('M-5,-38C-6,-28 -1,-27 0,-26C1,-27 6,-28 5,-38M0,-26V-23', near.inner * 1.7),
  near.shape(disc(0, -21, 2.3), CLOTH.cinza, near.inner),
]

const coat = (near: FigurePen): Drawing => near.ink('M0,-37V-18M-4.400,-21.4h-2.6M4.4,-21.4h2.6')

const cane = (near: FigurePen): Drawing => near.rope('M22,0V-36Q22,-42 17,-42Q13.5,-42 13,-38', CLOTH.madeira, 2.2)

const bag = (near: FigurePen): Drawing => [
  near.ink('M18.500,-33Q21.6,-40 24.700,-33', near.outer * 1.3),
  near.shape(box(13, -33, 17, 13, 2), CLOTH.coral),
]

const PAINTING: Pose = {
  expr: 'alegre',
  plain: true,
  armL: { at: [-12.4, -29], z: 'front', dir: 240, hand: 'fist' },
  armR: { at: [15, -35], z: 'front', dir: 160, hand: 'fist' },
}

const painter = (who: CastName, hair?: Standing['wear']) =>
  standing(who, 1, {
    pose: PAINTING,
    wear: { top: { tone: CLOTH.branco, kind: 'long' }, bottom: { tone: CLOTH.jeans, kind: 'pants' }, ...hair },
    extra: (near) => ({ head: [beret(near), palette(near), brush(near)] }),
  })

const cook = (who: CastName, hair?: Standing['wear']) =>
  standing(who, 1, {
    pose: { ...HOLD, armL: { at: [-11, -23], z: 'front', dir: 60 }, armR: { at: [11, -23], z: 'front', dir: -60 } },
    wear: { top: { tone: CLOTH.branco, kind: 'long' }, bottom: { tone: CLOTH.marinho, kind: 'pants' }, ...hair },
    extra: (near) => ({ head: [cookHat(near), pot(near)] }),
  })

const doctor = (who: CastName, hair?: Standing['wear']) =>
  standing(who, 1, {
    pose: WAVE,
    wear: { top: { tone: CLOTH.branco, kind: 'long' }, bottom: { tone: CLOTH.agua, kind: 'pants' }, ...hair },
    extra: (near) => ({ torso: coat(near), armMid: stethoscope(near) }),
  })

const teacher = (who: CastName, wear: Standing['wear']) =>
  standing(who, 1, {
    pose: HOLD,
    wear,
    extra: (near) => ({ behind: blackboard(near), head: book(near) }),
  })

const CARRY: Pose = { expr: 'alegre', armR: { at: [21.6, -40], hand: 'fist', z: 'mid' } }

/** Names that mean one sex alone, with their pictures. */
export const COUPLES: Readonly<Record<string, (pen: Pen) => Drawing>> = {
  leão: (pen) => lion(pen, 0, 0, 1.2, true),
  leoa: (pen) => lion(pen, 0, 0, 1.2, false),
  cavalo: (pen) => horse(pen, 0, 0, 1),
  égua: (pen) => [
    horse(pen, 4, 0, 1, { coat: 'tan', mane: 'brown' }),
    horse(pen, -20, 3, 0.45, { coat: 'tan', mane: 'brown' }, { flip: true }),
  ],
  príncipe: standing('caio', 1, {
    pose: WAVE,
    wear: {
      aids: [],
      top: { tone: CLOTH.azul, kind: 'long' },
      bottom: { tone: CLOTH.branco, kind: 'pants' },
      shoes: CLOTH.madeira,
    },
    extra: (near) => ({ behind: cape(near), torso: belt(near), top: crown(near) }),
  }),
  princesa: standing('nina', 1, {
    pose: WAVE_LEFT,
    wear: { top: { tone: CLOTH.rosa, kind: 'short' }, bottom: { tone: CLOTH.rosa, kind: 'skirt' }, shoes: CLOTH.rosa },
    extra: (near) => ({ torso: gown(near), top: tiara(near) }),
  }),
  homem: standing('pai', ADULT, {
    pose: { expr: 'alegre', armR: { at: [23, -60], hand: 'open', dir: 170, thumb: -1 } },
    wear: { beard: false, top: { tone: CLOTH.azul, kind: 'long' } },
  }),
  mulher: standing('mae', ADULT, { pose: CARRY, extra: (near) => ({ armBack: bag(near) }) }),
  professor: teacher('theo', {
    hair: 'curto',
    aids: ['glasses'],
    frame: DETAILS.redFrame,
    top: { tone: CLOTH.lilas, kind: 'long' },
  }),
  professora: teacher('malu', { aids: ['glasses', 'hearing-aid'], frame: DETAILS.redFrame }),
  pintor: painter('gil', { hair: 'curto' }),
  pintora: painter('sofia', { hair: 'chanel' }),
  médico: doctor('davi', { hair: 'curto' }),
  médica: doctor('bia'),
  cozinheiro: cook('caio'),
  cozinheira: cook('yumi'),
  menino: standing('gil', 1, { pose: WAVE }),
  menina: standing('sofia', 1, { pose: WAVE_LEFT }),
  vovô: standing('vovo', ELDER, {
    pose: { expr: 'alegre', armR: { at: [17.4, -42], hand: 'fist', z: 'front', dir: 120 } },
    extra: (near) => ({ head: cane(near) }),
  }),
  vovó: standing('avo', ELDER, { pose: { expr: 'alegre' } }),
}
