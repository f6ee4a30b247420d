import { expect, test } from 'vitest'
import { unwantedIn } from '../../../sheets/kinds/alfabetizacao/letter-grid.ts'
import { loadKind } from '../../../sheets/kinds/loaders.ts'
import { faultsOf } from '../../../sheets/kinds/own/faults.ts'
import dividedByHand from '../../../sheets/pictures/records/divided-by-hand.json' with { type: 'json' }
import { textsOf } from '../../../sheets/scene/marks.ts'
import type { LetterStyle, Level, ScenePage } from '../../../sheets/scene/scene.ts'
import { drawVariant } from '../../../sheets/variants/draw-variant.ts'
import { choicesFor, firstChoices, NOTHING_TYPED, readDraft, sourceOf, type Typed } from './draft.rules.ts'
import type { CreationKind } from './kind.rules.ts'
import { CREATION_KINDS } from './kinds.rules.ts'

/** Words known to children. */
const WORDS = Object.keys(dividedByHand)

/** Common first names of Brazil, in their usual spellings. */
const NAMES = `
  Maria, José, Ana, João, Antônio, Francisco, Carlos, Paulo, Pedro, Lucas, Luiz, Marcos, Luís, Gabriel, Rafael,
  Daniel, Marcelo, Bruno, Eduardo, Felipe, Raimundo, Rodrigo, Manoel, Mateus, André, Fernando, Fábio, Leonardo,
  Gustavo, Guilherme, Leandro, Tiago, Anderson, Ricardo, Márcio, Jorge, Alexandre, Roberto, Edson, Diego, Vítor,
  Sérgio, Cláudio, Matheus, Thiago, Geraldo, Adriano, Luciano, Júlio, Renato, Alex, Vinícius, Rogério, Samuel,
  Ronaldo, Mário, Flávio, Igor, Douglas, Davi, Manuel, Jeferson, Cícero, Victor, Miguel, Robson, Mauro, Danilo,
  Henrique, Caio, Reginaldo, Joaquim, Benedito, Gilberto, Marco, Alan, Nélson, Cristiano, Elias, Wilson, Valdir,
  Emerson, Luan, David, Renan, Severino, Fabrício, Mauricio, Jonas, Gilmar, Jean, Fabiano, Wesley, Diogo,
  Adilson, Jair, Alessandro, Everton, Osvaldo, Gílson, Adriana, Juliana, Márcia, Fernanda, Patrícia, Aline,
  Sandra, Camila, Amanda, Bruna, Jéssica, Letícia, Júlia, Luciana, Vanessa, Mariana, Gabriela, Vera, Vitória,
  Larissa, Cláudia, Beatriz, Rita, Luana, Sônia, Renata, Eliane, Josefa, Simone, Natália, Cristiane, Carla,
  Débora, Rosângela, Jaqueline, Rosa, Daniela, Aparecida, Marlene, Terezinha, Raimunda, Andréia, Fabiana, Lúcia,
  Raquel, Ângela, Rafaela, Joana, Luzia, Elaine, Daiane, Alice, Lorena, Bianca, Tatiane, Sara, Isabela, Eduarda,
  Francisca, Tereza, Regina, Priscila, Thaís, Marina, Isabel, Antônia, Cristina, Sabrina, Kátia, Michele, Helena,
  Laura, Mônica, Rosana, Carolina, Silvana, Rayssa, Viviane, Yasmin, Érica, Tainá, Ivone, Eliana, Karina,
  Solange, Lívia, Nathália, Neusa, Roberta, Lara, Bárbara, Elisângela, Valéria, Teresa, Ingrid, Milena, Cecília,
  Clara, Manuela, Sophia, Sofia, Valentina, Heloísa, Lorenzo, Enzo, Arthur, Heitor, Bernardo, Théo, Benjamin,
  Nicolas, Bento, Isaac, Noah, Ravi, Gael, Anthony, Benício, Caleb, Otávio, Murilo, Bryan, Vicente, Emanuel,
  Calebe, Ryan, Levi, Enrico, Erick, Augusto, Breno, Kauã, Kaique, Yuri, Ian, Raul, Ruan, Francine, Maitê,
  Antonella, Liz, Isadora, Lavínia, Melissa, Esther, Agatha, Ayla, Elisa, Luna, Pietra, Nicole, Emanuelly,
  Rebeca, Marcela, Stella, Olívia, Malu, Catarina, Maya, Aurora, Eloá, Mirella, Allana, Alícia, Giovanna,
  Giovana, Evelyn, Stefany, Pamela, Ágata, Iara, Jacira, Ubirajara, Moacir, Iracema, Jurema, Potira, Tamires,
  Dandara, Zumbi, Ana Luísa, Maria Eduarda, Ana Clara, Maria Clara, Joaquina, Conceição, Assunção, Anunciação,
  Socorro, Glória, Piedade, Graça, Dores, Sebastião, Expedito, Damião, Cosme, Inácio, Ígor, Washington
`
  .trim()
  .split(/,\s+/)

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const LETTERS: readonly LetterStyle[] = ['bastao', 'imprensa', 'cursiva']

