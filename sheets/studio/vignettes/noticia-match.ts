/** Vignettes of the news of a silent match. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { RUN } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { football } from '../scenes/football.ts'
import { cloud } from '../shapes/nature.ts'
import { adult, blindfold, onHead } from './people-parts.ts'
import { somebody, type Vignette } from './vignette.ts'

const CROWD: readonly CastName[] = ['bia', 'vovo', 'sofia', 'professora', 'gil', 'mae', 'iara', 'avo']

const HUSHED: Pose = {
  expr: 'inquieto',
  armL: { at: [-4, -38], z: 'front', hand: 'flat', dir: 150 },
  armR: { at: [4, -38], z: 'front', hand: 'flat', dir: -150 },
}

const player = (
  pen: Pen,
  who: CastName,
  x: number,
  foot: number,
  scale: number,
  pose: Pose,
  tone: 'amarelo' | 'vermelho',
  wear: Partial<Person>,
  number: string,
): Drawing => {
  const own = pen.scaled(scale)
  return somebody(
    pen,
    who,
    x,
    {
      pose,
      wear: {
        top: { tone: CLOTH[tone] },
        bottom: { tone: tone === 'amarelo' ? CLOTH.azul : CLOTH.branco, kind: 'shorts' },
        beard: false,
        ...wear,
      },
      extra: (near) => ({
        ...onHead(who, pose, blindfold)(near),
        torso: own.text((pose.hip?.[0] ?? 0) + 4, (pose.hip?.[1] ?? -38) - 7, number, 11),
      }),
    },
    foot,
    scale,
  )
}

const DRIBBLE: Pose = {
  turn: 34,
  hip: [0, -36],
  lean: 12,
  expr: 'firme',
  plain: true,
  armL: { at: [-18, -46], hand: 'open' },
  armR: { at: [24, -48], hand: 'open', z: 'back' },
  legL: { at: [-9, -6], toe: 26 },
  legR: { at: [11, -3] },
}

const MARKING: Pose = {
  turn: -30,
  hip: [0, -37],
  lean: -10,
  expr: 'firme',
  plain: true,
  armL: { at: [-24, -50], hand: 'open', z: 'front' },
  armR: { at: [20, -46], hand: 'open' },
  legL: { at: [-10, -3] },
  legR: { at: [10, -5], toe: 20 },
}

export const BLIND_FOOTBALL: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(-2, -2, 184, 66), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), 132, 10, 0.5),
    middle.shape(box(-2, 2, 118, 40), 'stone', 0.8),
    pen.line('M-2 10H116M-2 19H116', 0.6, 'stoneDark'),
    CROWD.map((who, i) => {
      const tall = ['vovo', 'professora', 'mae', 'avo'].includes(who)
      const pose: Pose = tall
        ? { ...HUSHED, armL: { at: [-5, -58], z: 'front', hand: 'flat', dir: 150 }, armR: [14, 6] }
        : i === 2
          ? { expr: 'inquieto' }
          : HUSHED
      return somebody(
        middle,
        who,
        9 + i * 14,
        { pose, wear: { frame: DETAILS.goldFrame } },
        36 - (i % 2) * 0.5,
        tall ? 0.35 : 0.42,
      )
    }),
    pen.shape(box(-2, 28, 184, 11), 'bluePale', 0.9),
    pen.line('M20 28v11M50 28v11M80 28v11M110 28v11M140 28v11M170 28v11', 0.6, 'blueDark'),
    pen.shape(box(-2, 39, 184, 25), 'grass', 0.9),
    pen.line('M-2 42H182M104 42Q92 51 100 64', 0.9, 'white'),
    adult(
      pen,
      'mae',
      148,
      {
        pose: {
          turn: -30,
          expr: 'cantar',
          armL: { at: [-15, -66], z: 'front', hand: 'flat', dir: 170 },
          armR: { at: [14, -52], hand: 'open' },
        },
        wear: { top: { tone: CLOTH.amarelo } },
      },
      54,
      0.46,
    ),
    pen.at(-6, 0, 1, (own) => [
      own.line(
        'M132 18L146 24M132 26L146 31M132 34L146 39M126 42L146 48M128 52L146 50M137 15V44M142 17V46',
        0.5,
        'grey',
      ),
      own.rope('M122 60V20L133 13V46', 2.2, 'white', 0.9),
      own.rope('M122 20L146 23V52L122 60M133 13L146 23', 1, 'greyPale', 0.5),
    ]),
    player(
      pen,
      'mestre',
      38,
      53,
      0.4,
      {
        ...RUN,
        turn: 32,
        hip: [0, -37],
        expr: 'firme',
        legL: { at: [-14, -12], toe: 40 },
        legR: { at: [10, -3] },
        armL: { at: [-16, -44] },
        armR: { at: [24, -54], hand: 'open', z: 'front' },
      },
      'vermelho',
      { hair: 'curto', skin: 's2' },
      '4',
    ),
    adult(
      pen,
      'vovo',
      107,
      {
        pose: {
          turn: -26,
          expr: 'firme',
          armL: { at: [-20, -40], hand: 'open' },
          armR: { at: [18, -40], hand: 'open' },
          legL: { at: [-9, -3] },
          legR: { at: [9, -3] },
        },
        wear: {
          skin: 's3',
          hair: 'curto',
          hairColour: 'preto',
          beard: false,
          aids: [],
          top: { tone: CLOTH.verde, kind: 'long' },
          bottom: { tone: CLOTH.marinho, kind: 'shorts' },
        },
      },
      54,
      0.43,
    ),
    player(pen, 'pai', 88, 56, 0.41, MARKING, 'vermelho', { hair: 'cachos' }, '5'),
    player(pen, 'mestre', 64, 60, 0.45, DRIBBLE, 'amarelo', {}, '7'),
    football(pen, 66, 60, 2.8),
    pen.line('M71 56q2 2 1.600 4.600M74 54q3 3 2.400 7.6', 0.8, 'orange'),
  ]
}
