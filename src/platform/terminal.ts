/** What an operator reads in the terminal: plain lines on standard output, beside the structured log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const BAR_WIDTH = 30

/**
 * A progress bar: redrawn in place on a terminal, one line at each tenth elsewhere.
 * @returns called with what is done and the total
 */
export function progressBar(label: string, out: NodeJS.WriteStream = process.stdout) {
  let lastTenth = -1
  return (done: number, total: number) => {
    const share = total === 0 ? 1 : done / total
    const filled = Math.round(share * BAR_WIDTH)
    const line = `${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}`
    if (out.isTTY) out.write(`\r${line}${done >= total ? '\n' : ''}`)
    else if (Math.floor(share * 10) > lastTenth) out.write(`${line}\n`)
    lastTenth = Math.floor(share * 10)
  }
}
