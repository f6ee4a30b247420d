// Loaded before the product (`node --import`): shifts its clock ahead by the milliseconds in the file.
import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env.CLOCK_AHEAD_FILE ?? ''
const LOOK_EVERY_MS = 100
let ahead = 0
let lookedAt = Number.NEGATIVE_INFINITY

function now(): number {
  const real = RealDate.now()
  if (real - lookedAt >= LOOK_EVERY_MS) {
    lookedAt = real
    ahead = Number(readFileSync(file, 'utf8'))
  }
  return real + ahead
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
