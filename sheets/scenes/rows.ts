/** Short forms of the rows of a scene. */
import type { Row } from './composer.ts'

/** A row of things on the ground; the pool is written with spaces. */
export const row = (pool: string, y: number, x: Row['x'], count: Row['count'], scale: number): Row => ({
  kind: 'row',
  pool: pool.split(' '),
  y,
  x,
  count,
  scale,
})

/** Things in the air or in the water: `y` is their middle. */
export const air = (pool: string, y: number, x: Row['x'], count: Row['count'], scale: number): Row => ({
  ...row(pool, y, x, count, scale),
  air: true,
})

/** Sun and clouds. */
export const SKY = [air('sun', 0.11, [0.02, 0.26], [1, 1, 1], 0.62), air('cloud', 0.1, [0.32, 0.98], [1, 2, 2], 0.55)]