/** Draws typed text as the page does; levels and letters take turns. */
async function drawTyped(kind: CreationKind, typed: Partial<Typed>, turn: number) {
  const first = firstChoices(kind)
  const has = (field: 'level' | 'letters') => kind.fields.includes(field)
  const level = has('level') ? LEVELS[turn % LEVELS.length] : undefined
  const letters = has('letters') ? LETTERS[turn % LETTERS.length] : undefined
  const choices = { ...first.choices, seed: turn + 1, ...(level && { level }), ...(letters && { letters }) }
  const chosen = { ...first, choices }
  const read = readDraft(kind, { ...NOTHING_TYPED, ...typed }, chosen)
  if (!read.own) return { ...read, drawn: null }
  const source = sourceOf(kind, read.own, chosen)
  return {
    ...read,
    drawn: drawVariant(await loadKind(kind.id, kind.category), source, choicesFor(kind, read.own, chosen)),
  }
}

const plain = (word: string) =>
  word
    .toLocaleLowerCase('pt-BR')
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
const reads = (word: string, part: string) => word.includes(part) || [...word].reverse().join('').includes(part)

const faults = ({ pages, answers }: { pages: readonly ScenePage[]; answers: readonly ScenePage[] }) =>
  faultsOf({ pages, answerKeys: answers })

/** The rows of single letters, as in a word search. */
function gridOf({ marks }: ScenePage): string[][] {
  const letters = textsOf(marks).filter((text) => /^[A-Z]$/.test(text))
  const size = Math.round(Math.sqrt(letters.length))
  return Array.from({ length: size }, (_, y) => letters.slice(y * size, (y + 1) * size))
}

const ofWords = CREATION_KINDS.filter(({ words }) => words && !words.names).map((kind) => [kind.id, kind] as const)

test.each(ofWords)(
  '%s takes 560 words',
  async (id, kind) => {
    const { most, least } = kind.words ?? { most: 0, least: 0 }
    const waiting = [...WORDS]
    const taken = new Set<string>()
    const refused = new Set<string>()
    for (let turn = 0; waiting.length > 0; turn++) {
      // Lists of every allowed length; a word that does not fit is repeated in a later list.
      const asked = waiting.splice(0, least + (turn % (most - least + 1)))
      // Earlier words fill a short list.
      const filling = [...taken].slice(0, Math.max(0, least - asked.length))
      const { words, problems, wronglyDivided, drawn } = await drawTyped(
        kind,
        { words: [...asked, ...filling].join('\n') },
        turn,
      )
      expect(wronglyDivided).toEqual([])
      const left = asked.filter((word) => !words.some(({ text }) => text === word))
      if (left.length > 0) expect(problems.words?.join(), `${id} ${asked}`).toMatch(/./)
      for (const word of left) {
        const isHeld = problems.words?.some((problem) => problem.includes(word) && /dentro/.test(problem))
        if (isHeld && asked.length > 1) waiting.push(word)
        else refused.add(word)
      }
      if (!drawn) {
        // Too few left for a sheet.
        waiting.push(...words.map(({ text }) => text).filter((text) => asked.includes(text)))
        continue
      }
      expect(faults(drawn), `${id} ${words.map(({ text }) => text)}`).toEqual([])
      const [page] = drawn.pages
      if (id === 'caca-palavras-proprio' && page) {
        const hidden = words.map(({ text }) => plain(text))
        const byChance = unwantedIn(gridOf(page)).filter((one) => !hidden.some((word) => reads(word, plain(one))))
        expect(byChance, `${asked}`).toEqual([])
      }
      for (const { text } of words) taken.add(text)
    }
    // Only the form's refusals are missing: short words and words of one syllable.
    expect(taken.size + refused.size).toBe(WORDS.length)
    expect(refused.size).toBeLessThan(kind.words?.syllables ? 60 : kind.words && kind.words.letters > 2 ? 5 : 1)
  },
  60_000,
)

const ofNames = CREATION_KINDS.filter(({ fields, words }) => fields.includes('name') || words?.names).map(
  (kind) => [kind.id, kind] as const,
)

test.each(ofNames)(
  '%s takes 300 common names',
  async (_, kind) => {
    expect(new Set(NAMES).size).toBe(300)
    const step = kind.words?.names ? kind.words.most : 1
    for (let at = 0; at < NAMES.length; at += step) {
      const names = NAMES.slice(at, at + step)
      const typed = kind.words?.names ? { words: names.join('\n') } : { name: names[0] ?? '' }
      for (const turn of LETTERS.keys()) {
        const { problems, drawn } = await drawTyped(kind, typed, at / step + turn)
        expect(Object.values(problems).flat(), names.join()).toEqual([])
        expect(drawn && faults(drawn), names.join()).toEqual([])
      }
    }
  },
  60_000,
)
