/** Prints a plain line for the operator on standard output, beside the structured log. */
export function say(line: string): void {
  process.stdout.write(`${barIsOpen ? '\n' : ''}${line}\n`)
  barIsOpen = false
}

/** True while the terminal's last line is a progress bar: the next line begins below it. */
let barIsOpen = false

const BAR_WIDTH = 30

/**
 * A progress bar: redrawn in place on a terminal (below lines printed meanwhile), one line at each tenth elsewhere.
 * @returns called with the finished count and the total
 */
export function progressBar(label: string, out: NodeJS.WriteStream = process.stdout) {
  let lastTenth = -1
  return (done: number, total: number) => {
    const share = total === 0 ? 1 : done / total
    const filled = Math.round(share * BAR_WIDTH)
    const line = `${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}`
    if (out.isTTY) {
      out.write(`\r${line}${done >= total ? '\n' : ''}`)
      barIsOpen = done < total
    }
    if (!out.isTTY && Math.floor(share * 10) > lastTenth) out.write(`${line}\n`)
    lastTenth = Math.floor(share * 10)
  }
}
