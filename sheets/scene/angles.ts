/** Sines and powers of sheets. Engines differ in the last digits of Math.sin and its like: these are the same in all of them. */

const steady = (n: number) => Math.round(n * 1e12) / 1e12

/** Of an angle in radians. */
export const sin = (angle: number): number => steady(Math.sin(angle))
export const cos = (angle: number): number => steady(Math.cos(angle))

export const power = (base: number, exponent: number): number => steady(base ** exponent)
