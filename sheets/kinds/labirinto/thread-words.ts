/** Words on tangled threads, one letter a bead: a slip at a crossing never gives another word of the list. */
import type { Random } from '../../page/random.ts'
import type { ThreadScene } from './thread-places.ts'

/** Of five letters, as many as there are beads on a thread. */
const WORDS: Readonly<Record<ThreadScene, readonly string[]>> = {
  meadow:
    'PEDRA CARRO LIVRO PORTA FESTA BARCO CHUVA VENTO NUVEM CINCO TIGRE ZEBRA PANDA COBRA MILHO JARRO FOLHA CAMPO MUNDO PAPEL TARDE CORDA BRISA GRAMA CALOR SINOS'.split(
      ' ',
    ),
  quay: 'PEIXE BARCO PRAIA AREIA CORAL PORTO NAVIO POLVO PESCA ANZOL FAROL LAGOA CANOA PONTE NADAR PEDRA LINHA BALSA REMAR VENTO MORSA CORDA ONDAS ILHAS ALGAS SIRIS'.split(
    ' ',
  ),
  garden:
    'FOLHA NINHO GALHO TERRA PEDRA MUSGO CHUVA COBRA ARARA GRILO PLUMA FRUTA AMORA PINHA LAGOA CAMPO BROTO POMAR BICHO LENHA VESPA TRIGO LARVA'.split(
      ' ',
    ),
}
const LETTERS = 5
/** Of the same letter side by side at one height: it must show a slip. */
const MOST_SAME = 2

/** The words that come out where the eye slips from one thread to another. */
export const slipsOf = (words: readonly string[]): string[] =>
  words.flatMap((one) =>
    words
      .filter((other) => other !== one)
      .flatMap((other) =>
        Array.from({ length: LETTERS - 1 }, (_, i) => one.slice(0, i + 1) + other.slice(i + 1)).filter(
          (slip) => slip !== one && slip !== other,
        ),
      ),
  )

const KNOWN = new Set(Object.values(WORDS).flat())

function isClear(words: readonly string[]): boolean {
  const rows = Array.from({ length: LETTERS }, (_, i) => words.map((word) => word[i]))
  const mixed = rows.every((row) => row.every((letter) => row.filter((one) => one === letter).length <= MOST_SAME))
  return mixed && slipsOf(words).every((slip) => !KNOWN.has(slip))
}

/** Words of a page, others on each page of a sheet as long as they last. */
export function pageWords(scene: ThreadScene, threads: number, index: number, sheet: Random): string[] {
  const random = sheet.fork('words')
  const all = WORDS[scene]
  let used: string[] = []
  for (let page = 0; ; page++) {
    if (all.length - used.length < 2 * threads) used = []
    const left = all.filter((word) => !used.includes(word))
    let words = random.sample(left, threads)
    for (let tries = 0; !isClear(words) && tries < 2000; tries++) words = random.sample(left, threads)
    if (page === index) return words
    used = [...used, ...words]
  }
}
