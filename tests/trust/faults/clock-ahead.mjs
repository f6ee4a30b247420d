// Loaded before the product by the case about clocks: whatever asks for the time gets it shifted by what the file says
// that CLOCK_SHIFT_FILE names, in milliseconds. Read again four times a second; timers and `performance` go on undisturbed.
import { readFileSync, watchFile } from 'node:fs'

const file = process.env.CLOCK_SHIFT_FILE ?? ''
const Real = Date
let shift = 0
const read = () => {
  shift = Number(readFileSync(file, 'utf8'))
}
read()
watchFile(file, { interval: 250, persistent: false }, read)

globalThis.Date = class ShiftedDate extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift)
    else super(...given)
  }

  static now() {
    return Real.now() + shift
  }
}
